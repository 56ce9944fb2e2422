"""IS-1.1: the triangular grid.

A *place* is a spot on it, with a tile or without, in one number: the islet, the row and the column, sixteen bits for
each of the last two.  So a place needs no board, places have an order, and a step along a row adds or takes one.
"""

from __future__ import annotations

from archipel.games.islet.facts import START_CELLS, Islet
from archipel.rules import rule, table

BITS = 16
FIELD = (1 << BITS) - 1
ROW = 1 << BITS
MIDDLE = 1 << (BITS - 1)
"""What is added to a row and a column, so that none is negative."""
FARTHEST = MIDDLE - 1
"""The grid ends so many rows or columns from its middle; the numbers of all its rows and columns are above 0."""
PLACE_BITS = 2 * BITS + 2

SIDES = 3
LEFT, RIGHT, ACROSS = range(SIDES)
OPPOSITE = table([RIGHT, LEFT, ACROSS])


def place_at(islet: int, column: int, row: int) -> int:
    """The place of a cell `c,r`, neither of them farther than the grid goes."""
    return islet << 2 * BITS | row + MIDDLE << BITS | column + MIDDLE


def column_and_row(place: int) -> tuple[int, int]:
    """The `c` and `r` of a place."""
    return (place & FIELD) - MIDDLE, (place >> BITS & FIELD) - MIDDLE


STARTS = table([[place_at(islet, column, row) for column, row in START_CELLS] for islet in Islet])
"""IS-3.1, by islet."""


@rule
def islet_of(place: int) -> int:
    """Which islet's grid a place is on."""
    return place >> 2 * BITS


@rule
def points_up(place: int) -> bool:
    """IS-1.1: column and row together are odd."""
    return (place ^ place >> BITS) & 1 != 0


@rule
def beside(place: int, side: int) -> int:
    """The neighbour on a side; one step past the end of the grid it is no place."""
    if side == LEFT:
        return place - 1
    if side == RIGHT:
        return place + 1
    return place + ROW if points_up(place) else place - ROW


@rule
def is_place(place: int) -> bool:
    """Whether what lies beside a place is still on the grid: past its end a column or a row is 0."""
    return place & FIELD != 0 and place >> BITS & FIELD != 0
