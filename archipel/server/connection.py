"""One WebSocket at a table: messages in, messages out."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Any

from starlette.websockets import WebSocket, WebSocketDisconnect

from archipel.errors import ArchipelError, IllegalMove
from archipel.server import acting, deeds, messages
from archipel.server.again import again_after_conflict
from archipel.server.attending import leave_place, take_place, tell_state
from archipel.server.house import House
from archipel.server.limits import LARGEST_MESSAGE, SPEAKING, Bucket
from archipel.server.messages import seat_number, written
from archipel.server.outgoing import COME_BACK, NO_TABLE, NONSENSE, NOT_ALLOWED, SILENT, TOO_MUCH, Outgoing
from archipel.server.patience import Patience
from archipel.server.refusals import Busy, Malformed, NotThere, NotYours, OtherRules, TooMuch
from archipel.server.storage import StorageFailed
from archipel.server.wire import texts_sender
from archipel.words import LANGUAGES, speaking

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
    """A listener at a table; see `audience.Listener`."""

    def __init__(self, socket: WebSocket, house: House, name: str, visitor: str | None, base: str) -> None:
        self.visitor = visitor
        self.base = base
        self.seats: tuple[int, ...] = ()
        self._socket = socket
        self._house = house
        self._name = name
        self._language = LANGUAGES[0]
        self._outgoing = Outgoing()
        self.muted: set[int] = set()
        self._speaking = Bucket(SPEAKING)
        self._faults = 0

    # ---- sending -------------------------------------------------------------------------------------------

    def send(self, text: str) -> None:
        """Send a message soon."""
        self._outgoing.send(text)

    def leave(self, code: int) -> None:
        """Close the connection once what was said before is sent."""
        self._outgoing.close(code)

    async def _send_all(self) -> None:
        with contextlib.suppress(WebSocketDisconnect, RuntimeError, OSError):
            send = texts_sender(self._socket)
            while texts := await self._outgoing.next():
                await send(texts)
            await self._socket.close(self._outgoing.code)

    # ---- receiving -----------------------------------------------------------------------------------------

    async def serve(self) -> None:
        """Serve the connection until it ends."""
        await self._socket.accept()
        sending = asyncio.create_task(self._send_all())
        patience = Patience()
        try:
            await self._listen(patience)
        except _Closing as closing:
            self.leave(closing.code)
        except WebSocketDisconnect:
            self.leave(1000)
        finally:
            patience.end()
            await leave_place(self._house, self._name, self)
            with contextlib.suppress(asyncio.TimeoutError):
                await asyncio.wait_for(sending, _PATIENCE)

    async def _listen(self, patience: Patience) -> None:
        greeting = await self._heard(patience, _PATIENCE)
        if not isinstance(greeting, messages.Hello):
            raise _Closing(NONSENSE)
        self._language = greeting.language if greeting.language in LANGUAGES else LANGUAGES[0]
        await self._arrive(greeting)
        while True:
            message = await self._heard(patience, _SILENCE)
            if message is not None:
                await self._answer(message)

    async def _heard(self, patience: Patience, seconds: float) -> messages.Anything | None:
        """The next message; None for one that makes no sense."""
        try:
            received = await patience.wait(self._socket.receive(), seconds)
        except TimeoutError:
            raise _Closing(SILENT) from None
        if received["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(received.get("code", 1000))
        if self._outgoing.closed:
            raise _Closing(self._outgoing.code)
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
            await take_place(self._house, self._name, self, greeting.code, greeting.version)
        except NotThere:
            raise _Closing(NO_TABLE) from None
        except OtherRules as error:
            self.complain(error, "hello")
            raise _Closing(NO_TABLE) from None
        except NotYours:
            raise _Closing(NOT_ALLOWED) from None
        except TooMuch:
            raise _Closing(TOO_MUCH) from None
        except (StorageFailed, Busy):
            raise _Closing(COME_BACK) from None

    # ---- answering -----------------------------------------------------------------------------------------

    async def _answer(self, message: messages.Anything) -> None:
        if isinstance(message, messages.Ping):
            self.send(written({"type": "pong", "n": message.n}))
            return
        about = type(message).__struct_config__.tag
        try:
            match message:
                case messages.Move():
                    await self._move(message)
                case messages.Mute():
                    (self.muted.add if message.on else self.muted.discard)(seat_number(message.seat))
                case messages.Hint():
                    await self._hint(message)
                case messages.Hello():
                    raise Malformed("request-malformed", why="hello")
                case _:
                    await acting.act(self._house, self._name, self.visitor, message)
        except ArchipelError as error:
            self.complain(error, str(about))

    async def _move(self, message: messages.Move) -> None:
        acting.check_move(message)
        try:
            await self._make_move(message)
        except ArchipelError as error:
            await self._refuse(message, error)

    @again_after_conflict
    async def _make_move(self, message: messages.Move) -> None:
        async with self._house.at(self._name) as table:
            version, steps = await acting.make_move(table, self.visitor, message)
            self.send(written({"type": "accepted", "id": message.id, "version": version}))
            acting.tell(table, steps)

    async def _refuse(self, message: messages.Move, error: ArchipelError) -> None:
        refusal = {
            "type": "refused",
            "id": message.id,
            "version": message.version,
            **self._put(error),
            "rule": error.rule if isinstance(error, IllegalMove) else None,
            "stale": isinstance(error, deeds.Stale),
        }
        try:
            async with self._house.at(self._name) as table:
                if table.play is not None:
                    refusal["version"] = table.play.version
                self.send(written(refusal))
                if refusal["stale"]:
                    tell_state(table, self, None)
        except ArchipelError:  # the table cannot even be read
            self.send(written(refusal))

    async def _hint(self, message: messages.Hint) -> None:
        self._house.porter.advising.take(self.visitor or self._name)
        await self._ask_hint(message)

    @again_after_conflict
    async def _ask_hint(self, message: messages.Hint) -> None:
        async with self._house.at(self._name) as table:
            seat = acting.check_hint(table, self.visitor, message)
            self._house.advise(table, seat, self)
