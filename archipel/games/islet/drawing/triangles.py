"""Triangles made of lines of text.

One of size n is n lines high, with slanting sides of `╱` and `╲`.  Between them there is room for 2, 4 and so on to
2n - 2 signs, the most where it is widest: at the bottom if it points up, at the top if it points down.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from archipel.games.drawn import Line, width_of
from archipel.games.islet.drawing.canvas import Canvas


@dataclass(frozen=True)
class Row:
    """A line of a triangle: where it is, and the room between its sides."""

    line: int
    start: int
    room: int


@dataclass(frozen=True)
class Triangle:
    """Where a triangle is on a canvas: the column of its left corner, its first line."""

    left: int
    top: int
    size: int
    points_up: bool

    def rows(self) -> Iterator[Row]:
        """Its lines from the top."""
        for line in range(self.size):
            half = line if self.points_up else self.size - 1 - line
            yield Row(self.top + line, self.left + self.size - half, 2 * half)

    def draw_sides(self, canvas: Canvas, style: str) -> None:
        """Both slanting sides."""
        left, right = ("╱", "╲") if self.points_up else ("╲", "╱")
        for row in self.rows():
            canvas.write(row.start - 1, row.line, [(style, left)])
            canvas.write(row.start + row.room, row.line, [(style, right)])

    def fill(self, canvas: Canvas, texts: dict[int, Line], style: str, base: str = " ") -> None:
        """The texts by the room they take, the rest blank; a base other than that goes along the bottom."""
        for row in self.rows():
            widest = row.room == 2 * self.size - 2
            blank = base if widest and self.points_up else " "
            text = texts.get(row.room, [])
            before = (row.room - width_of(text)) // 2
            canvas.write(row.start, row.line, [(style, blank * row.room)])
            canvas.write(row.start + before, row.line, text)
