"""The islet: cells with tiles, in the order of their places, and who is where."""

from __future__ import annotations

from archipel.games.islet.facts import NESTS, NONE, Islet
from archipel.games.islet.grid import OPPOSITE, SIDES, beside, islet_of
from archipel.games.islet.state import State
from archipel.rules import rule


@rule
def first_from(s: State, place: int) -> int:
    """The first cell at a place or after it."""
    low, high = 0, s.cells
    while low < high:
        middle = low + high >> 1
        if s.place[middle] < place:
            low = middle + 1
        else:
            high = middle
    return low


@rule
def cell_at(s: State, place: int) -> int:
    """The cell at a place, `NONE` if that is sea."""
    cell = first_from(s, place)
    return cell if cell < s.cells and s.place[cell] == place else NONE


@rule
def add_cell(s: State, place: int, kind: int) -> int:
    """A tile into the sea at a place; returns its cell."""
    cell = first_from(s, place)
    make_room(s, cell)
    s.place[cell] = place
    s.kind[cell] = kind
    s.level[cell] = 1
    s.egg[cell] = NONE
    link(s, cell)
    return cell


@rule
def make_room(s: State, cell: int) -> None:
    """The cells from this one on get the next number, wherever they are referred to during a turn's first put."""
    for later in range(s.cells, cell, -1):
        s.place[later] = s.place[later - 1]
        s.kind[later] = s.kind[later - 1]
        s.level[later] = s.level[later - 1]
        s.egg[later] = s.egg[later - 1]
        for side in range(SIDES):
            s.near[later, side] = s.near[later - 1, side]
    s.cells += 1
    for other in range(s.cells):
        for side in range(SIDES):
            if cell <= s.near[other, side] < NONE:
                s.near[other, side] += 1
    for seat in range(s.seats):
        if cell <= s.bird[seat] < NONE:
            s.bird[seat] += 1


@rule
def link(s: State, cell: int) -> None:
    """Make a cell and those around it neighbours."""
    for side in range(SIDES):
        near = cell_at(s, beside(s.place[cell], side))
        s.near[cell, side] = near
        if near != NONE:
            s.near[near, OPPOSITE[side]] = cell


@rule
def terrain_of(s: State, cell: int) -> int:
    """IS-1.6: of the top tile."""
    return s.kind[cell] // NESTS


@rule
def nest_of(s: State, cell: int) -> int:
    """IS-1.6: on the top tile."""
    return s.kind[cell] % NESTS


@rule
def adjacent(s: State, cell: int, other: int) -> bool:
    """IS-1.1: the two share an edge."""
    return s.near[cell, 0] == other or s.near[cell, 1] == other or s.near[cell, 2] == other


@rule
def touches_sea(s: State, cell: int) -> bool:
    """An edge of the cell is on the sea."""
    return adjacent(s, cell, NONE)


@rule
def islet_at(s: State, cell: int) -> int:
    """The islet a cell belongs to."""
    return islet_of(s.place[cell])


@rule
def islet_of_turn(s: State) -> int:
    """The islet of a turn: the only one, or alone the one where the bird is (IS-8.2)."""
    return islet_at(s, s.bird[s.turn]) if s.seats == 1 else Islet.ONLY.value


@rule
def holds_a_bird(s: State, cell: int) -> bool:
    """Anybody's."""
    for seat in range(s.seats):
        if s.bird[seat] == cell:
            return True
    return False


@rule
def other_bird_on(s: State, cell: int) -> int:
    """The seat whose bird is there, other than the turn's, `NONE` if there is none."""
    for seat in range(s.seats):
        if seat != s.turn and s.bird[seat] == cell:
            return seat
    return NONE
