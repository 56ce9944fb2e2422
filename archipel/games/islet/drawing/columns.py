"""Blocks of lines beside and below each other."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import zip_longest

from archipel.games.drawn import Line, padded, width_of

GUTTER = 2


def beside(left: list[Line], right: list[Line], width: int) -> list[Line]:
    """Two blocks side by side, the left one so many columns wide."""
    nothing: Line = []
    return [
        [*padded(line, width + GUTTER), *other] if width_of(other) else line
        for line, other in zip_longest(left, right, fillvalue=nothing)
    ]


def stacked(blocks: Iterable[list[Line]]) -> list[Line]:
    """Blocks below each other, an empty line between them."""
    lines: list[Line] = []
    for block in filter(None, blocks):
        lines += [[], *block] if lines else block
    return lines


def indented(lines: Iterable[Line], margin: int) -> list[Line]:
    """Lines moved to the right."""
    return [[("", " " * margin), *line] for line in lines]
