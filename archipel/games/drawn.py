"""Text with styles, as games draw themselves for a terminal; whoever shows it knows what a style looks like there."""

from __future__ import annotations

import textwrap
from collections.abc import Iterable
from itertools import zip_longest

Segment = tuple[str, str]
"""Names of styles, a space between, and a text."""
Line = list[Segment]
GUTTER = 2
"""Columns between blocks that stand side by side."""


def width_of(line: Line) -> int:
    """How many columns it takes; every character used in drawings takes one."""
    return sum(len(text) for _, text in line)


def text_of(line: Line) -> str:
    """The line without its styles."""
    return "".join(text for _, text in line)


def cut(text: str, room: int) -> str:
    """A text, cut off where there is no room for more."""
    return text if len(text) <= room else f"{text[: room - 1]}…"


def padded(line: Line, width: int, style: str = "") -> Line:
    """The line filled up with spaces on the right."""
    missing = width - width_of(line)
    return [*line, (style, " " * missing)] if missing > 0 else line


def spread(left: Line, right: Line, width: int, style: str = "") -> Line:
    """Two lines as one, the second at its right end."""
    return [*padded(left, width - width_of(right), style), *right]


def joined(parts: Iterable[Line], gap: Segment) -> Line:
    """Parts on one line, the gap between them."""
    line: Line = []
    for part in parts:
        line += [gap, *part] if line and gap[1] else part
    return line


def flowed(parts: Iterable[Line], width: int, gap: Segment = ("", " ")) -> list[Line]:
    """Parts in lines, as many in each as fit."""
    lines: list[Line] = []
    for part in parts:
        if lines and width_of(lines[-1]) + len(gap[1]) + width_of(part) <= width:
            lines[-1] += [gap, *part]
        else:
            lines.append([*part])
    return lines


def wrapped(style: str, text: str, width: int) -> list[Line]:
    """A text in lines of one style."""
    return [[(style, line)] for line in textwrap.wrap(text, width)]


def beside(left: list[Line], right: list[Line], width: int) -> list[Line]:
    """Two blocks of lines side by side, the left one so many columns wide."""
    nothing: Line = []
    return [
        [*padded(line, width + GUTTER), *other] if width_of(other) else line
        for line, other in zip_longest(left, right, fillvalue=nothing)
    ]


def stacked(blocks: Iterable[list[Line]]) -> list[Line]:
    """Blocks of lines below each other, an empty line between them."""
    lines: list[Line] = []
    for block in filter(None, blocks):
        lines += [[], *block] if lines else block
    return lines


def indented(lines: Iterable[Line], margin: int) -> list[Line]:
    """Lines moved to the right."""
    return [[("", " " * margin), *line] for line in lines]
