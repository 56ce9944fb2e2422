"""How good a state of The Island looks to a seat: the points it can hope to save, against those of the others.

Every explorer counts its value times the chance, guessed from where it is, that it will be saved.  The guesses are
a player's rules of thumb, not measurements.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from archipel.bots.at_sea import AT_SEA
from archipel.bots.at_sea.distances import steps_to_land
from archipel.games.shared.sharing import share
from archipel.games.the_island import facts, island
from archipel.games.the_island.facts import (
    BOARD,
    EXPLORERS,
    LANDING_CELLS,
    NEIGHBOURS,
    SERPENT,
    SHARK,
    WHALE,
    Terrain,
)
from archipel.games.the_island.island import controls, has_room
from archipel.games.the_island.state import State
from archipel.rules import f64, record, rule, table

if TYPE_CHECKING:
    from archipel.bots.at_sea.dangers import near
    from archipel.bots.at_sea.hopes import evaluate, foresee, hope

__all__ = ["Weights", "evaluate", "foresee", "hope", "hope_aboard", "hope_ashore", "hope_in_water", "worth_of"]

STEPS_TO_LAND = table(steps_to_land(BOARD, LANDING_CELLS.values()))
"""From a cell to the nearest landing cell, as if all were sea."""


@record
class Weights:
    """What each thing counts; the numbers are in `archipel/bots/weights/the-island.json`."""

    # a point of the others' mean, against one of one's own
    rivals = f64()
    # the least hope anybody in play has
    forlorn = f64()
    # aboard a boat: for each step from land, not at the helm, beside what wrecks boats
    aboard = f64()
    aboard_step = f64()
    not_at_helm = f64()
    aboard_near_serpent = f64()
    aboard_near_whale = f64()
    # in the water: for each step from land, with a boat to climb into, beside what eats swimmers
    swimming = f64()
    swimming_step = f64()
    swimming_at_boat = f64()
    swimming_near_serpent = f64()
    swimming_near_shark = f64()
    # on a tile: the higher, for each step from land, at the shore, beside boats with room
    ashore = f64()
    ashore_higher = f64()
    ashore_step = f64()
    ashore_at_sea = f64()
    ashore_by_boat = f64()
    ashore_by_more_boats = f64()


if not TYPE_CHECKING:
    share(globals(), "the_island", vars(facts) | {"State": State}, "dangers", home=AT_SEA)


@rule
def worth_of(s: State, explorer: int) -> float:
    """The points an explorer brings if it is saved."""
    return 1.0 if s.all_equal else 1.0 * s.value[explorer]


@rule
def hope_aboard(s: State, seat: int, cell: int, w: Weights) -> float:
    """Better the nearer to land, at the helm, and away from what wrecks boats."""
    hope = w.aboard - w.aboard_step * STEPS_TO_LAND[cell]
    if not controls(s, seat, cell):
        hope -= w.not_at_helm
    return hope - w.aboard_near_serpent * near(s, SERPENT, cell) - w.aboard_near_whale * near(s, WHALE, cell)


@rule
def hope_in_water(s: State, cell: int, w: Weights) -> float:
    """Slow, and prey to sharks and serpents; a boat beside it helps."""
    hope = w.swimming - w.swimming_step * STEPS_TO_LAND[cell]
    if s.boat[cell] and has_room(s, cell):
        hope += w.swimming_at_boat
    return hope - w.swimming_near_serpent * near(s, SERPENT, cell) - w.swimming_near_shark * near(s, SHARK, cell)


@rule
def hope_ashore(s: State, cell: int, w: Weights) -> float:
    """Dry for now: the better the higher the ground and the nearer a boat with room and the shore."""
    hope = w.ashore + w.ashore_higher * s.terrain[cell] - w.ashore_step * STEPS_TO_LAND[cell]
    boats, shore = 0, 0
    for near_by in NEIGHBOURS[cell]:
        if s.terrain[near_by] == Terrain.SEA:
            shore = 1
            if s.boat[near_by] and has_room(s, near_by):
                boats += 1
    return hope + w.ashore_at_sea * shore + w.ashore_by_boat * min(boats, 1) + w.ashore_by_more_boats * min(boats, 2)


if not TYPE_CHECKING:
    share(globals(), "the_island", vars(facts) | vars(island) | globals() | {"PAWNS": EXPLORERS}, "hopes", home=AT_SEA)
