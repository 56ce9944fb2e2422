"""The storage, the same on both databases: what is stored is there, and what does not follow is refused."""

from __future__ import annotations

import asyncio
import random
import threading
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from archipel.server.storage import Conflict, Storage, open_storage
from archipel.server.storage.migrating import migrations
from archipel.server.storage.records import CLOSED, MOVE, PLAYING, Changes, Event, Row, Said, Seat, Talks
from archipel.server.storage.sqlite import SqliteDatabase
from archipel.server.storage.statements import MOST_CHAT, Run
from archipel.server.tables.seating import new_id

Scene = Callable[[Storage, Storage], Awaitable[None]]


def act(database: str, scene: Scene) -> None:
    """Play a scene with two storages on one database."""

    async def play() -> None:
        first, second = await open_storage(database), await open_storage(database)
        await scene(first, second)
        await first.close()
        await second.close()

    asyncio.run(play())


def a_table(**more: object) -> Row:
    seats = [Seat(1, "me", name="Zoé « 𝄞 »", holders=["a", "b"]), Seat(2, "bot", level="strong")]
    row = Row(new_id(), "islet", {"solo": False, "seats": 2}, "a", 1.5, "join", "watch", "secret", seats)
    for name, value in more.items():
        setattr(row, name, value)
    return row


def a_move(version: int, move_id: str | None = None) -> Event:
    return Event(version, MOVE, 1, 12.25, move=f"walk {version}", move_id=move_id)


async def versions(storage: Storage, row: Row) -> list[int]:
    kept = await storage.load(row.id)
    assert kept is not None
    return [event.version for event in kept.events]


async def refused(storage: Storage, changes: Changes) -> None:
    with pytest.raises(Conflict):
        await storage.commit(changes)


def test_a_table_is_read_as_it_was_stored(database: str) -> None:
    async def scene(first: Storage, second: Storage) -> None:
        talks = Talks(undo_by=1, undo_at=3, undo_from=[2], waits={2: 1.5}, warm={1: [2]}, left=[1])
        row = a_table(public=True, move_time=30.0, start={"phase": "é"}, talks=talks)
        await first.open(row, [a_move(1), a_move(2, "id")])
        kept = await second.load(row.id)
        assert kept is not None
        assert (kept.row, kept.row.revision) == (row, 1)
        assert kept.events == [a_move(1), a_move(2, "id")]
        assert await second.load("nowhere") is None
        row.seats[0].holders = []
        row.phase = PLAYING
        await first.commit(Changes(row.id, row, [a_move(3)], Said(1, 1, "Zoé", "Hi", 2.0)))
        again = await second.load(row.id, version=2)
        assert again is not None
        assert (again.row, again.row.revision) == (row, 2)
        assert (again.events, again.chat) == ([a_move(3)], [Said(1, 1, "Zoé", "Hi", 2.0)])
        later = await second.load(row.id, version=3, said=1)
        assert later is not None
        assert (later.events, later.chat) == ([], [])

    act(database, scene)


def test_what_does_not_follow_on_what_is_stored_is_refused_whole(database: str) -> None:
    async def scene(first: Storage, second: Storage) -> None:
        row = a_table(phase=PLAYING)
        await first.open(row)
        await first.commit(Changes(row.id, events=[a_move(1, "once")]))
        await refused(second, Changes(row.id, events=[a_move(1)]))
        await refused(second, Changes(row.id, events=[a_move(3)]))
        await refused(second, Changes(row.id, events=[a_move(2), a_move(3, "once")]))
        await refused(second, Changes("lost", events=[a_move(1)]))
        old = await second.load(row.id)
        assert old is not None
        row.talks.left = [1]
        await first.commit(Changes(row.id, row))
        await refused(second, Changes(row.id, old.row, [a_move(2)]))
        await first.commit(Changes(row.id, said=Said(1, 1, "Ada", "Hi", 0.0)))
        await refused(second, Changes(row.id, events=[a_move(2)], said=Said(1, 1, "Ada", "Ho", 0.0)))
        assert await versions(second, row) == [1]
        row.phase = CLOSED
        await first.commit(Changes(row.id, row))
        await refused(second, Changes(row.id, events=[a_move(2)]))
        assert await versions(first, row) == [1]

    act(database, scene)


def test_one_change_that_is_refused_does_not_hold_up_those_stored_with_it(database: str) -> None:
    async def scene(first: Storage, second: Storage) -> None:
        rows = [a_table(phase=PLAYING) for _ in range(40)]
        await asyncio.gather(*(first.open(row) for row in rows))
        await asyncio.gather(*(second.commit(Changes(row.id, events=[a_move(1)])) for row in rows[::7]))
        told = await asyncio.gather(
            *(first.commit(Changes(row.id, events=[a_move(1)])) for row in rows), return_exceptions=True
        )
        assert [isinstance(outcome, Conflict) for outcome in told] == [n % 7 == 0 for n in range(40)]
        for row in rows:
            assert await versions(first, row) == [1]

    act(database, scene)


