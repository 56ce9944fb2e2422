"""Section 9: points."""

from __future__ import annotations

from archipel.games.survive_the_island.facts import ADVENTURERS
from archipel.games.survive_the_island.island import is_saved, seat_of
from archipel.games.survive_the_island.state import State
from archipel.rules import rule


@rule
def score(s: State, seat: int) -> int:
    """SI-9.1: the values a seat has saved."""
    points = 0
    for adventurer in range(ADVENTURERS):
        if is_saved(s.place[adventurer]) and seat_of(s, adventurer) == seat:
            points += s.value[adventurer]
    return points


@rule
def has_won(s: State, seat: int) -> bool:
    """SI-9.1: nobody has more points; ties share."""
    points = score(s, seat)
    for other in range(s.seats):
        if score(s, other) > points:
            return False
    return True
