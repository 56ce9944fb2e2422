"""What is to be sent to a client: it waits here, but not without end."""

from __future__ import annotations

import asyncio

from archipel.server.limits import LARGEST_OUTGOING

COME_BACK, NONSENSE, NOT_ALLOWED, NO_TABLE, SILENT, TOO_MUCH = 1012, 4400, 4403, 4404, 4408, 4429
"""Why a connection is closed: codes of WebSockets."""
_GOOD_BYE = 1000


class Outgoing:
    """Messages for one client, in order; then the end."""

    def __init__(self) -> None:
        self._queue: asyncio.Queue[str | None] = asyncio.Queue()
        self._waiting = 0
        """Characters that are not sent yet."""
        self.closed = False
        self.code = _GOOD_BYE

    def send(self, text: str) -> None:
        """Have a message sent soon; a client who does not read what is sent is left."""
        if self.closed:
            return
        self._waiting += len(text)
        if self._waiting > LARGEST_OUTGOING:
            while not self._queue.empty():
                self._queue.get_nowait()
            self.close(TOO_MUCH)
        else:
            self._queue.put_nowait(text)

    def close(self, code: int = _GOOD_BYE) -> None:
        """End it once what was said before is sent."""
        if not self.closed:
            self.closed, self.code = True, code
            self._queue.put_nowait(None)

    async def next(self) -> str | None:
        """The next message; None at the end."""
        text = await self._queue.get()
        self._waiting -= len(text or "")
        return text
