"""Blocks of lines side by side."""

from __future__ import annotations

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


def stacked(blocks: list[list[Line]]) -> list[Line]:
    """Blocks below each other, an empty line between them."""
    lines: list[Line] = []
    for block in filter(None, blocks):
        lines += [[], *block] if lines else block
    return lines
