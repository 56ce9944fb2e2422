"""Trying again what another node was faster with."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Coroutine
from functools import wraps
from typing import Any, ParamSpec, TypeVar

from archipel.server.refusals import Busy
from archipel.server.storage import Conflict

_TRIES = 5
P = ParamSpec("P")
T = TypeVar("T")


def again_after_conflict(deed: Callable[P, Awaitable[T]]) -> Callable[P, Coroutine[Any, Any, T]]:
    """Something that is done anew if another node was faster: what it did is known by then.

    What may be done only so often is counted outside it, or by `Asked.charge`: once, however often it is tried.
    """

    @wraps(deed)
    async def done(*args: P.args, **kwargs: P.kwargs) -> T:
        for _ in range(_TRIES):
            try:
                return await deed(*args, **kwargs)
            except Conflict:
                continue
        raise Busy

    return done
