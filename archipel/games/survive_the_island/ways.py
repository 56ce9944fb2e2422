"""Where pieces can go: what each may enter, where each must stop, and what a cell holds."""

from __future__ import annotations

from enum import IntEnum

from archipel.games.survive_the_island.facts import KAIJU, NEIGHBOURS, SERPENT, SHARK
from archipel.games.survive_the_island.island import aboard_in, adjacent, afoot_in, has_room, is_sea, is_tile
from archipel.games.survive_the_island.state import State
from archipel.rules import rule


class Traveller(IntEnum):
    """Who finds a way of a step or two: the creatures, in the order of the die, a raft, a swimmer with a dolphin."""

    SERPENT = 0
    SHARK = 1
    KAIJU = 2
    RAFT = 3
    SWIMMER = 4


@rule
def holds_anybody(s: State, cell: int) -> bool:
    """An adventurer is there: aboard, in the water or on the tile."""
    return afoot_in(s, cell) + aboard_in(s, cell) > 0


@rule
def holds_creature(s: State, cell: int) -> bool:
    """A serpent, a shark or a kaiju is there."""
    return s.creatures[SERPENT, cell] > 0 or s.creatures[SHARK, cell] > 0 or s.creatures[KAIJU, cell] > 0


@rule
def is_free(s: State, cell: int) -> bool:
    """SI-1.8: no adventurer, raft or creature."""
    return not (s.raft[cell] or holds_anybody(s, cell) or holds_creature(s, cell))


@rule
def open_water(s: State, cell: int) -> bool:
    """SI-5.4: water that no kaiju fills."""
    return is_sea(s, cell) and s.creatures[KAIJU, cell] == 0


@rule
def open_ground(s: State, cell: int) -> bool:
    """SI-5.4: a tile that no kaiju fills."""
    return is_tile(s, cell) and s.creatures[KAIJU, cell] == 0


@rule
def offers_seat(s: State, cell: int) -> bool:
    """A raft with a free seat is there."""
    return s.raft[cell] != 0 and has_room(s, cell)


@rule
def may_enter(s: State, traveller: int, cell: int) -> bool:
    """SI-8.1: kaijus go over water and tiles, and over each other; SI-5.4, SI-5.5: the rest over open water."""
    if traveller == Traveller.KAIJU:
        return is_sea(s, cell) or is_tile(s, cell)
    if traveller == Traveller.SWIMMER:
        return open_water(s, cell) or open_ground(s, cell)
    return open_water(s, cell) and not (traveller == Traveller.RAFT and s.raft[cell])


@rule
def must_stop(s: State, traveller: int, start: int, cell: int) -> bool:
    """SI-8.2: the first cell with something to interact with; SI-6.1, SI-6.2: likewise for a raft and a swimmer."""
    match traveller:
        case Traveller.SERPENT:
            return True
        case Traveller.SHARK:
            return afoot_in(s, cell) > 0
        case Traveller.KAIJU:
            return not is_free(s, cell)
        case Traveller.RAFT:
            return s.creatures[SERPENT, cell] > 0 or (afoot_in(s, cell) > 0 and has_room(s, start))
    return is_tile(s, cell) or s.creatures[SERPENT, cell] > 0 or s.creatures[SHARK, cell] > 0 or offers_seat(s, cell)


@rule
def can_reach(s: State, traveller: int, start: int, cell: int) -> bool:
    """Some way of one step, or of two (one for a serpent), ends there with nothing to stop at before."""
    if cell == start or not may_enter(s, traveller, cell):
        return False
    if adjacent(start, cell):
        return True
    for between in NEIGHBOURS[start]:
        if may_enter(s, traveller, between) and adjacent(between, cell) and not must_stop(s, traveller, start, between):
            return True
    return False
