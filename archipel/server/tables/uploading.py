"""A table that goes on from a match file."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from archipel import matchfile
from archipel.server.refusals import Malformed
from archipel.server.storage.records import MOVE, Event, Row
from archipel.server.tables.seating import opened_table


def uploaded_table(
    opener: str, record: dict[str, Any], seats: Sequence[tuple[str, str | None]], now: float
) -> tuple[Row, list[Event]]:
    """The table, and its match's moves as events; a `FileError` if the file holds no match."""
    match = matchfile.replayed(record, "match")
    if len(seats) != len(match.seats):
        raise Malformed("table-seats-as-in-file", seats=str(len(match.seats)))
    options = {name: value for name, value in match.options.items() if name != "seats"}
    row = opened_table(opener, match.game.name, options, seats, public=False, move_time=None, now=now)
    row.uploaded, row.seed, row.start = True, match.seed, match.start_position()
    past = match.game.match(row.start)
    events = []
    for version, move in enumerate(match.moves, 1):
        mover = past.mover(move)
        events.append(Event(version, MOVE, int(mover) if mover.isdecimal() else None, now, move=move))
        past.play(move)
    return row, events
