"""Records: blank, nested, copied into batches and out again, compared, and held to their fields."""

from __future__ import annotations

from typing import Any

import pytest

from archipel.rules import (
    Batch,
    batch,
    clone,
    column,
    f64,
    i8,
    i16,
    i32,
    i64,
    many,
    numbers,
    one,
    record,
    snapshot,
    store,
)


@record
class Boat:
    """Three may go aboard."""

    cell = i8()
    crew = i8(3)


@record
class Raft:
    cell = i8()
    crew = i8(3)


@record
class Fleet:
    flagship = one(Boat)
    boats = many(Boat, 2)


@record
class State:
    phase = i8()
    far = i16()
    further = i32()
    furthest = i64()
    worth = f64()
    tiles = i8(4)
    sea = i16(2, 3)
    boat = one(Boat)
    boats = many(Boat, 3)
    fleets = many(Fleet, 2)


def a_boat(cell: int) -> Boat:
    boat = Boat()
    boat.cell = cell
    boat.crew[:] = cell + 1
    boat.crew[2] = cell + 2
    return boat


def a_state() -> State:
    """A state in which no two numbers are the same, with the largest and smallest there are."""
    s = State()
    s.phase, s.far, s.further, s.furthest, s.worth = -128, 32767, -(2**31), 2**63 - 1, 0.1
    for i in range(4):
        s.tiles[i] = 10 + i
    for row in range(2):
        for place in range(3):
            s.sea[row, place] = 1000 + 10 * row + place
    s.boat.cell = 20
    s.boats[1] = a_boat(30)
    s.fleets[0].flagship.crew[1] = 40
    s.fleets[1].boats[1] = a_boat(50)
    return s


def boats_of(s: State) -> list[tuple[int, list[int]]]:
    """Every boat, wherever it is kept."""
    fleets = [boat for fleet in s.fleets for boat in (fleet.flagship, *fleet.boats)]
    return [(boat.cell, list(boat.crew)) for boat in (s.boat, *s.boats, *fleets)]


def test_a_new_record_is_blank_all_the_way_down() -> None:
    s = State()
    assert (s.phase, s.far, s.further, s.furthest, s.worth) == (0, 0, 0, 0, 0.0)
    assert isinstance(s.worth, float)
    assert list(s.tiles) == [0] * 4
    assert [list(row) for row in s.sea] == [[0] * 3] * 2
    assert boats_of(s) == [(0, [0, 0, 0])] * 10


def test_a_row_is_filled_whole_or_in_part() -> None:
    s = State()
    s.tiles[:] = 3
    assert list(s.tiles) == [3, 3, 3, 3]
    s.tiles[1:3] = 5
    assert list(s.tiles) == [3, 5, 5, 3]


def test_a_grid_is_written_by_row_and_column() -> None:
    s = State()
    s.sea[1, 2] = 7
    assert (s.sea[1, 2], s.sea[1][2], s.sea[0, 2]) == (7, 7, 0)
    assert [list(row) for row in s.sea] == [[0, 0, 0], [0, 0, 7]]


def test_one_of_many_records_is_referred_to_and_not_copied() -> None:
    s = State()
    boat = s.boats[1]
    boat.cell = 5
    assert [b.cell for b in s.boats] == [0, 5, 0]


def test_assigning_a_record_among_many_copies_it() -> None:
    s = State()
    boat = a_boat(7)
    s.boats[0] = boat
    boat.cell = 8
    boat.crew[0] = 9
    assert s.boats[0] == a_boat(7)


def test_no_two_blank_records_share_anything() -> None:
    first, second = State(), State()
    first.tiles[0] = 1
    first.boats[0].crew[0] = 1
    first.boats[1].cell = 1
    assert second == State()
    assert (first.boats[2], first.fleets[0]) == (Boat(), Fleet())


# ---- batches -------------------------------------------------------------------------------------------------


