"""The island as a list, for terminals too narrow for the board."""

from __future__ import annotations

from archipel.games.drawn import Line, cut, flowed, joined, width_of
from archipel.games.forbidden_island.drawing.pawns import drawn_pawns, roles_of
from archipel.games.forbidden_island.drawing.signs import LAYERS, SUNK, TILE_SIGNS, WAVE, drawn_signs
from archipel.games.forbidden_island.drawing.squares import Square, View, squares_of
from archipel.games.forbidden_island.drawing.wording import say, tile_name
from archipel.words import Words

_PAWNS = 9
"""Columns for the pawns of a tile: two with the beginnings of their roles, or four numbers."""


def drawn_list(view: View, words: Words, width: int) -> list[Line]:
    """A tile a line, then the cells that have sunk, then what the signs mean."""
    squares = squares_of(view).values()
    lines = [_told(square, view, words, width) for square in squares if square.tile]
    sunk: list[Line] = [[("sunk", SUNK), ("", f" {say(words, 'panel-sunk')}")]]
    for square in squares:
        if not square.tile:
            pawns = drawn_pawns(square.pawns, roles_of(view), words, _PAWNS)
            sunk.append(joined(filter(None, [[("", square.name)], pawns]), ("", " ")))
    return [
        *lines,
        *(flowed(sunk, width) if len(sunk) > 1 else []),
        *drawn_signs(words, width),
    ]


def _told(square: Square, view: View, words: Words, width: int) -> Line:
    """The state, the cell, what is special, the tile, and who is there."""
    layer = LAYERS[square.layer - 1] if square.layer else " "
    line: Line = [
        (square.ground, f"{WAVE if square.flooded else ' '} {square.name}{layer}"),
        ("", " "),
        (square.sign, TILE_SIGNS[square.sign]) if square.sign else ("", " "),
    ]
    pawns = drawn_pawns(square.pawns, roles_of(view), words, _PAWNS)
    room = width - width_of(line) - (width_of(pawns) + 1 if pawns else 0)
    line.append(("", cut(f" {tile_name(words, square.tile or '')}", room)))
    return [*line, ("", " "), *pawns] if pawns else line
