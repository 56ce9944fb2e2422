"""What a view tells of each cell of the island."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from archipel.games.forbidden_island.facts import LANDING, LAYOUTS, TREASURE_TILES, Tile
from archipel.games.notation import spelt

View = Mapping[str, Any]

TREASURE_OF = {spelt(tile): spelt(treasure) for treasure, tiles in TREASURE_TILES.items() for tile in tiles}
"""The treasure each of eight tiles holds."""
LANDING_NAME = spelt(Tile(LANDING))


@dataclass(frozen=True)
class Square:
    """A cell of the layout."""

    name: str
    tile: str | None
    """None once it has sunk."""
    flooded: bool
    layer: int | None
    """Where its flood card is: in a layer of the deck, 1 on top; None if in the discards or gone."""
    sign: str | None
    """What is special about its tile: a treasure's name, `found` once that is taken, or `landing`."""
    pawns: list[str]

    @property
    def ground(self) -> str:
        """Its state, which is also its style."""
        if self.tile is None:
            return "sunk"
        return "flooded" if self.flooded else "dry"


def rows_of(view: View) -> list[list[str | None]]:
    """The cells' names row by row, None where the layout has none."""
    return [
        [f"{'abcdefghi'[column]}{row}" if mark == "#" else None for column, mark in enumerate(line)]
        for row, line in enumerate(LAYOUTS[view["options"]["layout"]], 1)
    ]


def squares_of(view: View) -> dict[str, Square]:
    """Every cell of the layout, by its name, in reading order."""
    layers = {tile: number for number, layer in enumerate(view["flood_layers"], 1) for tile in layer}
    return {name: _square(view, name, layers) for row in rows_of(view) for name in row if name}


def _square(view: View, name: str, layers: Mapping[str, int]) -> Square:
    tile = view["tiles"].get(name)
    return Square(
        name=name,
        tile=tile,
        flooded=name in view["flooded"],
        layer=layers.get(tile),
        sign=_sign(view, tile),
        pawns=[seat for seat, cell in view["pawns"].items() if cell == name],
    )


def _sign(view: View, tile: str | None) -> str | None:
    if tile == LANDING_NAME:
        return "landing"
    treasure = TREASURE_OF.get(tile or "")
    return "found" if treasure in view["treasures"] else treasure
