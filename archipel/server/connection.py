"""One WebSocket at a table: messages in, messages out."""

from __future__ import annotations

import asyncio
import contextlib
import time
from typing import Any

from starlette.websockets import WebSocket, WebSocketDisconnect

from archipel.errors import ArchipelError, IllegalMove
from archipel.server import deeds, messages
from archipel.server.house import House
from archipel.server.limits import LARGEST_MESSAGE, LARGEST_OUTGOING, MOST_SOCKETS_A_TABLE, SPEAKING, Bucket
from archipel.server.live import LiveTable, again_after_conflict
from archipel.server.messages import seat_number, written
from archipel.server.refusals import Malformed, NotThere, NotYours
from archipel.server.storage import StorageFailed
from archipel.server.tables.play import Step
from archipel.server.tables.showing import state_shown
from archipel.words import LANGUAGES, speaking

COME_BACK, NONSENSE, NOT_ALLOWED, NO_TABLE, SILENT, TOO_MUCH = 1012, 4400, 4403, 4404, 4408, 4429
_PATIENCE = 10.0
"""Seconds for the first message."""
_SILENCE = 60.0
_FAULTS = 20
"""Messages that make no sense before the connection is closed."""


class _Closing(Exception):
    """The connection is to be closed, with a code."""

    def __init__(self, code: int) -> None:
        self.code = code