def test_two_servers_at_the_same_tables_never_store_the_same_version_twice(database: str) -> None:
    async def scene(first: Storage, second: Storage) -> None:
        rows = [a_table(phase=PLAYING) for _ in range(6)]
        await asyncio.gather(*(first.open(row) for row in rows))
        stored: list[tuple[str, int, str]] = []

        async def push(storage: Storage, name: str, luck: random.Random) -> None:
            for n in range(30):
                row = luck.choice(rows)
                version = len(await versions(storage, row)) + 1
                try:
                    await storage.commit(Changes(row.id, events=[a_move(version, f"{name} {n}")]))
                    stored.append((row.id, version, f"{name} {n}"))
                except Conflict:
                    pass

        await asyncio.gather(
            *(
                push(storage, f"{s} {k}", random.Random(10 * s + k))
                for s, storage in enumerate((first, second))
                for k in range(4)
            )
        )
        for row in rows:
            kept = await first.load(row.id)
            assert kept is not None
            assert [(row.id, event.version, event.move_id) for event in kept.events] == sorted(
                entry for entry in stored if entry[0] == row.id
            )

    act(database, scene)


def test_a_rematch_is_stored_with_the_table_it_follows_or_not_at_all(database: str) -> None:
    async def scene(first: Storage, second: Storage) -> None:
        row = a_table()
        await first.open(row)
        other = await second.load(row.id)
        assert other is not None
        again, twice = a_table(last_table=row.id), a_table(last_table=row.id)
        row.next_table, other.row.next_table = again.id, twice.id
        await first.open(again, last=row)
        with pytest.raises(Conflict):
            await second.open(twice, last=other.row)
        assert await first.load(twice.id) is None
        kept = await second.load(row.id)
        assert kept is not None
        assert kept.row.next_table == again.id

    act(database, scene)


def test_private_links_are_good_once(database: str) -> None:
    async def scene(first: Storage, second: Storage) -> None:
        row = a_table()
        await first.open(row)
        await first.put_carry("old", row.id, 1, 10.0)
        await first.put_carry("token", row.id, 1, 10.0)
        await first.put_carry("late", row.id, 2, 10.0)
        taken = await asyncio.gather(*(storage.take_carry("token", 5.0) for storage in (first, second)))
        assert sorted(taken, key=str) == [(row.id, 1), None]
        assert await first.take_carry("old", 5.0) is None
        assert await first.take_carry("late", 11.0) is None

    act(database, scene)


def test_tables_are_found_by_their_people_and_by_being_open(database: str) -> None:
    async def scene(first: Storage, second: Storage) -> None:
        rows = [a_table(opened=float(n), changed=-float(n), public=n % 2 == 0, opener=f"o{n}") for n in range(6)]
        for row in rows:
            await first.open(row)
        assert await second.listed(2) == [rows[4].id, rows[2].id]
        assert await second.tables_of("b", 3) == [row.id for row in rows[:3]]
        assert await second.tables_of("o5", 3) == [rows[5].id]

    act(database, scene)


def test_of_long_talk_the_last_lines_are_read(database: str) -> None:
    async def scene(first: Storage, second: Storage) -> None:
        row = a_table()
        await first.open(row)
        lines = [Said(n, 1, "Ada", str(n), 0.0) for n in range(1, MOST_CHAT + 12)]
        await asyncio.gather(*(first.commit(Changes(row.id, said=said)) for said in lines))
        kept = await second.load(row.id)
        assert kept is not None
        assert kept.chat == lines[-MOST_CHAT:]

    act(database, scene)


def test_who_reads_when_the_file_is_closed_reads_to_the_end(tmp_path: Path) -> None:
    begun, go_on = threading.Event(), threading.Event()

    def reading(run: Run) -> list[Any]:
        begun.set()
        go_on.wait()
        return list(run("SELECT 1"))

    async def scene() -> None:
        database = await SqliteDatabase.opened(str(tmp_path / "tables.db"))
        read = asyncio.create_task(database.read(reading))
        await asyncio.to_thread(begun.wait)
        closing = asyncio.create_task(database.close())
        closed, _ = await asyncio.wait([closing], timeout=0.2)  # did it not wait, it would be closed by then
        go_on.set()
        assert await read == [(1,)]
        await closing
        assert not closed

    asyncio.run(scene())


def test_migrations_are_numbered_from_one_without_gaps() -> None:
    numbers = [number for number, _ in migrations(0)]
    assert numbers == list(range(1, len(numbers) + 1))
