"""The WebSockets of the server: uvicorn's, which also take several messages at once."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from struct import pack
from typing import Any, cast

from starlette.websockets import WebSocket
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

SendTexts = Callable[[Sequence[str]], Awaitable[None]]

_EXTENSION = "archipel.texts"
_TEXT = 0x81
"""The first byte of a message of text in one frame (RFC 6455, 5.2)."""
_SHORT, _MEDIUM = 126, 1 << 16
"""Lengths from which on a frame says them in more bytes."""


class Wire(WebSocketsSansIOProtocol):
    """A WebSocket whose application may send several messages with one call of the system.

    A move is told to each seat in one or two messages, and to the mover in one more.  To have each of them go through
    all layers by itself took a fifth of the time of the move.
    """

    async def run_asgi(self) -> None:
        """Run the application, which finds in its scope how to send several messages."""
        extensions = cast("dict[str, dict[str, Any]]", self.scope["extensions"])
        extensions[_EXTENSION] = {"send": self.send_texts}
        await super().run_asgi()
        del extensions[_EXTENSION]  # else scope and socket would hold each other

    async def send_texts(self, texts: Sequence[str]) -> None:
        """Send messages, once the client has read most of what was sent before."""
        await self.writable.wait()
        if self.disconnected or self.close_sent or self.transport.is_closing():
            raise ClientDisconnected
        self.transport.write(b"".join([framed(text.encode()) for text in texts]))


def texts_sender(socket: WebSocket) -> SendTexts:
    """What sends a client several messages."""
    send: SendTexts = socket.scope["extensions"][_EXTENSION]["send"]
    return send


def framed(payload: bytes) -> bytes:
    """A message in one frame, neither masked nor deflated."""
    length = len(payload)
    if length < _SHORT:
        return pack("!BB", _TEXT, length) + payload
    if length < _MEDIUM:
        return pack("!BBH", _TEXT, _SHORT, length) + payload
    return pack("!BBQ", _TEXT, _SHORT + 1, length) + payload
