"""Whose turn it is, as one of several rivals sees it.  A template."""

from __future__ import annotations

from typing import TYPE_CHECKING

from archipel.envs.observations import NOTHING
from archipel.envs.seating import seat_from
from archipel.rules import rule

if TYPE_CHECKING:
    from archipel.envs.templates.exemplar import NONE, actor
    from archipel.envs.templates.exemplar import AnyObservation as Observation
    from archipel.envs.templates.exemplar import AnyState as State

__all__ = ["observe_turn", "or_nothing"]


@rule
def observe_turn(s: State, me: int, seen: Observation) -> None:
    """Who plays, who is to move, and in which phase."""
    seen.seats = s.seats
    seen.seat = me
    seen.mover = seat_from(me, actor(s), s.seats) if actor(s) >= 0 else NOTHING
    seen.turn = seat_from(me, s.turn, s.seats)
    seen.phase = s.phase


@rule
def or_nothing(number: int) -> int:
    """-1 in place of what the game writes for none."""
    return NOTHING if number == NONE else number
