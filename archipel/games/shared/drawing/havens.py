"""The islands that save, in the corners of the board."""

from __future__ import annotations

from archipel.games.drawn import Line, padded, width_of
from archipel.games.shared.drawing.looks import Looks, View
from archipel.games.shared.drawing.signs import LANDING_SIGN

_STRAIT = 3
"""Columns of deep water between such an island and the outermost row, which does not touch it."""


def drawn_haven(looks: Looks, view: View, island: str, margins: list[int]) -> dict[int, Line]:
    """An island with those saved on it: lines from the board's edge inward, beside the outermost rows."""
    outer, middle, inner = margins
    widths = [outer - _STRAIT, outer - _STRAIT, middle, middle, inner, inner]
    lines: dict[int, Line] = {0: [("haven", f" {LANDING_SIGN} {island}")]}
    saved = [name for name, place in looks.pawns(view).items() if place == island]
    shore = 0
    while saved and shore < 4:
        line = lines.setdefault(shore, [])
        more = f"+{len(saved)}"
        last_chance = shore == 3 and len(saved) > 1
        room = widths[shore] - width_of(line) - (len(more) + 1 if last_chance else 0)
        if len(saved[0]) + 1 <= room:
            line += [("haven", " "), (saved[0][0], saved.pop(0))]
        elif shore == 3:
            line += [("haven", " "), ("more", more)]
            break
        else:
            shore += 1
    return {shore: padded(lines.get(shore, []), width, "haven") for shore, width in enumerate(widths)}
