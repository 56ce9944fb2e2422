"""A server where nothing is compiled yet: it begins at once, and goes on compiled without losing anybody."""

from __future__ import annotations

import asyncio
import os
import random
import subprocess
import sys
from pathlib import Path

import pytest
from conftest import SOAK

from archipel.server.warming import compile_in_child

from .people import Place, Told, Visitor
from .robots import CUT_OFF
from .running import ServerProcess
from .test_playing import play_on, two_at_a_table


async def back(visitor: Visitor, table: Told, version: int) -> Place:
    """A connection to a table, as soon as the server is there again."""
    while True:
        try:
            place = await visitor.at(table, version)
            await place.until("state")
            return place
        except CUT_OFF:
            await asyncio.sleep(0.2)


@pytest.mark.skipif(not SOAK, reason="compiles everything, which takes minutes: make soak")
def test_a_match_goes_on_when_the_rules_have_been_compiled(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("ARCHIPEL_RULES", raising=False)
    with ServerProcess(tmp_path, ARCHIPEL_CACHE=str(tmp_path / "cache")) as server:

        async def play() -> None:
            async with Visitor(server.address) as ada, Visitor(server.address, name="Bob") as bob:
                table, first, second = await two_at_a_table(ada, bob, "the-island")
                assert not list((tmp_path / "cache").rglob("*.ready"))
                await play_on({"1": first, "2": second}, random.Random(1), 10)
                version = first.state["version"]

                async def keep_alive() -> None:
                    while True:
                        await asyncio.sleep(20)
                        await first.send(type="ping", n=1)

                alive = asyncio.create_task(keep_alive())
                await first.until("come-back")
                alive.cancel()
                again, other = await back(ada, table, version), await back(bob, table, version)
                assert again.state["version"] == version
                await play_on({"1": again, "2": other}, random.Random(2), 10)
                assert list((tmp_path / "cache").rglob("*.ready"))
                environment = Path(f"/proc/{server.process.pid}/environ")
                if environment.exists():
                    assert b"ARCHIPEL_RULES" not in environment.read_bytes()

        asyncio.run(play())
        assert server.stop() == 0


def test_the_compiler_says_that_it_is_done(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ARCHIPEL_RULES", "python")  # as a server has it while it warms up
    assert asyncio.run(compile_in_child())


def test_the_compiler_ends_with_a_server_that_is_killed(tmp_path: Path) -> None:
    environment = {name: value for name, value in os.environ.items() if name != "ARCHIPEL_RULES"}
    parent = subprocess.Popen(
        [sys.executable, "-c", "import asyncio, archipel.server.warming as w; asyncio.run(w.compile_in_child())"],
        env={**environment, "ARCHIPEL_CACHE": str(tmp_path)},
        stderr=subprocess.PIPE,
        stdout=subprocess.DEVNULL,
    )
    assert parent.stderr is not None
    assert parent.stderr.readline(), "a line that it compiles"
    parent.kill()
    parent.communicate(timeout=60)  # the child writes there too: the end comes when both have gone
    assert len(list(tmp_path.rglob("*.ready"))) < 4
