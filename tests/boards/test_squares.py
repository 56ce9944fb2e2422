"""FI-1.1: squares in a rectangle, their names, neighbours and distances; and the layouts drawn on one."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from archipel.boards import squares
from archipel.games.forbidden_island import facts

LAW = Path(__file__).parents[2] / "docs" / "spec" / "forbidden-island.md"
SIZES = [(1, 1), (1, 5), (5, 1), (2, 2), (3, 4), (9, 7), (26, 3)]
every_size = pytest.mark.parametrize(("columns", "rows"), SIZES)


def coordinates(name: str) -> tuple[int, int]:
    """The column and the row of a cell, read from its name, both from 0."""
    return "abcdefghijklmnopqrstuvwxyz".index(name[0]), int(name[1:]) - 1


# ---- any board -----------------------------------------------------------------------------------------------


def test_cells_are_numbered_down_the_columns() -> None:
    board = squares(3, 2)
    assert board.cells == 6
    assert board.names == ("a1", "a2", "b1", "b2", "c1", "c2")
    assert board.points == ((0, 0), (0, 2), (2, 0), (2, 2), (4, 0), (4, 2))
    assert board.neighbours == ((1, 2), (0, 3), (0, 3, 4), (1, 2, 5), (2, 5), (3, 4))


@every_size
def test_names_are_in_order_and_name_a_column_and_a_row(columns: int, rows: int) -> None:
    board = squares(columns, rows)
    assert len(set(board.names)) == board.cells == columns * rows
    assert list(map(coordinates, board.names)) == [(column, row) for column in range(columns) for row in range(rows)]
    assert list(board.names) == sorted(board.names, key=coordinates)
    assert [board.cell(name) for name in board.names] == list(range(board.cells))


@every_size
def test_neighbours_share_a_side(columns: int, rows: int) -> None:
    board = squares(columns, rows)
    for here, name in enumerate(board.names):
        column, row = coordinates(name)
        beside = {(column - 1, row), (column + 1, row), (column, row - 1), (column, row + 1)}
        assert {coordinates(board.names[there]) for there in board.neighbours[here]} == {
            (c, r) for c, r in beside if 0 <= c < columns and 0 <= r < rows
        }
        assert list(board.neighbours[here]) == sorted(set(board.neighbours[here]))


@every_size
def test_distances_are_steps_across_and_down(columns: int, rows: int) -> None:
    board = squares(columns, rows)
    for here, name in enumerate(board.names):
        column, row = coordinates(name)
        steps = [abs(c - column) + abs(r - row) for c, r in map(coordinates, board.names)]
        assert board.distances(here) == steps


@every_size
def test_points_lie_two_half_cells_apart(columns: int, rows: int) -> None:
    board = squares(columns, rows)
    assert board.points == tuple((2 * column, 2 * row) for column, row in map(coordinates, board.names))


def test_a_cell_that_is_not_there_is_not_found() -> None:
    board = squares(3, 2)
    assert [board.cell(name) for name in ("a0", "a3", "d1", "", "A1", "a01", "1a", "a")] == [None] * 8


def test_runs_go_down_a_column_and_on_to_the_next() -> None:
    board = squares(3, 3)
    assert board.cells_named("a2 b1-b3") == (1, 3, 4, 5)
    assert board.cells_named("a3-b1") == (2, 3)


def test_the_rim_leads_beyond_the_board() -> None:
    rim = squares(2, 2).rim(4)
    assert rim == [[1, 2, 4, 4], [0, 3, 4, 4], [0, 3, 4, 4], [1, 2, 4, 4], [4, 4, 4, 4]]


def test_there_are_letters_for_26_columns_and_no_more() -> None:
    assert squares(26, 1).names[-1] == "z1"
    with pytest.raises(IndexError):
        squares(27, 1)


# ---- the grid of Forbidden Island and its layouts ------------------------------------------------------------


def layouts_of_the_law() -> dict[str, list[str]]:
    """The rows of each layout, as the page draws them."""
    table = re.findall(r"^\| `([\w-]+)` \| `([#./]+)` \|$", LAW.read_text(encoding="utf-8"), re.MULTILINE)
    return {name: rows.split("/") for name, rows in table}


def standard_of_the_law() -> set[str]:
    """The cells of the standard island, as FI-1.1 names them."""
    [told] = re.findall(r"The standard island: (.*?)\.\n", LAW.read_text(encoding="utf-8"))
    cells: set[str] = set()
    for word in told.replace("/", " ").split():
        first, _, last = word.partition("–")
        row = first[1:]
        cells |= {f"{chr(letter)}{row}" for letter in range(ord(first[0]), ord((last or first)[0]) + 1)}
    return cells


def cells_of(layout: str) -> list[str]:
    """The cells of a layout, as the rules have them."""
    number = facts.LAYOUT_NAMES.index(layout)
    return [facts.GRID.names[cell] for cell in facts.LAYOUT_CELLS[number]]


def test_the_layouts_are_those_of_the_page() -> None:
    drawn = layouts_of_the_law()
    assert {*drawn, "standard"} == set(facts.LAYOUT_NAMES)
    for layout, rows in drawn.items():
        marked = [f"{'abcdefghi'[x]}{y}" for y, row in enumerate(rows, 1) for x, mark in enumerate(row) if mark == "#"]
        assert cells_of(layout) == marked
    assert set(cells_of("standard")) == standard_of_the_law()


@pytest.mark.parametrize("layout", facts.LAYOUT_NAMES)
def test_a_layout_has_24_cells_that_hang_together(layout: str) -> None:
    """From the top left of the grid on, in reading order; and every cell has a neighbour, so that no pawn is stuck."""
    names = cells_of(layout)
    assert len(set(names)) == len(names) == facts.TILES
    assert names == sorted(names, key=lambda name: (int(name[1:]), name[0]))
    assert min(name[0] for name in names) == "a" and min(name[1:] for name in names) == "1"
    cells = {facts.GRID.cells_named(name)[0] for name in names}
    reached = edge = {min(cells)}
    while edge:
        edge = {there for here in edge for there in facts.GRID.neighbours[here]} & cells - reached
        reached = reached | edge
    assert reached == cells
    assert int(facts.WHOLE_ISLAND[facts.LAYOUT_NAMES.index(layout)]) == sum(1 << cell for cell in cells)


def test_the_grid_is_no_larger_than_the_layouts() -> None:
    names = {name for layout in facts.LAYOUT_NAMES for name in cells_of(layout)}
    assert max(name[0] for name in names) == "i" == facts.GRID.names[-1][0]
    assert max(name[1:] for name in names) == "7" == facts.GRID.names[-1][1:]
