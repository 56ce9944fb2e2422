"""Everything about a moment of the game, and the buffer its legal moves are written into."""

from __future__ import annotations

from enum import IntEnum

from archipel.games.the_island.facts import (
    BACKS,
    BOATS,
    CELLS,
    CREATURES,
    EXPLORERS,
    KINDS,
    MOST_SEATS,
    SUPPLY,
    TERRAINS,
    TILES,
)
from archipel.rules import f64, i8, i16, i32, one, record


class Phase(IntEnum):
    """The decisions of section 4."""

    PLACE_EXPLORERS = 0
    PLACE_BOATS = 1
    TILE = 2
    MOVE = 3
    SINK = 4
    REVEAL = 5
    ABOARD = 6
    ROLL = 7
    CREATURE = 8
    DEFEND = 9
    OVER = 10


@record
class State:
    """A position.  Seats and cells count from 0.  States are equal, byte for byte, exactly when their positions are."""

    # how this match is played
    seats = i8()
    two_colours = i8()
    overcrowded = i8()
    to_the_last = i8()
    all_equal = i8()
    atlantis_drowned = i8()
    open_values = i8()
    # the moment
    phase = i8()
    turn = i8()
    moves_left = i8()
    calm = i32()
    sunk = i16()
    die = i16()
    attack_from = i16()
    attack_to = i16()
    asked = i16(MOST_SEATS)
    asked_count = i8()
    # the board
    terrain = i8(CELLS + 1)
    boat = i8(CELLS)
    creatures = i8(CREATURES, CELLS)
    # explorers: the cell or `Place` of each, whether it is aboard the boat there, has swum this turn, its value (0
    # unseen)
    place = i16(EXPLORERS)
    aboard = i8(EXPLORERS)
    swum = i8(EXPLORERS)
    value = i8(EXPLORERS)
    # tiles and boats not on the board
    boats_in_hand = i8(MOST_SEATS)
    pool = i8(KINDS)
    hands = i8(MOST_SEATS, KINDS)
    # tallies that follow from the above, kept because every move asks for them: by seat and cell, how many are
    # aboard the boat there (`crew`) and how many on the tile or in the water (`afoot`)
    crew = i8(MOST_SEATS, CELLS)
    afoot = i8(MOST_SEATS, CELLS)
    in_play = i8(MOST_SEATS)
    tiles_left = i8(TERRAINS)


def _most_moves() -> int:
    """The longest list of legal moves there can be, each phase bounded by what the box holds.

    TI-7.3 is the longest: with all three tiles in hand, every creature to every sea cell; besides, a dolphin for
    each of the turn's swimmers and the wind for each boat, to any cell within three steps; and `skip`.
    """
    ours = EXPLORERS // 2  # a seat plays at most two of the four colours
    within = {1: 6, 2: 18, 3: 36}  # hexes around a hex
    tile = sum(SUPPLY.values()) * (CELLS - 1) + ours * within[3] + BOATS * within[3] + 1
    placing = ours * TILES
    boats = CELLS
    # each explorer: to or onto each neighbour in one of three ways, onto the boat beside it, dive, land
    moving = ours * (3 * within[1] + 3) + BOATS * within[1] + 1
    creature = max(count * within[kind + 1] for kind, count in SUPPLY.items()) + 1
    return max(tile, placing, boats, moving, creature, ours, TILES, BACKS)


MOST_MOVES = _most_moves()


@record
class Reach:
    """Cells that can be reached, found by a search outwards: `steps` counts from 1, 0 is not reached."""

    count = i16()
    cells = i16(CELLS)
    steps = i8(CELLS)


@record
class Moves:
    """Legal moves, the weights of chance among them, what a bot thinks they are worth, and room to look ahead in."""

    count = i32()
    code = i32(MOST_MOVES)
    weight = i32(BACKS)
    worth = f64(MOST_MOVES)
    reach = one(Reach)
