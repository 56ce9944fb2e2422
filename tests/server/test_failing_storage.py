"""A disk that is full and a database that is locked: clients get errors, and nothing is lost."""

from __future__ import annotations

import asyncio
import random
import resource

import apsw
import pytest

from .people import Visitor
from .running import ServerProcess
from .test_kills import tables_of
from .test_playing import play_on, two_at_a_table


class FullDisk:
    """The server may write no file longer than it is, as if the disk were full."""

    def __init__(self, server: ServerProcess) -> None:
        self.pid = server.process.pid

    def __enter__(self) -> None:
        self.before = resource.prlimit(self.pid, resource.RLIMIT_FSIZE, (0, resource.RLIM_INFINITY))

    def __exit__(self, *_: object) -> None:
        resource.prlimit(self.pid, resource.RLIMIT_FSIZE, self.before)


class Locked:
    """Another process holds the lock for writing."""

    def __init__(self, server: ServerProcess) -> None:
        self.connection = apsw.Connection(str(server.database))

    def __enter__(self) -> None:
        self.connection.execute("BEGIN IMMEDIATE")

    def __exit__(self, *_: object) -> None:
        self.connection.execute("ROLLBACK")
        self.connection.close()


@pytest.mark.parametrize("trouble", [FullDisk, Locked])
def test_trouble_with_the_storage_gives_errors_and_loses_nothing(
    server: ServerProcess, trouble: type[FullDisk] | type[Locked]
) -> None:
    async def play() -> None:
        async with Visitor(server.address) as ada, Visitor(server.address, name="Bob") as bob:
            table, first, second = await two_at_a_table(ada, bob, "the-island")
            await play_on({"1": first, "2": second}, random.Random(1), 3)
            version, actor = first.state["version"], first.state["actor"]
            mover = {"1": first, "2": second}[actor]
            move = mover.state["legal"][actor][0]["move"]
            with trouble(server):
                refused = await mover.move(actor, move, move_id="in trouble")
                assert (refused["message"], refused["version"]) == ("storage-failed", version)
                again = await mover.move(actor, move, move_id="in trouble")
                assert again["message"] == "storage-failed"
                assert await ada.refused("tables", {"game": "islet", "seats": [{"kind": "me"}]}) == (
                    503,
                    "storage-failed",
                )
                watching = await bob.at(table)
                assert (await watching.until("state"))["version"] == version
            accepted = await mover.move(actor, move, move_id="in trouble")
            assert (accepted["type"], accepted["version"]) == ("accepted", version + 1)
            await first.settled()
            await second.settled()
            await play_on({"1": first, "2": second}, random.Random(2), 3)
            reached = first.state["version"]
        assert server.stop() == 0
        (kept,) = await tables_of(server.at)
        assert kept.version == reached

    asyncio.run(play())
