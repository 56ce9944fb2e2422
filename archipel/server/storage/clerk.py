"""One thread that works on a database: whatever has gathered while it worked is done, and synced, together."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Callable
from dataclasses import dataclass
from queue import SimpleQueue
from typing import Any

Done = asyncio.Future[Any]
_MOST_TOGETHER = 512
_BREATH = 0.003
"""Seconds in which more work is gathered while much of it comes: to sync takes as long for many pieces as for one."""


@dataclass(frozen=True)
class Piece:
    """A piece of work, and the table it changes, if it does.

    It may be done twice, if what it was done together with failed: it changes nothing but what is stored.
    """

    do: Callable[[], Any]
    table: str | None = None


Together = Callable[[list[Piece]], list[Any]]
"""Does pieces of work: the outcome of each, an exception for one that failed."""


class Clerk:
    """Does work in the order it was asked for; a piece is done when it is on the disk."""

    def __init__(self, name: str, together: Together) -> None:
        self._together = together
        self._queue: SimpleQueue[tuple[Piece, Done] | None] = SimpleQueue()
        self._loop = asyncio.get_running_loop()
        self._thread = threading.Thread(target=self._run, name=name, daemon=True)
        self._thread.start()

    async def do(self, piece: Piece) -> Any:
        """Do a piece of work; what it returns, once that is on the disk."""
        done: Done = self._loop.create_future()
        self._queue.put((piece, done))
        return await done

    async def close(self) -> None:
        """Finish what was asked for."""
        self._queue.put(None)
        await asyncio.to_thread(self._thread.join)

    def _run(self) -> None:
        open_, much = True, False
        while open_:
            gathered = [self._queue.get()]
            if much:
                time.sleep(_BREATH)
            while len(gathered) < _MOST_TOGETHER and not self._queue.empty():
                gathered.append(self._queue.get())
            much = len(gathered) > 1
            open_ = None not in gathered
            asked = [entry for entry in gathered if entry is not None]
            if asked:
                outcomes = self._together([piece for piece, _ in asked])
                answers = [(done, outcome) for (_, done), outcome in zip(asked, outcomes, strict=True)]
                self._loop.call_soon_threadsafe(_answer, answers)


def _answer(answers: list[tuple[Done, Any]]) -> None:
    for done, outcome in answers:
        if done.done():  # whoever asked has gone
            continue
        if isinstance(outcome, Exception):
            done.set_exception(outcome)
        else:
            done.set_result(outcome)
