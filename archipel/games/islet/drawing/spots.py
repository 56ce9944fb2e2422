"""What a view tells of each cell of an islet, and of the sea beside it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from archipel.games.islet.grid import SIDES, beside, column_and_row, is_place, place_at, points_up
from archipel.games.islet.notation import SEA
from archipel.rules import plain

View = Mapping[str, Any]
Where = tuple[int, int]
"""A column and a row."""


@dataclass(frozen=True)
class Tile:
    """What lies on a cell: the top tile, how high it is, and who is there."""

    terrain: str
    nest: str
    level: int
    egg: str | None
    """The seat whose it is."""
    birds: list[str]


@dataclass(frozen=True)
class Spot:
    """A cell of the islet, or one of the sea beside it."""

    name: str
    """As moves write it, with the islet before it where there are two."""
    column: int
    row: int
    tile: Tile | None
    """None in the sea."""

    @property
    def coordinates(self) -> str:
        """The name without the islet."""
        return f"{self.column},{self.row}"

    @property
    def points_up(self) -> bool:
        """IS-1.1."""
        return plain(points_up)(place_at(0, self.column, self.row))

    @property
    def across(self) -> Where:
        """The neighbour above or below, whichever it has."""
        return self.column, self.row + (1 if self.points_up else -1)


@dataclass(frozen=True)
class Islet:
    """Cells with tiles and the sea beside them, by column and row."""

    name: str | None
    """`day` or `night`; None if it is the only one."""
    spots: Mapping[Where, Spot]
    is_open: bool
    """Whether a tile may be put into the sea beside it now."""

    @cached_property
    def columns(self) -> range:
        """All columns that it reaches into, the sea's too."""
        found = [column for column, _ in self.spots]
        return range(min(found, default=0), max(found, default=0) + 1)

    @cached_property
    def rows(self) -> range:
        """All its rows, the sea's too."""
        found = [row for _, row in self.spots]
        return range(min(found, default=0), max(found, default=0) + 1)

    def in_reading_order(self) -> Iterator[Spot]:
        """Its cells, row by row."""
        for where in sorted(self.spots, key=lambda where: (where[1], where[0])):
            yield self.spots[where]


def islets_of(view: View) -> list[Islet]:
    """The islet, or alone the two of them."""
    names = ["day", "night"] if view["options"]["seats"] == 1 else [None]
    return [_islet(view, name) for name in names]


def _islet(view: View, name: str | None) -> Islet:
    prefix = f"{name}:" if name else ""
    tiles = {_where(cell, prefix): _tile(view, cell) for cell in view["cells"] if cell.startswith(prefix)}
    shore = {where for cell in tiles for where in neighbours(cell) if where not in tiles}
    spots = {
        where: Spot(f"{prefix}{where[0]},{where[1]}", *where, tiles.get(where)) for where in [*tiles, *sorted(shore)]
    }
    return Islet(name, spots, _is_open(view, prefix))


def neighbours(where: Where) -> list[Where]:
    """IS-1.1: the cells that share an edge."""
    around = [plain(beside)(place_at(0, *where), side) for side in range(SIDES)]
    return [column_and_row(place) for place in around if plain(is_place)(place)]


def _where(cell: str, prefix: str) -> Where:
    column, row = cell.removeprefix(prefix).split(",")
    return int(column), int(row)


def _tile(view: View, cell: str) -> Tile:
    terrain, nest, level = view["cells"][cell]
    egg = view["eggs"].get(cell)
    birds = [seat for seat, place in view["birds"].items() if place == cell]
    return Tile(terrain, nest, level, None if egg is None else str(egg), birds)


def _is_open(view: View, prefix: str) -> bool:
    """IS-5.1, IS-8.2: a turn begins, with a tile in hand, and the bird is here."""
    seat = str(view["turn"])
    bird = view["birds"][seat]
    return view["phase"] == "turn" and bool(view["hands"][seat]) and (bird == SEA or bird.startswith(prefix))
