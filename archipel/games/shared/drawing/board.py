"""The board: staggered rows of cells, deep water around them, the islands that save in the corners."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

from archipel.games.drawn import Line, padded, width_of
from archipel.games.shared.drawing.cells import Cell, DrawnCell, cells_of, drawn_cell
from archipel.games.shared.drawing.havens import drawn_haven
from archipel.games.shared.drawing.looks import Looks, View

_CELL = 6
"""Columns of a cell."""


@dataclass(frozen=True)
class Grid:
    """With colour, grounds tell the cells apart; without, a line between them does."""

    cells: int
    """How many stand side by side."""
    colour: bool

    @property
    def fence(self) -> str:
        """What stands left of each cell."""
        return "" if self.colour else "│"

    @property
    def pitch(self) -> int:
        """Columns from a cell to the next."""
        return _CELL + len(self.fence)

    @property
    def width(self) -> int:
        """Columns of the whole board."""
        return self.cells * self.pitch + len(self.fence)


def drawn_board(looks: Looks, view: View, grid: Grid, marked: Collection[str]) -> list[Line]:
    """The board, two lines a row."""
    rows = looks.rows
    margins = [(grid.cells - len(names)) * grid.pitch // 2 for names in rows]
    lands = {island: drawn_haven(looks, view, island, margins[:3]) for island in looks.landing}
    cells = cells_of(looks, view)
    grounds = looks.grounds_of(view)
    lines: list[Line] = []
    for row, names in enumerate(rows):
        drawn = [_cell(looks, cells.get(name, Cell()), name, grounds.get(name), name in marked) for name in names]
        for halves in ([cell.top for cell in drawn], [cell.bottom for cell in drawn]):
            # havens are told from the board's edge inward
            north, shore = (True, len(lines)) if row < len(rows) // 2 else (False, 2 * len(rows) - 1 - len(lines))
            west, east = (lands[island].get(shore, []) for island in (("NW", "NE") if north else ("SW", "SE")))
            line = [*padded(west, margins[row], "deep"), *_row(halves, grid)]
            strait = grid.width - width_of(line) - width_of(east)
            lines.append([*padded(line, width_of(line) + strait, "deep"), *east])
    return lines


def leftovers(looks: Looks, view: View) -> list[Line]:
    """The cells that hold more than their drawing shows, told in full."""
    lines: list[Line] = []
    grounds = looks.grounds_of(view)
    for name, cell in sorted(cells_of(looks, view).items(), key=lambda item: looks.box.cell_numbers[item[0]]):
        crowd = _cell(looks, cell, name, grounds.get(name), False).crowd
        if crowd:
            lines.append([("", f"{name}: ")])
            for part in crowd:
                lines[-1] += [*part, ("", " ")]
    return lines


def _cell(looks: Looks, cell: Cell, name: str, ground: str | None, marked: bool) -> DrawnCell:
    water = "shallow" if name in looks.island else "sea"
    style = ground or f"{water}-{int(name[1:]) % 2}"
    landing = name in looks.landing_cells
    return drawn_cell(name, cell, style=style, ground=ground, landing=landing, marked=marked, width=_CELL)


def _row(cells: list[Line], grid: Grid) -> Line:
    fence: Line = [("quiet", grid.fence)] if grid.fence else []
    return [segment for cell in cells for segment in [*fence, *cell]] + fence
