"""Pointy-top hexes in centred rows."""

from __future__ import annotations

from collections.abc import Sequence
from string import ascii_lowercase

from archipel.boards.board import Board

SIDES = 6
_STEPS = ((0, -2), (0, 2), (-1, -1), (-1, 1), (1, -1), (1, 1))


def hex_rows(lengths: Sequence[int]) -> Board:
    """A board of centred rows of the given lengths, lettered from the top, numbered from 1 at the left.

    In a row of n cells the i-th lies at x = 2(i-1)-(n-1), in half cells from the middle.  The neighbours of
    (row, x) are (row, x±2) and (row±1, x±1).
    """
    places = [(row, 2 * i - (n - 1)) for row, n in enumerate(lengths) for i in range(n)]
    number = {place: cell for cell, place in enumerate(places)}
    names = [f"{ascii_lowercase[row]}{i + 1}" for row, n in enumerate(lengths) for i in range(n)]

    def around(row: int, x: int) -> tuple[int, ...]:
        beside = [(row + dr, x + dx) for dr, dx in _STEPS]
        return tuple(sorted(number[place] for place in beside if place in number))

    points = tuple((x, 2 * row) for row, x in places)
    return Board(tuple(names), points, tuple(around(row, x) for row, x in places))
