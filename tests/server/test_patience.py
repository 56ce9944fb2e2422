"""Waiting for clients: not without end, and without an end of its own to what the task does meanwhile."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable

import pytest

from archipel.server.patience import Patience

SOON, LONG = 0.02, 600.0


def after(seconds: float) -> asyncio.Future[str]:
    """Something that comes after so many seconds."""
    loop = asyncio.get_running_loop()
    coming: asyncio.Future[str] = loop.create_future()
    loop.call_later(seconds, coming.set_result, "news")
    return coming


def run(scene: Awaitable[None]) -> None:
    async def bounded() -> None:
        await asyncio.wait_for(scene, 60)

    asyncio.run(bounded())


def test_what_comes_in_time_is_had_and_what_does_not_is_given_up() -> None:
    async def scene() -> None:
        patience = Patience()
        assert await patience.wait(after(0), LONG) == "news"
        assert await patience.wait(after(SOON), LONG) == "news"
        for _ in range(2):
            with pytest.raises(TimeoutError):
                await patience.wait(after(LONG), SOON)

    run(scene())


def test_who_is_heard_again_and_again_is_never_given_up() -> None:
    async def scene() -> None:
        patience = Patience()
        for _ in range(12):
            assert await patience.wait(after(0.1), 1.0) == "news"

    run(scene())


def test_time_does_not_run_while_nothing_is_waited_for() -> None:
    async def scene() -> None:
        patience = Patience()
        await patience.wait(after(0), SOON)
        assert await after(3 * SOON) == "news"
        with pytest.raises(TimeoutError):
            await patience.wait(after(LONG), SOON)

    run(scene())


def test_a_task_that_somebody_else_ends_ends() -> None:
    async def waiting() -> None:
        await Patience().wait(after(LONG), LONG)

    async def scene() -> None:
        task = asyncio.create_task(waiting())
        await asyncio.sleep(0)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task

    run(scene())
