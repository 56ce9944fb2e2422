"""Playing a legal move: what it does, and what comes next."""

from __future__ import annotations

from archipel.games.the_island.creatures import allow, repel, strike, threaten
from archipel.games.the_island.facts import Back
from archipel.games.the_island.hand import play_dolphin, play_move_creature, play_wind
from archipel.games.the_island.island import any_tile_left, subject_of, target_of, verb_of
from archipel.games.the_island.movement import board, dive, land, sail, swim, walk
from archipel.games.the_island.moves import Verb
from archipel.games.the_island.setup import place, place_boat
from archipel.games.the_island.sinking import must_choose_crew, reveal, sink, take_aboard, volcano_ends_it
from archipel.games.the_island.state import Phase, State
from archipel.games.the_island.turn import (
    begin_creature,
    begin_moving,
    begin_rolling,
    begin_sinking,
    end_turn,
    finish,
    next_boat,
    next_placing,
    nobody_left,
    spend_move,
)
from archipel.rules import rule


@rule
def play(s: State, move: int) -> None:
    """Play a legal move of the actor."""
    verb, subject, target = verb_of(move), subject_of(move), target_of(move)
    match s.phase:
        case Phase.PLACE_EXPLORERS:
            place(s, subject, target)
            next_placing(s, s.turn + 1)
        case Phase.PLACE_BOATS:
            place_boat(s, target)
            next_boat(s, s.turn + 1)
        case Phase.TILE:
            play_tile(s, verb, subject, target)
        case Phase.MOVE:
            play_move(s, verb, subject, target)
        case Phase.SINK:
            play_sink(s, target)
        case Phase.REVEAL:
            play_reveal(s, subject)
        case Phase.ABOARD:
            take_aboard(s, subject)
            if not must_choose_crew(s):
                begin_rolling(s)
        case Phase.ROLL:
            begin_creature(s, subject)
        case Phase.CREATURE:
            play_creature(s, verb, subject, target)
        case Phase.DEFEND:
            play_defence(s, verb)


@rule
def play_tile(s: State, verb: int, subject: int, target: int) -> None:
    """TI-4.1: at most one tile, then the moves."""
    match verb:
        case Verb.PLAY_DOLPHIN:
            play_dolphin(s, subject, target)
        case Verb.PLAY_WIND:
            play_wind(s, subject, target)
        case Verb.PLAY_MOVE_SERPENT | Verb.PLAY_MOVE_SHARK | Verb.PLAY_MOVE_WHALE:
            play_move_creature(s, verb - Verb.PLAY_MOVE_SERPENT, subject, target)
    if nobody_left(s):
        finish(s)
    else:
        begin_moving(s)


@rule
def play_move(s: State, verb: int, subject: int, target: int) -> None:
    """TI-4.2: one of the three moves, or the end of them."""
    match verb:
        case Verb.WALK:
            walk(s, subject, target)
        case Verb.BOARD:
            board(s, subject, target)
        case Verb.SWIM:
            swim(s, subject, target)
        case Verb.DIVE:
            dive(s, subject)
        case Verb.LAND:
            land(s, subject, target)
        case Verb.SAIL:
            sail(s, subject, target)
    if nobody_left(s):
        finish(s)
    elif verb == Verb.END:
        begin_sinking(s)
    else:
        spend_move(s)


@rule
def play_sink(s: State, cell: int) -> None:
    """TI-6.1; TI-8.5: Atlantis is drowned the moment the last tile is taken."""
    sink(s, cell)
    if s.atlantis_drowned and not any_tile_left(s):
        finish(s)
    else:
        s.phase = Phase.REVEAL


@rule
def play_reveal(s: State, back: int) -> None:
    """TI-6.2, TI-6.7: the back takes effect, and the volcano may end the game."""
    reveal(s, back)
    if (back == Back.VOLCANO and volcano_ends_it(s)) or nobody_left(s):
        finish(s)
    elif must_choose_crew(s):
        s.phase = Phase.ABOARD
    else:
        begin_rolling(s)


@rule
def play_creature(s: State, verb: int, cell: int, to: int) -> None:
    """TI-6.8: a creature sets out, and strikes unless somebody is asked first; or all stay."""
    if verb == Verb.STAY:
        end_turn(s)
        return
    threaten(s, cell, to)
    if s.asked_count > 0:
        s.phase = Phase.DEFEND
    else:
        strike_and_go_on(s)


@rule
def play_defence(s: State, verb: int) -> None:
    """TI-6.10: the first to repel settles it; when all have allowed it the creature strikes."""
    if verb == Verb.REPEL:
        repel(s)
        end_turn(s)
        return
    allow(s)
    if s.asked_count == 0:
        strike_and_go_on(s)


@rule
def strike_and_go_on(s: State) -> None:
    """TI-6.9, and the end of the turn, or of the game."""
    strike(s)
    if nobody_left(s):
        finish(s)
    else:
        end_turn(s)
