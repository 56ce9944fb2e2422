"""A server whose rules are not compiled yet: it begins with interpreted ones, and goes on with compiled ones.

Whether rules are compiled is decided once in a process, when they are imported.  So the process compiles in a child,
and then becomes a new one (`exec`): clients are told to come back, the listening socket stays open, so that whoever
connects meanwhile waits and is not turned away, and the tables are read again from the storage.
"""

from __future__ import annotations

import asyncio
import logging
import os
import socket
import sys

import uvicorn

SOCKET = "ARCHIPEL_SOCKET"
"""The number of a listening socket that a process was handed."""
WARMING = "ARCHIPEL_WARMING"
RULES = "ARCHIPEL_RULES"

log = logging.getLogger("archipel.warming")


def inherited_socket() -> socket.socket | None:
    """The listening socket of the process this one has replaced."""
    number = os.environ.get(SOCKET)
    if number is None:
        return None
    sock = socket.socket(fileno=int(number))
    sock.set_inheritable(False)  # a child that outlives a killed server would keep its port
    return sock


def is_handed_over() -> bool:
    """Whether this process has replaced another."""
    return SOCKET in os.environ


def is_warming() -> bool:
    """Whether rules are interpreted here only until they are compiled."""
    return WARMING in os.environ


def run_interpreted_if_uncompiled(sock: socket.socket) -> None:
    """Begin again with interpreted rules, if people would have to wait for the compiler."""
    from archipel.compiling import needs_compile
    from archipel.games.catalogue import NAMES

    if RULES not in os.environ and needs_compile(NAMES):
        _become(sock, {**os.environ, RULES: "python", WARMING: "1"})


def run_compiled(sock: socket.socket) -> None:
    """Begin again with compiled rules."""
    _become(sock, _compiled_environment())


def _compiled_environment() -> dict[str, str]:
    return {name: value for name, value in os.environ.items() if name not in (RULES, WARMING)}


def _become(sock: socket.socket, environment: dict[str, str]) -> None:
    sock.set_inheritable(True)
    sys.stdout.flush()
    arguments = [sys.executable, "-m", "archipel", *sys.argv[1:]]
    os.execve(sys.executable, arguments, {**environment, SOCKET: str(sock.fileno())})


async def compile_in_child(niceness: int = 0) -> bool:
    """Compile all rules in a process of its own, which ends with this one; whether that went well."""
    child = await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        "archipel.server.compiling",
        env=_compiled_environment(),
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.DEVNULL,
        preexec_fn=lambda: os.nice(niceness),
    )
    try:
        return await child.wait() == 0
    except asyncio.CancelledError:
        child.kill()
        await child.wait()
        raise


class Compiling:
    """The compile beside a server that is warming up."""

    def __init__(self) -> None:
        self.done = False

    async def run(self, server: uvicorn.Server) -> None:
        """Compile all rules in a child, then have the server stop, to begin again with them."""
        if not await compile_in_child(niceness=10):
            log.error("the rules could not be compiled; they stay interpreted")
            return
        log.info("the rules are compiled; going on with them")
        self.done = True
        server.should_exit = True
