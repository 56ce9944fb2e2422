"""Section 8: how the game is won and lost."""

from __future__ import annotations

from archipel.games.forbidden_island.cells import has
from archipel.games.forbidden_island.facts import LANDING, NONE, TILES_OF, TREASURES, Ending
from archipel.games.forbidden_island.state import Phase, State
from archipel.games.forbidden_island.ways import swims_to
from archipel.rules import rule


@rule
def loss(s: State) -> int:
    """FI-8.2: what a sinking tile has brought about, the first in the list; `Ending.NONE` if the game goes on."""
    if s.where[LANDING] == NONE:
        return Ending.LANDING.value
    for treasure in range(TREASURES):
        if is_out_of_reach(s, treasure):
            return Ending.TREASURE.value
    for seat in range(s.seats):
        if not has(s.land, s.pawn[seat]) and swims_to(s, seat) == 0:
            return Ending.DROWNED.value
    return Ending.NONE.value


@rule
def is_out_of_reach(s: State, treasure: int) -> bool:
    """FI-8.2: not yet taken, and both its tiles have sunk."""
    if s.taken[treasure]:
        return False
    return s.where[TILES_OF[treasure, 0]] == NONE and s.where[TILES_OF[treasure, 1]] == NONE


@rule
def finish(s: State, ending: int) -> None:
    """FI-8.3: there and then, and everything stays as it stood."""
    s.ending = ending
    s.phase = Phase.OVER


@rule
def score(s: State, seat: int) -> int:  # noqa: ARG001 - the team's
    """FI-8.4: 1 for everybody if they have escaped."""
    return 1 if s.ending == Ending.ESCAPED else 0


@rule
def has_won(s: State, seat: int) -> bool:
    """FI-8.4: everybody or nobody."""
    return score(s, seat) == 1
