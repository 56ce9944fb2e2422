"""Squares in a rectangle."""

from __future__ import annotations

from string import ascii_lowercase

from archipel.boards.board import Board

_STEPS = ((-1, 0), (0, -1), (0, 1), (1, 0))


def squares(columns: int, rows: int) -> Board:
    """A rectangle, columns lettered from the left, rows numbered from 1 at the top; cells numbered column by column.

    So cells are in the order of their names, and the one to the right of a cell has a number `rows` higher.
    """
    places = [(column, row) for column in range(columns) for row in range(rows)]
    number = {place: cell for cell, place in enumerate(places)}

    def beside(column: int, row: int) -> tuple[int, ...]:
        return tuple(number[place] for dc, dr in _STEPS if (place := (column + dc, row + dr)) in number)

    return Board(
        names=tuple(f"{ascii_lowercase[column]}{row + 1}" for column, row in places),
        points=tuple((2 * column, 2 * row) for column, row in places),
        neighbours=tuple(beside(column, row) for column, row in places),
    )
