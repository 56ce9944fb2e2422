"""What is in the box (section 1): tiles, resources, eggs, and the day and night cards."""

from __future__ import annotations

from enum import IntEnum

from archipel.rules import table

MOST_SEATS = 4
NONE = 127
"""No cell, no seat: beyond every array, so that indexing with it is an error."""


class Terrain(IntEnum):
    """IS-1.2."""

    WATER = 0
    SAND = 1
    CLAY = 2


class Nest(IntEnum):
    """IS-1.2."""

    LEAF = 0
    BRANCH = 1
    FLOWER = 2


TERRAINS = len(Terrain)
NESTS = len(Nest)
KINDS = TERRAINS * NESTS
"""Kinds of tile: a terrain and a nest, numbered `terrain * NESTS + nest`."""
UNKNOWN = KINDS
"""The kind of a tile that may not be seen."""
TILES_OF_A_KIND = 10
TILES = KINDS * TILES_OF_A_KIND


class Resource(IntEnum):
    """IS-1.3: the terrains, then the nests, each in their own order."""

    WATER = 0
    SAND = 1
    CLAY = 2
    LEAF = 3
    BRANCH = 4
    FLOWER = 5


RESOURCES = len(Resource)
FIRST_NEST = TERRAINS
"""Resources from here on are nests."""
CARDS_OF_A_RESOURCE = 12

# IS-1.4
NEST_OF_PAIR = {
    frozenset((Terrain.WATER, Terrain.SAND)): Nest.BRANCH,
    frozenset((Terrain.WATER, Terrain.CLAY)): Nest.LEAF,
    frozenset((Terrain.SAND, Terrain.CLAY)): Nest.FLOWER,
}

# IS-1.5, IS-2.1
EGGS = {2: 10, 3: 8, 4: 6}
EGGS_ALONE = (10, 6)

TILES_IN_HAND = 4
MOST_PUTS = 4
MOST_CARDS = 8
"""IS-5.5: unguaranteed ones, at the end of a turn of exploring."""
MOST_EQUAL_GUARANTEES = 2
QUIET_ROUNDS = 3
"""IS-7.3: rounds in which nobody puts or lays, after which the game is over."""


class Islet(IntEnum):
    """IS-8.1: the only islet, or alone the two of them."""

    ONLY = 0
    DAY = 1
    NIGHT = 2


# IS-3.1
START_CELLS = ((-1, 0), (0, 0), (1, 0), (1, 1), (0, 1), (-1, 1))
TILES_TRIMMED = 3
SHOWN_AT_AN_ISLET = 2

# IS-8.6
DAY_AND_NIGHT = (
    ("water in sand", "level 3, clay"),
    ("sand in clay", "level 3, water"),
    ("clay in water", "level 3, sand"),
    ("water in clay", "level 4, branch"),
    ("sand in water", "level 4, flower"),
    ("clay in sand", "level 4, leaf"),
    ("level 3, water", "clay in sand"),
    ("level 3, sand", "water in clay"),
    ("level 3, clay", "sand in water"),
    ("level 4, leaf", "water in sand"),
    ("level 4, branch", "sand in clay"),
    ("level 4, flower", "clay in water"),
    ("level 4", "level 4"),
)
DAY_AND_NIGHT_CARDS = len(DAY_AND_NIGHT)

# ---- the same facts as tables, for rules -------------------------------------------------------------------


def _card_for(tile: Terrain, ground: Terrain) -> int:
    """IS-5.3: the resource won by a tile on another."""
    return tile.value if tile == ground else FIRST_NEST + NEST_OF_PAIR[frozenset((tile, ground))]


CARD_FOR = table([[_card_for(tile, ground) for ground in Terrain] for tile in Terrain])


class Wish(IntEnum):
    """What a side of a day and night card can ask of a cell; each may be `NONE`, for anything."""

    LEVEL = 0
    TERRAIN = 1
    NEST = 2
    AROUND = 3


def _wishes(side: str) -> list[int]:
    wishes = dict.fromkeys(Wish, NONE)
    if " in " in side:
        inner, around = side.upper().split(" IN ")
        wishes |= {Wish.TERRAIN: Terrain[inner].value, Wish.AROUND: Terrain[around].value}
    else:
        level, _, kind = side.upper().removeprefix("LEVEL ").partition(", ")
        wishes[Wish.LEVEL] = int(level)
        if kind in Terrain.__members__:
            wishes[Wish.TERRAIN] = Terrain[kind].value
        elif kind:
            wishes[Wish.NEST] = Nest[kind].value
    return [wishes[wish] for wish in Wish]


WISHES = table([_wishes(sides[side]) for side in (0, 1) for sides in DAY_AND_NIGHT])
"""By side, day first, and card: what it asks of a cell."""
