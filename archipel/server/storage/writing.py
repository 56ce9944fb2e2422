"""One thread that writes to a database: whatever has gathered while it wrote is written and synced together."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable
from queue import SimpleQueue
from typing import Any, Protocol

Work = Callable[[], Any]
Done = asyncio.Future[Any]
_MOST_TOGETHER = 512


class Transaction(Protocol):
    """How the database begins and ends a transaction, and sets one piece of work apart from the others in it."""

    def begin(self) -> None: ...
    def commit(self) -> None: ...
    def roll_back(self) -> None: ...
    def apart(self, work: Work) -> Any: ...
    def is_open(self) -> bool: ...


class Writer:
    """Does work in transactions, one after the other; a piece of work is done when its transaction is on the disk."""

    def __init__(self, transaction: Transaction, translate: Callable[[Exception], Exception]) -> None:
        self._transaction = transaction
        self._translate = translate
        self._queue: SimpleQueue[tuple[Work, Done] | None] = SimpleQueue()
        self._loop = asyncio.get_running_loop()
        self._thread = threading.Thread(target=self._run, name="writer", daemon=True)
        self._thread.start()

    async def do(self, work: Work) -> Any:
        """Do a piece of work; what it returns, once that is on the disk."""
        done: Done = self._loop.create_future()
        self._queue.put((work, done))
        return await done

    async def close(self) -> None:
        """Finish what was asked for."""
        self._queue.put(None)
        await asyncio.to_thread(self._thread.join)

    def _run(self) -> None:
        open_ = True
        while open_:
            gathered = [self._queue.get()]
            while len(gathered) < _MOST_TOGETHER and not self._queue.empty():
                gathered.append(self._queue.get())
            open_ = None not in gathered
            together = [entry for entry in gathered if entry is not None]
            if together:
                outcomes = self._write([work for work, _ in together])
                answers = [(done, outcome) for (_, done), outcome in zip(together, outcomes, strict=True)]
                self._loop.call_soon_threadsafe(_answer, answers)

    def _write(self, works: list[Work]) -> list[Any]:
        """The outcome of each piece of work, an exception for one that failed; none counts if the commit fails."""
        try:
            self._transaction.begin()
            outcomes = [self._attempt(work) for work in works]
            self._transaction.commit()
        except Exception as error:
            self._transaction.roll_back()
            return [self._translate(error)] * len(works)
        return outcomes

    def _attempt(self, work: Work) -> Any:
        try:
            return self._transaction.apart(work)
        except Exception as error:
            if not self._transaction.is_open():  # a full disk ends it for all
                raise
            return self._translate(error)


def _answer(answers: list[tuple[Done, Any]]) -> None:
    for done, outcome in answers:
        if done.done():  # whoever asked has gone
            continue
        if isinstance(outcome, Exception):
            done.set_exception(outcome)
        else:
            done.set_result(outcome)
