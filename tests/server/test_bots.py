"""Bots at tables: they think in processes of their own, which may die."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import time
from pathlib import Path

import pytest
from games.playing import Position
from games.tried import TRIED

from archipel.bots.levels import LEVELS
from archipel.match import Game
from archipel.server.bots.asking import Question
from archipel.server.bots.pool import MOST_AN_OWNER, Waiting, _Job
from archipel.server.driving import BLUFF_DELAY
from archipel.server.refusals import TooMuch

from .people import Visitor
from .running import ServerProcess
from .test_tables import act

FEW_MOVES = 12


def children_of(pid: int) -> list[int]:
    """The processes a process has started."""
    return [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


def test_bots_of_all_levels_play_and_one_may_watch(server: ServerProcess) -> None:
    async def scene(ada: Visitor, _bob: Visitor, _eve: Visitor) -> None:
        table = await ada.open("islet", *list(LEVELS)[:3])
        place = await ada.at(await ada.start(table))
        await place.until("state")
        seats = {(await place.settled())["seat"] for _ in range(FEW_MOVES)}
        assert {"1", "2", "3"} <= seats | {None}

    act(server, scene)


@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="needs /proc to find the workers")
def test_a_worker_that_dies_is_replaced_and_asked_again(server: ServerProcess) -> None:
    async def scene(ada: Visitor, _bob: Visitor, _eve: Visitor) -> None:
        table = await ada.open("islet", "novice", "novice")
        place = await ada.at(await ada.start(table))
        await place.until("state")
        for _ in range(3):
            await place.settled()
            while not (workers := children_of(server.process.pid)):
                await place.settled()  # those killed are gone, and what was told before has only now been heard
            for worker in workers:
                os.kill(worker, signal.SIGKILL)
        for _ in range(FEW_MOVES):
            await place.settled()

    act(server, scene)


def question(owner: str, judge_from: int | None = None) -> Question:
    return Question(owner, "t", "islet", {}, [], 1, "novice", [], 0, 1.0, judge_from)


def test_visitors_take_turns_however_much_one_of_them_asks() -> None:
    async def wait() -> None:
        waiting = Waiting()
        loop = asyncio.get_running_loop()
        for owner in ("a", "a", "a", "b", "c"):
            waiting.put(_Job(question(owner), loop.create_future()))
        taken = [(await waiting.take()).question.owner for _ in range(5)]
        assert taken == ["a", "b", "c", "a", "a"]
        for _ in range(MOST_AN_OWNER):
            waiting.put(_Job(question("a"), loop.create_future()))
        with pytest.raises(TooMuch):
            waiting.put(_Job(question("a"), loop.create_future()))

    asyncio.run(wait())


def test_an_analysis_waits_for_live_tables_but_not_for_ever() -> None:
    async def wait() -> None:
        waiting = Waiting()
        loop = asyncio.get_running_loop()
        waiting.put(_Job(question("late", judge_from=0), loop.create_future()))
        for _ in range(20):
            waiting.put(_Job(question("live"), loop.create_future()))
        taken = [(await waiting.take()).question.owner for _ in range(21)]
        assert 4 < taken.index("late") < 20

    asyncio.run(wait())


def test_how_long_a_bot_takes_to_answer_an_attack_does_not_tell_its_hand(server: ServerProcess) -> None:
    worlds = _two_hands()
    asked = worlds[0]["actor"]

    async def answered(ada: Visitor, start: Position) -> float:
        record = Game("the-island").match(start, seed=1).record()
        kinds = [{"kind": "bot", "level": "novice"} if seat == asked else {"kind": "me"} for seat in ("1", "2")]
        table = await ada.post("tables/upload", {"match": record, "seats": kinds})
        await ada.sit(table, "1" if asked == "2" else "2")
        place = await ada.at(await ada.start(table))
        await place.until("state")
        began = time.monotonic()
        event = await place.until("event")
        assert event["seat"] == asked
        return time.monotonic() - began

    async def scene(ada: Visitor, _bob: Visitor, _eve: Visitor) -> None:
        for start in worlds:
            beats = await answered(ada, start) / BLUFF_DELAY
            assert beats > 0.9
            assert beats % 1 < 0.2 or beats % 1 > 0.8

    act(server, scene)


def _two_hands() -> list[Position]:
    """The same attack twice, alike to everybody else: who is asked can repel it, and cannot."""
    (tried,) = (tried for tried in TRIED if tried.name == "the-island")
    for seed in range(500):
        luck = random.Random(seed)
        match = tried.game.start(seats=2, seed=seed)
        while not match.over:
            if match.view(None)["phase"] == "defend":
                attacker = "1" if match.actor == "2" else "2"
                worlds = [tried.other_secrets(match.position(), attacker, luck) for _ in range(50)]
                able = {len(tried.game.match(world).legal()): world for world in worlds}
                if len(able) > 1:
                    return list(able.values())
            match.roll() if match.actor == "chance" else match.play(luck.choice(match.legal()))
    raise AssertionError("nobody was ever attacked who held something")
