"""What is in the box (section 1): the board, the pieces, the tiles and their backs."""

from __future__ import annotations

from enum import IntEnum
from typing import Final

from archipel.boards import hex_rows
from archipel.boards.hexes import SIDES
from archipel.rules import table

MOST_SEATS = 4
COLOURS = ("r", "b", "g", "y")
EXPLORERS_A_COLOUR = 10
EXPLORERS = len(COLOURS) * EXPLORERS_A_COLOUR
EXPLORER_VALUES = (1, 1, 1, 2, 2, 3, 3, 4, 5, 6)
SEATS_IN_A_BOAT = 3
BOATS_A_COLOUR = 2
MOVES_A_TURN = 3
CALM_ROUNDS = 8
"""TI-8.3: rounds without anybody saved or lost, once no tile is left, after which the game is over."""

# TI-1.1
BOARD = hex_rows((7, 10, 11, 10, 11, 12, 11, 12, 11, 10, 11, 10, 7))
CELLS = BOARD.cells
OFF_BOARD = CELLS
"""A cell past the edge, neither sea nor tile."""

# TI-1.2 to TI-1.4
ISLAND_CELLS = BOARD.cells_named("d4-d7 e4-e8 f3-f10 g3-g5 g7-g9 h3-h10 i4-i8 j4-j7")
SERPENT_CELLS = BOARD.cells_named("b1 c11 g6 k1 l10")
LANDING_CELLS = {"NW": "b1 c1", "NE": "b10 c11", "SW": "k1 l1", "SE": "k11 l10"}
TILES = len(ISLAND_CELLS)

NONE = 255
"""No cell, no seat, no creature: beyond every array, so that indexing with it is an error."""


class Place(IntEnum):
    """Where an explorer is, other than in a cell of the board."""

    NW = CELLS + 1
    NE = CELLS + 2
    SW = CELLS + 3
    SE = CELLS + 4
    LOST = CELLS + 5
    HAND = CELLS + 6


class Terrain(IntEnum):
    """What a cell is: a tile of one of three terrains, lowest first, or sea; or nothing, past the edge."""

    BEACH = 0
    FOREST = 1
    MOUNTAIN = 2
    SEA = 3
    OFF = 4


TERRAINS = 3


class Creature(IntEnum):
    """TI-1.8: also the faces of the die."""

    SERPENT = 0
    SHARK = 1
    WHALE = 2


CREATURES = 3
# plain numbers, for rules: a GPU's compiler takes no enumeration in an index
SERPENT: Final = Creature.SERPENT.value
SHARK: Final = Creature.SHARK.value
WHALE: Final = Creature.WHALE.value


class Back(IntEnum):
    """TI-1.5: what is under a tile, and `UNKNOWN` for one that may not be seen."""

    SHARK = 0
    WHALE = 1
    BOAT = 2
    WHIRLPOOL = 3
    VOLCANO = 4
    DOLPHIN = 5
    WIND = 6
    MOVE_SERPENT = 7
    MOVE_SHARK = 8
    MOVE_WHALE = 9
    REPEL_SHARK = 10
    REPEL_WHALE = 11
    UNKNOWN = 12


BACKS = 13
UNKNOWN: Final = Back.UNKNOWN.value
FIRST_KEPT: Final = Back.DOLPHIN.value
"""Backs from here on go to the hand; those before are shown and applied at once."""

# TI-1.5, by back: how many under beach, forest, mountain
BACK_COUNTS: dict[Back, tuple[int, int, int]] = {
    Back.SHARK: (3, 2, 1),
    Back.WHALE: (3, 2, 0),
    Back.BOAT: (1, 3, 0),
    Back.WHIRLPOOL: (0, 2, 4),
    Back.VOLCANO: (0, 0, 1),
    Back.DOLPHIN: (3, 1, 0),
    Back.WIND: (2, 0, 0),
    Back.MOVE_SERPENT: (1, 1, 0),
    Back.MOVE_SHARK: (1, 1, 0),
    Back.MOVE_WHALE: (1, 1, 0),
    Back.REPEL_SHARK: (1, 1, 1),
    Back.REPEL_WHALE: (0, 2, 1),
    Back.UNKNOWN: (0, 0, 0),
}
TILES_OF_TERRAIN = tuple(sum(counts[terrain] for counts in BACK_COUNTS.values()) for terrain in range(TERRAINS))

# TI-1.6
SUPPLY = {Creature.SERPENT: 5, Creature.SHARK: 6, Creature.WHALE: 5}
BOATS = 12

KINDS = TERRAINS * BACKS
"""Kinds of tile: a terrain and a back, numbered `terrain * BACKS + back`."""

# ---- the same facts as tables, for rules -------------------------------------------------------------------

NEIGHBOURS = table(BOARD.rim(SIDES))
ISLAND = table(ISLAND_CELLS)
COLUMN = table([x for x, _ in BOARD.points])
ROW = table([y // 2 for _, y in BOARD.points])
REACH_OF = table([1, 2, 3])
"""TI-6.8: how many cells a serpent, a shark and a whale may go."""
POOL = table([BACK_COUNTS[back][terrain] for terrain in range(TERRAINS) for back in Back])
TILES_BY_TERRAIN = table(TILES_OF_TERRAIN)
VALUES = table(EXPLORER_VALUES)
SERPENT_STARTS = table(SERPENT_CELLS)


def _safe_island_at(cell: int) -> int:
    for island, names in LANDING_CELLS.items():
        if cell in BOARD.cells_named(names):
            return Place[island]
    return NONE


SAFE_ISLAND = table([_safe_island_at(cell) for cell in range(CELLS)])
"""The safe island that a landing cell touches, else NONE."""
