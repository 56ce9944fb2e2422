"""Section 7: points and winners; IS-8.7: and those of a game alone."""

from __future__ import annotations

from archipel.games.islet.holdings import eggs_laid, tiles_in_bag
from archipel.games.islet.state import Ending, State
from archipel.rules import rule


@rule
def score(s: State, seat: int) -> int:
    """IS-7.4: the eggs a seat has laid; IS-8.7: alone the tiles left, if it is won."""
    if s.seats == 1:
        return tiles_in_bag(s) if s.ending == Ending.WON else 0
    return eggs_laid(s, seat)


@rule
def has_won(s: State, seat: int) -> bool:
    """IS-7.4: nobody has more eggs, or as many and higher ones; IS-8.7."""
    if s.seats == 1:
        return s.ending == Ending.WON
    for other in range(s.seats):
        if score(s, other) > score(s, seat):
            return False
        if score(s, other) == score(s, seat) and lies_higher(s, other, seat):
            return False
    return True


@rule
def lies_higher(s: State, seat: int, other: int) -> bool:
    """IS-7.4: of as many eggs, compared one by one from the highest on, a seat's are the first to be higher."""
    for level in range(highest_level(s), 0, -1):
        difference = eggs_at(s, seat, level) - eggs_at(s, other, level)
        if difference != 0:
            return difference > 0
    return False


@rule
def highest_level(s: State) -> int:
    """Of all cells."""
    highest = 0
    for cell in range(s.cells):
        highest = max(highest, s.level[cell])
    return highest


@rule
def eggs_at(s: State, seat: int, level: int) -> int:
    """How many eggs a seat has at a level."""
    eggs = 0
    for cell in range(s.cells):
        eggs += s.egg[cell] == seat and s.level[cell] == level
    return eggs
