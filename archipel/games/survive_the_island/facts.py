"""What is in the box (section 1): the board, the pieces, the tiles and their backs."""

from __future__ import annotations

from enum import IntEnum
from typing import Final

from archipel.boards import hex_rows
from archipel.boards.hexes import SIDES
from archipel.rules import table

MOST_SEATS = 5
COLOURS = ("r", "b", "g", "y", "p")
COLOURS_FOR_TWO = 4
"""SI-2.1: two seats play two colours each."""
ADVENTURERS_A_COLOUR = 10
ADVENTURERS = len(COLOURS) * ADVENTURERS_A_COLOUR
ADVENTURER_VALUES = (1, 1, 2, 2, 3, 3, 4, 4, 5, 5)
SEATS_ON_A_RAFT = 3
RAFTS_A_COLOUR = 2
MOVES_A_TURN = 3
VOLCANOES_TO_END = 3

# SI-1.1
BOARD = hex_rows((7, 10, 11, 10, 11, 10, 11, 10, 11, 10, 11, 10, 7))
CELLS = BOARD.cells
OFF_BOARD = CELLS
"""A cell past the edge, neither water nor tile."""

# SI-1.2, SI-1.3
ISLAND_CELLS = BOARD.cells_named("d4-d7 e4-e8 f2-f9 g3-g5 g7-g9 h2-h9 i4-i8 j4-j7")
SERPENT_CELLS = BOARD.cells_named("b1 c11 g6 k1 l10")
LANDING_CELLS = {"NW": "b1 c1", "NE": "b10 c11", "SW": "k1 l1", "SE": "k11 l10"}
TILES = len(ISLAND_CELLS)

NONE = 255
"""No cell, no seat, no creature: beyond every array, so that indexing with it is an error."""


class Place(IntEnum):
    """Where an adventurer is, other than in a cell of the board."""

    NW = CELLS + 1
    NE = CELLS + 2
    SW = CELLS + 3
    SE = CELLS + 4
    LOST = CELLS + 5
    HAND = CELLS + 6


class Terrain(IntEnum):
    """What a cell is: a tile of one of three terrains, lowest first, water, a volcano; or nothing, past the edge."""

    BEACH = 0
    FOREST = 1
    MOUNTAIN = 2
    SEA = 3
    VOLCANO = 4
    OFF = 5


TERRAINS = 3


class Creature(IntEnum):
    """SI-1.7: also the faces of the die."""

    SERPENT = 0
    SHARK = 1
    KAIJU = 2


CREATURES = 3
# plain numbers, for rules: a GPU's compiler takes no enumeration in an index
SERPENT: Final = Creature.SERPENT.value
SHARK: Final = Creature.SHARK.value
KAIJU: Final = Creature.KAIJU.value


class Back(IntEnum):
    """SI-1.4: what is under a tile, and `UNKNOWN` for one that may not be seen."""

    SHARK = 0
    KAIJU = 1
    RAFT = 2
    WHIRLPOOL = 3
    VOLCANO = 4
    PADDLES = 5
    DOLPHIN = 6
    DIVE = 7
    CREATURE_DIE = 8
    REPELLENT = 9
    UNKNOWN = 10


BACKS = 11
FIRST_KEPT: Final = Back.PADDLES.value
"""Powers, from here on, go to the hand; effects, before, are shown and applied at once."""
UNKNOWN: Final = Back.UNKNOWN.value

# SI-1.4, by back: how many under beach, forest, mountain
BACK_COUNTS: dict[Back, tuple[int, int, int]] = {
    Back.SHARK: (3, 3, 0),
    Back.KAIJU: (3, 2, 0),
    Back.RAFT: (1, 3, 0),
    Back.WHIRLPOOL: (0, 2, 4),
    Back.VOLCANO: (0, 0, 4),
    Back.PADDLES: (2, 0, 0),
    Back.DOLPHIN: (3, 1, 0),
    Back.DIVE: (0, 2, 0),
    Back.CREATURE_DIE: (2, 2, 0),
    Back.REPELLENT: (2, 1, 0),
    Back.UNKNOWN: (0, 0, 0),
}
TILES_OF_TERRAIN = tuple(sum(counts[terrain] for counts in BACK_COUNTS.values()) for terrain in range(TERRAINS))

VOLCANOES = sum(BACK_COUNTS[Back.VOLCANO])

# SI-1.5
SUPPLY = {Creature.SERPENT: 5, Creature.SHARK: 6, Creature.KAIJU: 2}
RAFTS = 12

KINDS = TERRAINS * BACKS
"""Kinds of tile: a terrain and a back, numbered `terrain * BACKS + back`."""

# ---- the same facts as tables, for rules -------------------------------------------------------------------


def _within_two(cell: int) -> list[int]:
    steps = BOARD.distances(cell)
    cells = [other for other in range(CELLS) if 1 <= steps[other] <= 2]
    return [*cells, *[OFF_BOARD] * (18 - len(cells))]


def _safe_island_at(cell: int) -> int:
    for island, names in LANDING_CELLS.items():
        if cell in BOARD.cells_named(names):
            return Place[island]
    return NONE


NEIGHBOURS = table(BOARD.rim(SIDES))
WITHIN_TWO = table([_within_two(cell) for cell in range(CELLS)])
"""The cells one or two steps from a cell, filled up with OFF_BOARD."""
ISLAND = table(ISLAND_CELLS)
COLUMN = table([x for x, _ in BOARD.points])
ROW = table([y // 2 for _, y in BOARD.points])
POOL = table([BACK_COUNTS[back][terrain] for terrain in range(TERRAINS) for back in Back])
TILES_BY_TERRAIN = table(TILES_OF_TERRAIN)
VALUES = table(ADVENTURER_VALUES)
SERPENT_STARTS = table(SERPENT_CELLS)
IN_SUPPLY = table([SUPPLY[creature] for creature in Creature])
SAFE_ISLAND = table([_safe_island_at(cell) for cell in range(CELLS)])
"""The arrival island that a landing cell touches, else NONE."""
