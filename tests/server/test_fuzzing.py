"""Whatever is sent, by whomever: never a failure of ours, never a dead table, and memory stays where it was."""

from __future__ import annotations

import asyncio
import contextlib
import random
from pathlib import Path

import httpx
import pytest
from conftest import SOAK

from archipel.games.catalogue import NAMES

from .fuzzing import Fuzz
from .people import Place, Told, Visitor
from .robots import CUT_OFF
from .running import ServerProcess
from .test_playing import play_on, two_at_a_table
from .test_tables import act

MESSAGES = 20_000 if SOAK else 300
REQUESTS = 20_000 if SOAK else 300
NOT_HTTP = b"Invalid HTTP request received."
"""Said below our application."""
MOST_GROWTH = 40 << 20
"""Bytes that a server may need more after all that: some is the interpreter's own."""


def memory_of(server: ServerProcess) -> int:
    """The bytes a server has in memory; 0 where that cannot be told."""
    status = Path(f"/proc/{server.process.pid}/status")
    if not status.exists():
        return 0
    (line,) = (line for line in status.read_text().splitlines() if line.startswith("VmRSS"))
    return int(line.split()[1]) << 10


def check_healthy(server: ServerProcess) -> None:
    """It runs, and has not met a mistake of ours."""
    assert server.process.poll() is None
    log = server.log.read_text()
    assert "Traceback" not in log, log[-4000:]
    assert '"level": "error"' not in log, log[-4000:]


async def to_the_end(ada: Visitor, bob: Visitor, table: Told) -> None:
    """The match goes on and ends."""
    first, second = await ada.at(table), await bob.at(table)
    await first.until("state")
    await second.until("state")
    await play_on({"1": first, "2": second}, random.Random(1), 10_000)
    assert first.state["result"] == second.state["result"] is not None


async def fuzz_sockets(visitor: Visitor, table: Told, code: str | None, fuzz: Fuzz, count: int) -> int:
    """Say so many things, coming back whenever one is put out; how often that was."""
    place: Place | None = None
    put_out = 0
    for _ in range(count):
        try:
            if place is None:
                place = await visitor.at(table, code=code, greet=fuzz.strange() is not None)
                listening = asyncio.create_task(_listen(place))
            await place.socket.send(fuzz.message(place.state))
            await asyncio.sleep(0)
        except CUT_OFF:
            if place is None:
                continue  # not even let in: the machine is busy
            assert place.socket.close_code in (1000, 1006, 1007, 1009, 4400, 4403, 4429), place.socket.close_code
            listening.cancel()
            place, put_out = None, put_out + 1
    if place is not None:
        listening.cancel()
        await place.close()
    return put_out


async def _listen(place: Place) -> None:
    with contextlib.suppress(*CUT_OFF, KeyError, AssertionError):  # events before a state, if it was greeted wrongly
        while True:
            await place.next()


