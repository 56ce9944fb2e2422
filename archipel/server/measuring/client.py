"""A process that plays at many tables; it is told what to do, a line each, and answers with a line.

`gather` opens tables and fills them, `load` makes moves at a rate (0: as soon as everybody has seen the last one),
`storm` cuts everybody off at once and counts the seconds until all are back and in step; `bots` starts matches between
bots that think hard.
"""

from __future__ import annotations

import asyncio
import http.client
import random
import secrets
import sys
import time
from typing import Any

import msgspec

from archipel.server.measuring.matches import Beginnings
from archipel.server.measuring.table import Person, Table

_SIGN = 20.0
"""Seconds between signs of life."""
_PATIENCE = 120.0


class Order(msgspec.Struct):
    """What is to be done."""

    do: str
    game: str = ""
    tables: int = 0
    sockets: int = 0
    rate: float = 0.0
    seconds: float = 0.0


class Client:
    """The tables of this process."""

    def __init__(self, host: str, port: int, luck: int) -> None:
        self._host, self._port = host, port
        self._luck = random.Random(luck)
        self._tables: list[Table] = []
        self._beginnings: Beginnings | None = None

    async def obey(self, order: Order) -> dict[str, Any]:
        """Do what is asked."""
        match order.do:
            case "gather":
                await asyncio.to_thread(self._gather, order)
                await self._connect()
                return {"tables": len(self._tables)}
            case "load":
                return await self._load(order)
            case "bots":
                await asyncio.to_thread(self._start_bots, order)
                return {}
            case "storm":
                return await self._storm()
            case _:
                raise ValueError(order.do)

    # ---- gathering -----------------------------------------------------------------------------------------

    def _gather(self, order: Order) -> None:
        link = http.client.HTTPConnection(self._host, self._port, timeout=_PATIENCE)
        if order.tables and self._beginnings is None:
            self._beginnings = Beginnings(order.game, order.sockets, self._luck)
        for _ in range(order.tables):
            assert self._beginnings is not None
            people = [Person() for _ in range(order.sockets)]
            kinds = [{"kind": "me"}, *({"kind": "anyone"} for _ in people[1:])]
            table = _asked(link, people[0], "/api/tables/upload", {"match": self._beginnings.one(), "seats": kinds})[
                "id"
            ]
            for seat, person in enumerate(people, 1):
                sitting = {"seats": [str(seat)], "names": ["Robot"], "number": secrets.token_hex(32), "code": None}
                _asked(link, person, f"/api/tables/{table}/sit", sitting)
            _asked(link, people[0], f"/api/tables/{table}/start", {})
            self._tables.append(Table(table, people, self._luck))
        link.close()

    def _start_bots(self, order: Order) -> None:
        link = http.client.HTTPConnection(self._host, self._port, timeout=_PATIENCE)
        opener = Person()
        for _ in range(order.tables):
            seats = [{"kind": "bot", "level": "expert"} for _ in range(order.sockets)]
            table = _asked(link, opener, "/api/tables", {"game": order.game, "seats": seats})["id"]
            _asked(link, opener, f"/api/tables/{table}/start", {})
        link.close()

    async def _connect(self) -> None:
        for table in self._tables:
            if not table.in_step:
                await table.connect(self._host, self._port)
        await self._until_in_step()

    async def _until_in_step(self) -> None:
        async with asyncio.timeout(_PATIENCE):
            while not all(table.in_step for table in self._tables):
                await asyncio.sleep(0.01)

    # ---- measuring -----------------------------------------------------------------------------------------

    async def _load(self, order: Order) -> dict[str, Any]:
        began = time.perf_counter()
        for table in self._tables:
            table.seen, table.made = [], 0
        players = [asyncio.create_task(self._play(table, order)) for table in self._tables]
        await asyncio.sleep(order.seconds)
        for task in players:
            task.cancel()
        await asyncio.gather(*players, return_exceptions=True)
        seconds = time.perf_counter() - began
        seen = [round(1000 * one, 2) for table in self._tables for one in table.seen]
        await self._until_in_step()
        return {"moves": sum(table.made for table in self._tables), "seconds": seconds, "seen": seen}

    async def _play(self, table: Table, order: Order) -> None:
        settled = asyncio.Event()
        table.settled = settled.set
        pause = 1 / order.rate if order.rate else 0.0
        loop = asyncio.get_running_loop()
        due = loop.time() + pause * self._luck.random()
        while not table.over:
            await asyncio.sleep(max(0.0, due - loop.time()))
            due += pause
            settled.clear()
            table.move()
            await settled.wait()

    async def give_signs(self) -> None:
        """Let the server hear of everybody now and then, also while other tables are being filled."""
        while True:
            await asyncio.sleep(_SIGN)
            for table in self._tables:
                table.give_a_sign()

    async def _storm(self) -> dict[str, Any]:
        for table in self._tables:
            table.cut()
        began = time.perf_counter()
        await self._connect()
        return {"seconds": time.perf_counter() - began}


def _asked(link: http.client.HTTPConnection, person: Person, path: str, body: dict[str, Any]) -> dict[str, Any]:
    headers = {"Authorization": f"Bearer {person.secret}", "Content-Type": "application/json"}
    link.request("POST", path, msgspec.json.encode(body), headers)
    answer = link.getresponse()
    told = answer.read()
    if answer.status >= http.client.BAD_REQUEST:
        raise RuntimeError(told.decode())
    found: dict[str, Any] = msgspec.json.decode(told)
    return found


async def _run() -> None:
    host, port, luck = sys.argv[1:]
    client = Client(host, int(port), int(luck))
    signs = asyncio.create_task(client.give_signs())
    while line := await asyncio.to_thread(sys.stdin.readline):
        answer = await client.obey(msgspec.json.decode(line, type=Order))
        print(msgspec.json.encode(answer).decode(), flush=True)
    signs.cancel()


if __name__ == "__main__":
    asyncio.run(_run())
