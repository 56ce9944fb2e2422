"""What a game on the sinking island must have to share templates, as a type checker sees it.

Nothing here exists at run time: a template is bound to the names of a real game.
"""

from __future__ import annotations

from enum import IntEnum
from typing import Protocol

from archipel.boards import Board
from archipel.envs.spans import Spans
from archipel.games.shared.exemplar import State as SharedState
from archipel.rules import Grid, Row

BOARD: Board
CELLS: int
COLUMN: Row[int]
CREATURES: int
ISLAND: Row[int]
ISLAND_CELLS: list[int]
MOST_OF_A_CREATURE: int
NONE: int
ROW: Row[int]
SAFE_ISLAND: Row[int]
SPANS: Spans
TILES: int
VESSELS: int


class Creature(IntEnum):
    """Kinds of creature."""


class Place(IntEnum):
    """Where a pawn is, other than in a cell of the board."""

    NW = 1
    LOST = 5


class Verb(IntEnum):
    """What a move does."""

    LAND = 0


class State(SharedState, Protocol):
    """The fields both games have."""

    creatures: Grid[int]


def actor(s: State) -> int:
    """Who moves now."""
    raise NotImplementedError


def has_vessel(s: State, cell: int) -> bool:
    """Whether a boat or a raft is in a cell."""
    raise NotImplementedError
