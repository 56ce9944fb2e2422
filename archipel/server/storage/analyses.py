"""Analyses of matches, as they are kept."""

from __future__ import annotations

import msgspec

from archipel.server.storage.statements import Run


class JudgedMove(msgspec.Struct):
    """A move or a draw, and what it did; shares are rounded, by seats.  See `archipel.bots.analysis.Judged`."""

    index: int
    seat: int | None
    move: str
    shares: list[float]
    before: float | None = None
    after: float | None = None
    best: str | None = None
    mistake: bool = False
    luck: list[float] | None = None


class Analysis(msgspec.Struct):
    """How far the analysis of a match is."""

    table: str
    moves: int
    touched: float
    judged: list[JudgedMove] = msgspec.field(default_factory=list)
    failed: bool = False

    @property
    def done(self) -> bool:
        """Whether every move is judged."""
        return len(self.judged) >= self.moves


def find_analysis(run: Run, table: str) -> Analysis | None:
    """What is kept of a table's analysis."""
    for moves, judged, failed, touched in run(
        "SELECT moves, judged, failed, touched FROM analyses WHERE table_id = ?", table
    ):
        return Analysis(table, moves, touched, msgspec.json.decode(judged, type=list[JudgedMove]), bool(failed))
    return None


def keep_analysis(run: Run, analysis: Analysis) -> None:
    """Keep an analysis as far as it is."""
    run(
        "INSERT INTO analyses (table_id, moves, judged, failed, touched) VALUES (?, ?, ?, ?, ?) "
        "ON CONFLICT (table_id) DO UPDATE SET "
        "judged = excluded.judged, failed = excluded.failed, touched = excluded.touched",
        analysis.table,
        analysis.moves,
        msgspec.json.encode(analysis.judged).decode(),
        int(analysis.failed),
        analysis.touched,
    )
