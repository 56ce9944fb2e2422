"""The SQL that reads and writes tables, for any database: it is handed a function that runs a statement."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

import msgspec

from archipel.server.storage import Conflict
from archipel.server.storage.records import Changes, Event, Kept, Row, Said, Seat

Run = Callable[..., Iterable[Sequence[Any]]]
"""Runs a statement with its values, and gives the rows it finds."""

_ROW = (
    "game, options, phase, public, move_time, opener, opened, changed, join_code, watch_code, secret, uploaded, "
    "rules, seed, start, next_table, last_table, revision"
)
_SEAT = "seat, kind, level, name, number, kept_for, warm"
_EVENT = "version, kind, seat, at, move, kept, move_id"
_SAID = "n, seat, name, said, at"
MOST_CHAT = 200
"""Lines that are read again with a table."""


def _marks(columns: str) -> str:
    return ", ".join("?" * len(columns.split(",")))


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
        row.revision + 1,
    )


def insert_table(run: Run, row: Row, events: Sequence[Event]) -> None:
    """A new table, with the events of a match that began elsewhere."""
    run(f"INSERT INTO tables (id, {_ROW}) VALUES (?, {_marks(_ROW)})", row.id, *_values(row))
    _insert_seats(run, row)
    _insert_events(run, row.id, events)


def store(run: Run, changes: Changes) -> None:
    """Changes of a table; `Conflict` if they do not follow on what is there."""
    if changes.row is not None:
        _update_table(run, changes.row)
    if changes.events:
        first = changes.events[0].version
        ((last,),) = run("SELECT coalesce(max(version), 0) FROM events WHERE table_id = ?", changes.table)
        if last != first - 1:
            raise Conflict
    _insert_events(run, changes.table, changes.events)
    if changes.said is not None:
        run(
            f"INSERT INTO chat (table_id, {_SAID}) VALUES (?, {_marks(_SAID)})",
            changes.table,
            *msgspec.structs.astuple(changes.said),
        )


def _update_table(run: Run, row: Row) -> None:
    columns = ", ".join(f"{column.strip()} = ?" for column in _ROW.split(","))
    changed = run(
        f"UPDATE tables SET {columns} WHERE id = ? AND revision = ? RETURNING id", *_values(row), row.id, row.revision
    )
    if not list(changed):
        raise Conflict
    run("DELETE FROM seats WHERE table_id = ?", row.id)
    run("DELETE FROM holders WHERE table_id = ?", row.id)
    _insert_seats(run, row)


def _insert_events(run: Run, table: str, events: Sequence[Event]) -> None:
    for event in events:
        run(
            f"INSERT INTO events (table_id, {_EVENT}) VALUES (?, {_marks(_EVENT)})",
            table,
            *msgspec.structs.astuple(event),
        )


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


def load(run: Run, table: str) -> Kept | None:
    """All of a table."""
    found = list(run(f"SELECT {_ROW} FROM tables WHERE id = ?", table))
    if not found:
        return None
    held: dict[int, list[str]] = {}
    for seat, visitor in run("SELECT seat, visitor FROM holders WHERE table_id = ? ORDER BY seat, visitor", table):
        held.setdefault(seat, []).append(visitor)
    seats = [
        Seat(seat, kind, level, name, number, kept_for, bool(warm), held.get(seat, []))
        for seat, kind, level, name, number, kept_for, warm in run(
            f"SELECT {_SEAT} FROM seats WHERE table_id = ? ORDER BY seat", table
        )
    ]
    events = run(f"SELECT {_EVENT} FROM events WHERE table_id = ? ORDER BY version", table)
    said = run(f"SELECT {_SAID} FROM chat WHERE table_id = ? ORDER BY n DESC LIMIT {MOST_CHAT}", table)
    return Kept(
        _row(table, found[0], seats),
        [Event(*values) for values in events],
        [Said(*values) for values in said][::-1],
    )


def _row(table: str, values: Sequence[Any], seats: list[Seat]) -> Row:
    columns = dict(zip((column.strip() for column in _ROW.split(",")), values, strict=True))
    columns["options"] = msgspec.json.decode(columns["options"])
    columns["start"] = columns["start"] and msgspec.json.decode(columns["start"])
    columns["public"], columns["uploaded"] = bool(columns["public"]), bool(columns["uploaded"])
    return Row(id=table, seats=seats, **columns)


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
    for table, seat, until in list(run("DELETE FROM carries WHERE token = ? RETURNING table_id, seat, until", token)):
        return (table, seat) if until >= now else None
    return None
