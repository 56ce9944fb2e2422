"""What is in the box (section 1): tiles, cards, roles, the water meter; and the layouts of section 2."""

from __future__ import annotations

from enum import IntEnum
from typing import Final

from archipel.boards import squares
from archipel.rules import table

MOST_SEATS = 4
FEWEST_SEATS = 2
ACTIONS_A_TURN = 3
TREASURE_DRAWS = 2
HAND_LIMIT = 5
CARDS_TO_CLAIM = 4
FLOODED_AT_START = 6
CARDS_AT_START = 2

NONE = 127
"""No cell, no seat: beyond every array, so that indexing with it is an error."""


class Tile(IntEnum):
    """FI-1.2, in the page's order."""

    FOOLS_LANDING = 0
    BRONZE_GATE = 1
    COPPER_GATE = 2
    GOLD_GATE = 3
    IRON_GATE = 4
    SILVER_GATE = 5
    TEMPLE_OF_THE_MOON = 6
    TEMPLE_OF_THE_SUN = 7
    WHISPERING_GARDEN = 8
    HOWLING_GARDEN = 9
    CAVE_OF_EMBERS = 10
    CAVE_OF_SHADOWS = 11
    CORAL_PALACE = 12
    TIDAL_PALACE = 13
    BREAKERS_BRIDGE = 14
    CLIFFS_OF_ABANDON = 15
    CRIMSON_FOREST = 16
    DUNES_OF_DECEPTION = 17
    LOST_LAGOON = 18
    MISTY_MARSH = 19
    OBSERVATORY = 20
    PHANTOM_ROCK = 21
    TWILIGHT_HOLLOW = 22
    WATCHTOWER = 23


TILES = 24
LANDING: Final = Tile.FOOLS_LANDING.value


class Treasure(IntEnum):
    """FI-1.3; a treasure's cards have its number."""

    CRYSTAL = 0
    STATUE = 1
    CHALICE = 2
    STONE = 3


TREASURES = 4
TREASURE_TILES: dict[Treasure, tuple[Tile, Tile]] = {
    Treasure.CRYSTAL: (Tile.CAVE_OF_EMBERS, Tile.CAVE_OF_SHADOWS),
    Treasure.STATUE: (Tile.WHISPERING_GARDEN, Tile.HOWLING_GARDEN),
    Treasure.CHALICE: (Tile.CORAL_PALACE, Tile.TIDAL_PALACE),
    Treasure.STONE: (Tile.TEMPLE_OF_THE_MOON, Tile.TEMPLE_OF_THE_SUN),
}


class Card(IntEnum):
    """FI-1.4: the treasures' cards, the special cards, and the one that is never held."""

    CRYSTAL = 0
    STATUE = 1
    CHALICE = 2
    STONE = 3
    HELICOPTER = 4
    SANDBAGS = 5
    WATERS_RISE = 6


CARD_KINDS = 7
HELD_KINDS = 6
"""Kinds a hand may have: all but `WATERS_RISE`."""
HELICOPTER: Final = Card.HELICOPTER.value
SANDBAGS: Final = Card.SANDBAGS.value
WATERS_RISE: Final = Card.WATERS_RISE.value
CARDS_OF_KIND = (5, 5, 5, 5, 3, 2, 3)
HELD_CARDS = sum(CARDS_OF_KIND[:HELD_KINDS])


class Role(IntEnum):
    """FI-1.6."""

    DIVER = 0
    ENGINEER = 1
    EXPLORER = 2
    MESSENGER = 3
    NAVIGATOR = 4
    PILOT = 5


ROLES = 6
START_TILES: dict[Role, Tile] = {
    Role.DIVER: Tile.IRON_GATE,
    Role.ENGINEER: Tile.BRONZE_GATE,
    Role.EXPLORER: Tile.COPPER_GATE,
    Role.MESSENGER: Tile.SILVER_GATE,
    Role.NAVIGATOR: Tile.GOLD_GATE,
    Role.PILOT: Tile.FOOLS_LANDING,
}


class Difficulty(IntEnum):
    """FI-1.5."""

    NOVICE = 0
    NORMAL = 1
    ELITE = 2
    LEGENDARY = 3


FLOODS_AT = (0, 2, 2, 3, 3, 3, 4, 4, 5, 5, 0)
"""FI-1.5: flood cards a turn, by the tick of the water meter; none is drawn at the skull."""
SKULL = 10
START_TICKS = (1, 2, 3, 4)


class Ending(IntEnum):
    """How the game ended (section 8), the losses in the order in which they are looked for."""

    NONE = 0
    ESCAPED = 1
    LANDING = 2
    TREASURE = 3
    DROWNED = 4
    SKULL = 5


# FI-1.1, FI-2.1: `#` is a cell
LAYOUTS: dict[str, tuple[str, ...]] = {
    "standard": ("..##..", ".####.", "######", "######", ".####.", "..##.."),
    "shadows": ("######", "######", "######", "######"),
    "volcano": ("#####", "#####", "##.##", "#####", "#####"),
    "skull": ("######", "#.##.#", "######", ".####.", ".####."),
    "coral-reef": (".##....", "####...", "######.", ".######", "...####", "....##."),
    "bone": (".##..##.", "########", "########", ".##..##."),
    "gulls-bay": ("...##...", "...##...", "#..##..#", "########", ".######.", "...##..."),
    "arch": ("...###...", "..#####..", ".###.###.", "###...###", "##.....##"),
    "atoll": ("..###..", ".##.##.", "##...##", "#.....#", "##...##", ".##.##.", "..###.."),
}
LAYOUT_NAMES = tuple(LAYOUTS)

# ---- the same facts as tables, for rules -------------------------------------------------------------------

COLUMNS = 9
ROWS = 7
GRID = squares(COLUMNS, ROWS)
"""The grid that every layout's rectangle fits into, at its top left.  Cells are in the order of their names."""
CELLS = GRID.cells


def _cells_of(rows: tuple[str, ...]) -> list[int]:
    """A layout's cells in reading order."""
    return [column * ROWS + row for row, line in enumerate(rows) for column, mark in enumerate(line) if mark == "#"]


ISLANDS = [_cells_of(rows) for rows in LAYOUTS.values()]
LAYOUT_CELLS = table(ISLANDS)
WHOLE_ISLAND = table([sum(1 << cell for cell in cells) for cells in ISLANDS])
"""Each layout's cells as a set (see `cells.py`)."""
FLOODS = table(FLOODS_AT)
CARDS = table(CARDS_OF_KIND)
START_TICK = table(START_TICKS)
START_TILE = table([START_TILES[role] for role in Role])
TILES_OF = table([TREASURE_TILES[treasure] for treasure in Treasure])
