"""Who plays the blocks: this process, its threads, processes on all cores, or a Ray cluster."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, Future, ProcessPoolExecutor, ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

from archipel.arena.blocks import close_table
from archipel.arena.question import Question
from archipel.bots.programs import end_programs


@dataclass(frozen=True)
class Crew:
    """Those who play: how many at once, and how they are told to."""

    size: int
    executor: Executor


@contextmanager
def gathered(question: Question, cores: int | None = None, ray: str | None = None) -> Iterator[Crew]:
    """A crew for a question; it leaves at the end, at once if something has gone wrong."""
    size = min(cores or os.cpu_count() or 1, question.blocks)
    if ray is not None:
        from archipel.arena.cluster import cluster

        with cluster(ray, question) as crew:
            yield crew
    elif size == 1 or question.compiled:
        executor: Executor = ThreadPoolExecutor(size) if question.compiled else Alone()
        try:
            with executor:
                yield Crew(size, executor)
        finally:
            close_table()
    else:
        with _processes(size, until_told=question.open_ended) as pool:
            yield Crew(size, pool)


class Alone(Executor):
    """One that plays when it is told to, in this process."""

    def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
        """Do it."""
        future: Future[Any] = Future()
        future.set_result(fn(*args, **kwargs))
        return future


@contextmanager
def _processes(size: int, *, until_told: bool) -> Iterator[Executor]:
    """Processes, fresh ones: what is copied from a process with threads may be locked for ever.

    Where it is not known beforehand how much is to be done, some of it is for nothing, and is not waited for.
    """
    others = set(multiprocessing.active_children())
    executor = ProcessPoolExecutor(size, multiprocessing.get_context("spawn"), initializer=_stay_with_parent)
    done = False
    try:
        yield executor
        done = not until_told
    finally:
        executor.shutdown(wait=done, cancel_futures=True)
        for child in set(multiprocessing.active_children()) - others:
            child.terminate()


def _stay_with_parent() -> None:
    """Leave without a word when told to, and when nobody is there any more; the bots' programs leave too."""

    def leave(*_: object) -> None:
        end_programs()
        os._exit(1)

    signal.signal(signal.SIGINT, leave)
    signal.signal(signal.SIGTERM, leave)
    parent = multiprocessing.parent_process()
    if parent is not None:

        def follow() -> None:
            parent.join()
            leave()

        threading.Thread(target=follow, daemon=True).start()
