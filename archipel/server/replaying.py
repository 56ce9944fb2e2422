"""Matches gone through again: once over with anybody's eyes, and before that with one's own."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from typing import Any

import msgspec

from archipel.server import messages, shapes
from archipel.server.answering import Answer, Asked, Endpoint
from archipel.server.attending import may_watch
from archipel.server.house import House
from archipel.server.http import TABLE
from archipel.server.live import LiveTable
from archipel.server.refusals import Malformed, NotNow, NotYours
from archipel.server.storage.records import OVER
from archipel.server.tables.retelling import OPEN, Eyes, Past, Retold, choices_retold, draws_retold, steps_retold

EVERYBODY = "everybody"
"""The eyes of somebody who watches."""
_MOST_KEPT = 200
_LONGEST_NUMBER = 6
Key = tuple[str, str, Eyes, int]


class RetoldStep(shapes.Event, kw_only=True):
    """A move or a draw of a match, and what it changed of what was seen."""

    index: int
    changes: shapes.Position


class Replay(shapes.Shape):
    """`GET api/tables/ID/replay`."""

    length: int
    view: shapes.Position
    steps: list[RetoldStep]
    first: int = msgspec.field(name="from")


class Choice(shapes.Shape):
    """A move that could have been made."""

    seat: str
    move: str
    parts: dict[str, str]
    told: shapes.Said


class Choices(shapes.Shape):
    """`GET api/tables/ID/replay/choices`."""

    choices: list[Choice]


class Draw(shapes.Shape):
    """A draw: what could have come, and how likely each was."""

    index: int
    odds: list[tuple[str, int]]


class Draws(shapes.Shape):
    """`GET api/tables/ID/draws`."""

    moves: list[str]
    draws: list[Draw]


class Kept:
    """What was told of matches that are over, for whoever asks next; what nobody asked for longest is forgotten."""

    def __init__(self, most: int = _MOST_KEPT) -> None:
        self._most = most
        self._told: OrderedDict[Key, str] = OrderedDict()

    def get(self, key: Key) -> str | None:
        """What was told, if it is kept."""
        if key in self._told:
            self._told.move_to_end(key)
        return self._told.get(key)

    def put(self, key: Key, text: str) -> None:
        """Keep it."""
        self._told[key] = text
        if len(self._told) > self._most:
            self._told.popitem(last=False)


class ReplayApi:
    """The endpoints for who looks back."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._kept = Kept()

    def endpoints(self) -> list[Endpoint]:
        """All of them."""
        code = {"code": str}
        steps = {**code, "as": str, "from": int, "since": int}
        return [
            Endpoint("GET", f"{TABLE}/replay", self.replay, {200: Replay}, query=steps),
            Endpoint("GET", f"{TABLE}/replay/choices", self.choices, {200: Choices}, query={**code, "at": int}),
            Endpoint("GET", f"{TABLE}/draws", self.draws, {200: Draws}, query=code),
        ]

    async def replay(self, asked: Asked[None]) -> Answer:
        """A match step by step, as somebody saw it."""
        table, past = await self._past(asked)
        eyes = _eyes(asked, table)
        since = _number(asked, "since")
        first = _number(asked, "from") or 0 if since is None else past.count_until(since)
        return await self._told(table, ("replay", eyes, first), lambda: steps_retold(past, eyes, first))

    async def choices(self, asked: Asked[None]) -> Answer:
        """What could have been done at a moment of a match that is over."""
        table, past = await self._past_of_ended(asked)
        at = _number(asked, "at") or 0
        return await self._told(table, ("choices", OPEN, at), lambda: choices_retold(past, at))

    async def draws(self, asked: Asked[None]) -> Answer:
        """Every draw of a match that is over, to be checked."""
        table, past = await self._past_of_ended(asked)
        return await self._told(table, ("draws", OPEN, 0), lambda: draws_retold(past))

    async def _past(self, asked: Asked[None]) -> tuple[LiveTable, Past]:
        async with self._house.at(asked.table) as table:
            may_watch(table, asked.visitor, asked.code)
            if table.play is None:
                raise NotNow("table-not-playing")
            return table, Past.of(table.play)

    async def _past_of_ended(self, asked: Asked[None]) -> tuple[LiveTable, Past]:
        table, past = await self._past(asked)
        if table.row.phase != OVER:
            raise NotNow("table-match-not-over")
        return table, past

    async def _told(self, table: LiveTable, what: tuple[str, Eyes, int], retell: Callable[[], Retold]) -> Answer:
        """An answer made in a thread beside; kept if the match is over, for then it stays true."""
        key = (table.id, *what)
        over = table.row.phase == OVER
        text = self._kept.get(key) if over else None
        if text is None:
            text = await asyncio.to_thread(lambda: messages.written(retell()))
            if over:
                self._kept.put(key, text)
        return 200, msgspec.Raw(text.encode())


def _eyes(asked: Asked[None], table: LiveTable) -> Eyes:
    """Whose eyes are asked for; before the end everybody has but his own, and what everybody may see."""
    wish = asked.request.query_params.get("as", EVERYBODY)
    if wish == EVERYBODY:
        return None
    seats = {str(seat.seat): seat.seat for seat in table.row.seats}
    if wish != OPEN and wish not in seats:
        raise Malformed("request-malformed", why="as")
    if table.row.phase != OVER:
        if wish == OPEN:
            raise NotNow("table-match-not-over")
        if seats[wish] not in table.seats_of(asked.visitor):
            raise NotYours("not-your-seat", seat=wish)
    return OPEN if wish == OPEN else seats[wish]


def _number(asked: Asked[Any], name: str) -> int | None:
    text = asked.request.query_params.get(name)
    if text is None:
        return None
    if not (text.isascii() and text.isdecimal()) or len(text) > _LONGEST_NUMBER:
        raise Malformed("request-malformed", why=name)
    return int(text)
