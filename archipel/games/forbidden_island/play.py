"""Playing a legal move: what it does, and what comes next."""

from __future__ import annotations

from archipel.games.forbidden_island.actions import claim, fly, give, guide, move, shore
from archipel.games.forbidden_island.cards import discard, draw_treasure
from archipel.games.forbidden_island.ending import finish, loss
from archipel.games.forbidden_island.facts import SKULL, Ending
from archipel.games.forbidden_island.flooding import draw_flood, renew_flood_deck, swim
from archipel.games.forbidden_island.moves import Verb, crew_of, first_of, seat_of, second_of, verb_of
from archipel.games.forbidden_island.special import lift, sandbag, use_helicopter
from archipel.games.forbidden_island.state import Phase, State
from archipel.games.forbidden_island.turn import go_on, go_on_flooding, go_on_swimming
from archipel.rules import rule


@rule
def play(s: State, chosen: int) -> None:
    """Play a legal move."""
    verb = verb_of(chosen)
    if verb <= Verb.END:
        act(s, chosen)
        go_on(s)
    elif verb <= Verb.ESCAPE:
        play_special(s, chosen)
    else:
        match verb:
            case Verb.DRAW:
                s.phase = Phase.TREASURE if s.phase == Phase.BEFORE_TREASURE else Phase.FLOOD
            case Verb.TREASURE:
                play_treasure(s, first_of(chosen))
            case Verb.DISCARD:
                discard(s, first_of(chosen))
                go_on(s)
            case Verb.FLOOD:
                play_flood(s, first_of(chosen))
            case Verb.SWIM:
                swim(s, first_of(chosen))
                go_on_swimming(s)


@rule
def act(s: State, chosen: int) -> None:
    """Section 5: one action; `end` gives up all that are left."""
    s.actions_left -= 1
    first = first_of(chosen)
    match verb_of(chosen):
        case Verb.MOVE:
            move(s, first)
        case Verb.FLY:
            fly(s, first)
        case Verb.GUIDE:
            guide(s, seat_of(chosen), first)
        case Verb.SHORE:
            shore(s, first)
        case Verb.SHORE_TWO:
            shore(s, first)
            shore(s, second_of(chosen))
        case Verb.GIVE:
            give(s, seat_of(chosen), first)
        case Verb.CLAIM:
            claim(s, first)
        case Verb.END:
            s.actions_left = 0


@rule
def play_special(s: State, chosen: int) -> None:
    """Section 6; FI-4.3: the decision that was open is looked at again."""
    seat = seat_of(chosen)
    match verb_of(chosen):
        case Verb.SANDBAG:
            sandbag(s, seat, first_of(chosen))
        case Verb.LIFT:
            lift(s, seat, second_of(chosen), crew_of(chosen))
        case Verb.ESCAPE:
            use_helicopter(s, seat)
            finish(s, Ending.ESCAPED)
            return
    if s.phase == Phase.BEFORE_FLOOD:
        go_on_flooding(s)
    else:
        go_on(s)


@rule
def play_treasure(s: State, card: int) -> None:
    """FI-7.1, FI-8.2: the skull ends it."""
    draw_treasure(s, card)
    if s.water == SKULL:
        finish(s, Ending.SKULL)
    else:
        go_on(s)


@rule
def play_flood(s: State, tile: int) -> None:
    """FI-7.4 to FI-7.6: a tile that sinks may end the game, and has its pawns swim."""
    lost = loss(s) if draw_flood(s, tile) else Ending.NONE.value
    if lost != Ending.NONE:
        finish(s, lost)
    else:
        renew_flood_deck(s)
        go_on_swimming(s)
