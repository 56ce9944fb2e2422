"""A match played again: the same people, everybody one seat further on."""

from __future__ import annotations

from archipel.server.refusals import NotNow, NotYours
from archipel.server.storage.records import FRIEND, HERE, ME, OVER, Row, Seat
from archipel.server.tables.seating import new_table


def rematch_of(row: Row, visitor: str, now: float) -> Row:
    """A new table for the same people, everybody one seat further on: who began is last."""
    if not any(visitor in seat.holders for seat in row.seats):
        raise NotYours("table-only-players")
    if row.phase != OVER:
        raise NotNow("table-match-not-over")
    turned = [*row.seats[1:], row.seats[0]]
    seats = [
        Seat(n, _kind_again(seat, visitor), seat.level, kept_for=seat.holders[0] if seat.holders else None)
        for n, seat in enumerate(turned, 1)
    ]
    return new_table(
        now,
        game=row.game,
        options=dict(row.options),
        opener=visitor,
        seats=seats,
        public=row.public,
        move_time=row.move_time,
        last_table=row.id,
    )


def _kind_again(seat: Seat, opener: str) -> str:
    """What a seat is to who opens the rematch."""
    if opener in seat.holders:
        return seat.kind if seat.kind in (ME, HERE) else ME
    return FRIEND if seat.kind in (ME, HERE) else seat.kind
