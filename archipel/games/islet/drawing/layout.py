"""Where the islets go: how large, and alone side by side or one below the other."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

from archipel.games.drawn import GUTTER, Line, beside, stacked
from archipel.games.islet.drawing.alone import drawn_heading
from archipel.games.islet.drawing.board import FULL, SMALL, drawn_islet, has_room_for_names, width_at
from archipel.games.islet.drawing.listing import drawn_list
from archipel.games.islet.drawing.spots import Islet, View
from archipel.words import Words

_HEADING = 32
"""Columns in which the cards over an islet read well."""


@dataclass(frozen=True)
class Layout:
    """The size of triangles, and how wide the block of each islet is: beside the others, or alone on its lines."""

    size: int
    blocks: list[int]
    abreast: bool

    @property
    def width(self) -> int:
        """How many columns all of it takes."""
        return sum(self.blocks) + GUTTER * (len(self.blocks) - 1) if self.abreast else max(self.blocks)


def layout_of(islets: list[Islet], width: int) -> Layout | None:
    """The first that fits: islets abreast before one below the other, then the larger; None if none does."""
    sizes = [FULL, SMALL] if all(map(has_room_for_names, islets)) else [SMALL]
    for abreast in (True, False):
        for size in sizes:
            layout = Layout(size, [width_at(islet, size) for islet in islets], abreast)
            if layout.width <= width:
                return _with_room_for_headings(layout, islets, width)
    return None


def narrowest(islets: list[Islet]) -> int:
    """How wide a terminal has to be to show more than a list."""
    return max(width_at(islet, SMALL) for islet in islets)


def _with_room_for_headings(layout: Layout, islets: list[Islet], width: int) -> Layout:
    if len(islets) == 1:
        return layout
    room = (width - GUTTER) // 2 if layout.abreast else width
    wider = Layout(layout.size, [max(block, min(_HEADING, room)) for block in layout.blocks], layout.abreast)
    return wider if wider.width <= width else layout


def drawn_boards(
    view: View, islets: list[Islet], layout: Layout, words: Words, colour: bool, marked: Collection[str]
) -> list[Line]:
    """The islets, alone with their names and cards over them."""
    headings = [drawn_heading(view, islet, words, block) for islet, block in zip(islets, layout.blocks, strict=True)]
    boards = [drawn_islet(islet, layout.size, colour, marked) for islet in islets]
    if not layout.abreast:
        return stacked([*heading, *board] for heading, board in zip(headings, boards, strict=True))
    tallest = max(map(len, headings))
    filled = [
        [*heading, *[[] for _ in range(tallest - len(heading))], *board]
        for heading, board in zip(headings, boards, strict=True)
    ]
    first, *rest = filled
    return beside(first, rest[0], layout.blocks[0]) if rest else first


def drawn_lists(view: View, islets: list[Islet], words: Words, width: int) -> list[Line]:
    """The islets as lists."""
    return stacked([*drawn_heading(view, islet, words, width), *drawn_list(islet, words, width)] for islet in islets)
