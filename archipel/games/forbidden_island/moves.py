"""A move as one number: a verb, a seat, two things it names (cells, cards, tiles), and a crew."""

from __future__ import annotations

from enum import IntEnum

from archipel.games.forbidden_island.state import Moves
from archipel.rules import rule


class Verb(IntEnum):
    """What a move does.  `SHORE_TWO` is the Engineer's."""

    MOVE = 0
    FLY = 1
    GUIDE = 2
    SHORE = 3
    SHORE_TWO = 4
    GIVE = 5
    CLAIM = 6
    END = 7
    SANDBAG = 8
    LIFT = 9
    ESCAPE = 10
    DRAW = 11
    TREASURE = 12
    DISCARD = 13
    FLOOD = 14
    SWIM = 15


SEAT_BITS, THING_BITS, CREW_BITS = 4, 8, 4
WIDTHS = (SEAT_BITS, THING_BITS, THING_BITS, CREW_BITS)
_SECOND = CREW_BITS
_FIRST = _SECOND + THING_BITS
_SEAT = _FIRST + THING_BITS
_VERB = _SEAT + SEAT_BITS
_A_SEAT = (1 << SEAT_BITS) - 1
_A_THING = (1 << THING_BITS) - 1
_A_CREW = (1 << CREW_BITS) - 1


@rule
def verb_of(move: int) -> int:
    """What it does."""
    return move >> _VERB


@rule
def seat_of(move: int) -> int:
    """The seat it names: who plays a special card, is guided, or is given a card."""
    return move >> _SEAT & _A_SEAT


@rule
def first_of(move: int) -> int:
    """The first cell, card or tile it names."""
    return move >> _FIRST & _A_THING


@rule
def second_of(move: int) -> int:
    """The second cell it names."""
    return move >> _SECOND & _A_THING


@rule
def crew_of(move: int) -> int:
    """Who is lifted, a bit a seat."""
    return move & _A_CREW


@rule
def add(moves: Moves, verb: int, seat: int, first: int) -> None:
    """One more move."""
    moves.code[moves.count] = verb << _VERB | seat << _SEAT | first << _FIRST
    moves.count += 1


@rule
def add_with(moves: Moves, verb: int, seat: int, first: int, second: int, crew: int) -> None:
    """One more move, of those that name more."""
    moves.code[moves.count] = verb << _VERB | seat << _SEAT | first << _FIRST | second << _SECOND | crew
    moves.count += 1


@rule
def add_outcome(moves: Moves, verb: int, thing: int, weight: int) -> None:
    """One more outcome of chance, and how likely it is."""
    moves.weight[moves.count] = weight
    add(moves, verb, 0, thing)
