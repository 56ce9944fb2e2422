"""What the moves of The Island and Survive the Island name, and how it is counted.

What moves comes first, then where it goes.  The axes of a verb's span say how each is counted, so that the one table of
spans is all that a game needs to tell.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import IntEnum
from math import prod

from archipel.envs.hexes import WITHIN
from archipel.envs.seating import OWN_PAWNS
from archipel.envs.spans import Axis, Span, Spans
from archipel.rules import Row, table

OWN: Axis = ("own pawn", OWN_PAWNS)
SIDE: Axis = ("side", WITHIN[1])


class Subject(IntEnum):
    """What moves.  Vessels and creatures are counted in the order of their cells, pawns from the mover's own."""

    NOTHING = 0
    OUTCOME = 1
    PAWN = 2
    VESSEL = 3
    CREATURE = 4
    """Of the first kind; those of the others follow."""


class Target(IntEnum):
    """Where it goes: to a cell by its number, by that of its tile, or by the way there (see `archipel.envs.hexes`)."""

    NOTHING = 0
    CELL = 1
    TILE = 2
    WAY = 3
    HERE_OR_WAY = 4
    WAY_OR_ISLAND = 5


_SUBJECTS: dict[str, int] = {
    "back": Subject.OUTCOME,
    "face": Subject.OUTCOME,
    "own pawn": Subject.PAWN,
    "pawn": Subject.PAWN,
    "boat": Subject.VESSEL,
    "raft": Subject.VESSEL,
}
_TARGETS: dict[str, int] = {
    "cell": Target.CELL,
    "tile": Target.TILE,
    "side": Target.WAY,
    "way": Target.WAY,
    "here or side": Target.HERE_OR_WAY,
    "way or island": Target.WAY_OR_ISLAND,
}


def subjects(spans: Spans, creatures: type[IntEnum]) -> Row[int]:
    """By verb, what moves: a `Subject`."""
    known = _SUBJECTS | {kind.name.lower(): Subject.CREATURE + kind for kind in creatures}
    return table([_counted(span, known) for span in spans.by_form])


def targets(spans: Spans) -> Row[int]:
    """By verb, where it goes: a `Target`."""
    return table([_counted(span, _TARGETS) for span in spans.by_form])


def goals(spans: Spans) -> Row[int]:
    """By verb, how many places there are that each might go to."""
    return table([prod(size for name, size in span.axes if name in _TARGETS) for span in spans.by_form])


def _counted(span: Span, known: Mapping[str, int]) -> int:
    """How the first axis that is known is counted; 0, nothing, if none is."""
    return next((known[name] for name, _ in span.axes if name in known), 0)
