"""Waiting for a client again and again, each time only so long."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable
from typing import TypeVar

T = TypeVar("T")


class Patience:
    """The patience of the task it is made in.

    One timer serves all its waits.  To set one for each message and take it back, as `asyncio.timeout` does, takes
    longer than to read the message, and hardly one of them ever runs out.
    """

    def __init__(self) -> None:
        task = asyncio.current_task()
        assert task is not None
        self._task = task
        self._loop = asyncio.get_running_loop()
        self._until: float | None = None
        """When it runs out; None while nothing is waited for."""
        self._timer: asyncio.TimerHandle | None = None
        self._lost = False

    async def wait(self, coming: Awaitable[T], seconds: float) -> T:
        """What is coming; a `TimeoutError` if it does not come in time."""
        self._until = self._loop.time() + seconds
        if self._timer is None or self._timer.when() > self._until:
            self._set_timer(self._until)
        try:
            return await coming
        except asyncio.CancelledError:
            if not self._lost or self._task.uncancel() > 0:  # somebody else wants the task to end
                raise
            self._lost = False
            raise TimeoutError from None
        finally:
            self._until = None

    def end(self) -> None:
        """Nothing will be waited for any more."""
        if self._timer is not None:
            self._timer.cancel()

    def _set_timer(self, until: float) -> None:
        self.end()
        self._timer = self._loop.call_at(until, self._look)

    def _look(self) -> None:
        """See whether what is waited for by now is late."""
        self._timer = None
        if self._until is None:
            return
        if self._loop.time() < self._until:
            self._set_timer(self._until)
        else:
            self._lost = True
            self._task.cancel()
