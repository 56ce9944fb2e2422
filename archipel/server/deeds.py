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
    waiting = [other for other, until in table.row.talks.waits.items() if until > now and other != seat]
    if waiting and play.leads_to_draw(move):
        raise NotNow("table-waits", seat=str(waiting[0]))
    steps = play.move(seat, move, move_id, now)
    row = table.ended(table.row) if play.match.over else None
    if seat in table.row.talks.waits:
        row = row or copy.deepcopy(table.row)
        del row.talks.waits[seat]
    await table.commit(row, steps)
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
    row = copy.deepcopy(table.row)
    row.talks.undo_by, row.talks.undo_at = seat, version
    row.talks.undo_agreed, row.talks.undo_from = [], sorted(others)
    await table.commit(row)
    return []


async def answer_undo(table: LiveTable, seats: Sequence[int], version: int, agree: bool) -> list[Step]:
    """Of somebody who was asked; one who does not agree ends it."""
    play = playing(table)
    row = copy.deepcopy(table.row)
    talks = row.talks
    asked, own = talks.undo_asked(play.version), set(seats).intersection(talks.undo_from)
    if asked is None or version != play.version or not own:
        raise NotNow("undo-not-asked")
    if agree:
        talks.undo_agreed = sorted(own.union(talks.undo_agreed))
        if talks.undo_agreed == talks.undo_from:
            return await _take_back(table, play, asked)
    else:
        talks.undo_by = None
    await table.commit(row)
    return []


async def _take_back(table: LiveTable, play: Play, seat: int) -> list[Step]:
    kept = kept_by_undo(play, seat)
    assert kept is not None
    step = play.undo(seat, kept, time.time())
    await table.commit(steps=[step])
    return [step]


async def hold_up(table: LiveTable, seat: int, on: bool) -> None:
    """A seat that holds a special card asks that nothing be drawn, or no longer does."""
    play = playing(table)
    row = copy.deepcopy(table.row)
    if not on:
        row.talks.waits.pop(seat, None)
        await table.commit(row)
        return
    hands = play.open(play.eye_of(seat)).get("hands", {})
    if play.game != "forbidden-island" or not set(SPECIAL).intersection(hands.get(str(seat), ())):
        raise NotNow("wait-without-card")
    row.talks.waits[seat] = time.time() + WAIT
    await table.commit(row)


async def agree_to_warm(table: LiveTable, seats: Sequence[int], seat: int, agree: bool, grace: float) -> None:
    """Whether a bot may play for a seat whose people are away: when all other people who are there agree, it does."""
    playing(table)
    if not 0 < seat <= len(table.row.seats) or table.row.seats[seat - 1].kind == BOT:
        raise Malformed("seat-malformed", value=str(seat))
    if not table.is_away(seat, grace):
        raise NotNow("seat-not-away", seat=str(seat))
    others = set(others_of(table.row, seat))
    row = copy.deepcopy(table.row)
    agreed = set(row.talks.warm.pop(seat, ()))
    agreed = agreed | others.intersection(seats) if agree else agreed - set(seats)
    if agreed and agreed >= others & table.present:
        row.seats[seat - 1].warm = True
    else:
        row.talks.warm[seat] = sorted(agreed)
    await table.commit(row)


async def come_back(table: LiveTable, seats: Sequence[int]) -> None:
    """People are back on seats: whoever played for them gives them back."""
    row = copy.deepcopy(table.row)
    for seat in seats:
        row.seats[seat - 1].warm = False
        row.talks.warm.pop(seat, None)
    row.talks.left = [seat for seat in row.talks.left if seat not in seats]
    if row != table.row:
        await table.commit(row)


async def say_good_bye(table: LiveTable, seats: Sequence[int]) -> None:
    """People leave seats that stay theirs: a bot may play for them at once."""
    row = copy.deepcopy(table.row)
    row.talks.left = sorted({*row.talks.left, *seats})
    await table.commit(row)


def is_one_line(text: str) -> bool:
    """Whether a text shows as one line, and as it is."""
    return text.replace(_JOINER, "").isprintable()


async def say(table: LiveTable, seats: Sequence[int], text: str) -> Said:
    """A line of chat."""
    said = " ".join(text.split())
    if not seats:
        raise NotYours("chat-only-players")
    if not 0 < len(said) <= messages.LONGEST_CHAT or not is_one_line(said):
        raise Malformed("chat-malformed", most=str(messages.LONGEST_CHAT))
    n = table.chat[-1].n + 1 if table.chat else 1
    line = Said(n, seats[0], table.row.seats[seats[0] - 1].name or str(seats[0]), said, time.time())
    await table.commit(said=line)
    return line
