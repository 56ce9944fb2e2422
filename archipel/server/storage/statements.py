"""The SQL that reads and writes tables, for any database: it is handed a function that runs a statement.

A database may send many statements before it hears how the first one went.  So writing asks nothing: what does not
follow on what is stored breaks a constraint, which undoes the whole piece of work.  Reading asks for everything before
it looks at the first answer.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import cache
from operator import attrgetter
from typing import Any

import msgspec

from archipel.server.storage.records import Changes, Event, Kept, Row, Said, Seat, Talks

Run = Callable[..., Iterable[Sequence[Any]]]
"""Runs a statement with its values; the rows it finds come when one looks at them."""

_ROW = (
    "game, options, phase, public, move_time, opener, opened, changed, join_code, watch_code, secret, uploaded, "
    "rules, seed, start, next_table, last_table, talks"
)
_SEAT = "seat, kind, level, name, number, kept_for, warm"
_EVENT = "kind, seat, at, move, kept, move_id"
_SAID = "n, seat, name, said, at"
MOST_CHAT = 200
"""Lines that are read again with a table."""


def _names(columns: str) -> list[str]:
    return columns.split(", ")


def _marks(columns: str) -> str:
    return ", ".join("?" * len(_names(columns)))


_of_event: Callable[[Event], tuple[Any, ...]] = attrgetter(*_names(_EVENT))


def _json(value: object) -> str | None:
    return None if value is None else msgspec.json.encode(value).decode()


def _values(row: Row) -> tuple[Any, ...]:
    return (
        row.game,
        _json(row.options),
        row.phase,
        int(row.public),
        row.move_time,
        row.opener,
        row.opened,
        row.changed,
        row.join_code,
        row.watch_code,
        row.secret,
        int(row.uploaded),
        row.rules,
        row.seed,
        _json(row.start),
        row.next_table,
        row.last_table,
        _json(row.talks),
    )


def insert_table(run: Run, row: Row, events: Sequence[Event], last: Row | None) -> None:
    """A new table, with the events of a match that began elsewhere, or with the table it is the rematch of."""
    run(
        f"INSERT INTO tables (id, revision, {_ROW}) VALUES (?, ?, {_marks(_ROW)})",
        row.id,
        row.revision + 1,
        *_values(row),
    )
    _insert_seats(run, row)
    for event in events:
        run(
            f"INSERT INTO events (table_id, version, {_EVENT}) VALUES (?, ?, {_marks(_EVENT)})",
            row.id,
            event.version,
            *_of_event(event),
        )
    if last is not None:
        _update_table(run, last)


def store(run: Run, changes: Changes) -> None:
    """Changes of a table, which have to follow on what is there."""
    if changes.row is not None:
        _update_table(run, changes.row)
    if changes.events:
        _append(run, changes.table, changes.events)
    if changes.said is not None:
        run(
            f"INSERT INTO chat (table_id, {_SAID}) VALUES (?, {_marks(_SAID)})",
            changes.table,
            *msgspec.structs.astuple(changes.said),
        )


def _append(run: Run, table: str, events: Sequence[Event]) -> None:
    """More events: the first has no version, and is refused, unless it follows on the last at a table that goes on."""
    first = events[0].version
    values = [table, first, table, table, first - 1, *_of_event(events[0])]
    for event in events[1:]:
        values += [table, event.version, *_of_event(event)]
    run(_appending(len(events)), *values)


@cache
def _appending(count: int) -> str:
    """The statement that appends so many events."""
    follows = (
        "(?, (SELECT CAST(? AS INTEGER) FROM tables WHERE id = ? AND phase <> 'closed' "
        f"AND (SELECT coalesce(max(version), 0) FROM events WHERE table_id = ?) = ?), {_marks(_EVENT)})"
    )
    more = f", (?, ?, {_marks(_EVENT)})" * (count - 1)
    return f"INSERT INTO events (table_id, version, {_EVENT}) VALUES {follows}{more}"


def _update_table(run: Run, row: Row) -> None:
    """A table as it is now: it has no revision, and is refused, if it was changed since it was read."""
    columns = ", ".join(f"{column} = ?" for column in _names(_ROW))
    run(
        f"UPDATE tables SET revision = CASE WHEN revision = ? THEN revision + 1 END, {columns} WHERE id = ?",
        row.revision,
        *_values(row),
        row.id,
    )
    run("DELETE FROM seats WHERE table_id = ?", row.id)
    run("DELETE FROM holders WHERE table_id = ?", row.id)
    _insert_seats(run, row)


def _insert_seats(run: Run, row: Row) -> None:
    for seat in row.seats:
        run(
            f"INSERT INTO seats (table_id, {_SEAT}) VALUES (?, {_marks(_SEAT)})",
            row.id,
            seat.seat,
            seat.kind,
            seat.level,
            seat.name,
            seat.number,
            seat.kept_for,
            int(seat.warm),
        )
        for visitor in seat.holders:
            run("INSERT INTO holders (table_id, seat, visitor) VALUES (?, ?, ?)", row.id, seat.seat, visitor)


def load(run: Run, table: str, version: int, n: int) -> Kept | None:
    """All of a table, of its events and its chat what comes after these."""
    found = run(f"SELECT revision, {_ROW} FROM tables WHERE id = ?", table)
    holding = run("SELECT seat, visitor FROM holders WHERE table_id = ? ORDER BY seat, visitor", table)
    sitting = run(f"SELECT {_SEAT} FROM seats WHERE table_id = ? ORDER BY seat", table)
    events = run(
        f"SELECT version, {_EVENT} FROM events WHERE table_id = ? AND version > ? ORDER BY version", table, version
    )
    said = run(f"SELECT {_SAID} FROM chat WHERE table_id = ? AND n > ? ORDER BY n DESC LIMIT {MOST_CHAT}", table, n)
    held: dict[int, list[str]] = {}
    for seat, visitor in holding:
        held.setdefault(seat, []).append(visitor)
    seats = [
        Seat(seat, kind, level, name, number, kept_for, bool(warm), held.get(seat, []))
        for seat, kind, level, name, number, kept_for, warm in sitting
    ]
    for revision, *values in found:
        return Kept(
            _row(table, revision, values, seats),
            [Event(version=version, **_named(_EVENT, values)) for version, *values in events],
            [Said(*values) for values in said][::-1],
        )
    return None


def _named(columns: str, values: Sequence[Any]) -> dict[str, Any]:
    return dict(zip(_names(columns), values, strict=True))


def _row(table: str, revision: int, values: Sequence[Any], seats: list[Seat]) -> Row:
    columns = _named(_ROW, values)
    columns["options"] = msgspec.json.decode(columns["options"])
    columns["start"] = columns["start"] and msgspec.json.decode(columns["start"])
    columns["public"], columns["uploaded"] = bool(columns["public"]), bool(columns["uploaded"])
    columns["talks"] = msgspec.json.decode(columns["talks"], type=Talks) if columns["talks"] else Talks()
    return Row(id=table, revision=revision, seats=seats, **columns)


def listed(run: Run, most: int) -> list[str]:
    """Public tables that gather people."""
    rows = run("SELECT id FROM tables WHERE public = 1 AND phase = 'gathering' ORDER BY opened DESC LIMIT ?", most)
    return [table for (table,) in rows]


def tables_of(run: Run, visitor: str, most: int) -> list[str]:
    """The tables of a visitor."""
    rows = run(
        "SELECT id FROM tables WHERE id IN (SELECT table_id FROM holders WHERE visitor = ?) OR opener = ? "
        "ORDER BY changed DESC LIMIT ?",
        visitor,
        visitor,
        most,
    )
    return [table for (table,) in rows]


def count_opened(run: Run, visitor: str) -> int:
    """How many tables a visitor has opened that are neither over nor closed."""
    ((count,),) = run("SELECT count(*) FROM tables WHERE opener = ? AND phase IN ('gathering', 'playing')", visitor)
    return int(count)


def put_carry(run: Run, token: str, table: str, seat: int, until: float) -> None:
    """Keep a private link."""
    run("DELETE FROM carries WHERE table_id = ? AND seat = ?", table, seat)
    run("INSERT INTO carries (token, table_id, seat, until) VALUES (?, ?, ?, ?)", token, table, seat, until)


def take_carry(run: Run, token: str, now: float) -> tuple[str, int] | None:
    """Use a private link up."""
    for table, seat, until in run("DELETE FROM carries WHERE token = ? RETURNING table_id, seat, until", token):
        return (table, seat) if until >= now else None
    return None
