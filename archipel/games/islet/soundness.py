"""Whether a position that somebody wrote down can be: the checks that need the rules themselves."""

from __future__ import annotations

from enum import IntEnum

from archipel.games.islet.cells import islet_at, islet_of_turn, link
from archipel.games.islet.exploring import may_put_on
from archipel.games.islet.facts import MOST_CARDS, NONE, TILES_IN_HAND
from archipel.games.islet.holdings import cards_of, eggs_laid, tiles_in_bag, tiles_in_hand
from archipel.games.islet.solo import must_reveal
from archipel.games.islet.state import Moves, Phase, State
from archipel.games.islet.way_on import has_way_on
from archipel.rules import rule


class Fault(IntEnum):
    """What is wrong."""

    NONE = 0
    NO_DECISION = 1
    TWO_BIRDS = 2
    ALL_LAID = 3


@rule
def count_tallies(s: State) -> None:
    """Find the neighbours of every cell."""
    for cell in range(s.cells):
        link(s, cell)


@rule
def fault(s: State, moves: Moves) -> int:
    """What makes a position impossible: birds that share a cell, a game already won, a decision that does not exist."""
    for seat in range(s.seats):
        for other in range(seat + 1, s.seats):
            if s.bird[seat] != NONE and s.bird[seat] == s.bird[other] and not may_share(s, moves, seat, other):
                return Fault.TWO_BIRDS.value
    if s.seats == 1 and s.phase != Phase.OVER and eggs_laid(s, 0) == s.eggs:
        return Fault.ALL_LAID.value
    return Fault.NONE.value if decision_exists(s) else Fault.NO_DECISION.value


@rule
def may_share(s: State, moves: Moves, seat: int, other: int) -> bool:
    """IS-6.2: two birds are in one cell only on the way, and there is a way on."""
    on_the_way = s.phase == Phase.MOVE and (seat == s.turn or other == s.turn)
    return on_the_way and has_way_on(s, moves.way_on, s.bird[seat], 0)


@rule
def decision_exists(s: State) -> bool:
    """Section 4: "exists when"."""
    tiles, bag = tiles_in_hand(s, s.turn), tiles_in_bag(s)
    match s.phase:
        case Phase.PERCH:
            return s.bird[s.turn] == NONE and s.cells > 0
        case Phase.EXPLORE:
            return islet_at(s, s.last_put) == islet_of_turn(s) and may_put_on(s)
        case Phase.DRAW:
            return tiles < TILES_IN_HAND and bag > 0
        case Phase.DROP:
            drawn = tiles >= TILES_IN_HAND or (bag == 0 and s.seats > 1)
            return drawn and cards_of(s, s.turn) > MOST_CARDS
        case Phase.TRIM:
            return bag >= s.trims_left
        case Phase.REVEAL:
            return must_reveal(s)
    return True
