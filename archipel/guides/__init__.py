"""Guided first games: short lessons from scripted positions, played on the real engine.

A guide is a YAML file a game.  A lesson has a position and some steps; in each step the learner makes one of the moves
that are wanted, and the others and chance answer as the script says.  What is said about it is in the words, under
`guide-GAME-LESSON…`.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fnmatch import fnmatchcase
from functools import cache
from pathlib import Path
from typing import Any

from archipel.games.catalogue import NAMES
from archipel.games.reading import Position

_HERE = Path(__file__).parent

Patterns = tuple[str, ...]
"""Moves, with `*` for any part of their text; of several, the earlier are preferred."""


@dataclass(frozen=True)
class Step:
    """A decision of the learner."""

    wanted: Patterns
    then: tuple[Patterns, ...]
    """The answers of the others and of chance, one after the other."""


@dataclass(frozen=True)
class Lesson:
    """One idea of a game."""

    name: str
    seat: int
    """Where the learner sits."""
    position: Position
    steps: tuple[Step, ...]


def first_of(patterns: Patterns, legal: Sequence[str]) -> str | None:
    """The legal move that a script means: the first that fits the first pattern that any fits."""
    fitting = (move for pattern in patterns for move in legal if fnmatchcase(move, pattern))
    return next(fitting, None)


def fits(patterns: Patterns, move: str) -> bool:
    """Whether a move is among those meant."""
    return any(fnmatchcase(move, pattern) for pattern in patterns)


@cache
def guide_to(game: str) -> tuple[Lesson, ...]:
    """The lessons of a game, in order; none for a game that has no guide."""
    file = _HERE / f"{game}.yaml"
    if game not in NAMES or not file.is_file():
        return ()
    import yaml  # here, since most commands need none of this

    return tuple(_lesson(game, told) for told in yaml.safe_load(file.read_text(encoding="utf-8"))["lessons"])


def _lesson(game: str, told: dict[str, Any]) -> Lesson:
    steps = tuple(
        Step(_patterns(step["wanted"]), tuple(map(_patterns, step.get("then", [])))) for step in told["steps"]
    )
    return Lesson(told["name"], told.get("seat", 1), {"game": game, **told["position"]}, steps)


def _patterns(told: str | list[str]) -> Patterns:
    return (told,) if isinstance(told, str) else tuple(told)
