"""Rules: compiled once for their annotations, called from Python through doors only."""

from __future__ import annotations

from enum import IntEnum
from pathlib import Path

import pytest

from archipel.rules import INTERPRETED, Batch, RuleError, batch, i8, many, plain, record, rule, snapshot, store

from .running import output

compiled_only = pytest.mark.skipif(INTERPRETED, reason="about compiled rules")

SEATS_IN_A_BOAT = 3
NONE = 127


class Kind(IntEnum):
    SERPENT = 0
    SHARK = 1
    WHALE = 2


@record
class Boat:
    cell = i8()
    size = i8()
    crew = i8(SEATS_IN_A_BOAT)


@record
class State:
    kind = i8()
    boats = many(Boat, 2)
    tally = i8(2, 3)


# ---- doors first, then what they use: rules may be written top-down ------------------------------------------


@rule
def board_at(states: Batch[State], i: int, boat: int, explorer: int) -> bool:
    return board(states[i], boat, explorer)


@rule
def reach_at(states: Batch[State], i: int) -> int:
    return reach(states[i])


@rule
def product_at(states: Batch[State], i: int, boat: int) -> int:
    return product(states[i].boats[boat].cell, states[i].boats[boat].size)


@rule
def whale_at(states: Batch[State], i: int) -> bool:
    return is_whale(states[i].kind)


@rule
def become_at(states: Batch[State], i: int, shark: bool) -> None:
    states[i].kind = Kind.SHARK if shark else Kind.WHALE


@rule
def crew_at(states: Batch[State], i: int, boat: int, seat: int) -> int:
    return states[i].boats[boat].crew[seat]


@rule
def copy_at(states: Batch[State], i: int, j: int) -> None:
    states[j] = states[i]
    states[j].boats[1] = states[i].boats[0]


@rule
def count_at(states: Batch[State], i: int) -> None:
    count_all(states[i])


@rule
def half(n: int) -> float:
    return n / 2


@rule
def product(a: int, b: int) -> int:
    return a * b


@rule
def board(s: State, boat: int, explorer: int) -> bool:
    if not has_room(s.boats[boat]):
        return False
    step_in(s.boats[boat], explorer)
    return True


@rule
def has_room(boat: Boat) -> bool:
    return boat.size < SEATS_IN_A_BOAT


@rule
def step_in(boat: Boat, explorer: int) -> None:
    boat.crew[boat.size] = explorer
    boat.size += 1


@rule
def is_whale(kind: int) -> bool:
    return kind == Kind.WHALE


@rule
def reach(s: State) -> int:
    match s.kind:
        case Kind.SERPENT:
            return 1
        case Kind.SHARK | Kind.WHALE:
            return s.kind + 1
    return 0


@rule
def count_all(s: State) -> None:
    s.tally[1, 2] += 1
    for boat in range(2):
        for seat in range(s.boats[boat].size):
            s.tally[boat, 0] += s.boats[boat].crew[seat]


# ---- what they do --------------------------------------------------------------------------------------------


def test_a_door_changes_the_record_it_is_given_and_no_other() -> None:
    states = batch(State, 2)
    assert [board_at(states, 1, 0, explorer) for explorer in (5, 6, 7, 8)] == [True, True, True, False]
    boat = snapshot(states, 1).boats[0]
    assert (boat.size, list(boat.crew)) == (3, [5, 6, 7])
    assert snapshot(states, 0) == State()
    assert snapshot(states, 1).boats[1] == Boat()


def test_a_door_returns_plain_values() -> None:
    states = batch(State)
    assert board_at(states, 0, 0, 5) is True
    assert whale_at(states, 0) is False
    assert type(reach_at(states, 0)) is int
    assert half(5) == 2.5


def test_narrow_numbers_are_widened_before_they_are_reckoned_with() -> None:
    """Two fields of eight bits: their product does not fit into eight."""
    states, s = batch(State), State()
    s.boats[1].cell, s.boats[1].size = 100, -120
    store(states, 0, s)
    assert product_at(states, 0, 1) == -12000


@pytest.mark.parametrize(("kind", "cells"), [(0, 1), (1, 2), (2, 3), (3, 0), (-1, 0)])
def test_a_match_statement_over_an_enumeration(kind: int, cells: int) -> None:
    states, s = batch(State), State()
    s.kind = kind
    store(states, 0, s)
    assert reach_at(states, 0) == cells
    assert whale_at(states, 0) is (kind == Kind.WHALE)


