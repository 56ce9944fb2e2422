"""A sheet to draw on, sign by sign, in any order."""

from __future__ import annotations

from itertools import groupby

from archipel.games.drawn import Line


class Canvas:
    """So many columns and lines, all blank to begin with."""

    def __init__(self, width: int, height: int, style: str) -> None:
        self._signs = [[(style, " ")] * width for _ in range(height)]

    def write(self, column: int, line: int, text: Line) -> None:
        """Put a text over whatever is there."""
        for style, signs in text:
            for sign in signs:
                self._signs[line][column] = (style, sign)
                column += 1

    def lines(self) -> list[Line]:
        """What is drawn, signs of one style together."""
        return [
            [(style, "".join(sign for _, sign in group)) for style, group in groupby(line, key=lambda sign: sign[0])]
            for line in self._signs
        ]
