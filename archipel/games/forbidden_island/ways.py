"""How far a pawn gets, by its role: as sets of cells (see `cells.py`)."""

from __future__ import annotations

from archipel.games.forbidden_island.cells import around, beside, only, sunk
from archipel.games.forbidden_island.facts import Role
from archipel.games.forbidden_island.state import State
from archipel.rules import rule


@rule
def next_to(s: State, seat: int) -> int:
    """The cells one step from a pawn; the Explorer steps diagonally too."""
    here = only(s.pawn[seat])
    return around(here) if s.role[seat] == Role.EXPLORER else beside(here)


@rule
def moves_to(s: State, seat: int) -> int:
    """FI-5.1: the tiles a pawn can move to in one action."""
    if s.role[seat] == Role.DIVER:
        return dives_to(s, s.pawn[seat])
    return next_to(s, seat) & s.land


@rule
def dives_to(s: State, cell: int) -> int:
    """FI-5.1: the Diver's tiles, on through flooded tiles and missing cells until he ends on a tile, not his own."""
    water = s.flooded | sunk(s)
    reached, edge = 0, only(cell)
    while edge != 0:
        edge = beside(edge) & (s.land | water) & ~reached
        reached |= edge
        edge &= water
    return reached & s.land & ~only(cell)


@rule
def guided_to(s: State, seat: int) -> int:
    """FI-5.3: the tiles one or two steps from a pawn, whatever its role, over tiles, and not where it stood."""
    here = only(s.pawn[seat])
    once = beside(here) & s.land
    return (once | beside(once) & s.land) & ~here


@rule
def shores(s: State, seat: int) -> int:
    """FI-5.4: the flooded tiles a seat can shore up: under its pawn and next to it."""
    return (only(s.pawn[seat]) | next_to(s, seat)) & s.flooded


@rule
def swims_to(s: State, seat: int) -> int:
    """FI-7.6: where a pawn whose tile has sunk can save itself."""
    if s.role[seat] == Role.PILOT:
        return s.land
    if s.role[seat] == Role.DIVER:
        return dives_to_nearest(s, s.pawn[seat])
    return next_to(s, seat) & s.land


@rule
def dives_to_nearest(s: State, cell: int) -> int:
    """FI-7.6: the tiles nearest to the Diver through missing cells, counted in steps."""
    water = sunk(s)
    reached, edge = only(cell), only(cell)
    while edge != 0:
        edge = beside(edge) & ~reached
        if edge & s.land != 0:
            return edge & s.land
        edge &= water
        reached |= edge
    return 0
