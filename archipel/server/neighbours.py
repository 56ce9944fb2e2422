"""The other nodes on the same database: who is at which table there, and which node has bots move.

What matters is stored, and a notice of the database says that there is something to read.  Who is connected where is
only said: each node tells the others who is at the tables it has in mind, and gives a sign of life now and then.  A
node that is silent for long is gone, and so is everybody connected to it.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
import time
from collections.abc import Coroutine, Sequence
from typing import Any

import msgspec

from archipel.server.audience import Presence
from archipel.server.house import House
from archipel.server.live import LiveTable
from archipel.server.storage import Exchange, StorageFailed

BEAT = 2.0
"""Seconds between signs of life."""
_SILENCE = 3.5 * BEAT
_BREATH = 0.02
"""Seconds in which what is to be said is gathered."""
_MOST_TOLD = 100
"""Tables in one message, which has room for 8,000 bytes."""

log = logging.getLogger("archipel.nodes")


class Told(msgspec.Struct, omit_defaults=True):
    """What a node says; with nothing in it, a sign of life."""

    tables: dict[str, Presence | None] = {}
    """Who is at which table; None for one it has forgotten."""
    asks: list[str] = []
    """Tables of which it wants to hear who is there."""
    bye: bool = False


class Neighbours:
    """See `house.Neighbours` and `storage.Hearing`."""

    def __init__(self, house: House, exchange: Exchange) -> None:
        self._house = house
        self._exchange = exchange
        self._seen: dict[str, float] = {}
        """Nodes, and when each was heard last."""
        self._lost: set[str] = set()
        self._told: dict[str, Presence] = {}
        """What was said of tables here."""
        self._to_tell: dict[str, bool] = {}
        """Tables to be spoken of next, and whether to ask the others."""
        self._tasks: set[asyncio.Task[None]] = set()
        self._speaking: asyncio.Task[None] | None = None
        exchange.listen(self)
        self._start(self._beat())

    # ---- what this node says -------------------------------------------------------------------------------

    def look_at(self, table: LiveTable) -> None:
        """Who is at a table here may have changed."""
        if self._told.get(table.id) != table.here:
            self._tell(table.id, ask=table.id not in self._told)
            self._told[table.id] = table.here

    def leave(self, table: LiveTable) -> None:
        """A table is forgotten here."""
        if self._told.pop(table.id, None) is not None:
            self._tell(table.id)

    def _tell(self, name: str, *, ask: bool = False) -> None:
        self._to_tell[name] = ask or self._to_tell.get(name, False)
        if self._speaking is None or self._speaking.done():
            self._speaking = self._start(self._speak())

    async def _speak(self) -> None:
        """Say what is to be said until that has worked."""
        while self._to_tell:
            await asyncio.sleep(_BREATH)
            named = list(self._to_tell.items())[:_MOST_TOLD]
            told = Told({name: self._told.get(name) for name, _ in named}, [name for name, ask in named if ask])
            for name, _ in named:
                del self._to_tell[name]
            if not await self._say(told):
                self._to_tell = dict(named) | self._to_tell
                await asyncio.sleep(BEAT)

    async def _say(self, told: Told) -> bool:
        try:
            await self._exchange.say(msgspec.json.encode(told).decode())
        except StorageFailed:
            return False
        return True

    async def _beat(self) -> None:
        while True:
            await asyncio.sleep(BEAT)
            await self._say(Told())
            silent = [node for node, seen in self._seen.items() if time.monotonic() - seen > _SILENCE]
            for node in silent:
                log.warning("node %s is silent", node)
                self._lost.add(node)
                self._forget(node)

    async def close(self) -> None:
        """Say good-bye."""
        await self._say(Told(bye=True))
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    # ---- what it hears -------------------------------------------------------------------------------------

    def stored(self, tables: Sequence[str]) -> None:
        """Another node has changed tables."""
        for name in tables:
            self._house.is_behind(name)

    def missed(self) -> None:
        """Look at everything again, and ask who is where."""
        self.stored([table.id for table in self._house.everybody()])
        self._ask_anew()

    def heard(self, node: str, text: str) -> None:
        """Another node has said something."""
        try:
            told = msgspec.json.decode(text, type=Told)
        except msgspec.DecodeError:  # a node of another version
            log.warning("node %s says what this one does not understand", node)
            return
        self._seen[node] = time.monotonic()
        if told.bye:
            self._forget(node)
            return
        if node in self._lost:
            self._lost.discard(node)
            self._ask_anew()
        for name, presence in told.tables.items():
            table = self._house.known(name)
            if table is not None:
                self._start(self._place(table, node, presence))
        for name in told.asks:
            if name in self._told:
                self._tell(name)

    def _ask_anew(self) -> None:
        for name in self._told:
            self._tell(name, ask=True)

    def _forget(self, node: str) -> None:
        """A node has gone, and who was connected to it."""
        self._seen.pop(node, None)
        for table in self._house.everybody():
            if node in table.elsewhere:
                self._start(self._place(table, node, None))

    async def _place(self, table: LiveTable, node: str, presence: Presence | None) -> None:
        """Note who is at a table at another node, and tell those who are there here."""
        async with table.lock:
            before = table.present, table.watching
            if presence is None:
                table.elsewhere.pop(node, None)
            else:
                table.elsewhere[node] = presence
            if (table.present, table.watching) != before:
                table.seat_listeners()
                table.tell_table()
            self._house.look_at(table)

    # ---- bots and clocks -----------------------------------------------------------------------------------

    def drives(self, table: LiveTable) -> bool:
        """Whether this node comes first, of those where somebody is connected to a table, or else have it in mind.

        All nodes find the same, unless one has not yet heard of another; then both may make the same move, and the
        log takes one of them.
        """

        def rank(node: str, presence: Presence) -> tuple[bool, bytes]:
            return presence == Presence(), hashlib.sha256(f"{table.id} {node}".encode()).digest()

        own = rank(self._exchange.node, table.here)
        return all(own < rank(node, presence) for node, presence in table.elsewhere.items())

    def _start(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task
