"""PostgreSQL is away for a while: clients get errors, nothing is lost, and the server goes on by itself."""

from __future__ import annotations

import asyncio
import os
import random
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from .people import Visitor
from .postgres import Postgres
from .running import ServerProcess
from .test_kills import tables_of
from .test_playing import play_on, two_at_a_table


@pytest.fixture
def alone(postgres: Postgres, tmp_path: Path) -> Iterator[ServerProcess]:
    """One node."""
    with ServerProcess(tmp_path, at=postgres.new_database()) as running:
        yield running


def test_while_postgresql_is_away_clients_get_errors_and_nothing_is_lost(
    alone: ServerProcess, postgres: Postgres
) -> None:
    async def play() -> None:
        async with Visitor(alone.address) as ada, Visitor(alone.address, name="Bob") as bob:
            table, first, second = await two_at_a_table(ada, bob, "the-island")
            await play_on({"1": first, "2": second}, random.Random(1), 3)
            version, actor = first.state["version"], first.state["actor"]
            mover = {"1": first, "2": second}[actor]
            move = mover.state["legal"][actor][0]["move"]
            await asyncio.to_thread(postgres.stop)
            for _ in range(2):
                refused = await mover.move(actor, move, move_id="in trouble")
                assert (refused["message"], refused["version"]) == ("storage-failed", version)
            answer = await ada.http.post("/api/tables", json={"game": "islet", "seats": [{"kind": "me"}]})
            assert (answer.status_code, answer.headers["retry-after"]) == (503, "5")
            late = await bob.at(table)
            await late.socket.wait_closed()
            assert late.socket.close_code == 1012
            await asyncio.to_thread(postgres.start)
            accepted = await mover.move(actor, move, move_id="in trouble")
            assert (accepted["type"], accepted["version"]) == ("accepted", version + 1)
            await asyncio.gather(first.settled(), second.settled())
            await play_on({"1": first, "2": second}, random.Random(2), 3)
            reached = first.state["version"]
        assert alone.stop() == 0
        (kept,) = await tables_of(alone.at)
        assert kept.version == reached

    asyncio.run(play())


def test_a_server_may_start_before_its_database(postgres: Postgres, tmp_path: Path) -> None:
    address = postgres.new_database()
    postgres.stop()
    with ServerProcess(tmp_path, at=address) as server:

        async def play() -> None:
            async with Visitor(server.address) as ada, Visitor(server.address, name="Bob") as bob:
                transport = httpx.AsyncHTTPTransport(retries=20)  # the server may still be starting
                async with httpx.AsyncClient(base_url=server.address, transport=transport, timeout=60) as anybody:
                    assert (await anybody.get("/api/me")).status_code == 503
                await asyncio.to_thread(postgres.start)
                _, first, second = await two_at_a_table(ada, bob, "islet")
                await play_on({"1": first, "2": second}, random.Random(1), 3)

        asyncio.run(play())


def test_a_database_that_refuses_is_named_at_once(postgres: Postgres) -> None:
    for address, why in (
        (postgres.address("nowhere"), 'database "nowhere" does not exist'),
        ("postgresql://127.0.0.1/tables?colour=blue", "colour"),
    ):
        told = subprocess.run(
            [sys.executable, "-m", "archipel", "serve", "--port", "0", "--database", address],
            env={**os.environ, "ARCHIPEL_LANG": "en"},
            capture_output=True,
            text=True,
            timeout=60,
        )
        assert told.returncode == 1, told
        assert why in told.stderr
        assert "Traceback" not in told.stderr


@pytest.mark.parametrize("database_is_there", [True, False])
def test_a_server_that_is_still_starting_stops_when_it_is_asked_to(
    postgres: Postgres, tmp_path: Path, database_is_there: bool
) -> None:
    address = postgres.new_database()
    if not database_is_there:
        postgres.stop()
    for _ in range(3):
        with ServerProcess(tmp_path, at=address) as server:
            status = server.stop()
        assert status == 0
    if not database_is_there:
        postgres.start()
