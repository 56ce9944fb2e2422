"""Tables: numbers that never change, in the narrowest integers that hold them."""

from __future__ import annotations

from enum import IntEnum
from typing import Any

import pytest

from archipel.rules import INTERPRETED, rule, table


class Back(IntEnum):
    SHARK = 0
    WHALE = 200


NEIGHBOURS = table([[1, 2], [0, 2], [0, 1]])
REACH = table((1, 2, 300))


@rule
def sum_of_neighbours(cell: int) -> int:
    total = 0
    for near in NEIGHBOURS[cell]:
        total += near
    return total


@rule
def reach_of(kind: int) -> int:
    return REACH[kind] * 1000


@rule
def neighbour(cell: int, side: int) -> int:
    return NEIGHBOURS[cell, side]


def test_rules_look_things_up() -> None:
    assert [sum_of_neighbours(cell) for cell in range(3)] == [3, 2, 1]
    assert [reach_of(kind) for kind in range(3)] == [1000, 2000, 300_000]
    assert neighbour(2, 1) == 1


def test_python_looks_things_up_too() -> None:
    assert (REACH[2], len(REACH), list(REACH)) == (300, 3, [1, 2, 300])
    assert (NEIGHBOURS[2, 1], list(NEIGHBOURS[0])) == (1, [1, 2])


def test_looking_beyond_is_an_error() -> None:
    with pytest.raises(IndexError):
        reach_of(3)
    with pytest.raises(IndexError):
        neighbour(0, 2)


@pytest.mark.skipif(INTERPRETED, reason="about how compiled tables lie in memory")
@pytest.mark.parametrize(
    ("rows", "kind"),
    [
        ([0, 127], "int8"),
        ([-128, 0], "int8"),
        ([0, 128], "int16"),
        ([-129, 0], "int16"),
        ([-32768, 32767], "int16"),
        ([32768], "int32"),
        ([-32769], "int32"),
        ([2**31 - 1, -(2**31)], "int32"),
        ([2**31], "int64"),
        ([-(2**31) - 1], "int64"),
        ([[1, 2], [3, 128]], "int16"),
        ([True, False], "int8"),
        (list(Back), "int16"),
        (range(3), "int8"),
    ],
)
def test_a_table_takes_the_narrowest_integers_that_hold_it(rows: Any, kind: str) -> None:
    made: Any = table(rows)
    assert str(made.dtype) == kind
    assert made.tolist() == [list(row) if isinstance(row, list) else int(row) for row in rows]


def test_rows_have_one_length() -> None:
    with pytest.raises(ValueError, match="one length"):
        table([[1, 2], [3]])
    with pytest.raises(ValueError, match="one length"):
        table([[], [3]])


def test_a_table_never_changes() -> None:
    row, grid = table([1, 2]), table([[1, 2], [3, 4]])
    with pytest.raises(ValueError):
        row[0] = 5
    with pytest.raises(ValueError):
        row[:] = 5
    with pytest.raises(ValueError):
        grid[0, 1] = 5
    with pytest.raises(ValueError):
        grid[1] = [5, 6]
    assert (list(row), [list(r) for r in grid]) == ([1, 2], [[1, 2], [3, 4]])


def test_a_table_is_a_copy_of_what_it_is_made_from() -> None:
    rows = [[1, 2], [3, 4]]
    made = table(rows)
    rows[0][0] = 9
    assert made[0, 0] == 1
