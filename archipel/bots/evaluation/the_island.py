"""How good a state of The Island looks to a seat: the points it can hope to save, against those of the others.

Every explorer counts its value times the chance, guessed from where it is, that it will be saved.  The guesses are
a player's rules of thumb, not measurements.
"""

from __future__ import annotations

from archipel.boards.hexes import SIDES
from archipel.games.the_island.facts import (
    BOARD,
    CELLS,
    EXPLORERS,
    LANDING_CELLS,
    NEIGHBOURS,
    OFF_BOARD,
    SERPENT,
    SHARK,
    WHALE,
    Terrain,
)
from archipel.games.the_island.island import controls, has_room, is_in_play, is_saved, is_tile, seat_of
from archipel.games.the_island.state import State
from archipel.rules import rule, table


def _steps_to_land(cell: int) -> int:
    landings = BOARD.cells_named(" ".join(LANDING_CELLS.values()))
    return min(BOARD.distances(cell)[landing] for landing in landings)


STEPS_TO_LAND = table([_steps_to_land(cell) for cell in range(CELLS)])
"""From a cell to the nearest landing cell, as if all were sea."""

RIVALS = 0.5
"""How much a point of the others' mean is worth against one of one's own."""
FORLORN = 0.03
"""The least hope anybody in play has."""


@rule
def evaluate(s: State, seat: int) -> float:
    """The points a seat hopes for, less a part of what the others hope for on average."""
    ours, theirs = 0.0, 0.0
    for explorer in range(EXPLORERS):
        worth = hope(s, explorer)
        if worth > 0.0:
            worth *= 1.0 if s.all_equal else s.value[explorer]
            if seat_of(s, explorer) == seat:
                ours += worth
            else:
                theirs += worth
    return ours - RIVALS * theirs / (s.seats - 1)


@rule
def hope(s: State, explorer: int) -> float:
    """The chance that an explorer will be saved."""
    place = s.place[explorer]
    if is_saved(place):
        return 1.0
    if not is_in_play(place):
        return 0.0
    if s.aboard[explorer]:
        return max(FORLORN, hope_aboard(s, explorer, place))
    if is_tile(s, place):
        return max(FORLORN, hope_ashore(s, place))
    return max(FORLORN, hope_in_water(s, place))


@rule
def hope_aboard(s: State, explorer: int, cell: int) -> float:
    """Better the nearer to land, at the helm, and away from what wrecks boats."""
    hope = 0.92 - 0.055 * STEPS_TO_LAND[cell]
    if not controls(s, seat_of(s, explorer), cell):
        hope -= 0.08
    hope -= 0.16 * near(s, SERPENT, cell) + 0.07 * near(s, WHALE, cell)
    return hope


@rule
def hope_in_water(s: State, cell: int) -> float:
    """Slow, and prey to sharks and serpents; a boat beside it helps."""
    hope = 0.62 - 0.085 * STEPS_TO_LAND[cell]
    if s.boat[cell] and has_room(s, cell):
        hope += 0.12
    hope -= 0.14 * near(s, SERPENT, cell) + 0.2 * near(s, SHARK, cell)
    return hope


@rule
def hope_ashore(s: State, cell: int) -> float:
    """Dry for now: the better the higher the ground and the nearer a boat with room and the shore."""
    hope = 0.2 + 0.03 * s.terrain[cell] - 0.015 * STEPS_TO_LAND[cell]
    boats, shore = 0, 0
    for near_by in NEIGHBOURS[cell]:
        if s.terrain[near_by] == Terrain.SEA:
            shore = 1
            if s.boat[near_by] and has_room(s, near_by):
                boats += 1
    return hope + 0.04 * shore + 0.14 * min(boats, 1) + 0.03 * min(boats, 2)


@rule
def near(s: State, creature: int, cell: int) -> int:
    """How many neighbouring cells hold such a creature, two at most."""
    count = 0
    for i in range(SIDES):
        beside = NEIGHBOURS[cell, i]
        if beside != OFF_BOARD and s.creatures[creature, beside] > 0:
            count += 1
    return min(count, 2)
