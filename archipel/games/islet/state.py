"""Everything about a moment of the game, and the buffer its legal moves are written into."""

from __future__ import annotations

from enum import IntEnum
from itertools import product
from math import comb

from archipel.games.islet.facts import (
    DAY_AND_NIGHT_CARDS,
    KINDS,
    MOST_SEATS,
    NONE,
    RESOURCES,
    TILES,
    TILES_TRIMMED,
    WISHES,
    Nest,
    Terrain,
    Wish,
)
from archipel.games.islet.grid import SIDES
from archipel.games.islet.payments import WAYS_FOR_A_LAY, WAYS_FOR_A_STEP
from archipel.rules import f64, i8, i32, i64, many, one, record

MOST_CELLS = TILES
"""Every tile may lie on a cell of its own."""
NO_ROUND = 0
"""No final round is set; rounds count from 1."""


class Phase(IntEnum):
    """The decisions of section 4."""

    PERCH = 0
    TURN = 1
    EXPLORE = 2
    DRAW = 3
    DROP = 4
    TRIM = 5
    MOVE = 6
    REVEAL = 7
    OVER = 8


class Ending(IntEnum):
    """IS-8.7: how a game alone ended, if it has."""

    NOT_YET = 0
    WON = 1
    LOST = 2


class Pile(IntEnum):
    """Where a day and night card is: at one of the islets, by their numbers, not yet seen, or gone."""

    GONE = 0
    DAY = 1
    NIGHT = 2
    UNSEEN = 3


@record
class State:
    """A position.  Seats and cells count from 0.  States are equal, byte for byte, exactly when their positions are.

    Cells are kept in the order of their places, the first `cells` in each row, and are referred to by their numbers.
    """

    # how this match is played: seats, and eggs of each
    seats = i8()
    eggs = i8()
    # the moment
    phase = i8()
    turn = i8()
    puts = i8()
    last_put = i8()
    trims_left = i8()
    ending = i8()
    round = i32()
    final_round = i32()
    quiet = i32()
    trail_length = i8()
    trail = i8(MOST_CELLS)
    # the islet: where each cell is, the kind of its top tile, its level, the seat whose egg is there
    cells = i8()
    place = i64(MOST_CELLS)
    kind = i8(MOST_CELLS)
    level = i8(MOST_CELLS)
    egg = i8(MOST_CELLS)
    # what each seat has: the cell of its bird (`NONE` in the sea), tiles, cards, guarantees, eggs not on any
    bird = i8(MOST_SEATS)
    hands = i8(MOST_SEATS, KINDS + 1)
    cards = i8(MOST_SEATS, RESOURCES)
    fresh = i8(MOST_SEATS, RESOURCES)
    spent = i8(MOST_SEATS, RESOURCES)
    free_eggs = i8(MOST_SEATS)
    # tiles and cards that nobody has
    bag = i8(KINDS)
    pile = i8(DAY_AND_NIGHT_CARDS)
    # follows from the places, kept because every move asks for it: the cell on each side, `NONE` for sea
    near = i8(MOST_CELLS, SIDES)


def _most_puts() -> int:
    """IS-5.1: each kind in hand onto each side of each cell, of the tiles that are not in hand."""
    return max(kinds * SIDES * (TILES - kinds) for kinds in range(1, KINDS + 1))


def _most_cards_satisfied() -> int:
    """IS-8.6: the most cards that one cell can satisfy, by one of their sides."""
    sides = [[WISHES[side * DAY_AND_NIGHT_CARDS + card] for card in range(DAY_AND_NIGHT_CARDS)] for side in (0, 1)]
    levels = {wishes[Wish.LEVEL] for side in sides for wishes in side}
    return max(
        sum(all(wish in (NONE, found) for wish, found in zip(wishes, cell, strict=True)) for wishes in side)
        for side in sides
        for cell in product(levels, Terrain, Nest, Terrain)
    )


def _most_moves() -> int:
    """The longest list of legal moves there can be, each phase bounded by what the box holds."""
    puts = _most_puts()
    trims = comb(KINDS + TILES_TRIMMED - 1, TILES_TRIMMED) + 1
    steps = MOST_CELLS * WAYS_FOR_A_STEP  # to any cell: from the sea, or across to the other islet
    lays = WAYS_FOR_A_LAY * RESOURCES
    turn = puts + steps + lays + 1
    turn_alone = puts + trims
    explore = KINDS * SIDES + 1
    move = steps + lays * _most_cards_satisfied() + 1
    return max(turn, turn_alone, explore, move, MOST_CELLS, RESOURCES, KINDS, DAY_AND_NIGHT_CARDS)


MOST_MOVES = _most_moves()
MOST_OUTCOMES = max(KINDS, DAY_AND_NIGHT_CARDS)


def _most_stands() -> int:
    """How many ways there can be to stand among the other birds, looking for a way on from the cell of one of them.

    First over them for nothing, each once; then from anywhere a paid step to one not passed, and from there on, with a
    trail begun afresh, over each once again.
    """
    others = MOST_SEATS - 1

    def afresh(left: int) -> int:
        return 1 + left * WAYS_FOR_A_STEP * afresh(left - 1) if left else 1

    stands, walks = 0, 1
    for passed in range(1, others + 1):
        left = others - passed
        stands += walks + walks * left * WAYS_FOR_A_STEP * afresh(others - 1)
        walks *= left
    return stands


MOST_STANDS = _most_stands()


@record
class Stand:
    """A moment on the way from bird to bird (IS-6.2).

    Where one stands, the birds passed, as bits of their seats, whether something was paid, and what is left to pay.
    """

    cell = i8()
    passed = i8()
    paid = i8()
    purse = i32()


@record
class WayOn:
    """Room to look for a way on from a cell with another bird."""

    count = i32()
    stands = many(Stand, MOST_STANDS)


@record
class Moves:
    """Legal moves, the weights of chance among them, what a bot thinks they are worth, and room to look ahead in.

    `shore` has the places in the sea beside an islet.
    """

    count = i32()
    code = i64(MOST_MOVES)
    weight = i32(MOST_OUTCOMES)
    worth = f64(MOST_MOVES)
    shore_length = i32()
    shore = i64(MOST_CELLS * SIDES)
    way_on = one(WayOn)
