"""What is stored besides tables, the same on both databases: analyses, reports, bans; what is deleted and forgotten."""

from __future__ import annotations

from functools import partial

from archipel.server.storage import Storage
from archipel.server.storage.administering import delete_table, find_gaps, find_strays, list_tables
from archipel.server.storage.analyses import Analysis, JudgedMove, find_analysis, keep_analysis
from archipel.server.storage.moderation import (
    Ban,
    Report,
    find_bans,
    find_reports,
    forget_old,
    forget_visitor,
    keep_ban,
    keep_report,
    lift_ban,
)
from archipel.server.storage.records import GATHERING, OVER, PLAYING, Changes, Said, Seat
from archipel.server.storage.statements import count_opened

from .test_storage import a_move, a_table, act


def test_an_analysis_is_kept_as_far_as_it_is(database: str) -> None:
    async def scene(first: Storage, second: Storage) -> None:
        row = a_table(phase=OVER)
        await first.open(row)
        assert await second.read(lambda run: find_analysis(run, row.id)) is None
        analysis = Analysis(row.id, 2, 1.5)
        await first.write(lambda run: keep_analysis(run, analysis))
        analysis.judged.append(JudgedMove(0, 1, "end", [0.25, 0.75], 0.5, 0.25, "walk", True))
        analysis.judged.append(JudgedMove(1, None, "roll", [0.3, 0.7], luck=[0.05, -0.05]))
        assert analysis.done
        await first.write(lambda run: keep_analysis(run, analysis))
        assert await second.read(lambda run: find_analysis(run, row.id)) == analysis
        await second.write(lambda run: delete_table(run, row.id))
        assert await first.read(lambda run: find_analysis(run, row.id)) is None

    act(database, scene)


def test_reports_and_bans_are_kept(database: str) -> None:
    async def scene(first: Storage, second: Storage) -> None:
        row = a_table()
        await first.open(row)
        reports = [Report(str(n), row.id, 2, "b", "a", f"« {n} »", float(n)) for n in range(3)]
        for report in reports:
            await first.write(partial(keep_report, report=report))
        assert await second.read(lambda run: find_reports(run, 2)) == [reports[2], reports[1]]
        await first.write(lambda run: keep_ban(run, Ban("a", "rude", 1.5)))
        await first.write(lambda run: keep_ban(run, Ban("a", "very rude", 2.5)))
        assert await second.read(find_bans) == [Ban("a", "very rude", 1.5)]
        await second.write(lambda run: lift_ban(run, "a"))
        assert await first.read(find_bans) == []

    act(database, scene)


def test_a_visitor_is_forgotten_and_nobody_else(database: str) -> None:
    async def scene(first: Storage, second: Storage) -> None:
        seats = [Seat(1, "me", name="Ada", holders=["a"]), Seat(2, "friend", name="Bob", holders=["b"])]
        going_on, begun = a_table(phase=PLAYING, seats=seats), a_table(phase=GATHERING, seats=seats)
        for row in (going_on, begun):
            await first.open(row)
            for said in (Said(1, 1, "Ada", "Hi", 1.0), Said(2, 2, "Bob", "Hello", 2.0)):
                await first.commit(Changes(row.id, said=said))
        await first.write(lambda run: forget_visitor(run, "a"))
        kept = await second.load(going_on.id)
        assert kept is not None
        assert [(seat.name, seat.holders, seat.warm) for seat in kept.row.seats] == [
            (None, [], True),
            ("Bob", ["b"], False),
        ]
        assert [said.name for said in kept.chat] == ["Bob"]
        assert (kept.row.opener, kept.row.phase, kept.row.revision) == ("", PLAYING, going_on.revision + 1)
        closed = await second.load(begun.id)
        assert closed is not None
        assert closed.row.phase == "closed"
        assert await second.tables_of("a", 10) == []
        assert len(await second.tables_of("b", 10)) == 2

    act(database, scene)


def test_a_seat_that_another_device_holds_stays_that_device_s(database: str) -> None:
    async def scene(first: Storage, second: Storage) -> None:
        row = a_table(phase=PLAYING)
        await first.open(row)
        await first.write(lambda run: forget_visitor(run, "a"))
        kept = await second.load(row.id)
        assert kept is not None
        assert (kept.row.seats[0].holders, kept.row.seats[0].warm) == (["b"], False)

    act(database, scene)


def test_tables_are_listed_counted_checked_and_deleted_when_old(database: str) -> None:
    async def scene(first: Storage, second: Storage) -> None:
        old, going_on, new = a_table(changed=1.0), a_table(changed=2.0, phase=PLAYING), a_table(changed=9.0, phase=OVER)
        for row in (old, going_on, new):
            row.start = {"phase": "x"}
            await first.open(row, [a_move(1), a_move(2)] if row is going_on else [])
        assert [(told.id, told.seats, told.events) for told in await second.read(list_tables)] == [
            (new.id, 2, 0),
            (going_on.id, 2, 2),
            (old.id, 2, 0),
        ]
        assert await second.read(lambda run: count_opened(run, "a")) == 2
        assert await second.read(find_gaps) == await second.read(find_strays) == []
        await first.write(lambda run: run("DELETE FROM events WHERE version = 1"))
        await first.write(lambda run: run("UPDATE tables SET start = NULL WHERE id = ?", new.id))
        assert await second.read(find_gaps) == [going_on.id]
        assert await second.read(find_strays) == [new.id]
        await first.write(lambda run: forget_old(run, 5.0))
        assert [told.id for told in await second.read(list_tables)] == [new.id, going_on.id]

    act(database, scene)
