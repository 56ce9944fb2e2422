"""Programs over plain HTTP: a token, a stream of lines, moves as requests; and the example that plays a match."""

from __future__ import annotations

import asyncio
import json
import random
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import httpx
import msgspec

from archipel.server import limits, shapes

from .people import Told, Visitor
from .running import ServerProcess
from .test_playing import play_on, two_at_a_table
from .test_tables import act

EXAMPLE = Path(__file__).parents[2] / "docs" / "examples" / "play_over_http.py"
SEATS = [{"kind": "me"}, {"kind": "friend"}]


def test_the_example_plays_a_match_to_its_end(server: ServerProcess) -> None:
    async def scene(ada: Visitor, _bob: Visitor, _eve: Visitor) -> None:
        table = await ada.open("islet", "me", "friend")
        await ada.sit(table, "1")
        place = await ada.at(table)
        bot = await asyncio.create_subprocess_exec(
            sys.executable, "-u", str(EXAMPLE), table["links"]["join"], stdout=asyncio.subprocess.PIPE
        )
        while not place.table.get("seats", [{}, {}])[1].get("taken"):
            await place.until("table")
        await ada.start(table)
        await place.until("state")
        luck = random.Random(1)
        while place.state["result"] is None:
            if "1" in place.state["legal"]:
                await place.move("1", luck.choice(place.state["legal"]["1"])["move"])
            await place.settled()
        told, _ = await bot.communicate()
        assert bot.returncode == 0
        assert json.loads(told.decode().partition("result ")[2]) == place.state["result"]

    act(server, scene)


@asynccontextmanager
async def lines(visitor: Visitor, path: str) -> AsyncIterator[AsyncIterator[Told]]:
    """The messages of a stream."""
    async with visitor.http.stream("GET", f"/api/{path}") as answer:
        assert answer.status_code == 200
        assert answer.headers["content-type"].startswith("application/x-ndjson")

        async def messages() -> AsyncIterator[Told]:
            async for line in answer.aiter_lines():
                if line:
                    yield json.loads(line)

        yield messages()


def test_a_stream_hears_what_a_websocket_hears(server: ServerProcess) -> None:
    async def scene(ada: Visitor, bob: Visitor, _eve: Visitor) -> None:
        table, first, second = await two_at_a_table(ada, bob, "the-island")
        path = f"tables/{table['id']}"
        async with lines(bob, f"{path}/events") as heard:
            assert (await anext(heard))["type"] == "table"
            assert (await anext(heard))["type"] == "state"
            second.heard.clear()
            await play_on({"1": first, "2": second}, random.Random(1), 5)
            await first.send(type="chat", text="Hello")
            await second.until("chat")
            events = [json.loads(text) for text in second.heard]
            told = [event for event in events if event["type"] in ("event", "chat")]
            same: list[Told] = []
            while len(same) < len(told):
                message = await anext(heard)
                if message["type"] in ("event", "chat"):
                    same.append(message)
            assert same == told
            await asyncio.to_thread(server.stop)
            assert [message["type"] async for message in heard][-1] == "come-back"

    act(server, scene)


def test_moves_and_the_rest_are_made_by_requests(server: ServerProcess) -> None:
    async def scene(ada: Visitor, bob: Visitor, eve: Visitor) -> None:
        table, first, second = await two_at_a_table(ada, bob, "the-island")
        path = f"tables/{table['id']}"
        state = await ada.get(f"{path}/state")
        msgspec.convert(state, shapes.State)
        own = state["legal"]["1"][0]["move"]
        move = {"id": "once", "version": 0, "seat": "1", "move": own}
        assert await eve.refused(f"{path}/moves", move) == (403, "not-your-seat")
        assert await bob.refused(f"{path}/moves", move) == (403, "not-your-seat")
        wrong = await ada.http.post(f"/api/{path}/moves", json={**move, "move": "walk r1 e5"})
        assert (wrong.status_code, wrong.json()["error"]["rule"][:3]) == (400, "TI-")
        assert [await ada.post(f"{path}/moves", move) for _ in range(2)] == [{"id": "once", "version": 1}] * 2
        assert await ada.refused(f"{path}/moves", {**move, "id": "twice"}) == (409, "move-stale")
        await second.until("event", version=1)
        assert await bob.post(f"{path}/acts", {"type": "chat", "text": "Hello"}) == {}
        assert (await first.until("chat"))["text"] == "Hello"
        assert await bob.refused(f"{path}/acts", {"type": "undo", "version": 1, "seat": "1"}) == (403, "not-your-seat")
        assert await bob.refused(f"{path}/acts", {"type": "hello"}) == (400, "request-malformed")
        assert await ada.post(f"{path}/acts", {"type": "undo", "version": 1, "seat": "1"}) == {}
        assert (await second.until("now"))["now"]["undo"]["asked"] == "1"
        assert await ada.refused(f"{path}/hint", {"version": 1, "seat": "1"}) == (409, "move-stale")
        assert (await eve.http.get(f"/api/{path}/state")).status_code == 403
        assert (await eve.http.get(f"/api/{path}/events")).status_code == 403

    act(server, scene)


def test_a_hint_is_answered(server: ServerProcess) -> None:
    async def scene(ada: Visitor, bob: Visitor, _eve: Visitor) -> None:
        table, first, _ = await two_at_a_table(ada, bob, "islet")
        hint = await ada.post(f"tables/{table['id']}/hint", {"version": 0, "seat": "1"})
        msgspec.convert(hint, shapes.Hint)
        await first.send(type="hint", version=0, seat="1")
        assert await first.until("hint") == hint

    act(server, scene)


def test_a_token_is_as_good_as_a_cookie_and_streams_are_counted(tmp_path: Path) -> None:
    async def scene() -> None:
        token = {"Authorization": "Bearer " + "a" * 22}
        async with httpx.AsyncClient(base_url=server.address, headers=token, timeout=60) as http:
            opened = await http.post("/api/tables", json={"game": "islet", "seats": SEATS})
            assert "set-cookie" not in opened.headers
            path = f"/api/tables/{opened.json()['id']}"
            assert (await http.get(path)).json()["mine"]["opener"]
            streams = [http.stream("GET", f"{path}/events") for _ in range(limits.MOST_SOCKETS_A_VISITOR)]
            for stream in streams:
                assert (await stream.__aenter__()).status_code == 200
            assert (await http.get(f"{path}/events")).status_code == 429
            for stream in streams:
                await stream.__aexit__(None, None, None)
            while True:
                async with http.stream("GET", f"{path}/events") as again:
                    if again.status_code == 200:
                        break
            wrong = await http.get(path, headers={"Authorization": "Bearer x"})
            assert (wrong.status_code, wrong.json()["error"]["message"]) == (400, "bad-token")
            assert "set-cookie" not in wrong.headers
            other = {"Authorization": "Bearer " + "b" * 22}
            assert (await http.get(path, headers=other)).status_code == 403

    with ServerProcess(tmp_path, ARCHIPEL_LIMITS="1") as server:
        asyncio.run(scene())