@pytest.mark.parametrize("game", NAMES if SOAK else NAMES[-1:])
def test_whatever_is_said_at_a_table_its_match_goes_on_and_ends(server: ServerProcess, game: str) -> None:
    async def scene(ada: Visitor, bob: Visitor, eve: Visitor) -> None:
        table, first, second = await two_at_a_table(ada, bob, game)
        watch = table["links"]["watch"].rpartition("=")[2]
        await first.close()
        await second.close()

        async def fuzz_all(count: int, seed: int) -> int:
            luck = random.Random(seed)
            told = [(ada, None), (bob, None), (eve, watch), (eve, None)]
            fuzzers = [fuzz_sockets(who, table, code, Fuzz(random.Random(luck.random())), count) for who, code in told]
            return sum(await asyncio.gather(*fuzzers))

        put_out = await fuzz_all(MESSAGES // 6, 1)
        before = memory_of(server)
        put_out += await fuzz_all(MESSAGES, 2)
        assert put_out
        assert memory_of(server) - before < MOST_GROWTH
        await to_the_end(ada, bob, table)

    act(server, scene)
    check_healthy(server)


NAMES_BELOW = ["log", "match", "sit", "leave", "start", "close", "put-out", "rematch", "carry", "analysis", "play"]
NAMES_BELOW += ["moves", "events", "report"]
PATHS = [
    "/api/games",
    "/api/me",
    "/api/tables",
    "/api/tables/upload",
    "/api/carry",
    "/api/tables/{table}",
    *(f"/api/tables/{{table}}/{name}" for name in NAMES_BELOW),
    "/api/openapi.json",
    "/metrics",
    "/health",
    "/t/{table}",
]
RIGHT: Told = {
    "game": "islet",
    "seats": ["1"],
    "names": ["Eve"],
    "number": "0" * 64,
    "seat": "1",
    "token": "x",
    "match": {},
    "code": None,
    "options": {},
    "id": "a",
    "version": 0,
    "move": "end",
}


async def fuzz_requests(visitor: Visitor, table: Told, fuzz: Fuzz, luck: random.Random, count: int) -> set[int]:
    """Ask so many things; the statuses that were answered."""
    statuses = set()
    for _ in range(count):
        path = luck.choice(PATHS).format(table=luck.choice([table["id"], table["id"], "aaaaaaaaaaaaaa", "%00", "a/b"]))
        method = luck.choice(["GET", "POST", "POST", "POST", "PUT", "DELETE", "HEAD", "OPTIONS", "PATCH", "FOO"])
        query = {luck.choice(["code", "from", "lang", "x"]): str(fuzz.strange())} if luck.random() < 0.5 else {}
        kind = luck.choice(["application/json", "application/json; charset=x", "text/plain", "", "multipart/form-data"])
        headers = {"Content-Type": kind, "Accept-Language": luck.choice(["fr", "*", "\x7f;q=9", "x" * 500])}
        if luck.random() < 0.1:
            headers["Authorization"] = luck.choice(["Bearer", "Bearer x", "Basic eDp5", "Bearer " + "x" * 22])
        body = fuzz.body(RIGHT if luck.random() < 0.7 else {"seats": [{"kind": "me"}], "game": "islet"})
        try:
            async with visitor.http.stream(method, path, params=query, headers=headers, content=body) as answer:
                statuses.add(answer.status_code)
                assert answer.status_code < 500, (method, path, query, body, await answer.aread())
                if answer.status_code >= 400 and path.startswith("/api/") and method != "HEAD":
                    if await answer.aread() == NOT_HTTP:
                        continue
                    assert answer.json()["error"]["text"], (method, path)
        except httpx.InvalidURL:
            continue
    return statuses


def test_whatever_is_asked_over_http_is_answered_and_the_match_goes_on_and_ends(server: ServerProcess) -> None:
    async def scene(ada: Visitor, bob: Visitor, eve: Visitor) -> None:
        table, first, second = await two_at_a_table(ada, bob, "islet")
        await first.close()
        await second.close()

        async def fuzz_all(count: int, seed: int) -> set[int]:
            # so that what one asks does not hang on how quick the other is
            lucks = [random.Random(f"{seed} {who}") for who in ("bob", "eve")]
            fuzzers = [
                fuzz_requests(who, table, Fuzz(luck), luck, count) for who, luck in zip((bob, eve), lucks, strict=True)
            ]
            return set().union(*await asyncio.gather(*fuzzers))

        await fuzz_all(REQUESTS // 6, 1)
        before = memory_of(server)
        statuses = await fuzz_all(REQUESTS, 2)
        assert memory_of(server) - before < MOST_GROWTH
        assert {200, 400, 403, 404, 405} <= statuses
        await to_the_end(ada, bob, table)

    act(server, scene)
    check_healthy(server)


def test_bytes_that_are_no_http_at_all_harm_nobody(server: ServerProcess) -> None:
    fuzz, luck = Fuzz(random.Random(4)), random.Random(4)
    begun = [
        b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 50\r\n\r\n{",
        b"POST /api/tables HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nffffffffffffffff\r\n",
        b"GET /api/tables/aaaaaaaaaaaaaa/play HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n",
        b"GET / HTTP/1.1\r\nHost: x\r\n" + b"X: " + b"y" * 100_000,
        b"GET / HTTP/9.9\r\n\r\n",
        b"\x16\x03\x01\x02\x00\x01\x00",
    ]

    async def scene(ada: Visitor, bob: Visitor, _eve: Visitor) -> None:
        table, first, second = await two_at_a_table(ada, bob, "islet")
        await first.close()
        await second.close()
        for _ in range(REQUESTS // 10):
            _, writer = await asyncio.open_connection("127.0.0.1", server.port)
            with contextlib.suppress(OSError):
                writer.write(luck.choice(begun) + fuzz.rubbish())
                await writer.drain()
            writer.close()
        await to_the_end(ada, bob, table)

    act(server, scene)
    check_healthy(server)
