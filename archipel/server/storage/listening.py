"""What the nodes on one PostgreSQL tell each other: LISTEN and NOTIFY."""

from __future__ import annotations

import asyncio
import logging
from typing import Any

import psycopg

from archipel.server.storage import Hearing
from archipel.server.storage.clerk import Clerk, Piece
from archipel.server.storage.statements import Run

STORED, SAID = "archipel_stored", "archipel_said"
"""Channels: what the database tells of each change, and what nodes say themselves."""
_SILENCE = 10.0
"""Seconds without a word, not even of this node's own, after which the connection counts as lost."""
_AGAIN_AFTER = 0.5
PATIENCE = 5
"""Seconds to wait for a connection, or for what another node has locked."""

log = logging.getLogger("archipel.storage")


class PostgresExchange:
    """See `Exchange`."""

    def __init__(self, address: str, node: str, writer: Clerk, run: Run) -> None:
        self.node = node
        self._address = address
        self._writer = writer
        self._run = run
        self._listening: asyncio.Task[None] | None = None

    async def say(self, text: str) -> None:
        """Tell all other nodes."""
        await self._writer.do(Piece(lambda: self._run("SELECT pg_notify(?, ?)", SAID, f"{self.node} {text}")))

    def listen(self, hearing: Hearing) -> None:
        """From now on, pass on what is heard."""
        self._listening = asyncio.create_task(self._listen_for_ever(hearing))

    async def close(self) -> None:
        """Listen no longer."""
        if self._listening is not None:
            self._listening.cancel()
            await asyncio.gather(self._listening, return_exceptions=True)

    async def _listen_for_ever(self, hearing: Hearing) -> None:
        while True:
            try:
                await self._listen(hearing)
                log.warning("the database is silent; connecting anew")
            except psycopg.OperationalError as error:
                log.warning("the database is out of reach, trying again: %s", " ".join(str(error).split()))
            except Exception:  # whatever went wrong, a node must not go deaf
                log.exception("could not take in what another node did")
            await asyncio.sleep(_AGAIN_AFTER)

    async def _listen(self, hearing: Hearing) -> None:
        connected = await psycopg.AsyncConnection[Any].connect(self._address, autocommit=True, connect_timeout=PATIENCE)
        async with connected as link:
            for channel in (STORED, SAID):
                await link.execute(f"LISTEN {channel}".encode())
            log.info("listening to other nodes as node %s", self.node)
            hearing.missed()  # now that nothing more is
            while True:
                heard = False
                async for notice in link.notifies(timeout=_SILENCE):
                    heard = True
                    self._pass_on(hearing, notice)
                if not heard:
                    return

    def _pass_on(self, hearing: Hearing, notice: psycopg.Notify) -> None:
        node, _, text = notice.payload.partition(" ")
        if node == self.node:
            return
        if notice.channel == STORED:
            hearing.stored(text.split())
        else:
            hearing.heard(node, text)
