"""How good a state of Survive the Island looks to a seat: the points it can hope to save, against those of the others.

Every adventurer counts its value times the chance, guessed from where it is, that it will be saved.  The guesses are a
player's rules of thumb, not measurements.
"""

from __future__ import annotations

from archipel.bots.prospects import Prospects, Style, share_out
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
from archipel.rules import f64, record, rule, table


def _steps_to_land(cell: int) -> int:
    landings = BOARD.cells_named(" ".join(LANDING_CELLS.values()))
    return min(BOARD.distances(cell)[landing] for landing in landings)


STEPS_TO_LAND = table([_steps_to_land(cell) for cell in range(CELLS)])
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


@rule
def evaluate(s: State, seat: int, w: Weights) -> float:
    """The points a seat hopes for, less a part of what the others hope for on average."""
    ours, theirs = 0.0, 0.0
    for adventurer in range(ADVENTURERS):
        worth = hope(s, adventurer, w)
        if worth > 0.0:
            worth *= s.value[adventurer]
            if seat_of(s, adventurer) == seat:
                ours += worth
            else:
                theirs += worth
    return ours - w.rivals * theirs / (s.seats - 1)


@rule
def foresee(s: State, ahead: Prospects, style: Style, w: Weights) -> None:
    """Each seat's share of the victory, by the points it hopes for."""
    for seat in range(s.seats):
        ahead.value[seat] = 0.0
    for adventurer in range(ADVENTURERS):
        hoped = hope(s, adventurer, w)
        if hoped > 0.0:
            ahead.value[seat_of(s, adventurer)] += hoped * (s.value[adventurer])
    share_out(ahead, s.seats, style.decisiveness)


@rule
def hope(s: State, adventurer: int, w: Weights) -> float:
    """The chance that an adventurer will be saved."""
    place = s.place[adventurer]
    if is_saved(place):
        return 1.0
    if not is_in_play(place):
        return 0.0
    if s.aboard[adventurer]:
        return max(w.forlorn, hope_aboard(s, seat_of(s, adventurer), place, w))
    if is_tile(s, place):
        return max(w.forlorn, hope_ashore(s, place, w))
    return max(w.forlorn, hope_in_water(s, place, w))


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


@rule
def near(s: State, creature: int, cell: int) -> int:
    """How many neighbouring cells hold such a creature, two at most."""
    count = 0
    for beside in NEIGHBOURS[cell]:
        if beside != OFF_BOARD and s.creatures[creature, beside] > 0:
            count += 1
    return min(count, 2)
