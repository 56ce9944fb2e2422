"""Before a match and after: tables opened, seats taken and left.  Each function returns the table as it is then."""

from __future__ import annotations

import copy
import secrets
from collections.abc import Sequence
from typing import Any

from archipel import __version__
from archipel.bots.levels import LEVELS
from archipel.match import Game
from archipel.server.refusals import Malformed, NotNow, NotYours
from archipel.server.storage.records import (
    ANYONE,
    BOT,
    CLOSED,
    FRIEND,
    GATHERING,
    HERE,
    ME,
    OVER,
    PLAYING,
    Row,
    Seat,
)
from archipel.server.tables import dice

KINDS = (ME, HERE, FRIEND, ANYONE, BOT)
LONGEST_NAME = 24
FASTEST, SLOWEST = 5.0, 14 * 86_400.0
"""Seconds for a move that a table may set."""
_CODE_BYTES = 16
_ID_LETTERS = "abcdefghijkmnpqrstuvwxyz23456789"
_ID_LENGTH = 14


def new_id() -> str:
    """A table's name, which nobody guesses: 70 bits."""
    return "".join(secrets.choice(_ID_LETTERS) for _ in range(_ID_LENGTH))


def new_code() -> str:
    """A code of 128 bits for a link."""
    return secrets.token_urlsafe(_CODE_BYTES)


def opened_table(
    opener: str,
    game: str,
    options: dict[str, Any],
    seats: Sequence[tuple[str, str | None]],
    *,
    public: bool,
    move_time: float | None,
    now: float,
) -> Row:
    """A new table; an error of the game's if the options do not fit it."""
    played = Game(game)
    if "seats" in options:
        raise Malformed("table-seats-are-listed")
    state = played.definition.state()
    played.definition.read_options(state, {**options, "seats": len(seats)})
    if move_time is not None and not FASTEST <= move_time <= SLOWEST:
        raise Malformed("table-bad-time", least=str(int(FASTEST)), most=str(int(SLOWEST)))
    return new_table(
        now,
        game=game,
        options=played.definition.write_options(state),
        opener=opener,
        seats=[_seat(n, kind, level, opener) for n, (kind, level) in enumerate(seats, 1)],
        public=public or any(kind == ANYONE for kind, _ in seats),
        move_time=move_time,
    )


def new_table(now: float, **told: Any) -> Row:
    """A table that is opened now, with a name, codes and a secret of its own."""
    return Row(
        id=new_id(),
        opened=now,
        changed=now,
        join_code=new_code(),
        watch_code=new_code(),
        secret=dice.new_secret(),
        **told,
    )


def _seat(number: int, kind: str, level: str | None, opener: str) -> Seat:
    if kind not in KINDS:
        raise Malformed("table-bad-kind", value=kind, known=", ".join(KINDS))
    if (kind == BOT) != (level is not None) or (level is not None and level not in LEVELS):
        raise Malformed("table-bad-level", known=", ".join(LEVELS))
    return Seat(number, kind, level, kept_for=opener if kind in (ME, HERE) else None)


def seated(
    row: Row, visitor: str, wanted: Sequence[int], names: Sequence[str], number: str, code: str | None, now: float
) -> Row:
    """The table with a visitor sitting down: on the seats he wants, or on one that is free for him."""
    _must_gather(row)
    if not dice.is_number(number):
        raise Malformed("table-bad-number")
    if not wanted:
        wanted = [seat.seat for seat in row.seats if not seat.taken and _may_sit(row, seat, visitor, code)][:1]
        if not wanted:
            raise NotNow("table-no-free-seat")
    if len(wanted) != len(names) or len(set(wanted)) < len(wanted):
        raise Malformed("table-name-each-seat")
    row = copy.deepcopy(row)
    for seat_number, name in zip(wanted, names, strict=True):
        seat = _seat_of(row, seat_number)
        if seat.taken and visitor not in seat.holders:
            raise NotNow("table-seat-taken", seat=str(seat_number))
        if not _may_sit(row, seat, visitor, code):
            raise NotYours("table-seat-not-for-you", seat=str(seat_number))
        seat.holders = [visitor]
        seat.name = _name(name)
    for seat in row.seats:
        if visitor in seat.holders:
            seat.number = number  # one number a person, on all his seats
    row.changed = now
    return row


