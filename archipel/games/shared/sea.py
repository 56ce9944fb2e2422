"""Cells of the sinking island: sea or tile, who is in them, and which touch.  A template."""

from __future__ import annotations

from typing import TYPE_CHECKING

from archipel.rules import rule

if TYPE_CHECKING:
    from archipel.games.shared.exemplar import COLUMN, NEIGHBOURS, ROW, SEATS_ABOARD, State, Terrain

__all__ = [
    "aboard_in",
    "adjacent",
    "afoot_in",
    "any_tile_left",
    "has_room",
    "is_sea",
    "is_tile",
    "touches_sea",
    "touches_tile",
]


@rule
def is_sea(s: State, cell: int) -> bool:
    """Open water: never an island cell, or one whose tile is gone."""
    return s.terrain[cell] == Terrain.SEA


@rule
def is_tile(s: State, cell: int) -> bool:
    """Dry land: a tile still lies there."""
    return s.terrain[cell] < Terrain.SEA


@rule
def adjacent(here: int, there: int) -> bool:
    """The hexes share a side."""
    across = abs(COLUMN[here] - COLUMN[there])
    down = abs(ROW[here] - ROW[there])
    return (across == 2 and down == 0) or (across == 1 and down == 1)


@rule
def touches_sea(s: State, cell: int) -> bool:
    """Whether a neighbour is sea."""
    for near in NEIGHBOURS[cell]:
        if s.terrain[near] == Terrain.SEA:
            return True
    return False


@rule
def touches_tile(s: State, cell: int) -> bool:
    """Whether a neighbour is a tile."""
    for near in NEIGHBOURS[cell]:
        if s.terrain[near] < Terrain.SEA:
            return True
    return False


@rule
def any_tile_left(s: State) -> bool:
    """Whether something of the island is above water."""
    return s.tiles_left[0] + s.tiles_left[1] + s.tiles_left[2] > 0


@rule
def afoot_in(s: State, cell: int) -> int:
    """How many pawns are on the tile of a cell, or in its water if it is sea."""
    count = 0
    for seat in range(s.seats):
        count += s.afoot[seat, cell]
    return count


@rule
def aboard_in(s: State, cell: int) -> int:
    """How many pawns are aboard what floats in a cell."""
    count = 0
    for seat in range(s.seats):
        count += s.crew[seat, cell]
    return count


@rule
def has_room(s: State, cell: int) -> bool:
    """There are fewer aboard than it has seats."""
    return aboard_in(s, cell) < SEATS_ABOARD
