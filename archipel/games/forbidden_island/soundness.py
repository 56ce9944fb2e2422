"""Whether a position that somebody wrote down can be: the checks that need the rules themselves."""

from __future__ import annotations

from enum import IntEnum

from archipel.games.forbidden_island.cards import anybody_holds_special, seat_over_limit
from archipel.games.forbidden_island.cells import count_land, has
from archipel.games.forbidden_island.ending import loss
from archipel.games.forbidden_island.facts import NONE, Ending
from archipel.games.forbidden_island.flooding import swimmer
from archipel.games.forbidden_island.refusals import Refusal
from archipel.games.forbidden_island.special import refuse_leaving
from archipel.games.forbidden_island.state import Moves, Phase, State
from archipel.games.forbidden_island.ways import swims_to
from archipel.rules import rule


class Fault(IntEnum):
    """What is wrong."""

    NONE = 0
    NO_DECISION = 1
    LOST_ALREADY = 2
    PAWN_WITHOUT_TILE = 3
    PAWNS_APART_IN_WATER = 4
    ENDING = 5


@rule
def count_tallies(s: State) -> None:
    """Count what a state keeps at hand of what follows from the rest."""
    count_land(s)


@rule
def fault(s: State, moves: Moves) -> int:  # noqa: ARG001 - other games look ahead in it
    """What makes a position impossible: pawns without a tile, an ending that is none, nothing to decide."""
    in_water = swimmer(s)
    if in_water != NONE and not (s.phase == Phase.SWIM or sank_at_the_end(s)):
        return Fault.PAWN_WITHOUT_TILE.value
    if pawns_are_apart_in_water(s):
        return Fault.PAWNS_APART_IN_WATER.value
    if s.phase == Phase.OVER:
        return Fault.NONE.value if ending_fits(s) else Fault.ENDING.value
    if loss(s) != Ending.NONE:
        return Fault.LOST_ALREADY.value
    return Fault.NONE.value if decision_exists(s) else Fault.NO_DECISION.value


@rule
def sank_at_the_end(s: State) -> bool:
    """FI-9.1: a game that a sinking tile has lost, with its pawns still where it was."""
    return s.ending == Ending.LANDING or s.ending == Ending.TREASURE or s.ending == Ending.DROWNED


@rule
def pawns_are_apart_in_water(s: State) -> bool:
    """FI-9.1: all pawns without a tile stood on the one that sank."""
    first = swimmer(s)
    if first == NONE:
        return False
    for seat in range(s.seats):
        if not has(s.land, s.pawn[seat]) and s.pawn[seat] != s.pawn[first]:
            return True
    return False


@rule
def ending_fits(s: State) -> bool:
    """Section 8: what the board shows is what ended the game."""
    lost = loss(s)
    match s.ending:
        case Ending.ESCAPED:
            return lost == Ending.NONE and refuse_leaving(s) == Refusal.ALLOWED
        case Ending.SKULL:
            return lost == Ending.NONE
    return lost == s.ending


@rule
def decision_exists(s: State) -> bool:
    """Section 4: "exists when"."""
    match s.phase:
        case Phase.BEFORE_TREASURE | Phase.BEFORE_FLOOD:
            return anybody_holds_special(s)
        case Phase.DISCARD:
            return seat_over_limit(s) != NONE
        case Phase.SWIM:
            return must_choose_where_to_swim(s)
    return True


@rule
def must_choose_where_to_swim(s: State) -> bool:
    """FI-7.6: the first to swim has two places to go or more."""
    seat = swimmer(s)
    if seat == NONE:
        return False
    places = swims_to(s, seat)
    return places & (places - 1) != 0
