"""Reports, bans, and what is to be forgotten: the SQL of moderation."""

from __future__ import annotations

import msgspec

from archipel.server.storage.statements import Run

_SEATS_OF = "(SELECT table_id, seat FROM holders WHERE visitor = ?)"
_TABLES_OF = "(SELECT table_id FROM holders WHERE visitor = ?)"


class Report(msgspec.Struct, frozen=True):
    """What somebody tells the host about a seat at a table."""

    id: str
    table_id: str
    seat: int
    about: str | None
    reporter: str
    said: str
    at: float


class Ban(msgspec.Struct, frozen=True):
    """Somebody who is kept out: a visitor, or a network."""

    who: str
    why: str
    at: float


def keep_report(run: Run, report: Report) -> None:
    """Keep a report."""
    run(
        "INSERT INTO reports (id, table_id, seat, about, reporter, said, at) VALUES (?, ?, ?, ?, ?, ?, ?)",
        *msgspec.structs.astuple(report),
    )


def find_reports(run: Run, most: int) -> list[Report]:
    """The newest reports."""
    rows = run("SELECT id, table_id, seat, about, reporter, said, at FROM reports ORDER BY at DESC LIMIT ?", most)
    return [Report(*values) for values in rows]


def keep_ban(run: Run, ban: Ban) -> None:
    """Keep somebody out."""
    run(
        "INSERT INTO bans (who, why, at) VALUES (?, ?, ?) ON CONFLICT (who) DO UPDATE SET why = excluded.why",
        *msgspec.structs.astuple(ban),
    )


def lift_ban(run: Run, who: str) -> None:
    """Let somebody in again."""
    run("DELETE FROM bans WHERE who = ?", who)


def find_bans(run: Run) -> list[Ban]:
    """Everybody who is kept out."""
    return [Ban(*values) for values in run("SELECT who, why, at FROM bans ORDER BY at")]


def forget_visitor(run: Run, visitor: str) -> None:
    """Names, chat and seats of a visitor go; the moves stay, and bots play on where he played."""
    run(f"UPDATE seats SET name = NULL, number = number WHERE (table_id, seat) IN {_SEATS_OF}", visitor)
    run(f"DELETE FROM chat WHERE (table_id, seat) IN {_SEATS_OF}", visitor)
    run(f"DELETE FROM carries WHERE (table_id, seat) IN {_SEATS_OF}", visitor)
    run(
        f"UPDATE seats SET warm = 1 WHERE (table_id, seat) IN {_SEATS_OF} "
        "AND table_id IN (SELECT id FROM tables WHERE phase = 'playing') "
        "AND NOT EXISTS (SELECT 1 FROM holders WHERE holders.table_id = seats.table_id "
        "AND holders.seat = seats.seat AND holders.visitor <> ?)",
        visitor,
        visitor,
    )
    run("UPDATE seats SET kept_for = NULL WHERE kept_for = ?", visitor)
    run("UPDATE tables SET phase = 'closed' WHERE opener = ? AND phase = 'gathering'", visitor)
    run(f"UPDATE tables SET revision = revision + 1 WHERE opener = ? OR id IN {_TABLES_OF}", visitor, visitor)
    run("UPDATE tables SET opener = '' WHERE opener = ?", visitor)
    run("DELETE FROM holders WHERE visitor = ?", visitor)
    run("DELETE FROM reports WHERE reporter = ?", visitor)


def forget_old(run: Run, before: float) -> None:
    """Delete tables where no match goes on and nothing has changed since a moment."""
    run("DELETE FROM tables WHERE phase <> 'playing' AND changed < ?", before)
    run("DELETE FROM carries WHERE until < ?", before)
