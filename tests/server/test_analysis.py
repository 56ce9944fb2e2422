"""A match looked over once it is over: by the workers, kept, and gone on with by another server."""

from __future__ import annotations

import asyncio
import random
from typing import Any

import archipel

from .people import Told, Visitor
from .running import ServerProcess
from .test_playing import two_at_a_table
from .test_tables import act

LAST = 5
"""Moves of a match that is over soon."""


def last_moves(game: str) -> dict[str, Any]:
    """A match file that has only the last few moves of a match."""
    match = archipel.game(game).start(seats=2, seed=3)
    luck = random.Random(3)
    while not match.over:
        match.roll() if match.actor == "chance" else match.play(luck.choice(match.legal()))
    moves = match.moves
    match.back_to(len(moves) - LAST)
    late = match.game.match(match.position())
    for move in moves[-LAST:]:
        late.play(move)
    return late.record()


async def ended(ada: Visitor) -> Told:
    """A table where a match is over."""
    table = await ada.post("tables/upload", {"match": last_moves("islet"), "seats": [{"kind": "me"}, {"kind": "here"}]})
    await ada.sit(table, "1", "2")
    table = await ada.start(table)
    assert table["phase"] == "over"
    return table


async def done(visitor: Visitor, path: str) -> Told:
    """The analysis, when it is there."""
    progress = 0.0
    while (told := await visitor.get(path))["state"] in ("queued", "thinking"):
        assert told["progress"] >= progress
        progress = told["progress"]
        await asyncio.sleep(0.2)
    return told


def test_a_match_is_looked_over_and_everybody_may_see_it(server: ServerProcess) -> None:
    async def scene(ada: Visitor, _bob: Visitor, eve: Visitor) -> None:
        table = await ended(ada)
        path = f"tables/{table['id']}/analysis"
        assert (await ada.http.get(f"/api/{path}")).status_code == 404
        assert await eve.refused(path) == (403, "table-private")
        asked = await ada.http.post(f"/api/{path}", json={})
        assert asked.status_code == 202
        assert [key for key in ("queued", "thinking") if key == asked.json()["state"]]
        assert (await ada.http.post(f"/api/{path}", json={})).status_code in (200, 202)
        told = await done(ada, path)
        assert (told["state"], told["progress"]) == ("done", 1.0)
        moves = (await ada.get(f"tables/{table['id']}/match"))["moves"]
        assert [entry["move"] for entry in told["moves"]] == moves
        for entry in told["moves"]:
            if entry["seat"] is None:
                assert set(entry["luck"]) == {"1", "2"}
            else:
                assert 0 <= entry["share_after"] <= entry["share_before"] <= 1
                assert entry["mistake"] <= (entry["best"] is not None)
        for seat, summed in told["seats"].items():
            own = [entry for entry in told["moves"] if entry["seat"] == seat]
            assert (summed["moves"], summed["mistakes"]) == (len(own), sum(entry["mistake"] for entry in own))
        code = table["links"]["watch"].rpartition("=")[2]
        assert await eve.get(f"{path}?code={code}") == told
        again = await ada.http.post(f"/api/{path}", json={})
        assert (again.status_code, again.json()) == (200, told)
        await asyncio.to_thread(server.stop)
        server.start()
        assert await ada.get(path) == told

    act(server, scene)


def test_there_is_nothing_to_look_over_before_the_end(server: ServerProcess) -> None:
    async def scene(ada: Visitor, bob: Visitor, _eve: Visitor) -> None:
        table, _, _ = await two_at_a_table(ada, bob, "islet")
        assert await ada.refused(f"tables/{table['id']}/analysis") == (409, "table-match-not-over")
        gathering = await ada.open("islet", "me", "friend")
        assert await ada.refused(f"tables/{gathering['id']}/analysis") == (409, "table-match-not-over")

    act(server, scene)
