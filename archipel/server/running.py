"""A server process from its settings to its end."""

from __future__ import annotations

import logging
import socket
import sys

import uvicorn

from archipel import __version__
from archipel.errors import ArchipelError
from archipel.server.app import Server
from archipel.server.limits import LARGEST_MESSAGE
from archipel.server.settings import Settings

_PATIENCE = 5
"""Seconds for requests under way when the server stops."""


class _Uvicorn(uvicorn.Server):
    """Uvicorn, which says farewell before it closes anything."""

    def __init__(self, config: uvicorn.Config, server: Server) -> None:
        super().__init__(config)
        self._server = server

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Tell clients to come back, then stop."""
        await self._server.say_farewell()
        await super().shutdown(sockets)


def listening(settings: Settings) -> socket.socket:
    """The socket people connect to; an error in words if it cannot be had."""
    try:
        return socket.create_server((settings.host, settings.port), backlog=2048)
    except OSError as error:
        raise ArchipelError("server-no-port", host=settings.host, port=str(settings.port)) from error


def serve(settings: Settings, sock: socket.socket) -> None:
    """Serve until the process is asked to stop."""
    logging.basicConfig(level=logging.INFO, stream=sys.stderr, format="%(asctime)s %(levelname)s %(name)s %(message)s")
    logging.getLogger("archipel").info("archipel %s, rules %s", __version__, __version__)
    server = Server(settings)
    config = uvicorn.Config(
        server.app(),
        log_config=None,
        access_log=False,  # addresses hold nothing secret, but nobody needs them kept either
        ws_max_size=LARGEST_MESSAGE,
        ws_ping_interval=None,
        timeout_graceful_shutdown=_PATIENCE,
        server_header=False,
    )
    _Uvicorn(config, server).run(sockets=[sock])
