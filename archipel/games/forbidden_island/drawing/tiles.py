"""A cell of the island drawn: a card of four lines with its name in the edge, the tile's name, and the pawns below."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from archipel.games.drawn import Line, spread, width_of
from archipel.games.forbidden_island.drawing.pawns import drawn_pawns
from archipel.games.forbidden_island.drawing.signs import LAYERS, SUNK, TILE_SIGNS, WAVE
from archipel.games.forbidden_island.drawing.squares import Square
from archipel.games.forbidden_island.drawing.wording import tile_name_lines
from archipel.words import Words

LINES = 4


class _Edge(NamedTuple):
    """What a line of a card is drawn with."""

    left: str
    fill: str
    right: str


_EDGES = {
    "dry": (_Edge("╭", "─", "╮"), _Edge("│", " ", "│"), _Edge("╰", "─", "╯")),
    "flooded": (_Edge(WAVE, WAVE, WAVE), _Edge(WAVE, " ", WAVE), _Edge(WAVE, WAVE, WAVE)),
    "sunk": (_Edge(" ", " ", " "), _Edge(" ", " ", " "), _Edge(" ", " ", " ")),
}
"""By ground: a card's first line, those in the middle, the last."""


def drawn_tile(square: Square, name: Line, roles: Mapping[str, str], words: Words, width: int) -> list[Line]:
    """A card; `name` is the cell's, as it is to be shown."""
    top, middle, bottom = _EDGES[square.ground]
    inner = width - 2
    texts = tile_name_lines(words, square.tile, inner) if square.tile else _waves(inner)
    pawns = drawn_pawns(square.pawns, roles, words, inner)
    return [
        _edged(spread(name, _signs(square), inner), top, square),
        *(_edged([(square.ground, text.center(inner))], middle, square) for text in texts),
        _edged(_centred(pawns, inner), bottom, square),
    ]


def cell_name(square: Square, marked: bool, colour: bool) -> Line:
    """A cell's name with its flood card's layer; without colour a star marks it."""
    star = "*" if marked and not colour else ""
    layer = LAYERS[square.layer - 1] if square.layer else ""
    parts = [(square.ground, star), ("marked" if marked else square.ground, square.name), (square.ground, layer)]
    return [(style, text) for style, text in parts if text]


def _signs(square: Square) -> Line:
    return [(square.sign, TILE_SIGNS[square.sign])] if square.sign else []


def _waves(width: int) -> list[str]:
    """What is seen where a tile was."""
    return [" ".join(SUNK * ((width - 1) // 4)), ""]


def _centred(line: Line, width: int) -> Line:
    room = width - width_of(line)
    return [("", " " * (room // 2)), *line, ("", " " * (room - room // 2))]


def _edged(line: Line, edge: _Edge, square: Square) -> Line:
    """A line between the ends of an edge, its blanks drawn as what fills the edge."""
    style = f"{square.ground}-edge"
    filled: Line = [(name, text) if text.strip() else (style, edge.fill * len(text)) for name, text in line if text]
    return [(style, edge.left), *filled, (style, edge.right)]
