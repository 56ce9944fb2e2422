"""Nothing is lost with several nodes: one is killed, or PostgreSQL restarts, in the middle of everything."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import pytest
from conftest import SOAK

from archipel.games.catalogue import NAMES

from .people import Visitor
from .postgres import Postgres
from .robots import Ledger, Robot, seated
from .running import ServerProcess
from .test_kills import check, tables_of

ROUNDS = 5 if SOAK else 1
"""How often each trouble comes."""
TABLES = 8 if SOAK else 4
MOVES_BETWEEN = 60
TROUBLES = ("first", "second", "fast", "immediate")
"""A node is killed; PostgreSQL is restarted in order, or crashes."""


async def with_a_bot(address: str) -> tuple[dict[str, object], list[Visitor]]:
    """A match between a person and a bot, begun."""
    person = Visitor(address, name="Robot")
    table = await person.open("islet", "me", "novice")
    await person.sit(table, "1")
    return await person.start(table), [person]


@pytest.mark.parametrize("seed", [1, 2, 3, 4, 5] if SOAK else [1])
def test_no_acknowledged_move_is_lost_when_a_node_is_killed_or_postgresql_restarts(
    postgres: Postgres, tmp_path: Path, seed: int
) -> None:
    luck = random.Random(seed)
    database = postgres.new_database()
    folders = [tmp_path / name for name in TROUBLES[:2]]
    for folder in folders:
        folder.mkdir()

    async def audit(ledger: Ledger) -> None:
        accepted = list(ledger.accepted)  # so far: robots play on meanwhile
        check(await tables_of(database), accepted)

    async def trouble(kind: str, nodes: dict[str, ServerProcess], ledger: Ledger, robots: list[Robot]) -> None:
        if kind in nodes:
            await asyncio.to_thread(nodes[kind].kill)
            await audit(ledger)
            await ledger.more(luck.randint(1, MOVES_BETWEEN), robots)  # at the other node
            await asyncio.to_thread(nodes[kind].start)
        else:
            await asyncio.to_thread(postgres.stop, kind)
            await asyncio.to_thread(postgres.start)
            await audit(ledger)

    async def play(nodes: dict[str, ServerProcess]) -> None:
        addresses = [node.address for node in nodes.values()]
        ledger = Ledger()
        enough = asyncio.Event()
        robots: list[Robot] = []
        matches = [await seated(addresses[0], NAMES[n % len(NAMES)], 2 + n % 2, luck) for n in range(TABLES)]
        for table, people in [*matches, await with_a_bot(addresses[1])]:
            for n, person in enumerate(people):
                person.address = addresses[n % 2]
                other = addresses[(n + 1) % 2]
                robots.append(Robot(person, table, random.Random(luck.random()), ledger, enough, elsewhere=[other]))
        playing = [asyncio.create_task(robot.play()) for robot in robots]
        for kind in luck.sample(TROUBLES * ROUNDS, len(TROUBLES) * ROUNDS):
            await ledger.more(luck.randint(1, MOVES_BETWEEN), robots)
            await trouble(kind, nodes, ledger, robots)
        await ledger.more(MOVES_BETWEEN, robots)
        enough.set()
        for robot in robots:
            await robot.visitor.http.aclose()
        for node in nodes.values():
            assert await asyncio.to_thread(node.stop) == 0
        done, _ = await asyncio.wait(playing, timeout=30)
        assert len(done) == len(playing)
        for task in done:
            task.result()
        await audit(ledger)
        assert any(robot.come_backs for robot in robots)

    with ServerProcess(folders[0], at=database) as first, ServerProcess(folders[1], at=database) as second:
        asyncio.run(play({"first": first, "second": second}))
