"""What a game's bots must have to share these rules, as a type checker sees it.

Nothing here exists at run time: a template is bound to the names of a real game.
"""

from __future__ import annotations

from typing import Protocol

from archipel.games.shared.exemplar import State

SERPENT: int
SHARK: int
CAPSIZER: int


class Weights(Protocol):
    """What both games' evaluations count with."""

    rivals: float
    forlorn: float


def worth_of(s: State, pawn: int) -> float:
    """The points a pawn brings if it is saved."""
    raise NotImplementedError


def is_wrecked(s: State, cell: int) -> bool:
    """Whether a boat with somebody aboard would be, in a cell."""
    raise NotImplementedError


def hope_aboard(s: State, seat: int, cell: int, w: Weights) -> float:
    """The chance to be saved of a seat's pawn aboard the boat in a cell."""
    raise NotImplementedError


def hope_in_water(s: State, cell: int, w: Weights) -> float:
    """That of who swims there."""
    raise NotImplementedError


def hope_met(s: State, cell: int, w: Weights) -> float:
    """That of one of the seat's who swims there when a boat with room comes."""
    raise NotImplementedError


def hope_ashore(s: State, cell: int, w: Weights) -> float:
    """That of who stands on its tile."""
    raise NotImplementedError
