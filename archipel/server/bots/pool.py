"""Workers, and the questions that wait for them: bounded, and fair between those who have opened tables."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import sys
from collections import OrderedDict, deque
from dataclasses import dataclass

import msgspec

from archipel.server.bots.asking import LENGTH, Answer, Question, packed
from archipel.server.refusals import TooMuch

MOST_WAITING = 10_000
MOST_AN_OWNER = 200
_TRIES = 3
_PATIENT_TURN = 8
_LOADING = 600.0
"""Seconds a worker may take to compile a game's search."""
_SPARE = 20.0
"""Seconds beyond what it was given to think."""

log = logging.getLogger("archipel.bots")


class WorkerLost(Exception):
    """A worker has died, or does not answer."""


class BotFailed(Exception):
    """A worker could not answer a question."""


@dataclass
class _Job:
    question: Question
    answer: asyncio.Future[Answer]
    tries: int = 0


_Queues = OrderedDict[str, deque[_Job]]


class Waiting:
    """Questions that wait, each visitor having his turn.

    Somebody waits for a move at a live table; an analysis has time, and gets one turn in `_PATIENT_TURN` while others
    wait.
    """

    def __init__(self) -> None:
        self._live: _Queues = OrderedDict()
        self._patient: _Queues = OrderedDict()
        self._count = 0
        self._turn = 0
        self._some = asyncio.Event()

    def __len__(self) -> int:
        return self._count

    def put(self, job: _Job) -> None:
        """Wait behind the owner's other questions."""
        queues = self._queues_for(job)
        if self._count >= MOST_WAITING or len(queues.get(job.question.owner, ())) >= MOST_AN_OWNER:
            raise TooMuch("bots-busy")
        queues.setdefault(job.question.owner, deque()).append(job)
        self._count += 1
        self._some.set()

    def put_back(self, job: _Job) -> None:
        """One whose worker was lost comes first again."""
        queues = self._queues_for(job)
        queues.setdefault(job.question.owner, deque()).appendleft(job)
        queues.move_to_end(job.question.owner, last=False)
        self._count += 1
        self._some.set()

    async def take(self) -> _Job:
        """The next question: of whoever has waited longest for his turn."""
        while True:
            while not self._count:
                self._some.clear()
                await self._some.wait()
            queues = self._next_queues()
            owner, queue = queues.popitem(last=False)
            job = queue.popleft()
            self._count -= 1
            if queue:
                queues[owner] = queue  # behind the others
            if not job.answer.done():
                return job

    def _queues_for(self, job: _Job) -> _Queues:
        return self._live if job.question.judge_from is None else self._patient

    def _next_queues(self) -> _Queues:
        if not self._live or not self._patient:
            return self._live or self._patient
        self._turn = (self._turn + 1) % _PATIENT_TURN
        return self._live if self._turn else self._patient


class Pool:
    """Processes that think; they are started when there is something to think about."""

    def __init__(self, workers: int) -> None:
        self._most = workers
        self._waiting = Waiting()
        self._minders: set[asyncio.Task[None]] = set()
        self._busy = 0
        self.lost = 0
        """Workers that have died."""

    @property
    def waiting(self) -> int:
        """Questions that nobody thinks about yet."""
        return len(self._waiting)

    @property
    def workers(self) -> int:
        """Processes, at work or waiting for it."""
        return len(self._minders)

    @property
    def busy(self) -> int:
        """Those at work."""
        return self._busy

    async def ask(self, question: Question) -> Answer:
        """The answer to a question; `BotFailed` if none can be had."""
        job = _Job(question, asyncio.get_running_loop().create_future())
        self._waiting.put(job)
        if self._busy >= len(self._minders) and len(self._minders) < self._most:
            minder = asyncio.create_task(self._mind())
            self._minders.add(minder)
        return await job.answer

    async def close(self) -> None:
        """Stop all workers."""
        for minder in self._minders:
            minder.cancel()
        await asyncio.gather(*self._minders, return_exceptions=True)

    async def _mind(self) -> None:
        """Keep a worker, and another when it dies; what it was asked is asked again."""
        while True:
            worker = await _Worker.started()
            try:
                while True:
                    job = await self._waiting.take()
                    self._busy += 1
                    try:
                        await self._answer(worker, job)
                    finally:
                        self._busy -= 1
            except WorkerLost:
                self.lost += 1
                log.warning("a bot worker was lost and is replaced")
            finally:
                await worker.stop()

    async def _answer(self, worker: _Worker, job: _Job) -> None:
        try:
            answer = await worker.answer(job.question)
        except WorkerLost:
            job.tries += 1
            if job.tries < _TRIES:
                self._waiting.put_back(job)
            elif not job.answer.done():
                job.answer.set_exception(BotFailed("the workers died of it"))
            raise
        if job.answer.done():
            return
        if answer.error is not None:
            job.answer.set_exception(BotFailed(answer.error))
        else:
            job.answer.set_result(answer)


class _Worker:
    """One process."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self._process = process

    @classmethod
    async def started(cls) -> _Worker:
        """A new one."""
        return cls(
            await asyncio.create_subprocess_exec(
                sys.executable,
                "-m",
                "archipel.server.bots.worker",
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
            )
        )

    async def answer(self, question: Question) -> Answer:
        """Ask it, and wait no longer than one may."""
        assert self._process.stdin is not None
        try:
            self._process.stdin.write(packed(question))
            await self._process.stdin.drain()
            async with asyncio.timeout(_LOADING):
                answer = await self._read()
            if answer.thinking:
                async with asyncio.timeout(question.seconds + _SPARE):
                    answer = await self._read()
        except (OSError, EOFError, TimeoutError) as error:
            raise WorkerLost from error
        return answer

    async def _read(self) -> Answer:
        assert self._process.stdout is not None
        head = await self._process.stdout.readexactly(LENGTH.size)
        data = await self._process.stdout.readexactly(*LENGTH.unpack(head))
        return msgspec.msgpack.decode(data, type=Answer)

    async def stop(self) -> None:
        """End it."""
        with contextlib.suppress(ProcessLookupError):
            self._process.kill()
        await self._process.wait()
