"""Everything about a moment of the game, and the buffer its legal moves are written into."""

from __future__ import annotations

from enum import IntEnum

from archipel.games.survive_the_island.facts import (
    ADVENTURERS,
    BACKS,
    CELLS,
    CREATURES,
    KINDS,
    MOST_SEATS,
    RAFTS,
    SUPPLY,
    TERRAINS,
    TILES,
    Creature,
)
from archipel.rules import f64, i8, i16, i32, many, record


class Phase(IntEnum):
    """The decisions of section 4."""

    PLACE_ADVENTURERS = 0
    PLACE_RAFTS = 1
    ACT = 2
    SINK = 3
    REVEAL = 4
    BRING = 5
    ROLL = 6
    CREATURE = 7
    ABOARD = 8
    REPEL = 9
    PUSH = 10
    OVER = 11


class Do(IntEnum):
    """SI-10.2: what is still to be settled; `MEET` is settled at once, and never stands in a position."""

    NOTHING = 0
    ROLL = 1
    BRING = 2
    ABOARD = 3
    REPEL = 4
    PUSH = 5
    MEET = 6


MOST_FRAMES = 8
"""A die played, a passenger's empty seat, one kaiju's pushes inside another's, and a question: five at most."""


@record
class Frame:
    """One thing to be settled: where, with which piece or creature, and which seats are still to answer."""

    do = i8()
    at = i16()
    piece = i16()
    asked = i16(MOST_SEATS)
    asked_count = i8()


@record
class State:
    """A position.  Seats and cells count from 0.  States are equal, byte for byte, exactly when their positions are."""

    # how this match is played
    seats = i8()
    open_values = i8()
    # the moment
    phase = i8()
    turn = i8()
    moves_left = i8()
    sinks_left = i8()
    sunk = i16()
    die = i16()
    stack = many(Frame, MOST_FRAMES)
    depth = i8()
    # the board
    terrain = i8(CELLS + 1)
    raft = i8(CELLS)
    creatures = i8(CREATURES, CELLS)
    # adventurers: the cell or `Place` of each, whether it is aboard the raft there, has swum this turn, its value (0
    # unseen)
    place = i16(ADVENTURERS)
    aboard = i8(ADVENTURERS)
    swum = i8(ADVENTURERS)
    value = i8(ADVENTURERS)
    # tiles and rafts not on the board
    rafts_in_hand = i8(MOST_SEATS)
    pool = i8(KINDS)
    hands = i8(MOST_SEATS, KINDS)
    # tallies that follow from the above, kept because every move asks for them: by seat and cell, how many are aboard
    # the raft there (`crew`) and how many on the tile or in the water (`afoot`)
    crew = i8(MOST_SEATS, CELLS)
    afoot = i8(MOST_SEATS, CELLS)
    in_play = i8(MOST_SEATS)
    tiles_left = i8(TERRAINS)
    volcanoes = i8()


def _most_moves() -> int:
    """The longest list of legal moves there can be, each phase bounded by what the box holds."""
    ours = ADVENTURERS * 2 // 5  # a seat plays at most two of the five colours
    sides, within_two, islands = 6, 18, 4
    creatures = sum(SUPPLY.values())
    # each adventurer to each side in one of three ways, or ashore; each raft; then the powers, and `end`
    acting = ours * (3 * sides + 1) + RAFTS * sides
    acting += RAFTS * within_two + ours * (within_two + islands) + creatures * (CELLS - 1) + SUPPLY[Creature.SHARK] + 2
    placing = max(ours * TILES, CELLS)
    creature = max(SUPPLY[Creature.SERPENT] * sides, SUPPLY[Creature.SHARK] * within_two)
    pushing = ADVENTURERS * sides + CREATURES * within_two
    return max(acting, placing, creature, pushing, ADVENTURERS, TILES, BACKS)


MOST_MOVES = _most_moves()


@record
class Moves:
    """Legal moves, the weights of chance among them, what a bot thinks they are worth, and room to note cells in."""

    count = i32()
    code = i32(MOST_MOVES)
    weight = i32(BACKS)
    worth = f64(MOST_MOVES)
    free = i16(CELLS)
    free_count = i16()
