"""The same blocks on a Ray cluster."""

from __future__ import annotations

import logging
import socket
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, Future
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from archipel.arena.crews import Crew
from archipel.arena.question import Question
from archipel.bots.loading import Origin, origin_of
from archipel.errors import ArchipelError

_PATIENCE = 5.0


@contextmanager
def cluster(address: str, question: Question) -> Iterator[Crew]:
    """All cores of a cluster."""
    try:
        import ray as imported
    except ImportError as error:
        raise ArchipelError("arena-needs-extra", what="Ray", extra="cluster") from error
    ray: Any = imported
    try:
        _knock(address)
        ray.init(address=address, log_to_driver=False, logging_level=logging.ERROR, runtime_env=_folder_for(question))
    except (OSError, ValueError, RuntimeError, ImportError) as error:
        raise ArchipelError("arena-no-cluster", address=address, why=str(error).partition("\n")[0]) from error
    try:
        yield Crew(max(1, int(ray.cluster_resources().get("CPU", 1))), Remote(ray))
    finally:
        ray.shutdown()


def _knock(address: str) -> None:
    """See that somebody is there, since Ray would wait for minutes."""
    host, colon, port = address.rpartition("://")[2].partition(":")
    if colon:
        socket.create_connection((host, int(port)), _PATIENCE).close()


class Remote(Executor):
    """Hands work to the cluster."""

    def __init__(self, ray: Any) -> None:
        self._remote = ray.remote(_work)

    def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
        """Have it done somewhere."""
        future: Future[Any] = self._remote.remote(fn, args, kwargs).future()
        return future


def _work(function: Callable[..., Any], arguments: tuple[Any, ...], more: dict[str, Any]) -> Any:
    return function(*arguments, **more)


def _folder_for(question: Question) -> dict[str, Any]:
    """Bots that are not ours are looked for in the current folder, which goes along."""
    foreign = any(origin_of(bot) is not Origin.OURS for bot in question.bots)
    return {"working_dir": str(Path.cwd())} if foreign else {}
