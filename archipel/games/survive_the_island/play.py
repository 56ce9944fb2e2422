"""Playing a legal move: what it does, and what comes next."""

from __future__ import annotations

from archipel.games.survive_the_island.creatures import push, push_creature
from archipel.games.survive_the_island.encounters import allow, move_creature, repel
from archipel.games.survive_the_island.facts import NONE, Back
from archipel.games.survive_the_island.island import (
    discard,
    go_aboard,
    is_swimming,
    leave,
    subject_of,
    target_of,
    verb_of,
)
from archipel.games.survive_the_island.movement import go, land, sail
from archipel.games.survive_the_island.moves import Verb
from archipel.games.survive_the_island.powers import play_dive, play_dolphin, play_paddles, play_repellent
from archipel.games.survive_the_island.setup import place, place_raft
from archipel.games.survive_the_island.sinking import bring_chosen, reveal, sink
from archipel.games.survive_the_island.state import Phase, State
from archipel.games.survive_the_island.turn import (
    begin_creature,
    begin_sinking,
    next_placing,
    next_raft,
    play_die,
    proceed,
)
from archipel.rules import rule


@rule
def play(s: State, move: int) -> None:
    """Play a legal move of the actor."""
    verb, subject, target = verb_of(move), subject_of(move), target_of(move)
    match s.phase:
        case Phase.PLACE_ADVENTURERS:
            place(s, subject, target)
            next_placing(s, s.turn + 1)
        case Phase.PLACE_RAFTS:
            place_raft(s, target)
            next_raft(s, s.turn + 1)
        case Phase.ACT:
            act(s, verb, subject, target)
        case Phase.SINK:
            sink(s, target)
            s.phase = Phase.REVEAL
        case Phase.ROLL:
            begin_creature(s, subject)
        case _:
            # an answered question leaves the stack, and a push may come in its place
            answered = s.phase == Phase.REPEL or s.phase == Phase.BRING
            old = s.depth - 1 if answered else s.depth
            settle(s, verb, subject, target)
            proceed(s, old)


@rule
def act(s: State, verb: int, subject: int, target: int) -> None:
    """SI-4.1: a move, a power, or the end of both."""
    if verb == Verb.END:
        begin_sinking(s)
    elif verb == Verb.PLAY_CREATURE_DIE:
        discard(s, s.turn, Back.CREATURE_DIE)
        play_die(s)
    elif verb <= Verb.SAIL:
        spend_move(s, verb, subject, target)
        proceed(s, s.depth)
    else:
        use_power(s, verb, subject, target)
        proceed(s, s.depth)


@rule
def spend_move(s: State, verb: int, subject: int, target: int) -> None:
    """Section 5: one of the three moves."""
    s.moves_left -= 1
    if verb == Verb.SAIL:
        sail(s, subject, target)
        return
    if verb == Verb.SWIM or is_swimming(s, subject):
        s.swum[subject] = True
    if verb == Verb.LAND:
        land(s, subject, target)
    else:
        go(s, subject, target)


@rule
def use_power(s: State, verb: int, subject: int, target: int) -> None:
    """Section 6: a power that takes effect at once."""
    match verb:
        case Verb.PLAY_PADDLES:
            play_paddles(s, subject, target)
        case Verb.PLAY_DOLPHIN:
            play_dolphin(s, subject, target)
        case Verb.PLAY_DIVE_SERPENT | Verb.PLAY_DIVE_SHARK | Verb.PLAY_DIVE_KAIJU:
            play_dive(s, verb - Verb.PLAY_DIVE_SERPENT, subject, target)
        case Verb.PLAY_REPELLENT:
            play_repellent(s, target)


@rule
def settle(s: State, verb: int, subject: int, target: int) -> None:
    """Sections 7 and 8: what is decided or drawn on the way."""
    match verb:
        case Verb.REVEAL:
            reveal(s, subject)
        case Verb.BRING:
            bring_chosen(s, target)
        case Verb.SERPENT | Verb.SHARK | Verb.KAIJU:
            s.die = NONE
            move_creature(s, verb - Verb.SERPENT, subject, target)
        case Verb.ABOARD:
            cell = s.place[subject]
            leave(s, subject)
            go_aboard(s, subject, cell)
        case Verb.REPEL:
            repel(s)
        case Verb.ALLOW:
            allow(s)
        case Verb.PUSH:
            push(s, subject, target)
        case Verb.PUSH_SERPENT | Verb.PUSH_SHARK | Verb.PUSH_KAIJU:
            push_creature(s, verb - Verb.PUSH_SERPENT, target)
