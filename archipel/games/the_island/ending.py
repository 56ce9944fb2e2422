"""Section 8: points."""

from __future__ import annotations

from archipel.games.the_island.facts import EXPLORERS
from archipel.games.the_island.island import is_saved, seat_of
from archipel.games.the_island.state import State
from archipel.rules import rule


@rule
def score(s: State, seat: int) -> int:
    """TI-8.1: the values a seat has saved; TI-8.4: or with all equal how many."""
    points = 0
    for explorer in range(EXPLORERS):
        if is_saved(s.place[explorer]) and seat_of(s, explorer) == seat:
            points += 1 if s.all_equal else s.value[explorer]
    return points


@rule
def has_won(s: State, seat: int) -> bool:
    """TI-8.1: nobody has more points; ties share."""
    points = score(s, seat)
    for other in range(s.seats):
        if score(s, other) > points:
            return False
    return True
