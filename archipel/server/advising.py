"""Hints: what a strong bot would do on a seat, from what that seat may know.  Each is thought about once."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict

from archipel.errors import ArchipelError
from archipel.server.audience import Listener
from archipel.server.bots.asking import Question
from archipel.server.bots.pool import BotFailed, Pool
from archipel.server.messages import written
from archipel.server.refusals import NotNow

_MOST_KEPT = 1_000
Moment = tuple[str, int, int]
"""A table, a version of its match, and a seat."""

log = logging.getLogger("archipel.hints")


class Advising:
    """Hints, found by the bot workers and kept for whoever asks again."""

    def __init__(self, pool: Pool) -> None:
        self._pool = pool
        self._hints: OrderedDict[Moment, asyncio.Task[str]] = OrderedDict()
        self._sending: set[asyncio.Task[None]] = set()

    def advise(self, question: Question, moment: Moment, listener: Listener) -> None:
        """Send a listener a hint, when it is found."""
        task = asyncio.create_task(self._send(question, moment, listener))
        self._sending.add(task)
        task.add_done_callback(self._sending.discard)

    async def hint(self, question: Question, moment: Moment) -> str:
        """A hint, as the text of a message."""
        if moment not in self._hints:
            self._hints[moment] = asyncio.create_task(self._found(question, moment))
            if len(self._hints) > _MOST_KEPT:
                self._hints.popitem(last=False)
        try:
            return await asyncio.shield(self._hints[moment])
        except ArchipelError:
            self._hints.pop(moment, None)  # so that it may be tried again
            raise

    async def close(self) -> None:
        """Stop."""
        tasks = [*self._sending, *self._hints.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _found(self, question: Question, moment: Moment) -> str:
        _, version, seat = moment
        try:
            answer = await self._pool.ask(question)
        except BotFailed as error:
            log.error("no advice at table %s: %s", question.table, error)
            raise NotNow("no-advice") from error
        return written({"type": "hint", "version": version, "seat": str(seat), "moves": answer.hints})

    async def _send(self, question: Question, moment: Moment, listener: Listener) -> None:
        try:
            listener.send(await self.hint(question, moment))
        except ArchipelError as error:
            listener.complain(error, "hint")
