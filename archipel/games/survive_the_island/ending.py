"""Section 9: points."""

from __future__ import annotations

from archipel.games.survive_the_island.island import saved_value
from archipel.games.survive_the_island.state import State
from archipel.rules import rule


@rule
def score(s: State, seat: int) -> int:
    """SI-9.1: the values a seat has saved."""
    return saved_value(s, seat)


@rule
def has_won(s: State, seat: int) -> bool:
    """SI-9.1: nobody has more points; ties share."""
    for other in range(s.seats):
        if saved_value(s, other) > saved_value(s, seat):
            return False
    return True
