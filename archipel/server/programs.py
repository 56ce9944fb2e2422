"""The API for programs that play: what happens as a stream of lines, and moves as requests."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import ExitStack

import msgspec
from starlette.responses import StreamingResponse
from starlette.types import Receive, Scope, Send

from archipel.errors import ArchipelError
from archipel.server import acting, messages, shapes
from archipel.server.answering import Answer, Asked, Endpoint, language_of
from archipel.server.attending import leave_place, may_watch, state_for, take_place
from archipel.server.house import House
from archipel.server.http import TABLE
from archipel.server.messages import written
from archipel.server.outgoing import Outgoing
from archipel.server.refusals import Malformed, NotNow
from archipel.words import speaking

LINES = "application/x-ndjson"
_HEARTBEAT = 15.0
"""Seconds without anything after which an empty line is a sign of life."""
_LONGEST_NUMBER = 6


class ProgramApi:
    """The endpoints of a match for programs; pages use the WebSocket."""

    def __init__(self, house: House) -> None:
        self._house = house

    def endpoints(self) -> list[Endpoint]:
        """All of them."""
        query = {"code": str, "version": int}
        return [
            Endpoint("GET", f"{TABLE}/state", self.state, {200: shapes.State}, query=query),
            Endpoint("GET", f"{TABLE}/events", self.events, {200: shapes.Line}, query=query, media=LINES),
            Endpoint("POST", f"{TABLE}/moves", self.move, {200: shapes.Accepted}, messages.SendMove),
            Endpoint("POST", f"{TABLE}/acts", self.act, {200: shapes.Done}, messages.Act),
            Endpoint("POST", f"{TABLE}/hint", self.hint, {200: shapes.Hint}, messages.AskHint),
        ]

    async def state(self, asked: Asked[None]) -> Answer:
        """All there is to see now."""
        version = _version(asked)
        async with self._house.at(asked.table, version) as table:
            may_watch(table, asked.visitor, asked.code)
            shown = state_for(table, table.seats_of(asked.visitor), version)
            if shown is None:
                raise NotNow("table-not-playing")
            return 200, shown

    async def events(self, asked: Asked[None]) -> Answer:
        """What happens as it happens, a message a line."""
        listener = Stream(asked)
        connected = ExitStack()
        connected.enter_context(self._house.porter.connected(asked.request, asked.visitor))
        try:
            await take_place(self._house, asked.table, listener, asked.code, _version(asked))
        except BaseException:
            connected.close()
            raise
        self._house.connections.add(listener)

        async def leave() -> None:
            self._house.connections.discard(listener)
            connected.close()
            await leave_place(self._house, asked.table, listener)

        return _Lines(listener.lines(), leave)

    async def move(self, asked: Asked[messages.SendMove]) -> Answer:
        """Make a move; sent twice with the same id it is made once."""
        acting.check_move(asked.body)
        async with self._house.at(asked.table) as table:
            version, steps = await acting.make_move(table, asked.visitor, asked.body)
            acting.tell(table, steps)
        return 200, {"id": asked.body.id, "version": version}

    async def act(self, asked: Asked[messages.Act]) -> Answer:
        """Take back, agree, wait, or write: what the WebSocket has messages for."""
        await acting.act(self._house, asked.table, asked.visitor, asked.body)
        return 200, {}

    async def hint(self, asked: Asked[messages.AskHint]) -> Answer:
        """What a strong bot would do."""
        asked.charge(self._house.porter.advising, asked.visitor)
        async with self._house.at(asked.table) as table:
            seat = acting.check_hint(table, asked.visitor, asked.body)
            if self._house.driver is None:
                raise NotNow("no-advice")
            hint = self._house.driver.hint(table, seat, asked.visitor)
        return 200, msgspec.Raw((await hint).encode())


class Stream:
    """A program that listens at a table; see `audience.Listener` and `parts.Connected`."""

    def __init__(self, asked: Asked[None]) -> None:
        self.visitor: str | None = asked.visitor
        self.base = asked.base
        self.seats: tuple[int, ...] = ()
        self.muted: set[int] = set()
        self._language = language_of(asked.request)
        self._outgoing = Outgoing()

    def send(self, text: str) -> None:
        """Send a message soon."""
        self._outgoing.send(text)

    def leave(self, code: int) -> None:
        """End it once what was said before is sent."""
        self._outgoing.close(code)

    def complain(self, error: ArchipelError, about: str) -> None:
        """Say why something was not done."""
        with speaking(self._language):
            told = {"message": str(error.reason), "arguments": error.reason.arguments, "text": str(error)}
        self.send(written({"type": "error", **told, "about": about}))

    async def lines(self) -> AsyncIterator[str]:
        """What is sent, a line each."""
        while True:
            try:
                texts = await asyncio.wait_for(self._outgoing.next(), _HEARTBEAT)
            except TimeoutError:
                yield "\n"
                continue
            if not texts:
                return
            yield "".join([f"{text}\n" for text in texts])


class _Lines(StreamingResponse):
    """Lines until somebody goes, and something to do then."""

    def __init__(self, lines: AsyncIterator[str], leave: Callable[[], Awaitable[None]]) -> None:
        super().__init__(lines, media_type=LINES, headers={"Cache-Control": "no-store", "X-Accel-Buffering": "no"})
        self._leave = leave

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            await super().__call__(scope, receive, send)
        finally:
            await self._leave()


def _version(asked: Asked[None]) -> int | None:
    text = asked.request.query_params.get("version")
    if text is None:
        return None
    if not (text.isascii() and text.isdecimal()) or len(text) > _LONGEST_NUMBER:
        raise Malformed("request-malformed", why="version")
    return int(text)
