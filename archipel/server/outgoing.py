"""What is to be sent to a client: it waits here, but not without end."""

from __future__ import annotations

import asyncio
from collections import deque

from archipel.server.limits import LARGEST_OUTGOING

COME_BACK, NONSENSE, NOT_ALLOWED, NO_TABLE, SILENT, TOO_MUCH = 1012, 4400, 4403, 4404, 4408, 4429
"""Why a connection is closed: codes of WebSockets."""
_GOOD_BYE = 1000
_TOGETHER = 1 << 16
"""Characters that are sent together, and one message more."""


class Outgoing:
    """Messages for one client, in order; then the end."""

    def __init__(self) -> None:
        self._texts: deque[str] = deque()
        self._some = asyncio.Event()
        """Whether there is a message, or the end."""
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
            self._texts.clear()
            self.close(TOO_MUCH)
        else:
            self._texts.append(text)
            self._some.set()

    def close(self, code: int = _GOOD_BYE) -> None:
        """End it once what was said before is sent."""
        if not self.closed:
            self.closed, self.code = True, code
            self._some.set()

    async def next(self) -> list[str]:
        """The next messages, as many as are sent together; none at the end."""
        await self._some.wait()
        taken: list[str] = []
        size = 0
        while self._texts and size < _TOGETHER:
            text = self._texts.popleft()
            taken.append(text)
            size += len(text)
        self._waiting -= size
        if not (self._texts or self.closed):
            self._some.clear()
        return taken
