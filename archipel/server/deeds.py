"""What people do at a table while the match goes on.  Each function is called with the table's lock held."""

from __future__ import annotations

import copy
import time
from collections.abc import Sequence

from archipel.server import messages
from archipel.server.live import LiveTable
from archipel.server.refusals import Malformed, NotNow, NotYours
from archipel.server.storage.records import BOT, Said
from archipel.server.tables.play import Play, Step
from archipel.server.tables.undoing import is_free, kept_by_undo, others_of

WAIT = 30.0
"""Seconds that draws are held up at most."""
_JOINER = "\u200d"
"""Holds parts of one emoji together, and does not print itself."""
SPECIAL = ("helicopter", "sandbags")


class Stale(NotNow):
    """An answer to a version that is past."""


def playing(table: LiveTable) -> Play:
    """The match, if it goes on."""
    if table.playing is None:
        raise NotNow("table-not-playing")
    return table.playing


def check_seat(seats: Sequence[int], text: str) -> int:
    """A seat of the connection's own."""
    seat = messages.seat_number(text)
    if seat not in seats:
        raise NotYours("not-your-seat", seat=text)
    return seat


async def make_move(table: LiveTable, seat: int, move: str, version: int, move_id: str | None) -> list[Step]:
    """A seat's move, stored with the draws that follow it; none if it was made before."""
    play = playing(table)
    if move_id is not None and move_id in play.ids:
        return []
    if version != play.version:
        raise Stale("move-stale")
    now = time.time()
    play.check(seat, move)
    waiting = [other for other, until in table.talks.waits.items() if until > now and other != seat]
    if waiting and play.leads_to_draw(move):
        raise NotNow("table-waits", seat=str(waiting[0]))
    steps = play.move(seat, move, move_id, now)
    await table.commit(table.ended(table.row) if play.match.over else None, steps)
    table.talks.forget_undo()
    table.talks.waits.pop(seat, None)
    return steps


async def ask_undo(table: LiveTable, seat: int, version: int) -> list[Step]:
    """Take back to a seat's last decision, at once or when all other people agree; none while they are asked."""
    play = playing(table)
    if version != play.version:
        raise Stale("move-stale")
    if kept_by_undo(play, seat) is None:
        raise NotNow("nothing-to-undo")
    others = set(others_of(table.row, seat))
    if is_free(play, seat) or not others:
        return await _take_back(table, play, seat)
    talks = table.talks
    talks.undo_by, talks.undo_agreed, talks.undo_from = seat, set(), others
    return []


async def answer_undo(table: LiveTable, seats: Sequence[int], version: int, agree: bool) -> list[Step]:
    """Of somebody who was asked; one who does not agree ends it."""
    play = playing(table)
    talks = table.talks
    own = talks.undo_from.intersection(seats)
    if talks.undo_by is None or version != play.version or not own:
        raise NotNow("undo-not-asked")
    if not agree:
        talks.forget_undo()
        return []
    talks.undo_agreed |= own
    if talks.undo_agreed < talks.undo_from:
        return []
    return await _take_back(table, play, talks.undo_by)


async def _take_back(table: LiveTable, play: Play, seat: int) -> list[Step]:
    kept = kept_by_undo(play, seat)
    assert kept is not None
    step = play.undo(seat, kept, time.time())
    await table.commit(steps=[step])
    table.talks.forget_undo()
    return [step]


def hold_up(table: LiveTable, seat: int, on: bool) -> None:
    """A seat that holds a special card asks that nothing be drawn, or no longer does."""
    play = playing(table)
    if not on:
        table.talks.waits.pop(seat, None)
        return
    hands = play.open(play.eye_of(seat)).get("hands", {})
    if play.game != "forbidden-island" or not set(SPECIAL).intersection(hands.get(str(seat), ())):
        raise NotNow("wait-without-card")
    table.talks.waits[seat] = time.time() + WAIT


async def agree_to_warm(table: LiveTable, seats: Sequence[int], seat: int, agree: bool, grace: float) -> None:
    """Whether a bot may play for a seat whose people are away: when all other people who are there agree, it does."""
    playing(table)
    if not 0 < seat <= len(table.row.seats) or table.row.seats[seat - 1].kind == BOT:
        raise Malformed("seat-malformed", value=str(seat))
    if time.time() - table.away.get(seat, time.time()) < grace:
        raise NotNow("seat-not-away", seat=str(seat))
    others = set(others_of(table.row, seat))
    agreed = table.talks.warm.setdefault(seat, set())
    if agree:
        agreed |= others.intersection(seats)
    else:
        agreed -= set(seats)
    if agreed >= others & table.present and agreed:
        await set_warm(table, [seat], warm=True)


async def set_warm(table: LiveTable, seats: Sequence[int], *, warm: bool) -> None:
    """A bot plays for seats, or gives them back."""
    row = copy.deepcopy(table.row)
    for seat in seats:
        row.seats[seat - 1].warm = warm
        table.talks.warm.pop(seat, None)
    await table.commit(row)


async def say(table: LiveTable, seats: Sequence[int], text: str) -> Said:
    """A line of chat."""
    said = " ".join(text.split())
    if not seats:
        raise NotYours("chat-only-players")
    if not 0 < len(said) <= messages.LONGEST_CHAT or not said.replace(_JOINER, "").isprintable():
        raise Malformed("chat-malformed", most=str(messages.LONGEST_CHAT))
    n = table.chat[-1].n + 1 if table.chat else 1
    line = Said(n, seats[0], table.row.seats[seats[0] - 1].name or str(seats[0]), said, time.time())
    await table.commit(said=line)
    return line