def test_a_batch_is_blank() -> None:
    states = batch(State, 3)
    assert len(states) == 3
    assert [snapshot(states, i) for i in range(3)] == [State()] * 3


def test_a_stored_record_comes_back_equal_and_alone() -> None:
    states = batch(State, 3)
    store(states, 1, a_state())
    assert snapshot(states, 1) == a_state()
    assert boats_of(snapshot(states, 1)) == boats_of(a_state())
    assert (snapshot(states, 0), snapshot(states, 2)) == (State(), State())


def test_a_snapshot_holds_plain_numbers() -> None:
    states = batch(State)
    store(states, 0, a_state())
    s = snapshot(states)
    found: list[Any] = [s.phase, s.furthest, s.tiles[0], s.sea[1, 2], s.boats[1].crew[0], s.fleets[1].boats[1].cell]
    assert [type(number) for number in found] == [int] * 6
    assert type(s.worth) is float


def test_a_snapshot_can_be_written_like_a_blank_record() -> None:
    states = batch(State)
    s = snapshot(states)
    s.tiles[:] = 4
    s.sea[0, 1] = 5
    s.boats[2] = a_boat(6)
    s.fleets[1].flagship.cell = 7
    store(states, 0, s)
    again = snapshot(states)
    assert (list(again.tiles), again.sea[0, 1], again.boats[2], again.fleets[1].flagship.cell) == (
        [4] * 4,
        5,
        a_boat(6),
        7,
    )


def test_a_snapshot_is_a_copy() -> None:
    states = batch(State)
    store(states, 0, a_state())
    s = snapshot(states)
    s.phase = 1
    s.tiles[0] = 1
    s.boats[0].crew[0] = 1
    s.fleets[0].boats[0].cell = 1
    assert snapshot(states) == a_state()


def test_a_snapshot_stays_as_it_was_whenever_it_is_read() -> None:
    states = batch(State, 2)
    store(states, 1, a_state())
    early, late = snapshot(states, 1), snapshot(states, 1)
    assert early == a_state()
    store(states, 1, State())
    assert early == late == a_state()


def test_a_snapshot_has_no_other_fields() -> None:
    s: Any = snapshot(batch(State))
    with pytest.raises(AttributeError, match="tide"):
        _ = s.tide
    with pytest.raises(AttributeError):
        s.tide = 1


def test_storing_copies() -> None:
    states, s = batch(State), a_state()
    store(states, 0, s)
    s.tiles[0] = 1
    s.boat.cell = 1
    s.boats[0].crew[0] = 1
    assert snapshot(states) == a_state()


def test_a_clone_is_equal_and_independent() -> None:
    states = batch(State, 2)
    store(states, 1, a_state())
    twins = clone(states)
    assert [snapshot(twins, i) for i in range(2)] == [State(), a_state()]
    store(states, 1, State())
    store(twins, 0, a_state())
    assert snapshot(twins, 1) == a_state()
    assert snapshot(states, 0) == State()


def test_a_clone_of_a_clone_is_a_batch_like_any_other() -> None:
    twins = clone(clone(batch(State, 2)))
    store(twins, 1, a_state())
    assert [snapshot(twins, i) for i in range(2)] == [State(), a_state()]


def test_the_first_numbers_of_a_row() -> None:
    states = batch(State, 2)
    store(states, 1, a_state())
    first = numbers(states, 1, "tiles", 3)
    assert first == [10, 11, 12]
    assert [type(number) for number in first] == [int] * 3
    assert numbers(states, 1, "tiles", 0) == []


def test_a_column_of_many_records() -> None:
    states = batch(State, 2)
    store(states, 1, a_state())
    assert column(states, "far") == [0, 32767]
    assert [list(tiles) for tiles in column(states, "tiles")] == [[0] * 4, [10, 11, 12, 13]]
    assert [type(worth) for worth in column(states, "worth")] == [float] * 2
    assert column(batch(State, 0), "far") == []


