"""Sets of cells, each one number with a bit a cell; and where the tiles are."""

from __future__ import annotations

from typing import Final

from archipel.games.forbidden_island.facts import CELLS, COLUMNS, NONE, ROWS, TILES, WHOLE_ISLAND
from archipel.games.forbidden_island.state import State
from archipel.rules import rule

ALL: Final = (1 << CELLS) - 1
_TOP_ROW = sum(1 << column * ROWS for column in range(COLUMNS))
NOT_TOP: Final = ALL & ~_TOP_ROW
NOT_BOTTOM: Final = ALL & ~(_TOP_ROW << ROWS - 1)


@rule
def only(cell: int) -> int:
    """The set of one cell."""
    return 1 << cell


@rule
def has(cells: int, cell: int) -> bool:
    """Whether a set has a cell."""
    return cells >> cell & 1 != 0


@rule
def beside(cells: int) -> int:
    """FI-1.1: the cells that share a side with one of a set."""
    return (cells << ROWS | cells >> ROWS | (cells & NOT_BOTTOM) << 1 | (cells & NOT_TOP) >> 1) & ALL


@rule
def around(cells: int) -> int:
    """The cells that share a side or a corner with one of a set."""
    above_and_below = (cells & NOT_BOTTOM) << 1 | (cells & NOT_TOP) >> 1
    column = cells | above_and_below
    return (column << ROWS | column >> ROWS | above_and_below) & ALL


@rule
def sunk(s: State) -> int:
    """The cells of the layout whose tile has sunk."""
    return WHOLE_ISLAND[s.layout] & ~s.land


@rule
def count_land(s: State) -> None:
    """Find the cells that have a tile."""
    s.land = 0
    for tile in range(TILES):
        if s.where[tile] != NONE:
            s.land |= only(s.where[tile])
