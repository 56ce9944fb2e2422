"""What a game must have to share templates, as a type checker sees it.

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
COLOURS: tuple[str, ...]
COLUMN: Row[int]
CREATURES: int
ISLAND: Row[int]
ISLAND_CELLS: list[int]
KINDS: int
MOST_OF_A_CREATURE: int
MOST_SEATS: int
NONE: int
ROW: Row[int]
SAFE_ISLAND: Row[int]
SPANS: Spans
TERRAINS: int
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


class AnyState(Protocol):
    """The fields every game of rivals has."""

    seats: int
    turn: int
    phase: int


class AnyObservation(Protocol):
    """What every game of rivals shows."""

    seats: int
    seat: int
    mover: int
    turn: int
    phase: int


class State(SharedState, Protocol):
    """The fields both games on the sinking island have."""

    moves_left: int
    die: int
    creatures: Grid[int]
    swum: Row[int]


class Observation(AnyObservation, Protocol):
    """What both games on the sinking island show."""

    open_values: int
    moves_left: int
    sunk: int
    die: int
    terrain: Row[int]
    creatures: Grid[int]
    crew: Grid[int]
    afoot: Grid[int]
    place: Row[int]
    aboard: Row[int]
    swum: Row[int]
    value: Row[int]
    in_play: Row[int]
    hands: Grid[int]
    pool: Row[int]
    tiles_left: Row[int]
    creature_cells: Grid[int]


def actor(s: AnyState) -> int:
    """Who moves now."""
    raise NotImplementedError


def has_vessel(s: State, cell: int) -> bool:
    """Whether a boat or a raft is in a cell."""
    raise NotImplementedError
