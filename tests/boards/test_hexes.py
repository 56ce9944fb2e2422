"""TI-1.1: the board of 133 hexes, its names, neighbours and distances; and what every board answers."""

from __future__ import annotations

from itertools import pairwise

import pytest

from archipel.boards import Board, hex_rows
from archipel.boards.hexes import SIDES
from archipel.games.the_island import facts
from archipel.games.the_island.facts import BOARD

LENGTHS = (7, 10, 11, 10, 11, 12, 11, 12, 11, 10, 11, 10, 7)

# written down from the picture on the rules page, cell by cell
NEIGHBOURS = {
    "a1": "a2 b2 b3",
    "a7": "a6 b8 b9",
    "b1": "b2 c1 c2",
    "b2": "a1 b1 b3 c2 c3",
    "b10": "b9 c10 c11",
    "c1": "b1 c2 d1",
    "c6": "b5 b6 c5 c7 d5 d6",
    "c11": "b10 c10 d10",
    "e1": "d1 e2 f1 f2",
    "f1": "e1 f2 g1",
    "f12": "e11 f11 g11",
    "g1": "f1 f2 g2 h1 h2",
    "g6": "f6 f7 g5 g7 h6 h7",
    "h12": "g11 h11 i11",
    "k1": "j1 k2 l1",
    "l1": "k1 k2 l2",
    "l9": "k9 k10 l8 l10 m7",
    "l10": "k10 k11 l9",
    "m1": "l2 l3 m2",
    "m7": "l8 l9 m6",
}

PICTURE = """
a           . . . . . . .
b        S . . . . . . . . o
c       o . . . . . . . . . S
d        . . . # # # # . . .
e       . . . # # # # # . . .
f      . . # # # # # # # # . .
g       . . # # # @ # # # . .
h      . . # # # # # # # # . .
i       . . . # # # # # . . .
j        . . . # # # # . . .
k       S . . . . . . . . . o
l        o . . . . . . . . S
m           . . . . . . .
"""


def named(*marks: str) -> set[str]:
    """The cells of the picture with one of the marks."""
    rows = [line.split() for line in PICTURE.split("\n") if line]
    return {f"{letter}{i}" for letter, *cells in rows for i, mark in enumerate(cells, 1) if mark in marks}


def names(cells: tuple[int, ...] | list[int]) -> set[str]:
    return {BOARD.names[cell] for cell in cells}


def cell(name: str) -> int:
    found = BOARD.cell(name)
    assert found is not None
    return found


def coordinates(name: str) -> tuple[int, int]:
    """The row and x of a cell, by the formula of TI-1.1."""
    row, i = "abcdefghijklm".index(name[0]), int(name[1:])
    return row, 2 * (i - 1) - (LENGTHS[row] - 1)


# ---- the board of The Island ---------------------------------------------------------------------------------


def test_there_are_133_cells_named_in_reading_order() -> None:
    expected = [f"{letter}{i}" for letter, n in zip("abcdefghijklm", LENGTHS, strict=True) for i in range(1, n + 1)]
    assert list(BOARD.names) == expected
    assert (BOARD.cells, BOARD.names[0], BOARD.names[-1]) == (133, "a1", "m7")


@pytest.mark.parametrize("name", NEIGHBOURS)
def test_neighbours_of_cells_in_the_middle_and_on_every_edge(name: str) -> None:
    assert sorted(names(BOARD.neighbours[cell(name)])) == sorted(NEIGHBOURS[name].split())


def test_neighbours_are_those_of_the_formula() -> None:
    for name in BOARD.names:
        row, x = coordinates(name)
        beside = {(row, x - 2), (row, x + 2), *((row + down, x + across) for down in (-1, 1) for across in (-1, 1))}
        assert names(BOARD.neighbours[cell(name)]) == {n for n in BOARD.names if coordinates(n) in beside}


def test_being_a_neighbour_goes_both_ways_and_never_to_oneself() -> None:
    for here, around in enumerate(BOARD.neighbours):
        assert len(set(around)) == len(around) <= SIDES
        assert here not in around
        assert all(here in BOARD.neighbours[there] for there in around)


def test_neighbours_come_in_reading_order() -> None:
    assert all(list(around) == sorted(around) for around in BOARD.neighbours)


def test_distances_are_those_of_hexes_in_the_plane() -> None:
    """The board has no bays, so the way over it is as short as over an endless one."""
    for start in BOARD.names:
        row, x = coordinates(start)
        steps = BOARD.distances(cell(start))
        for end in BOARD.names:
            down, across = abs(coordinates(end)[0] - row), abs(coordinates(end)[1] - x)
            assert steps[cell(end)] == down + max(0, across - down) // 2


