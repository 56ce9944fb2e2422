"""What a host looks up and deletes: the SQL of `archipel admin`."""

from __future__ import annotations

import msgspec

from archipel.server.storage.statements import Run


class Listed(msgspec.Struct, frozen=True):
    """A table in a list."""

    id: str
    game: str
    phase: str
    seats: int
    events: int
    opened: float
    changed: float
    rules: str | None
    """The version it was played under; none before the start."""


def list_tables(run: Run) -> list[Listed]:
    """All tables, the one changed last first."""
    rows = run(
        "SELECT id, game, phase, (SELECT count(*) FROM seats WHERE table_id = id), "
        "(SELECT count(*) FROM events WHERE table_id = id), opened, changed, rules "
        "FROM tables ORDER BY changed DESC, id"
    )
    return [Listed(*values) for values in rows]


def delete_table(run: Run, table: str) -> None:
    """Delete a table with everything that happened there."""
    run("DELETE FROM tables WHERE id = ?", table)


def find_gaps(run: Run) -> list[str]:
    """Tables whose events are not numbered from 1 on without gaps."""
    rows = run("SELECT table_id FROM events GROUP BY table_id HAVING count(*) <> max(version) OR min(version) <> 1")
    return [table for (table,) in rows]


def find_strays(run: Run) -> list[str]:
    """Tables that lack what a table of their phase has: seats, or the start of their match."""
    rows = run(
        "SELECT id FROM tables WHERE NOT EXISTS (SELECT 1 FROM seats WHERE table_id = id) "
        "OR (phase IN ('playing', 'over') AND start IS NULL)"
    )
    return [table for (table,) in rows]
