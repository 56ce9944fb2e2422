"""What stands where, as a list, for terminals too narrow for the board."""

from __future__ import annotations

from archipel.games.drawn import Line, flowed, joined
from archipel.games.shared.drawing.cells import Cell, cells_of
from archipel.games.shared.drawing.looks import Looks, View
from archipel.games.shared.drawing.signs import GROUND_SIGNS, LANDING_SIGN
from archipel.words import Words


def drawn_list(looks: Looks, view: View, words: Words, width: int) -> list[Line]:
    """The tiles by terrain, then every sea cell with something in it, then the islands with those saved."""
    lines: list[Line] = []
    cells = cells_of(looks, view)
    grounds = looks.grounds_of(view)
    for ground in looks.grounds:
        names = [name for name, kind in grounds.items() if kind == ground]
        if names:
            lines.append([(ground, GROUND_SIGNS[ground]), ("title", f" {looks.say(words, ground)}")])
            lines += flowed((_told(name, cells.get(name, Cell())) for name in names), width, ("", "  "))
    at_sea = [name for name in looks.box.cells if name in cells and name not in grounds]
    if at_sea:
        lines.append([("title", words.say("terminal-at-sea"))])
        lines += flowed((_told(name, cells[name]) for name in at_sea), width, ("", "  "))
    for island in looks.landing:
        saved: list[Line] = [[(name[0], name)] for name, place in looks.pawns(view).items() if place == island]
        if saved:
            lines += flowed([[("haven", f"{LANDING_SIGN} {island}")], *saved], width)
    return lines


def _told(name: str, cell: Cell) -> Line:
    creatures: list[Line] = [[sign] for sign in cell.signs()]
    return joined([[("", name)], *creatures, *cell.parts()], ("", " "))
