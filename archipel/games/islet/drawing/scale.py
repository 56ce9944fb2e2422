"""Numbers of columns and rows around an islet."""

from __future__ import annotations

from collections.abc import Iterator

from archipel.games.drawn import Line, Segment
from archipel.games.islet.drawing.canvas import Canvas
from archipel.games.islet.drawing.spots import Islet

_STYLE = "quiet"


def margin_of(islet: Islet) -> int:
    """How many columns the numbers of the rows take."""
    return max(len(str(row)) for row in islet.rows) + 1


def column_numbers(islet: Islet, size: int) -> list[Line]:
    """The numbers of the columns, each over the middle of its cells; long ones by turns on two lines."""
    longest = max(len(str(column)) for column in islet.columns)
    lines = 1 if longest < size else 2
    canvas = Canvas(margin_of(islet) + (len(islet.columns) + 1) * size, lines, _STYLE)
    for i, column in enumerate(islet.columns):
        number = str(column)
        middle = margin_of(islet) + (i + 1) * size
        canvas.write(middle - (len(number) + 1) // 2, i % lines, [(_STYLE, number)])
    return canvas.lines()


def row_numbers(islet: Islet, size: int) -> Iterator[Segment]:
    """What stands before each line: in the middle of a row, its number."""
    margin = margin_of(islet)
    for row in islet.rows:
        for line in range(size):
            number = str(row) if line == size // 2 else ""
            yield _STYLE, f"{number:>{margin - 1}} "
