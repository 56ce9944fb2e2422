"""When a move may be taken back, and who has to agree."""

from __future__ import annotations

from archipel.server.storage.records import BOT, Row
from archipel.server.tables.play import Play


def kept_by_undo(play: Play, seat: int) -> int | None:
    """How many moves are left when a seat takes back to its last decision; None if it has made none."""
    return play.last_move_of(seat)


def is_free(play: Play, seat: int) -> bool:
    """Whether nothing new has come to light since: the last move was the seat's, in its own turn, which goes on."""
    if not play.line or play.match.over:
        return False
    last = play.line[-1]
    return last.event.seat == seat == last.turn == play.turn


def others_of(row: Row, seat: int) -> list[int]:
    """The seats of the other people: those that no bot plays and that somebody else holds."""
    own = set(row.seats[seat - 1].holders)
    return [
        other.seat
        for other in row.seats
        if other.kind != BOT and not other.warm and other.holders and own.isdisjoint(other.holders)
    ]
