"""The island: square cards in rows, the sea between and around them."""

from __future__ import annotations

from collections.abc import Collection

from archipel.games.drawn import Line
from archipel.games.forbidden_island.drawing.pawns import roles_of
from archipel.games.forbidden_island.drawing.squares import View, rows_of, squares_of
from archipel.games.forbidden_island.drawing.tiles import LINES, cell_name, drawn_tile
from archipel.words import Words


def columns_of(view: View) -> int:
    """How many cells wide the layout is."""
    return len(rows_of(view)[0])


def drawn_board(view: View, words: Words, tile_width: int, colour: bool, marked: Collection[str]) -> list[Line]:
    """The layout, each cell so many columns wide."""
    squares, roles = squares_of(view), roles_of(view)
    drawn = {
        name: drawn_tile(square, cell_name(square, name in marked, colour), roles, words, tile_width)
        for name, square in squares.items()
    }
    sea: list[Line] = [[("sea", " " * tile_width)]] * LINES
    lines: list[Line] = []
    for row in rows_of(view):
        cards = [drawn[name] if name else sea for name in row]
        lines += [[segment for card in cards for segment in card[i]] for i in range(LINES)]
    return lines
