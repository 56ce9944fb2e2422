"""Everything about a moment of the game, and the buffer its legal moves are written into."""

from __future__ import annotations

from enum import IntEnum

from archipel.games.forbidden_island.facts import (
    CARD_KINDS,
    CARDS_OF_KIND,
    HELD_KINDS,
    HELICOPTER,
    MOST_SEATS,
    SANDBAGS,
    TILES,
    TREASURES,
)
from archipel.rules import f64, i8, i32, i64, record


class Phase(IntEnum):
    """The decisions of section 4."""

    ACT = 0
    BEFORE_TREASURE = 1
    TREASURE = 2
    DISCARD = 3
    BEFORE_FLOOD = 4
    FLOOD = 5
    SWIM = 6
    OVER = 7


@record
class State:
    """A position.  Seats count from 0.  States are equal, byte for byte, exactly when their positions are."""

    # how this match is played
    seats = i8()
    difficulty = i8()
    layout = i8()
    roles_chosen = i8()
    # the moment
    phase = i8()
    turn = i8()
    actions_left = i8()
    flown = i8()
    draws_left = i8()
    floods_left = i8()
    water = i8()
    ending = i8()
    # the team: by seat the role, the pawn's cell, the cards by kind; `NONE` for who does not play
    role = i8(MOST_SEATS)
    pawn = i8(MOST_SEATS)
    hands = i8(MOST_SEATS, HELD_KINDS)
    taken = i8(TREASURES)
    # treasure cards by kind
    deck = i8(CARD_KINDS)
    discards = i8(CARD_KINDS)
    # the island: the cell of each tile, `NONE` once it has sunk, and which cells are flooded (see `cells.py`)
    where = i8(TILES)
    flooded = i64()
    # each tile's flood card: its layer, counted from 1 at the bottom of the deck, or `DISCARDED` or `GONE`
    flood_card = i8(TILES)
    layers = i8()
    # a tally that follows from the above: the cells that have a tile
    land = i64()


DISCARDED = 0
GONE = -1


def _most_moves() -> int:
    """The longest list of legal moves there can be: all that a seat may do, were it of every role, and special cards.

    A helicopter takes any of the pawns on a tile, the longest when all stand on one.
    """
    elsewhere = TILES - 1
    around, within_two_steps = 9, 12
    moving = 2 * elsewhere + (MOST_SEATS - 1) * within_two_steps
    shoring = around + around * (around - 1) // 2
    cards = (MOST_SEATS - 1) * TREASURES + TREASURES
    crews = (1 << MOST_SEATS) - 1
    helicopters = CARDS_OF_KIND[HELICOPTER] * (crews * elsewhere + 1)
    sandbags = CARDS_OF_KIND[SANDBAGS] * TILES
    return moving + shoring + cards + helicopters + sandbags + 1


MOST_MOVES = _most_moves()


@record
class Moves:
    """Legal moves, the weights of chance among them, and what a bot thinks they are worth."""

    count = i32()
    code = i32(MOST_MOVES)
    weight = i32(TILES)
    worth = f64(MOST_MOVES)
