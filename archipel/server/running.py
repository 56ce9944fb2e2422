"""A server process from its settings to its end."""

from __future__ import annotations

import gc
import logging
import signal
import socket
import sys

import uvicorn

from archipel import __version__
from archipel.errors import ArchipelError
from archipel.server import warming
from archipel.server.app import Server
from archipel.server.limits import LARGEST_MESSAGE
from archipel.server.logs import write_logs
from archipel.server.settings import Settings
from archipel.server.wire import Wire

_PATIENCE = 5
"""Seconds for requests under way when the server stops."""
_YOUNG_OBJECTS, _YOUNG_LOOKS, _LOOKS = 5_000, 10, 50
"""More objects than before, and Python looks for cycles among the new ones; after so many looks among those of the last
of them, and after so many of these among all.  A move makes a thousand and sets as many free, so that by its own count
(700, 10, 10) it would look at every move, and all the time through all tables.  With tens of thousands a look takes so
long that people wait for it."""


class _Uvicorn(uvicorn.Server):
    """Uvicorn, which says farewell before it closes anything."""

    def __init__(self, config: uvicorn.Config, server: Server) -> None:
        super().__init__(config)
        self._server = server

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Open the storage, then start."""
        await self._server.open()
        await super().startup(sockets)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Tell clients to come back, then stop."""
        await self._server.say_farewell()
        await super().shutdown(sockets)


def listening(settings: Settings) -> socket.socket:
    """The socket people connect to; an error in words if it cannot be had."""
    inherited = warming.inherited_socket()
    if inherited is not None:
        return inherited
    try:
        return socket.create_server((settings.host, settings.port), backlog=2048)
    except OSError as error:
        raise ArchipelError("server-no-port", host=settings.host, port=str(settings.port)) from error


def serve(settings: Settings, sock: socket.socket) -> None:
    """Serve until the process is asked to stop."""
    write_logs()
    logging.getLogger("archipel").info("archipel %s, rules %s", __version__, __version__)
    gc.set_threshold(_YOUNG_OBJECTS, _YOUNG_LOOKS, _LOOKS)
    server = Server(settings)
    compiling = warming.Compiling() if warming.is_warming() else None
    config = uvicorn.Config(
        server.app(),
        log_config=None,
        access_log=False,  # addresses hold nothing secret, but nobody needs them kept either
        ws=Wire,
        ws_max_size=LARGEST_MESSAGE,
        ws_ping_interval=None,
        # a move is told in 9 kB, which to deflate takes a quarter of the time of the move and 50 kB for each connection
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=_PATIENCE,
        server_header=False,
        proxy_headers=bool(settings.trusted_proxies),
        forwarded_allow_ips=list(settings.trusted_proxies),
    )
    running = _Uvicorn(config, server)
    # uvicorn raises the signal that stopped it once more at its end, and a server that was asked to stop has not failed
    signal.signal(signal.SIGTERM, lambda *_: None if running.started else sys.exit(0))
    if compiling is not None:
        server.beside = lambda: compiling.run(running)
    running.run(sockets=[sock.dup()])
    if compiling is not None and compiling.done:
        warming.run_compiled(sock)
