"""How good a state of Survive the Island looks to a seat: the points it can hope to save, against those of the others.

Every adventurer counts its value times the chance, guessed from where it is, that it will be saved.  The guesses are a
player's rules of thumb, not measurements.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from archipel.bots.at_sea import AT_SEA
from archipel.bots.at_sea.distances import steps_to_land
from archipel.games.shared.sharing import share
from archipel.games.survive_the_island import facts, island
from archipel.games.survive_the_island.facts import (
    ADVENTURERS,
    BOARD,
    KAIJU,
    LANDING_CELLS,
    NEIGHBOURS,
    OFF_BOARD,
    SERPENT,
    SHARK,
    Terrain,
)
from archipel.games.survive_the_island.island import controls
from archipel.games.survive_the_island.state import State
from archipel.games.survive_the_island.ways import offers_seat
from archipel.rules import f64, record, rule, table

if TYPE_CHECKING:
    from archipel.bots.at_sea.dangers import near
    from archipel.bots.at_sea.hopes import evaluate, foresee, hope

__all__ = ["Weights", "evaluate", "foresee", "hope", "hope_aboard", "hope_ashore", "hope_in_water", "worth_of"]

STEPS_TO_LAND = table(steps_to_land(BOARD, LANDING_CELLS.values()))
"""From a cell to the nearest landing cell, as if all were water."""


@record
class Weights:
    """What each thing counts; the numbers are in `archipel/bots/weights/survive-the-island.json`."""

    # a point of the others' mean, against one of one's own
    rivals = f64()
    # the least hope anybody in play has
    forlorn = f64()
    # aboard a raft: for each step from land, not at the helm, beside what wrecks rafts
    aboard = f64()
    aboard_step = f64()
    not_at_helm = f64()
    aboard_near_serpent = f64()
    aboard_near_kaiju = f64()
    # in the water: for each step from land, beside a raft with a seat, beside what eats swimmers
    swimming = f64()
    swimming_step = f64()
    swimming_by_raft = f64()
    swimming_near_serpent = f64()
    swimming_near_shark = f64()
    # on a tile: the higher, for each step from land, at the shore, beside a raft with a seat
    ashore = f64()
    ashore_higher = f64()
    ashore_step = f64()
    ashore_at_sea = f64()
    ashore_by_raft = f64()


if not TYPE_CHECKING:
    share(globals(), "survive_the_island", vars(facts) | {"State": State}, "dangers", home=AT_SEA)


@rule
def worth_of(s: State, adventurer: int) -> float:
    """The points an adventurer brings if it is saved."""
    return 1.0 * s.value[adventurer]


@rule
def hope_aboard(s: State, seat: int, cell: int, w: Weights) -> float:
    """Better the nearer to land, at the helm, and away from serpents and kaijus."""
    hope = w.aboard - w.aboard_step * STEPS_TO_LAND[cell]
    if not controls(s, seat, cell):
        hope -= w.not_at_helm
    return hope - w.aboard_near_serpent * near(s, SERPENT, cell) - w.aboard_near_kaiju * near(s, KAIJU, cell)


@rule
def hope_in_water(s: State, cell: int, w: Weights) -> float:
    """Slow, and prey to sharks and serpents; a raft beside it helps."""
    hope = w.swimming - w.swimming_step * STEPS_TO_LAND[cell]
    if beside_a_seat(s, cell):
        hope += w.swimming_by_raft
    return hope - w.swimming_near_serpent * near(s, SERPENT, cell) - w.swimming_near_shark * near(s, SHARK, cell)


@rule
def hope_ashore(s: State, cell: int, w: Weights) -> float:
    """Dry for now: the better the higher the ground, and the nearer a raft with a seat and the shore."""
    hope = w.ashore + w.ashore_higher * s.terrain[cell] - w.ashore_step * STEPS_TO_LAND[cell]
    if beside_a_seat(s, cell):
        hope += w.ashore_by_raft
    for beside in NEIGHBOURS[cell]:
        if s.terrain[beside] == Terrain.SEA:
            return hope + w.ashore_at_sea
    return hope


@rule
def beside_a_seat(s: State, cell: int) -> bool:
    """A raft with a free seat is in a neighbouring cell."""
    for beside in NEIGHBOURS[cell]:
        if beside != OFF_BOARD and offers_seat(s, beside):
            return True
    return False


if not TYPE_CHECKING:
    _NAMES = vars(facts) | vars(island) | globals() | {"PAWNS": ADVENTURERS}
    share(globals(), "survive_the_island", _NAMES, "hopes", home=AT_SEA)
