"""A server under load: real processes, sockets of this machine, bounded in number and time."""

from __future__ import annotations

import asyncio
import os
import statistics
import sys
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any

import msgspec

from archipel.errors import ArchipelError
from archipel.server.measuring.client import Order
from archipel.server.measuring.server import HOST, compile_rules, running_server

Report = Callable[[str, float], None]
_LONGEST_LINE = 1 << 28
_BESIDE_BOTS = 100
"""Tables that are looked at while bots think."""


@dataclass(frozen=True)
class Load:
    """How much is asked of the server."""

    game: str
    tables: int
    sockets: int
    rate: float
    """Moves a second at each table."""
    seconds: float
    """How long each thing is measured."""
    clients: int = 2
    """Processes that play."""


async def measure(load: Load, report: Report) -> dict[str, float]:
    """Everything that is measured of a server."""
    found: dict[str, float] = {}

    def note(name: str, value: float) -> None:
        found[name] = value
        report(name, value)

    await compile_rules()
    async with running_server() as server, _clients(load, server.port) as clients:
        await clients.gather(load, 1)  # with the first table the rules come into memory
        before, more = server.kilobytes, load.tables - 1
        await clients.gather(load, more)
        note("kilobytes_per_table", (server.kilobytes - before) / more)
        _note_seen(note, "", await clients.load(load.rate, load.seconds))
        before = server.cpu_seconds
        flat_out = await clients.load(0.0, load.seconds)
        note("most_moves_per_second", flat_out.moves_per_second)
        note("server_milliseconds_per_move", 1000 * (server.cpu_seconds - before) / max(1, flat_out.moves))
        note("storm_sockets", load.tables * load.sockets)
        note("storm_seconds", max(told["seconds"] for told in await clients.all(Order("storm"))))
    async with running_server() as server, _clients(load, server.port) as clients:
        await clients.gather(load, min(load.tables, _BESIDE_BOTS))
        await clients.one(Order("bots", load.game, os.cpu_count() or 1, load.sockets))
        _note_seen(note, "beside_bots_", await clients.load(load.rate, load.seconds))
    return found


@dataclass(frozen=True)
class _Seen:
    milliseconds: list[float]
    moves: int
    moves_per_second: float


def _note_seen(note: Report, prefix: str, seen: _Seen) -> None:
    if len(seen.milliseconds) < 2:
        raise ArchipelError("bench-server-nothing-seen")
    cuts = statistics.quantiles(seen.milliseconds, n=100, method="inclusive")
    note(f"{prefix}moves_per_second", seen.moves_per_second)
    note(f"{prefix}seen_p50_milliseconds", cuts[49])
    note(f"{prefix}seen_p99_milliseconds", cuts[98])


# ---- those who play ------------------------------------------------------------------------------------------


class _Clients:
    def __init__(self, processes: list[asyncio.subprocess.Process]) -> None:
        self._processes = processes

    async def gather(self, load: Load, tables: int) -> None:
        """Have tables opened, and everybody connected."""
        count = len(self._processes)
        shares = [tables // count + (n < tables % count) for n in range(count)]
        orders = [Order("gather", load.game, share, load.sockets) for share in shares]
        await asyncio.gather(*map(self._told, self._processes, orders))

    async def load(self, rate: float, seconds: float) -> _Seen:
        """Have moves made, and see when others see them."""
        told = await self.all(Order("load", rate=rate, seconds=seconds))
        seen = [one for answer in told for one in answer["seen"]]
        moves = sum(answer["moves"] for answer in told)
        return _Seen(seen, moves, sum(answer["moves"] / answer["seconds"] for answer in told))

    async def all(self, order: Order) -> list[dict[str, Any]]:
        """Have all of them do the same."""
        return await asyncio.gather(*(self._told(process, order) for process in self._processes))

    async def one(self, order: Order) -> dict[str, Any]:
        """Have one of them do something."""
        return await self._told(self._processes[0], order)

    async def _told(self, process: asyncio.subprocess.Process, order: Order) -> dict[str, Any]:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(msgspec.json.encode(order) + b"\n")
        line = await process.stdout.readline()
        if not line:
            raise ArchipelError("bench-server-client-failed")
        answer: dict[str, Any] = msgspec.json.decode(line)
        return answer


@asynccontextmanager
async def _clients(load: Load, port: int) -> AsyncIterator[_Clients]:
    processes: list[asyncio.subprocess.Process] = []
    try:
        for luck in range(min(load.clients, load.tables)):
            started = await asyncio.create_subprocess_exec(
                *(sys.executable, "-m", "archipel.server.measuring.client", HOST, str(port), str(luck)),
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                limit=_LONGEST_LINE,
            )
            processes.append(started)  # at once: if the next one fails, this one has to be ended
        yield _Clients(processes)
    finally:
        for process in processes:
            if process.returncode is None:
                process.kill()
            await process.wait()
