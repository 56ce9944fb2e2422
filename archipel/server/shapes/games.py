"""Games, and how they may be played."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from archipel.server.shapes.basics import Shape


class Option(Shape, omit_defaults=True):
    """An option of a game."""

    name: str
    kind: Literal["flag", "one", "some", "each-seat"]
    default: Any
    values: list[str | int] | msgspec.UnsetType = msgspec.UNSET
    otherwise: str | msgspec.UnsetType = msgspec.UNSET
    only_seats: list[int] | msgspec.UnsetType = msgspec.UNSET


class Game(Shape):
    """A game."""

    name: str
    seats: list[int]
    team: bool
    secrets: bool
    options: list[Option]


class Games(Shape):
    """`GET api/games`."""

    program: str
    bots: list[str]
    games: list[Game]