class Connection:
    """A listener at a table; see `live.Listener`."""

    def __init__(self, socket: WebSocket, house: House, name: str, visitor: str | None, base: str) -> None:
        self.visitor = visitor
        self.base = base
        self.seats: tuple[int, ...] = ()
        self._socket = socket
        self._house = house
        self._name = name
        self._language = LANGUAGES[0]
        self._outgoing: asyncio.Queue[str | None] = asyncio.Queue()
        self._waiting = 0
        """Characters that are not sent yet."""
        self.muted: set[int] = set()
        self._speaking = Bucket(SPEAKING)
        self._faults = 0
        self._code = 1000
        self._left = False

    # ---- sending -------------------------------------------------------------------------------------------

    def send(self, text: str) -> None:
        """Send a message soon; a client who does not read what is sent is left."""
        if self._left:
            return
        self._waiting += len(text)
        if self._waiting > LARGEST_OUTGOING:
            while not self._outgoing.empty():
                self._outgoing.get_nowait()
            self.leave(TOO_MUCH)
        else:
            self._outgoing.put_nowait(text)

    def leave(self, code: int) -> None:
        """Close the connection once what was said before is sent."""
        if not self._left:
            self._left, self._code = True, code
            self._outgoing.put_nowait(None)

    async def _send_all(self) -> None:
        with contextlib.suppress(WebSocketDisconnect, RuntimeError, OSError):
            while (text := await self._outgoing.get()) is not None:
                await self._socket.send_text(text)
                self._waiting -= len(text)
            await self._socket.close(self._code)

    # ---- receiving -----------------------------------------------------------------------------------------

    async def serve(self) -> None:
        """Serve the connection until it ends."""
        await self._socket.accept()
        sending = asyncio.create_task(self._send_all())
        try:
            await self._listen()
        except _Closing as closing:
            self.leave(closing.code)
        except WebSocketDisconnect:
            self.leave(1000)
        finally:
            await self._go()
            with contextlib.suppress(asyncio.TimeoutError):
                await asyncio.wait_for(sending, _PATIENCE)

    async def _listen(self) -> None:
        greeting = await self._heard(_PATIENCE)
        if not isinstance(greeting, messages.Hello):
            raise _Closing(NONSENSE)
        self._language = greeting.language if greeting.language in LANGUAGES else LANGUAGES[0]
        await self._arrive(greeting)
        while True:
            message = await self._heard(_SILENCE)
            if message is not None:
                await self._answer(message)

    async def _heard(self, patience: float) -> messages.Anything | None:
        """The next message; None for one that makes no sense."""
        try:
            received = await asyncio.wait_for(self._socket.receive(), patience)
        except TimeoutError:
            raise _Closing(SILENT) from None
        if received["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(received.get("code", 1000))
        if self._left:
            raise _Closing(self._code)
        data = received.get("text") or received.get("bytes") or b""
        if not self._speaking.take() or len(data) > LARGEST_MESSAGE:
            raise _Closing(TOO_MUCH)
        try:
            return messages.read_message(data)
        except Malformed as error:
            self._faults += 1
            if self._faults > _FAULTS:
                raise _Closing(NONSENSE) from error
            self.complain(error, "message")
            return None

    def complain(self, error: ArchipelError, about: str) -> None:
        """Say why something was not done."""
        self.send(written({"type": "error", **self._put(error), "about": about}))

    def _put(self, error: ArchipelError) -> dict[str, Any]:
        """An error in the client's language."""
        with speaking(self._language):
            return {"message": str(error.reason), "arguments": error.reason.arguments, "text": str(error)}

    # ---- coming and going ----------------------------------------------------------------------------------

    async def _arrive(self, greeting: messages.Hello) -> None:
        try:
            await self._take_place(greeting)
        except NotThere:
            raise _Closing(NO_TABLE) from None
        except NotYours:
            raise _Closing(NOT_ALLOWED) from None
        except StorageFailed:
            raise _Closing(COME_BACK) from None

    @again_after_conflict
    async def _take_place(self, greeting: messages.Hello) -> None:
        async with self._house.at(self._name) as table:
            may_watch(table, self.visitor, greeting.code)
            if len(table.listeners) >= MOST_SOCKETS_A_TABLE:
                raise _Closing(TOO_MUCH)
            await deeds.come_back(table, table.seats_of(self.visitor))
            table.listeners.add(self)
            table.seat_listeners()
            table.tell_table()
            self._tell_state(table, greeting.version)
            self._house.look_at(table)

    def _tell_state(self, table: LiveTable, since: int | None) -> None:
        if table.play is not None:
            chat = [said for said in table.chat if said.seat not in self.muted]
            talks, deadline = table.row.talks, table.deadline
            self.send(written(state_shown(table.play, talks, deadline, self.seats, chat, since, time.time())))

    async def _go(self) -> None:
        with contextlib.suppress(ArchipelError):
            async with self._house.at(self._name) as table:
                if self in table.listeners:
                    table.listeners.discard(self)
                    table.seat_listeners()
                    table.tell_table()
                    self._house.look_at(table)

    # ---- answering -----------------------------------------------------------------------------------------

    async def _answer(self, message: messages.Anything) -> None:
        if isinstance(message, messages.Ping):
            self.send(written({"type": "pong", "n": message.n}))
            return
        about = type(message).__struct_config__.tag
        try:
            if isinstance(message, messages.Move):
                await self._move(message)
            else:
                await self._do(message)
        except ArchipelError as error:
            self.complain(error, str(about))

    async def _move(self, message: messages.Move) -> None:
        if len(message.id) > messages.LONGEST_ID or len(message.move) > messages.LONGEST_MOVE:
            raise Malformed("request-malformed", why="id, move")
        if not message.id.isprintable():
            raise Malformed("request-malformed", why="id")
        try:
            await self._make_move(message)
        except StorageFailed as error:  # the table could not even be read
            self._refuse(None, message, error)

    @again_after_conflict
    async def _make_move(self, message: messages.Move) -> None:
        async with self._house.at(self._name) as table:
            try:
                seat = deeds.check_seat(self.seats, message.seat)
                steps = await deeds.make_move(table, seat, message.move, message.version, message.id)
            except ArchipelError as error:
                self._refuse(table, message, error)
                return
            assert table.play is not None
            self.send(written({"type": "accepted", "id": message.id, "version": table.play.ids[message.id]}))
            self._tell(table, steps)

    def _refuse(self, table: LiveTable | None, message: messages.Move, error: ArchipelError) -> None:
        stale = isinstance(error, deeds.Stale)
        play = None if table is None or table.stale else table.play
        refusal = {
            "type": "refused",
            "id": message.id,
            "version": message.version if play is None else play.version,
            **self._put(error),
            "rule": error.rule if isinstance(error, IllegalMove) else None,
            "stale": stale,
        }
        self.send(written(refusal))
        if stale and table is not None:
            self._tell_state(table, None)

    def _tell(self, table: LiveTable, steps: list[Step]) -> None:
        """Tell everybody what happened."""
        if steps:
            table.tell_steps(steps)
            if table.playing is None:
                table.tell_table()

    @again_after_conflict
    async def _do(self, message: messages.Anything) -> None:
        async with self._house.at(self._name) as table:
            match message:
                case messages.Undo():
                    seat = deeds.check_seat(self.seats, message.seat)
                    self._tell_undo(table, await deeds.ask_undo(table, seat, message.version))
                case messages.UndoAnswer():
                    self._tell_undo(table, await deeds.answer_undo(table, self.seats, message.version, message.agree))
                case messages.Wait() | messages.GoOn():
                    seat = deeds.check_seat(self.seats, message.seat)
                    await deeds.hold_up(table, seat, isinstance(message, messages.Wait))
                    table.tell_now()
                    self._house.look_at(table)
                case messages.Warm():
                    grace = self._house.settings.grace
                    await deeds.agree_to_warm(table, self.seats, seat_number(message.seat), message.agree, grace)
                    table.tell_table()
                    table.tell_now()
                    self._house.look_at(table)
                case messages.Chat():
                    await self._chat(table, message.text)
                case messages.Mute():
                    (self.muted.add if message.on else self.muted.discard)(seat_number(message.seat))
                case messages.Hint():
                    await self._hint(table, message)
                case _:
                    raise Malformed("request-malformed", why="hello")

    def _tell_undo(self, table: LiveTable, steps: list[Step]) -> None:
        if steps:
            self._tell(table, steps)
        else:
            table.tell_now()

    async def _chat(self, table: LiveTable, text: str) -> None:
        self._house.porter.chatting.take(self.visitor or self._name)
        table.tell_said(await deeds.say(table, self.seats, text))

    async def _hint(self, table: LiveTable, message: messages.Hint) -> None:
        self._house.porter.advising.take(self.visitor or self._name)
        seat = deeds.check_seat(self.seats, message.seat)
        play = deeds.playing(table)
        if message.version != play.version or play.actor != seat:
            raise deeds.Stale("move-stale")
        self._house.advise(table, seat, self)


def may_watch(table: LiveTable, visitor: str | None, code: str | None) -> None:
    """Refuse somebody whom a private table is no business of."""
    row = table.row
    kept_for = {seat.kept_for for seat in row.seats if seat.kept_for}
    known = table.seats_of(visitor) or visitor == row.opener or visitor in kept_for
    if not (row.public or known or code in (row.join_code, row.watch_code)):
        raise NotYours("table-private")
