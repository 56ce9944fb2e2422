"""The server that is measured: one process on SQLite with full sync, in a folder of its own."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import sys
import tempfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from archipel.compiling import needs_compile
from archipel.errors import ArchipelError
from archipel.games.catalogue import NAMES
from archipel.server.warming import RULES, compile_in_child

HOST = "127.0.0.1"
_STARTING = 60.0
_STOPPING = 30.0
_SECONDS_A_TICK = 1 / os.sysconf("SC_CLK_TCK") if hasattr(os, "sysconf") else 0.01
_KILOBYTES_A_PAGE = os.sysconf("SC_PAGE_SIZE") / 1024 if hasattr(os, "sysconf") else 4.0


async def compile_rules() -> None:
    """Have all rules compiled: else the server would begin with interpreted ones, and go on with others meanwhile."""
    if RULES not in os.environ and needs_compile(NAMES) and not await compile_in_child():
        raise ArchipelError("bench-server-not-compiled")


class Server:
    """The process that is measured."""

    def __init__(self, process: asyncio.subprocess.Process, port: int) -> None:
        self._process = process
        self.port = port

    @property
    def kilobytes(self) -> float:
        """The memory of its process, where the system tells; else 0."""
        try:
            pages = Path(f"/proc/{self._process.pid}/statm").read_text().split()[1]
        except OSError:
            return 0.0
        return int(pages) * _KILOBYTES_A_PAGE

    @property
    def cpu_seconds(self) -> float:
        """The processors' time it has taken, however busy the machine is with others; 0 where the system tells none."""
        try:
            told = Path(f"/proc/{self._process.pid}/stat").read_text()
        except OSError:
            return 0.0
        user, system = told.rpartition(")")[2].split()[11:13]
        return (int(user) + int(system)) * _SECONDS_A_TICK


@asynccontextmanager
async def running_server() -> AsyncIterator[Server]:
    """A server, as long as it is measured."""
    with tempfile.TemporaryDirectory(prefix="archipel-bench-") as folder:
        port = _free_port()
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "archipel", "serve", "--port", str(port)),
            *("--database", f"sqlite:{folder}/tables.sqlite"),
            env={**os.environ, "ARCHIPEL_LIMITS": "100000"},
            stdout=asyncio.subprocess.DEVNULL,
            stderr=asyncio.subprocess.DEVNULL,
        )
        try:
            await _until_it_listens(process, port)
            yield Server(process, port)
        finally:
            await _ended(process)


def _free_port() -> int:
    with socket.create_server((HOST, 0)) as free:
        return int(free.getsockname()[1])


async def _until_it_listens(process: asyncio.subprocess.Process, port: int) -> None:
    try:
        async with asyncio.timeout(_STARTING):
            while process.returncode is None:
                try:
                    _, writer = await asyncio.open_connection(HOST, port)
                except OSError:
                    await asyncio.sleep(0.05)
                    continue
                writer.close()
                return
    except TimeoutError:
        pass
    raise ArchipelError("bench-server-not-started")


async def _ended(process: asyncio.subprocess.Process) -> None:
    if process.returncode is None:
        process.send_signal(signal.SIGTERM)
    try:
        await asyncio.wait_for(process.wait(), _STOPPING)
    except TimeoutError:
        process.kill()
        await process.wait()
