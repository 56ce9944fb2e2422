"""A WebSocket as cheap as can be, since those who measure share the machine with what is measured."""

from __future__ import annotations

import asyncio
import base64
import os
from collections.abc import Callable
from typing import cast

_TEXT, _CLOSE = 0x81, 0x88
_MASKED = 0x80
_SMALL, _TWO_BYTES, _EIGHT_BYTES = 125, 126, 127
_NO_MASK = bytes(4)
"""Clients have to mask what they send; with zeros it stays what it is."""


class Socket(asyncio.Protocol):
    """A connection of one visitor to a table: whole text frames, no extensions."""

    def __init__(self, path: str, secret: str, greeting: bytes, hear: Callable[[bytes], None]) -> None:
        self._path = path
        self._secret = secret
        self._greeting = greeting
        self._hear = hear
        self._received = bytearray()
        self.open = False
        """Whether the server has been greeted and is still there."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ask for a WebSocket."""
        self._transport = cast("asyncio.Transport", transport)
        key = base64.b64encode(os.urandom(16)).decode()
        asked = (
            f"GET {self._path} HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\nAuthorization: Bearer {self._secret}\r\n\r\n"
        )
        self._transport.write(asked.encode())

    def connection_lost(self, _: Exception | None) -> None:
        """It is gone."""
        self.open = False

    def say(self, text: bytes) -> None:
        """Send a message, of fewer than 65,536 bytes."""
        size = len(text)
        length = bytes([_MASKED | size]) if size <= _SMALL else bytes([_MASKED | _TWO_BYTES]) + size.to_bytes(2)
        self._transport.write(bytes([_TEXT]) + length + _NO_MASK + text)

    def cut(self) -> None:
        """End it without a word."""
        self._transport.abort()

    def data_received(self, data: bytes) -> None:
        """Pass on whole messages."""
        received = self._received
        received += data
        if not self.open:
            head, found, rest = received.partition(b"\r\n\r\n")
            if not found:
                return
            if not head.startswith(b"HTTP/1.1 101"):
                self._transport.abort()
                return
            self.open = True
            self.say(self._greeting)
            received = self._received = bytearray(rest)
        start = 0
        while (frame := _frame(received, start)) is not None:
            kind, first, start = frame
            if kind == _CLOSE:
                self._transport.close()
            elif kind == _TEXT:
                self._hear(bytes(received[first:start]))
        del received[:start]


def _frame(data: bytearray, at: int) -> tuple[int, int, int] | None:
    """The kind of the frame that begins there, and where its payload begins and ends; None if some is missing."""
    if len(data) < at + 2:
        return None
    size, first = data[at + 1], at + 2
    if size in (_TWO_BYTES, _EIGHT_BYTES):
        first += 2 if size == _TWO_BYTES else 8
        size = int.from_bytes(data[at + 2 : first])
    return None if len(data) < max(first, first + size) else (data[at], first, first + size)
