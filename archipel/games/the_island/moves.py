"""A move as one number: a verb and two things it names."""

from __future__ import annotations

from enum import IntEnum

from archipel.games.the_island.state import Moves
from archipel.rules import rule


class Verb(IntEnum):
    """What a move does.  `PLAY_…` are hand tiles, `SERPENT`, `SHARK` and `WHALE` the creature the die lets move."""

    PLACE = 0
    BOAT = 1
    SKIP = 2
    PLAY_DOLPHIN = 3
    PLAY_WIND = 4
    PLAY_MOVE_SERPENT = 5
    PLAY_MOVE_SHARK = 6
    PLAY_MOVE_WHALE = 7
    END = 8
    WALK = 9
    BOARD = 10
    SWIM = 11
    DIVE = 12
    LAND = 13
    SAIL = 14
    SINK = 15
    REVEAL = 16
    ABOARD = 17
    ROLL = 18
    SERPENT = 19
    SHARK = 20
    WHALE = 21
    STAY = 22
    REPEL = 23
    ALLOW = 24


VERBS = len(Verb)


@rule
def encode(verb: int, subject: int, target: int) -> int:
    """The move's number."""
    return verb << 16 | subject << 8 | target


@rule
def verb_of(move: int) -> int:
    """What the move does."""
    return move >> 16


@rule
def subject_of(move: int) -> int:
    """The explorer, boat's cell or creature's cell that moves; the back or face for chance."""
    return move >> 8 & 255


@rule
def target_of(move: int) -> int:
    """The cell or place it goes to."""
    return move & 255


@rule
def add(moves: Moves, verb: int, subject: int, target: int) -> None:
    """One more legal move."""
    moves.code[moves.count] = encode(verb, subject, target)
    moves.count += 1


@rule
def add_outcome(moves: Moves, verb: int, outcome: int, weight: int) -> None:
    """One more outcome of chance, as likely as its weight in all of them."""
    moves.weight[moves.count] = weight
    add(moves, verb, outcome, 0)