@pytest.mark.parametrize(
    ("start", "end", "steps"), [("a1", "a1", 0), ("a1", "a7", 6), ("a1", "m7", 12), ("f1", "f12", 11), ("c6", "d6", 1)]
)
def test_distances_of_some_cells(start: str, end: str, steps: int) -> None:
    assert BOARD.distances(cell(start))[cell(end)] == steps
    assert BOARD.distances(cell(end))[cell(start)] == steps


def test_points_are_where_the_formula_puts_the_cells() -> None:
    assert BOARD.points == tuple((x, 2 * row) for row, x in map(coordinates, BOARD.names))


def test_the_island_the_serpents_and_the_landing_cells_are_those_of_the_picture() -> None:
    assert names(facts.ISLAND_CELLS) == named("#")
    assert len(facts.ISLAND_CELLS) == 40
    assert names(facts.SERPENT_CELLS) == named("S", "@")
    landing = {island: names(BOARD.cells_named(cells)) for island, cells in facts.LANDING_CELLS.items()}
    assert set().union(*landing.values()) == named("S", "o")
    assert landing == {"NW": {"b1", "c1"}, "NE": {"b10", "c11"}, "SW": {"k1", "l1"}, "SE": {"k11", "l10"}}


def test_the_tables_of_the_rules_agree_with_the_board() -> None:
    """Neighbours filled up with a cell beyond the board; rows and columns; the safe island of each landing cell."""
    for here in range(BOARD.cells):
        near = [there for there in facts.NEIGHBOURS[here] if there != facts.OFF_BOARD]
        assert tuple(near) == BOARD.neighbours[here]
        assert (facts.ROW[here], facts.COLUMN[here]) == coordinates(BOARD.names[here])
    assert list(facts.NEIGHBOURS[facts.OFF_BOARD]) == [facts.OFF_BOARD] * SIDES
    safe = {BOARD.names[here]: island for here, island in enumerate(facts.SAFE_ISLAND) if island != facts.NONE}
    assert safe == {
        name: facts.Place[island] for island, cells in facts.LANDING_CELLS.items() for name in cells.split()
    }


# ---- any board -----------------------------------------------------------------------------------------------


def test_rows_are_centred() -> None:
    board = hex_rows((1, 2, 3))
    assert board.names == ("a1", "b1", "b2", "c1", "c2", "c3")
    assert board.points == ((0, 0), (-1, 2), (1, 2), (-2, 4), (0, 4), (2, 4))
    assert board.neighbours[0] == (1, 2)
    assert board.neighbours[4] == (1, 2, 3, 5)


def test_rows_of_one_parity_do_not_touch() -> None:
    """Centred rows of 2 and 4 lie cell over cell, half a step off the hexes' grid."""
    board = hex_rows((2, 4))
    assert board.neighbours[0] == (1,)
    assert board.distances(0) == [0, 1, -1, -1, -1, -1]


def test_a_cell_is_found_by_its_name() -> None:
    board = hex_rows((2, 3))
    assert [board.cell(name) for name in board.names] == [0, 1, 2, 3, 4]
    assert [board.cell(name) for name in ("a3", "c1", "", "A1", "a01")] == [None] * 5


def test_cells_are_named_one_by_one_or_in_runs() -> None:
    board = hex_rows((2, 3))
    assert board.cells_named("a2 b1-b3") == (1, 2, 3, 4)
    assert board.cells_named("b2-b2") == (3,)
    assert board.cells_named("a1-b1") == (0, 1, 2)
    assert board.cells_named("") == ()


@pytest.mark.parametrize("wrong", ["c1", "a1-a9", "a9-b1"])
def test_naming_a_cell_that_is_not_there_is_an_error(wrong: str) -> None:
    with pytest.raises(KeyError):
        hex_rows((2, 3)).cells_named(f"a1 {wrong}")


def test_distances_from_no_cell_are_an_error() -> None:
    with pytest.raises(IndexError):
        hex_rows((2, 3)).distances(5)


def test_the_rim_leads_to_a_cell_beyond_and_never_back() -> None:
    board = hex_rows((2, 3))
    rim = board.rim(SIDES)
    assert len(rim) == board.cells + 1
    assert {len(row) for row in rim} == {SIDES}
    assert rim[0] == [1, 2, 3, 5, 5, 5]
    assert rim[-1] == [5] * SIDES


def test_every_step_of_a_shortest_way_counts_one() -> None:
    steps = BOARD.distances(cell("a1"))
    here, way = cell("m7"), [cell("m7")]
    while steps[here]:
        here = next(there for there in BOARD.neighbours[here] if steps[there] == steps[here] - 1)
        way.append(here)
    assert all(there in BOARD.neighbours[here] for here, there in pairwise(way))
    assert len(way) == steps[cell("m7")] + 1


def test_a_board_does_not_change() -> None:
    board: Board = hex_rows((2, 3))
    with pytest.raises(AttributeError):
        board.names = ()  # type: ignore[misc]
