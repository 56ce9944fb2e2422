"""What is written on a cell: its coordinates, its tile, and who is there."""

from __future__ import annotations

from archipel.games.drawn import Line
from archipel.games.islet.drawing.signs import (
    BIRD_SIGNS,
    EGG_SIGNS,
    NEST_SIGNS,
    TERRAIN_SIGNS,
    ground_style,
    shore_sign,
)
from archipel.games.islet.drawing.spots import Islet, Spot, Tile

FACE = 4
"""Signs for a tile: terrain, nest, egg, level."""
BIRDS = 2
"""Signs for birds: there are never more in a cell."""
NAME = 6
"""Signs for coordinates, where there is room for them."""


def ground(spot: Spot, islet: Islet) -> str:
    """The style of a cell's blanks."""
    if spot.tile:
        return ground_style(spot.tile.terrain, spot.tile.level)
    style, _ = shore_sign(islet)
    return style


def texts_of(spot: Spot, islet: Islet, mark: str | None, names: bool) -> dict[int, Line]:
    """A cell's texts, by the room they take.

    A mark is a sign to put before the coordinates, or before the birds if there is no room, or if no `names` are shown.
    """
    style = ground(spot, islet)
    star = mark or ""
    before_name = names and len(star) + len(spot.coordinates) <= NAME
    name = f"{star}{spot.coordinates}" if before_name else spot.coordinates
    texts: dict[int, Line] = {NAME: [("marked" if mark is not None else style, name)]}
    if spot.tile is None:
        return texts | {FACE: [shore_sign(islet)]}
    birds = drawn_birds(spot.tile)
    if not before_name and len(star) + len(birds) <= BIRDS:
        birds = [(style, star), *birds]
    level_style = f"{style} {'strong' if mark is None else 'marked'}"
    return texts | {FACE: drawn_face(spot.tile, style, level_style), BIRDS: birds}


def drawn_face(tile: Tile, style: str, level_style: str) -> Line:
    """Terrain, nest, egg and level; for a level of two digits the egg covers the nest."""
    level = str(tile.level)
    signs: Line = [(f"{style} edge", TERRAIN_SIGNS[tile.terrain]), (style, NEST_SIGNS[tile.nest])]
    egg: Line = [(f"egg-{tile.egg}", EGG_SIGNS[tile.egg])] if tile.egg else []
    if len(signs) + len(egg) + len(level) > FACE:
        signs.pop()
    gap = FACE - len(signs) - len(egg) - len(level)
    blank: Line = [(style, " " * gap)] if gap > 0 else []
    return [*signs, *egg, *blank, (level_style, level)]


def drawn_birds(tile: Tile) -> Line:
    """The birds of a cell."""
    return [(f"bird-{seat}", BIRD_SIGNS[seat]) for seat in tile.birds]