def test_a_member_of_an_enumeration_is_written_to_a_field() -> None:
    states = batch(State)
    become_at(states, 0, True)
    assert snapshot(states).kind == Kind.SHARK
    become_at(states, 0, False)
    assert snapshot(states).kind == Kind.WHALE


def test_grids_and_rows_of_records_in_rules() -> None:
    states = batch(State)
    for explorer in 3, 4:
        board_at(states, 0, 1, explorer)
    count_at(states, 0)
    assert [list(row) for row in snapshot(states).tally] == [[0, 0, 0], [7, 0, 1]]


def test_assigning_a_record_in_a_rule_copies_it() -> None:
    states = batch(State, 2)
    board_at(states, 0, 0, 9)
    copy_at(states, 0, 1)
    board_at(states, 0, 0, 8)
    twin = snapshot(states, 1)
    assert [(boat.size, list(boat.crew)) for boat in twin.boats] == [(1, [9, 0, 0])] * 2


def test_out_of_range_is_an_error() -> None:
    states = batch(State, 2)
    with pytest.raises(IndexError):
        crew_at(states, 0, 0, SEATS_IN_A_BOAT)
    with pytest.raises(IndexError):
        crew_at(states, 0, NONE, 0)
    with pytest.raises(IndexError):
        crew_at(states, 2, 0, 0)


def test_a_rule_as_plain_python_takes_a_snapshot() -> None:
    boat = snapshot(batch(State)).boats[0]
    assert plain(has_room)(boat)
    boat.size = SEATS_IN_A_BOAT
    assert not plain(has_room)(boat)


# ---- how they are called and compiled ------------------------------------------------------------------------


@compiled_only
def test_an_inner_rule_refuses_a_call_from_python() -> None:
    boats = batch(Boat)
    with pytest.raises(RuleError) as refused:
        has_room(boats[0])
    line = plain(has_room).__code__.co_firstlineno
    assert str(refused.value).startswith(f"{__file__}:{line}: has_room takes a record")
    assert "ARCHIPEL_RULES=python" in str(refused.value)


@pytest.mark.skipif(not INTERPRETED, reason="about interpreted rules")
def test_an_interpreted_inner_rule_is_a_function_like_any_other() -> None:
    boat = Boat()
    assert has_room(boat)
    step_in(boat, 4)
    assert (boat.size, boat.crew[0]) == (1, 4)


@compiled_only
def test_a_door_refuses_what_is_no_batch_of_its_records() -> None:
    with pytest.raises(TypeError):
        reach_at(batch(Boat), 0)  # type: ignore[arg-type]
    with pytest.raises(TypeError):
        reach_at(None, 0)  # type: ignore[arg-type]


WIDENED = """
from enum import IntEnum

from archipel.rules import Batch, batch, i8, i16, i64, record, rule
from archipel.rules.compiler import listening


class Kind(IntEnum):
    WHALE = 2


@record
class State:
    small = i8()
    middle = i16()
    large = i64()


@rule
def door(states: Batch[State], n: int) -> int:
    s = states[0]
    total = twice(s.small) + twice(s.middle) + twice(s.large) + twice(Kind.WHALE) + twice(3) + twice(n == 1)
    return total + twice(Kind.WHALE.value) + both(s, s.small) + both(s, Kind.WHALE)


@rule
def both(s: State, n: int) -> int:
    return twice(s.large) + twice(n)


@rule
def twice(n: int) -> int:
    return n * 2


compiled = []
with listening(lambda: compiled.append(1)):
    first = door(batch(State), 1)
    again = door(batch(State, 5), True)
print(first, again, len(compiled), *(len(r.nopython_signatures) for r in (door, both, twice)))
print(*twice.nopython_signatures)
"""


def test_a_rule_is_compiled_once_whatever_is_passed(tmp_path: Path) -> None:
    """Narrow numbers, members, flags and literals are all widened to the one type that is written down."""
    (tmp_path / "widened.py").write_text(WIDENED)
    printed = output("import widened", rules="compiled", cwd=tmp_path, ARCHIPEL_CACHE=str(tmp_path / "cache"))
    assert printed.splitlines() == ["20 20 3 1 1 1", "(int64,) -> int64"]
