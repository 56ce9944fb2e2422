"""What a game must have to share these rules, as a type checker sees it: its records' fields and its facts.

Nothing here exists at run time: a template is bound to the names of a real game.
"""

from __future__ import annotations

from enum import IntEnum
from typing import Protocol

from archipel.rules import Grid, Row

PAWNS: int
PAWNS_A_COLOUR: int
SEATS_ABOARD: int
TERRAINS: int
TILES: int
BACKS: int
KINDS: int
UNKNOWN: int
FIRST_KEPT: int
LAST_OF_SET_UP: int
OVER: int
NONE: int
OFF_BOARD: int
NEIGHBOURS: Grid[int]
ROW: Row[int]
COLUMN: Row[int]
ISLAND: Row[int]
VALUES: Row[int]
TILES_BY_TERRAIN: Row[int]
POOL: Row[int]


class Terrain(IntEnum):
    """Tiles of three terrains, lowest first, then sea."""

    BEACH = 0
    FOREST = 1
    MOUNTAIN = 2
    SEA = 3


class Place(IntEnum):
    """Where a pawn is, other than in a cell of the board."""

    NW = 1
    LOST = 5
    HAND = 6


class State(Protocol):
    """The fields both games have."""

    seats: int
    open_values: int
    phase: int
    turn: int
    sunk: int
    terrain: Row[int]
    creatures: Grid[int]
    place: Row[int]
    aboard: Row[int]
    value: Row[int]
    pool: Row[int]
    hands: Grid[int]
    crew: Grid[int]
    afoot: Grid[int]
    in_play: Row[int]
    tiles_left: Row[int]


class Moves(Protocol):
    """The buffer of legal moves both games have."""

    count: int
    code: Row[int]
    weight: Row[int]


def colours_in_play(s: State) -> int:
    """How many colours the match is played with."""
    raise NotImplementedError
