"""A move as one number: a verb and two things it names; and the list of them.  A template."""

from __future__ import annotations

from typing import TYPE_CHECKING

from archipel.rules import rule

if TYPE_CHECKING:
    from archipel.games.shared.exemplar import Moves

__all__ = ["add", "add_outcome", "encode", "subject_of", "target_of", "verb_of"]


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
    """What moves: a pawn, or the cell of a boat or a creature; for chance, the outcome."""
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
