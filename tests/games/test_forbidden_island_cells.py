"""Sets of cells in Forbidden Island, against a search by hand: neighbours, and the ways of each role."""

from __future__ import annotations

from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from archipel.games.forbidden_island import cells, ways
from archipel.games.forbidden_island.facts import (
    GRID,
    LAYOUT_NAMES,
    TILES,
    Role,
)
from archipel.games.forbidden_island.state import State
from archipel.rules import plain

from . import forbidden_told_again as told

EXAMPLES = settings().max_examples


sets_of_cells = st.sets(st.integers(0, GRID.cells - 1))


def bits(cells: Any) -> int:
    """A set of cells as one number."""
    return sum(1 << cell for cell in cells)


@settings(max_examples=20 * EXAMPLES)
@given(sets_of_cells)
def test_beside_and_around_are_the_neighbours_on_the_board(some: set[int]) -> None:
    near = {there for here in some for there in GRID.neighbours[here]}
    assert plain(cells.beside)(bits(some)) == bits(near)
    points = {GRID.points[cell] for cell in some}
    corners = {
        cell
        for cell, (x, y) in enumerate(GRID.points)
        if any((x + across, y + down) in points for across in (-2, 0, 2) for down in (-2, 0, 2) if across or down)
    }
    assert plain(cells.around)(bits(some)) == bits(corners)


@given(sets_of_cells, st.integers(0, GRID.cells - 1))
def test_a_set_has_its_cells(some: set[int], cell: int) -> None:
    assert plain(cells.has)(bits(some), cell) == (cell in some)
    assert plain(cells.only)(cell) == bits({cell})


@st.composite
def islands(draw: st.DrawFn) -> tuple[State, str, set[str], set[str], set[str]]:
    """A layout with some tiles sunk and some flooded, and a cell of it: the state, the cell, land, flooded and sunk."""
    layout = draw(st.integers(0, len(LAYOUT_NAMES) - 1))
    names = told.layout_cells(LAYOUT_NAMES[layout])
    fates = draw(st.lists(st.sampled_from(("dry", "low", "low", "sunk", "sunk")), min_size=TILES, max_size=TILES))
    start = draw(st.sampled_from(names))
    by_fate = {fate: {name for name, its in zip(names, fates, strict=True) if its == fate} for fate in set(fates)}
    low, sunk = by_fate.get("low", set()), by_fate.get("sunk", set())
    land = set(names) - sunk
    s = State()
    s.seats, s.layout = 2, layout
    s.land, s.flooded = bits(map(cell_of, land)), bits(map(cell_of, low))
    s.pawn[0] = s.pawn[1] = cell_of(start)
    return s, start, land, low, sunk


def cell_of(name: str) -> int:
    """The number of a cell."""
    cell = GRID.cell(name)
    assert cell is not None
    return cell


@settings(max_examples=20 * EXAMPLES)
@given(islands())
def test_the_diver_gets_as_far_as_a_search_does(island: tuple[State, str, set[str], set[str], set[str]]) -> None:
    s, start, land, low, sunk = island
    assert plain(ways.dives_to)(s, cell_of(start)) == bits(map(cell_of, told.dives(start, land, low, sunk)))


@settings(max_examples=20 * EXAMPLES)
@given(islands())
def test_the_diver_swims_to_the_nearest(island: tuple[State, str, set[str], set[str], set[str]]) -> None:
    """From a cell whose tile has sunk, as there is no other to swim from."""
    s, start, land, _, sunk = island
    s.land &= ~(1 << cell_of(start))
    s.flooded &= s.land
    found = told.nearest(start, land - {start}, sunk | {start})
    assert plain(ways.dives_to_nearest)(s, cell_of(start)) == bits(map(cell_of, found))


@settings(max_examples=20 * EXAMPLES)
@given(islands())
def test_a_pawn_is_guided_two_steps_at_most(island: tuple[State, str, set[str], set[str], set[str]]) -> None:
    s, start, land, _, _ = island
    assert plain(ways.guided_to)(s, 1) == bits(map(cell_of, told.guided(start, land)))


@given(islands(), st.sampled_from(list(Role)))
def test_ways_by_role(island: tuple[State, str, set[str], set[str], set[str]], role: Role) -> None:
    """FI-5.1, FI-5.4, FI-7.6: only the Explorer steps diagonally, only the Pilot swims anywhere."""
    s, start, land, low, sunk = island
    s.role[0] = role
    near = told.around(start) if role == Role.EXPLORER else told.beside(start)
    reach = told.dives(start, land, low, sunk) if role == Role.DIVER else near & land
    assert plain(ways.moves_to)(s, 0) == bits(map(cell_of, reach))
    assert plain(ways.shores)(s, 0) == bits(map(cell_of, (near | {start}) & low))
    if start in sunk and role != Role.DIVER:
        assert plain(ways.swims_to)(s, 0) == bits(map(cell_of, land if role == Role.PILOT else near & land))
