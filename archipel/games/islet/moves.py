"""A move as one number, from its text alone: a verb, a place of the grid, and a payment or whatever else it names.

| bits | hold |
| --- | --- |
| 58 to 61 | the verb |
| 24 to 57 | the place of `put`, `go` and `perch`; of a lay, the resource kept or lost and the card it is for |
| 0 to 23 | the payment of `go` and of a lay; the kind, the resource or the card that other verbs name |
"""

from __future__ import annotations

from enum import IntEnum

from archipel.games.islet.grid import PLACE_BITS
from archipel.games.islet.payments import PAYMENT_BITS
from archipel.rules import rule

VERB_SHIFT = PLACE_BITS + PAYMENT_BITS
PLACE_MASK = (1 << PLACE_BITS) - 1
WHAT_MASK = (1 << PAYMENT_BITS) - 1
RESOURCE_BITS = 3
RESOURCE_MASK = (1 << RESOURCE_BITS) - 1
KIND_BITS = 4
KIND_MASK = (1 << KIND_BITS) - 1


class Verb(IntEnum):
    """What a move does."""

    PERCH = 0
    PUT = 1
    GO = 2
    LAY_KEEP = 3
    LAY_LOSE = 4
    DONE = 5
    DRAW = 6
    DROP = 7
    TRIM_HAND = 8
    TRIM_BAG = 9
    LOSE = 10
    REVEAL = 11


@rule
def encode(verb: int, place: int, what: int) -> int:
    """The move's number."""
    return verb << VERB_SHIFT | place << PAYMENT_BITS | what


@rule
def verb_of(move: int) -> int:
    """What the move does."""
    return move >> VERB_SHIFT


@rule
def place_of(move: int) -> int:
    """Where it does it."""
    return move >> PAYMENT_BITS & PLACE_MASK


@rule
def what_of(move: int) -> int:
    """With what: a payment, a kind, a resource, a card."""
    return move & WHAT_MASK


@rule
def gain(resource: int, card: int) -> int:
    """What stands for the place in the number of a lay: the resource kept or lost, and the card it is for."""
    return card << RESOURCE_BITS | resource


@rule
def resource_of(move: int) -> int:
    """The resource that a lay keeps or loses."""
    return move >> PAYMENT_BITS & RESOURCE_MASK


@rule
def card_of(move: int) -> int:
    """The day and night card that a lay is for, 0 for none."""
    return (move >> PAYMENT_BITS & PLACE_MASK) >> RESOURCE_BITS


@rule
def three_kinds(first: int, second: int, third: int) -> int:
    """What `trim hand` names: kinds in the order of their numbers."""
    return (first << KIND_BITS | second) << KIND_BITS | third


@rule
def kind_named(kinds: int, i: int) -> int:
    """The i-th of three kinds."""
    return kinds >> (2 - i) * KIND_BITS & KIND_MASK
