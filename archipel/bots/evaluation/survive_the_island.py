"""How good a state of Survive the Island looks to a seat: the points it can hope to save, against those of the others.

Every adventurer counts its value times the chance, guessed from where it is, that it will be saved.  The guesses are a
player's rules of thumb, not measurements.
"""

from __future__ import annotations

from archipel.games.survive_the_island.facts import (
    ADVENTURERS,
    BOARD,
    CELLS,
    KAIJU,
    LANDING_CELLS,
    NEIGHBOURS,
    OFF_BOARD,
    SERPENT,
    SHARK,
    Terrain,
)
from archipel.games.survive_the_island.island import controls, is_in_play, is_saved, is_tile, seat_of
from archipel.games.survive_the_island.state import State
from archipel.games.survive_the_island.ways import offers_seat
from archipel.rules import rule, table


def _steps_to_land(cell: int) -> int:
    landings = BOARD.cells_named(" ".join(LANDING_CELLS.values()))
    return min(BOARD.distances(cell)[landing] for landing in landings)


STEPS_TO_LAND = table([_steps_to_land(cell) for cell in range(CELLS)])
"""From a cell to the nearest landing cell, as if all were water."""

RIVALS = 0.5
"""How much a point of the others' mean is worth against one of one's own."""
FORLORN = 0.03
"""The least hope anybody in play has."""


@rule
def evaluate(s: State, seat: int) -> float:
    """The points a seat hopes for, less a part of what the others hope for on average."""
    ours, theirs = 0.0, 0.0
    for adventurer in range(ADVENTURERS):
        worth = hope(s, adventurer)
        if worth > 0.0:
            worth *= s.value[adventurer]
            if seat_of(s, adventurer) == seat:
                ours += worth
            else:
                theirs += worth
    return ours - RIVALS * theirs / (s.seats - 1)


@rule
def hope(s: State, adventurer: int) -> float:
    """The chance that an adventurer will be saved."""
    place = s.place[adventurer]
    if is_saved(place):
        return 1.0
    if not is_in_play(place):
        return 0.0
    if s.aboard[adventurer]:
        return max(FORLORN, hope_aboard(s, adventurer, place))
    if is_tile(s, place):
        return max(FORLORN, hope_ashore(s, place))
    return max(FORLORN, hope_in_water(s, place))


@rule
def hope_aboard(s: State, adventurer: int, cell: int) -> float:
    """Better the nearer to land, at the helm, and away from serpents and kaijus."""
    hope = 0.92 - 0.055 * STEPS_TO_LAND[cell]
    if not controls(s, seat_of(s, adventurer), cell):
        hope -= 0.08
    return hope - 0.16 * near(s, SERPENT, cell) - 0.06 * near(s, KAIJU, cell)


@rule
def hope_in_water(s: State, cell: int) -> float:
    """Slow, and prey to sharks and serpents; a raft beside it helps."""
    hope = 0.6 - 0.085 * STEPS_TO_LAND[cell]
    if beside_a_seat(s, cell):
        hope += 0.12
    return hope - 0.14 * near(s, SERPENT, cell) - 0.2 * near(s, SHARK, cell)


@rule
def hope_ashore(s: State, cell: int) -> float:
    """Dry for now: the better the higher the ground, and the nearer a raft with a seat and the shore."""
    hope = 0.2 + 0.03 * s.terrain[cell] - 0.015 * STEPS_TO_LAND[cell]
    if beside_a_seat(s, cell):
        hope += 0.15
    for beside in NEIGHBOURS[cell]:
        if s.terrain[beside] == Terrain.SEA:
            return hope + 0.04
    return hope


@rule
def beside_a_seat(s: State, cell: int) -> bool:
    """A raft with a free seat is in a neighbouring cell."""
    for beside in NEIGHBOURS[cell]:
        if beside != OFF_BOARD and offers_seat(s, beside):
            return True
    return False


@rule
def near(s: State, creature: int, cell: int) -> int:
    """How many neighbouring cells hold such a creature, two at most."""
    count = 0
    for beside in NEIGHBOURS[cell]:
        if beside != OFF_BOARD and s.creatures[creature, beside] > 0:
            count += 1
    return min(count, 2)
