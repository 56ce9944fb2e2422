"""An islet drawn: triangles that point up and down, the sea around them, and if they are small numbers to read off."""

from __future__ import annotations

from collections.abc import Collection

from archipel.games.drawn import Line, text_of
from archipel.games.islet.drawing.canvas import Canvas
from archipel.games.islet.drawing.faces import NAME, ground, texts_of
from archipel.games.islet.drawing.scale import column_numbers, margin_of, row_numbers
from archipel.games.islet.drawing.signs import MARK
from archipel.games.islet.drawing.spots import Islet, Spot
from archipel.games.islet.drawing.triangles import Triangle

FULL, SMALL = 4, 3
"""Lines a triangle: the full size has room for its coordinates, the small one needs numbers around the islet."""
_BASE = "_"


def width_at(islet: Islet, size: int) -> int:
    """How many columns an islet takes."""
    margin = margin_of(islet) if size == SMALL else 0
    return (len(islet.columns) + 1) * size + margin


def has_room_for_names(islet: Islet) -> bool:
    """Whether the full size can show the coordinates of every cell."""
    return all(len(spot.coordinates) <= NAME for spot in islet.spots.values())


def drawn_islet(islet: Islet, size: int, colour: bool, marked: Collection[str]) -> list[Line]:
    """An islet with triangles of a size."""
    width = (len(islet.columns) + 1) * size
    canvas = Canvas(width, len(islet.rows) * size, "sea")
    # tiles over the sea, and those that point up last: their sides are those of their neighbours too
    for spot in sorted(islet.spots.values(), key=lambda spot: (spot.tile is not None, spot.points_up)):
        mark = ("" if colour else MARK) if spot.name in marked else None
        _draw_spot(canvas, spot, islet, size, texts_of(spot, islet, mark, names=size == FULL))
    if size == FULL:
        return _without_blank_ends(canvas.lines())
    numbered: list[Line] = [
        [number, *line] for number, line in zip(row_numbers(islet, size), canvas.lines(), strict=True)
    ]
    return [*column_numbers(islet, size), *_without_blank_ends(numbered)]


def _without_blank_ends(lines: list[Line]) -> list[Line]:
    """Lines from the first on which there is anything to the last."""
    told = [i for i, line in enumerate(lines) if text_of(line).strip()]
    return lines[told[0] : told[-1] + 1] if told else []


def _draw_spot(canvas: Canvas, spot: Spot, islet: Islet, size: int, texts: dict[int, Line]) -> None:
    left = (spot.column - islet.columns.start) * size
    top = (spot.row - islet.rows.start) * size
    triangle = Triangle(left, top, size, spot.points_up)
    style = ground(spot, islet)
    below = islet.spots.get(spot.across)
    has_base = spot.points_up and bool(spot.tile or (below and below.tile))
    triangle.fill(canvas, texts, f"{style} edge" if spot.tile else style, _BASE if has_base else " ")
    if spot.tile:
        triangle.draw_sides(canvas, f"{style} edge")