def _may_sit(row: Row, seat: Seat, visitor: str, code: str | None) -> bool:
    if seat.kept_for is not None:
        return seat.kept_for == visitor
    if seat.kind == ANYONE or visitor in seat.holders:
        return True
    knows = code is not None and secrets.compare_digest(code.encode(), row.join_code.encode())
    return seat.kind == FRIEND and (knows or visitor == row.opener)


def _name(text: str) -> str:
    name = " ".join(text.split())
    if not 0 < len(name) <= LONGEST_NAME or not name.isprintable():
        raise Malformed("table-bad-name", most=str(LONGEST_NAME))
    return name


def left(row: Row, visitor: str, seats: Sequence[int], now: float) -> Row:
    """Before the start: the table with seats of a visitor free again."""
    _must_gather(row)
    row = copy.deepcopy(row)
    for number in seats:
        seat = _seat_of(row, number)
        if visitor not in seat.holders:
            raise NotYours("not-your-seat", seat=str(number))
        _free(seat)
    row.changed = now
    return row


def put_out(row: Row, visitor: str, number: int, now: float) -> Row:
    """The table without a guest; his link no longer lets him in."""
    _must_open(row, visitor)
    _must_gather(row)
    row = copy.deepcopy(row)
    seat = _seat_of(row, number)
    if not seat.holders or visitor in seat.holders:
        raise NotNow("table-no-guest", seat=str(number))
    _free(seat)
    seat.kept_for = None
    row.join_code, row.watch_code = new_code(), new_code()
    row.changed = now
    return row


def _free(seat: Seat) -> None:
    seat.holders, seat.name, seat.number = [], None, None


def started(row: Row, visitor: str, now: float) -> Row:
    """The table with its match begun, dealt by the dice of all who sit there."""
    _must_open(row, visitor)
    _must_gather(row)
    if not all(seat.taken for seat in row.seats):
        raise NotNow("table-seats-free")
    row = copy.deepcopy(row)
    if row.start is None:  # else it was uploaded
        row.seed = dice.seed_of(
            row.secret, row.id, [(str(seat.seat), seat.number) for seat in row.seats if seat.number]
        )
        row.start = Game(row.game).start(seed=row.seed, **row.options).start_position()
    row.rules = __version__
    row.phase = PLAYING
    row.changed = now
    return row


def closed(row: Row, visitor: str, now: float) -> Row:
    """The table closed for good."""
    _must_open(row, visitor)
    if row.phase in (OVER, CLOSED):
        raise NotNow("table-not-playing")
    row = copy.deepcopy(row)
    row.phase, row.changed = CLOSED, now
    return row


def must_hold(row: Row, visitor: str, number: int) -> None:
    """Refuse a visitor who does not hold a seat."""
    if visitor not in _seat_of(row, number).holders:
        raise NotYours("not-your-seat", seat=str(number))


def carried(row: Row, seat: int, visitor: str, now: float) -> Row:
    """The table with a seat held by one more device."""
    row = copy.deepcopy(row)
    holders = _seat_of(row, seat).holders
    if visitor not in holders:
        holders.append(visitor)
    row.changed = now
    return row


def _seat_of(row: Row, number: int) -> Seat:
    if not 0 < number <= len(row.seats):
        raise Malformed("no-such-seat", value=str(number), known=", ".join(str(seat.seat) for seat in row.seats))
    return row.seats[number - 1]


def _must_gather(row: Row) -> None:
    if row.phase != GATHERING:
        raise NotNow("table-started")


def _must_open(row: Row, visitor: str) -> None:
    if visitor != row.opener:
        raise NotYours("table-not-yours")
