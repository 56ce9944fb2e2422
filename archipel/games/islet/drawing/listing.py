"""An islet as a list, for terminals too narrow for the board."""

from __future__ import annotations

from archipel.games.drawn import Line, flowed, padded
from archipel.games.islet.drawing.faces import BIRDS, FACE, drawn_birds, drawn_face, ground
from archipel.games.islet.drawing.signs import shore_sign
from archipel.games.islet.drawing.spots import Islet
from archipel.games.islet.drawing.wording import say
from archipel.words import Words


def drawn_list(islet: Islet, words: Words, width: int) -> list[Line]:
    """Every cell with its tile and who is there, then the sea beside them."""
    longest = max((len(spot.coordinates) for spot in islet.spots.values()), default=0)
    cells: list[Line] = []
    for spot in islet.in_reading_order():
        if spot.tile:
            style = ground(spot, islet)
            face = drawn_face(spot.tile, style, f"{style} strong")
            cell: Line = [("", f"{spot.coordinates:>{longest}} "), *face, *drawn_birds(spot.tile)]
            cells.append(padded(cell, longest + 1 + FACE + BIRDS))
    shore: list[Line] = [[("", spot.coordinates)] for spot in islet.in_reading_order() if not spot.tile]
    heading: Line = [shore_sign(islet), ("title", f" {say(words, 'panel-shore')}")]
    return [*flowed(cells, width, ("", "  ")), heading, *flowed(shore, width, ("", "  "))]
