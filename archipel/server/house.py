"""All tables: read from the storage when somebody comes, forgotten when everybody has gone."""

from __future__ import annotations

import asyncio
import logging
import re
import time
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager

from archipel.compiling import prepare
from archipel.errors import IllegalMove, PositionError
from archipel.games.catalogue import definition
from archipel.server import deeds
from archipel.server.again import again_after_conflict
from archipel.server.audience import Listener
from archipel.server.live import LiveTable
from archipel.server.parts import Connected, Driver, Neighbours
from archipel.server.porter import Porter
from archipel.server.refusals import BY_KNOWLEDGE, NotNow, NotThere, OtherRules, TooMuch
from archipel.server.settings import Settings
from archipel.server.storage import Conflict, Storage, StorageFailed
from archipel.server.storage.records import GATHERING, PLAYING, Event, Kept, Row
from archipel.server.storage.statements import count_opened
from archipel.server.tables import rematching, seating

_ID = re.compile(r"[a-z2-9]{14}")
_MOST_IDLE = 2_000
"""Tables without anybody that are kept in mind."""
_AGAIN_AFTER = 0.5


log = logging.getLogger("archipel.tables")


class House:
    """The tables of this server."""

    storage: Storage

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.porter = Porter(settings)
        self.driver: Driver | None = None
        self.connections: set[Connected] = set()
        """Everybody who hears what happens as it happens."""
        self.neighbours: Neighbours | None = None
        self.began = time.time()
        self._tables: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Future[LiveTable]] = {}
        self._overtaken: set[str] = set()
        """Tables that another node has changed while they were being loaded."""
        self._looking: dict[str, asyncio.Task[None]] = {}
        self._ready: dict[str, asyncio.Future[None]] = {}

    async def ready(self, game: str) -> None:
        """Have a game's rules loaded, the first time in a thread beside."""
        known = definition(game)
        if game not in self._ready:
            self._ready[game] = asyncio.ensure_future(asyncio.to_thread(prepare, known))
        await asyncio.shield(self._ready[game])

    async def add(self, row: Row, events: Sequence[Event] = ()) -> None:
        """A new table, perhaps with events of a match from elsewhere."""
        await self.ready(row.game)
        await self.storage.open(row, events)
        log.info("a table was opened", extra={"table": row.id, "game": row.game})
        self._keep(LiveTable(Kept(row, list(events), []), self.storage, self.look_at))

    def is_behind(self, name: str) -> None:
        """Another node has changed a table: whoever is at it here hears of it."""
        if name in self._loading:
            self._overtaken.add(name)
        table = self._tables.get(name)
        if table is not None:
            table.behind = True
            if name not in self._looking and (table.listeners or self.drives(table)):
                self._looking[name] = asyncio.create_task(self._look_again(table))

    async def _look_again(self, table: LiveTable) -> None:
        try:
            while table.behind:
                try:
                    async with self.at(table.id):
                        pass
                except StorageFailed:
                    await asyncio.sleep(_AGAIN_AFTER)
                except NotThere:
                    return
        finally:  # at once, not by a callback later: a notice that comes in between would wake nobody
            del self._looking[table.id]

    def known(self, name: str) -> LiveTable | None:
        """A table, if it is kept in mind."""
        return self._tables.get(name)

    def drives(self, table: LiveTable) -> bool:
        """Whether it is for this node to have bots and clocks move at a table."""
        return self.neighbours is None or self.neighbours.drives(table)

    @asynccontextmanager
    async def at(self, name: str, seen: int | None = None) -> AsyncIterator[LiveTable]:
        """A table, with its lock held, for somebody who has seen so many events; `NotThere` if there is none.

        What is refused there is refused by what is stored: if another node has changed the table, of which this one has
        not heard yet, there is a `Conflict` instead, and whoever asked is to try again (`again_after_conflict`).
        """
        table = await self._found(name)
        async with table.lock:
            if self._is_shared and (seen or 0) > table.moment[1]:
                table.behind = True
            await self._refresh(table)
            try:
                yield table
            except BY_KNOWLEDGE as refusal:
                if self._is_shared and await self._was_behind(table):
                    raise Conflict from refusal
                raise

    @property
    def _is_shared(self) -> bool:
        """Whether other nodes write to the same storage."""
        return self.storage.exchange is not None

    async def _refresh(self, table: LiveTable) -> None:
        try:
            await table.refresh()
        except NotThere:  # somebody has deleted it
            self._drop(table)
            raise

    async def _was_behind(self, table: LiveTable) -> bool:
        """Whether another node has changed a table since it was last read here."""
        before = table.moment
        table.behind = True
        await self._refresh(table)
        return table.moment != before

    async def _found(self, name: str) -> LiveTable:
        if name in self._tables:
            return self._tables[name]
        if not _ID.fullmatch(name):
            raise NotThere("no-such-table")
        if name not in self._loading:
            self._loading[name] = asyncio.ensure_future(self._load(name))
            self._loading[name].add_done_callback(lambda _: self._loaded(name))
        return await asyncio.shield(self._loading[name])

    async def _load(self, name: str) -> LiveTable:
        kept = await self.storage.load(name)
        if kept is None:
            raise NotThere("no-such-table")
        await self.ready(kept.row.game)
        try:
            table = LiveTable(kept, self.storage, self.look_at)
        except (IllegalMove, PositionError) as error:
            log.error("a match does not hold by these rules", extra={"table": name, "game": kept.row.game})
            raise OtherRules(kept.row.rules, error) from error
        table.behind = name in self._overtaken
        self._keep(table)
        self.look_at(table)
        return table

    def _loaded(self, name: str) -> None:
        self._loading.pop(name, None)
        self._overtaken.discard(name)

    def _keep(self, table: LiveTable) -> None:
        self._tables[table.id] = table
        if len(self._tables) > _MOST_IDLE:
            idle = [other for other in self._tables.values() if not other.listeners and not other.lock.locked()]
            for other in idle[: len(self._tables) - _MOST_IDLE]:
                if other is not table:
                    self._drop(other)

    def _drop(self, table: LiveTable) -> None:
        self._tables.pop(table.id, None)
        for part in (self.driver, self.neighbours):
            if part is not None:
                part.leave(table)

    def look_at(self, table: LiveTable) -> None:
        """Something has changed at a table: see whether a bot or a clock is due, and tell other nodes who is there."""
        for part in (self.driver, self.neighbours):
            if part is not None:
                part.look_at(table)

    async def check_room_for_table(self, visitor: str) -> None:
        """Refuse a visitor who has opened more tables than he can play at."""
        most = self.porter.most_tables
        if await self.storage.read(lambda run: count_opened(run, visitor)) >= most:
            raise TooMuch("too-many-tables", most=str(most))

    def advise(self, table: LiveTable, seat: int, listener: Listener) -> None:
        """Send somebody a hint for a seat that is to move, when it is found."""
        if self.driver is None:
            raise NotNow("no-advice")
        self.driver.advise(table, seat, listener)

    async def read_again(self, name: str) -> None:
        """What is stored of a table was changed past it: whoever is there sees how it is now."""
        table = self._tables.get(name)
        if table is not None:
            async with table.lock:
                table.chat, table.stale = [], True
            async with self.at(name):
                table.tell_table()

    def everybody(self) -> list[LiveTable]:
        """The tables kept in mind."""
        return list(self._tables.values())

    @again_after_conflict
    async def change(self, name: str, change: Callable[[Row], Row]) -> Row:
        """Change who sits at a table, store that and tell everybody."""
        async with self.at(name) as table:
            row = change(table.row)
            if row.phase != table.row.phase:
                log.info("a table changes", extra={"table": row.id, "game": row.game, "phase": row.phase})
            began = table.row.phase == GATHERING and row.phase == PLAYING
            await (table.begin(row) if began else table.commit(row))
            table.seat_listeners()
            table.tell_table()
            if began:
                table.tell_state()
            self.look_at(table)
            return table.row

    @again_after_conflict
    async def leave(self, name: str, visitor: str, seats: Sequence[int]) -> Row:
        """A visitor gives seats back, or, once the match has begun, goes: others may have a bot play for him."""
        async with self.at(name) as table:
            if table.row.phase != GATHERING:
                for seat in seats:
                    seating.must_hold(table.row, visitor, seat)
                await deeds.say_good_bye(table, seats)
                return table.row
        return await self.change(name, lambda row: seating.left(row, visitor, seats, time.time()))

    @again_after_conflict
    async def rematch(self, name: str, visitor: str) -> Row:
        """The table where a match is played again; the same, whoever asks for it and how often."""
        async with self.at(name) as table:
            row = rematching.rematch_of(table.row, visitor, time.time())
            if table.row.next_table is None:
                await table.commit_rematch(row)
                table.tell_table()
            following = table.row.next_table
        assert following is not None
        async with self.at(following) as again:
            return again.row