def test_records_that_look_alike_keep_their_class() -> None:
    """Two classes with the same fields lie alike in memory, and are still two."""
    boats: Batch[Boat] = batch(Boat)
    rafts: Batch[Raft] = batch(Raft)
    assert type(snapshot(boats)) is Boat
    assert type(snapshot(rafts)) is Raft
    assert type(snapshot(clone(rafts))) is Raft


# ---- equality ------------------------------------------------------------------------------------------------


def test_records_are_equal_when_every_field_is() -> None:
    assert a_state() == a_state()
    assert a_state() != State()


@pytest.mark.parametrize(
    "path", ["phase", "worth", "tiles.3", "sea.1.2", "boat.cell", "boats.2.crew.1", "fleets.1.boats.0.crew.2"]
)
def test_one_number_makes_the_difference(path: str) -> None:
    ours, theirs = a_state(), a_state()
    *steps, last = path.split(".")
    here: Any = theirs
    for step in steps:
        here = here[int(step)] if step.isdigit() else getattr(here, step)
    if last.isdigit():
        here[int(last)] = 99
    else:
        setattr(here, last, 99)
    assert ours != theirs


def test_records_of_two_classes_are_never_equal() -> None:
    others: list[object] = [Raft(), (0, [0, 0, 0]), None]
    assert [other for other in others if other == Boat()] == []


def test_a_record_changes_so_it_has_no_hash() -> None:
    with pytest.raises(TypeError, match="unhashable"):
        hash(Boat())


def test_a_record_shows_its_fields() -> None:
    assert repr(a_boat(1)) == "Boat(cell=1, crew=[2, 2, 3])"


# ---- held to its fields --------------------------------------------------------------------------------------


def test_writing_a_misspelt_field_is_refused() -> None:
    boat: Any = Boat()
    with pytest.raises(AttributeError, match="sell"):
        boat.sell = 3
    nested: Any = State()
    with pytest.raises(AttributeError, match="sell"):
        nested.boats[0].sell = 3


def test_reading_a_misspelt_field_is_refused() -> None:
    boat: Any = Boat()
    with pytest.raises(AttributeError, match="sell"):
        _ = boat.sell


def test_a_snapshot_is_held_to_its_fields_too() -> None:
    s: Any = snapshot(batch(State))
    with pytest.raises(AttributeError, match="phaze"):
        s.phaze = 3


def test_a_record_needs_fields() -> None:
    class Nothing:
        """Holds nothing."""

    with pytest.raises(TypeError, match="Nothing has no fields"):
        record(Nothing)


def test_a_record_holds_nothing_but_fields() -> None:
    class Stray:
        cell = i8()
        size = 3

    with pytest.raises(TypeError, match=r"Stray\.size is not a field"):
        record(Stray)


def test_a_record_has_no_methods() -> None:
    class Clever:
        cell = i8()

        def sail(self) -> None: ...

    with pytest.raises(TypeError, match=r"Clever\.sail is not a field"):
        record(Clever)


def test_a_field_holds_something() -> None:
    with pytest.raises(ValueError, match="holds nothing"):
        i8(0)
    with pytest.raises(ValueError, match="holds nothing"):
        i8(3, -1)
    with pytest.raises(ValueError, match="holds nothing"):
        many(Boat, 0)


def test_a_field_has_at_most_two_dimensions() -> None:
    class Cube:
        cells = i8(2, 2, 2)  # type: ignore[call-overload]

    with pytest.raises(TypeError, match="two dimensions"):
        record(Cube)


def test_only_a_record_goes_into_a_batch() -> None:
    class Plain:
        cell = 0

    with pytest.raises(TypeError, match="Plain is not a @record"):
        store(batch(Boat), 0, Plain())  # type: ignore[misc]


def test_a_record_keeps_its_name_and_words() -> None:
    assert (Boat.__name__, Boat.__module__, Boat.__doc__) == ("Boat", __name__, "Three may go aboard.")
