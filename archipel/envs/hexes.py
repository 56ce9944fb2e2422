"""Ways on a board of hexes, numbered: the same for every cell and both boards."""

from __future__ import annotations

from archipel.boards import Board
from archipel.rules import Grid, rule, table

FARTHEST = 3
"""No piece goes farther in a move."""
_ROWS, _HALVES = range(-FARTHEST, FARTHEST + 1), range(-2 * FARTHEST, 2 * FARTHEST + 1)


def _steps(down: int, across: int) -> int:
    """How many steps away a cell is, so many rows down and half cells across."""
    return max(abs(down), (abs(down) + abs(across)) // 2)


_WAYS = sorted(
    ((down, across) for down in _ROWS for across in _HALVES if (down + across) % 2 == 0),
    key=lambda way: (_steps(*way), way),
)[1:]
WAYS = [way for way in _WAYS if _steps(*way) <= FARTHEST]
"""Where a cell can lie from another: rows down and half cells across; nearest first, then row by row from the left."""
WITHIN = [sum(_steps(*way) <= steps for way in WAYS) for steps in range(FARTHEST + 1)]
"""How many ways there are of so many steps: 0, 6, 18, 36."""

DOWN = table([down for down, _ in WAYS])
ACROSS = table([across for _, across in WAYS])
_WAY_OF = table(
    [[WAYS.index((down, across)) if (down, across) in WAYS else -1 for across in _HALVES] for down in _ROWS]
)


@rule
def way_of(down: int, across: int) -> int:
    """The number of a way."""
    return _WAY_OF[down + FARTHEST, across + 2 * FARTHEST]


LEFT_EDGE = 20
"""What is added to a half cell's number, so that none within reach of the board is negative."""


def cells_by_place(board: Board) -> Grid[int]:
    """The cell at each row and half cell of a board, `FARTHEST` and `LEFT_EDGE` added; `cells` where there is none."""
    at = {(y // 2, x): cell for cell, (x, y) in enumerate(board.points)}
    rows = max(row for row, _ in at) + 1
    return table(
        [
            [at.get((row, half), board.cells) for half in range(-LEFT_EDGE, LEFT_EDGE + 1)]
            for row in range(-FARTHEST, rows + FARTHEST)
        ]
    )
