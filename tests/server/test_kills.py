"""Nothing is lost: a server is killed at random moments while robots play, and every move it acknowledged is there."""

from __future__ import annotations

import asyncio
import random
from collections import Counter

import pytest
from conftest import SOAK

from archipel.games.catalogue import NAMES
from archipel.server.storage import open_storage
from archipel.server.storage.records import OVER
from archipel.server.tables.play import Play

from .robots import Accepted, Ledger, Robot, seated
from .running import ServerProcess

KILLS = 20 if SOAK else 4
TABLES = 8 if SOAK else 4
MOVES_BETWEEN = 60


async def tables_of(database: str) -> list[Play]:
    """All matches in a database, replayed."""
    storage = await open_storage(database)
    plays = []
    for (name,) in await storage.read(lambda run: list(run("SELECT id FROM tables WHERE phase <> 'gathering'"))):
        kept = await storage.load(name)
        assert kept is not None
        assert [event.version for event in kept.events] == list(range(1, len(kept.events) + 1))
        play = Play(kept.row)
        play.replay(kept.events)
        assert (kept.row.phase == OVER) == play.match.over
        plays.append(play)
    await storage.close()
    return plays


def check(plays: list[Play], accepted: list[Accepted]) -> None:
    """Every acknowledged move is in its place, and once."""
    events = {(play.table, step.event.version): step.event for play in plays for step in play.history}
    for told in accepted:
        event = events[told.table, told.version]
        assert (event.move, str(event.seat), event.move_id) == (told.move, told.seat, told.move_id)
    ids = Counter(event.move_id for event in events.values() if event.move_id)
    assert not [move_id for move_id, count in ids.items() if count > 1]


@pytest.mark.parametrize("seed", [1])
def test_no_acknowledged_move_is_lost_when_the_server_is_killed(server: ServerProcess, seed: int) -> None:
    luck = random.Random(seed)

    async def play() -> None:
        ledger = Ledger()
        enough = asyncio.Event()
        robots: list[Robot] = []
        for n in range(TABLES):
            table, people = await seated(server.address, NAMES[n % len(NAMES)], 2 + n % 2, luck)
            robots += [Robot(person, table, random.Random(luck.random()), ledger, enough) for person in people]
        playing = [asyncio.create_task(robot.play()) for robot in robots]
        for _ in range(KILLS):
            await ledger.more(luck.randint(1, MOVES_BETWEEN), robots)
            await asyncio.to_thread(server.kill)
            check(await tables_of(server.at), ledger.accepted)
            await asyncio.to_thread(server.start)
        await ledger.more(MOVES_BETWEEN, robots)  # they carry on by themselves
        enough.set()
        for robot in robots:
            await robot.visitor.http.aclose()
        server.stop()
        done, _ = await asyncio.wait(playing, timeout=30)
        assert len(done) == len(playing)
        for task in done:
            task.result()
        check(await tables_of(server.at), ledger.accepted)
        assert all(robot.come_backs >= KILLS or robot.over for robot in robots)

    asyncio.run(play())
