"""Cells: sea or tile, what is in them, and how pieces find their way over the sea."""

from __future__ import annotations

from enum import IntEnum

from archipel.games.the_island.facts import CELLS, NEIGHBOURS, SERPENT, SHARK, WHALE
from archipel.games.the_island.island import aboard_in, afoot_in, is_sea, touches_sea
from archipel.games.the_island.state import Reach, State
from archipel.rules import rule


class Traveller(IntEnum):
    """Who finds a way over the sea: the creatures, in the order of the die, a swimmer and a boat."""

    SERPENT = 0
    SHARK = 1
    WHALE = 2
    SWIMMER = 3
    BOAT = 4


@rule
def carries_anybody(s: State, cell: int) -> bool:
    """There is a boat, and someone in it."""
    return s.boat[cell] != 0 and aboard_in(s, cell) > 0


@rule
def deadly(s: State, cell: int) -> bool:
    """TI-5.3: a shark or a serpent is there, so nobody survives in the water."""
    return s.creatures[SERPENT, cell] > 0 or s.creatures[SHARK, cell] > 0


@rule
def wrecks_boats(s: State, cell: int) -> bool:
    """TI-5.7: a serpent or a whale is there."""
    return s.creatures[SERPENT, cell] > 0 or s.creatures[WHALE, cell] > 0


@rule
def holds_nothing(s: State, cell: int) -> bool:
    """TI-7.3: no swimmer, boat or creature."""
    return not (s.boat[cell] or afoot_in(s, cell) or deadly(s, cell) or wrecks_boats(s, cell))


@rule
def has_prey(s: State, creature: int, cell: int) -> bool:
    """TI-6.8: what stops a creature: swimmers a shark, a boat with someone aboard a whale."""
    if creature == SHARK:
        return afoot_in(s, cell) > 0
    if creature == WHALE:
        return carries_anybody(s, cell)
    return False


@rule
def may_enter(s: State, traveller: int, cell: int) -> bool:
    """Sea, and for a boat (TI-5.6) without another boat."""
    return is_sea(s, cell) and not (traveller == Traveller.BOAT and s.boat[cell])


@rule
def must_stop(s: State, traveller: int, cell: int) -> bool:
    """Whether the way ends here: at prey, and for swimmers (TI-7.1) and boats (TI-7.2) at what destroys them."""
    if traveller == Traveller.SWIMMER:
        return deadly(s, cell)
    if traveller == Traveller.BOAT:
        return wrecks_boats(s, cell)
    return has_prey(s, traveller, cell)


@rule
def find_reach(s: State, reach: Reach, traveller: int, start: int, most: int) -> None:
    """The cells, other than the start, where a way of one to `most` steps may end."""
    reach.count = 0
    reach.steps[:] = 0
    look_around(s, reach, traveller, start, start)
    done = 0
    while done < reach.count:
        here = reach.cells[done]
        done += 1
        if reach.steps[here] < most and not must_stop(s, traveller, here):
            look_around(s, reach, traveller, start, here)


@rule
def look_around(s: State, reach: Reach, traveller: int, start: int, here: int) -> None:
    """One step on from a cell, to neighbours not reached before."""
    for near in NEIGHBOURS[here]:
        if near != start and may_enter(s, traveller, near) and reach.steps[near] == 0:
            reach.steps[near] = reach.steps[here] + 1
            reach.cells[reach.count] = near
            reach.count += 1


@rule
def can_move(s: State, creature: int) -> bool:
    """TI-6.8: some creature of that kind has sea beside it."""
    for cell in range(CELLS):
        if s.creatures[creature, cell] > 0 and touches_sea(s, cell):
            return True
    return False
