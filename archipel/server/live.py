"""A table that somebody is at: what is known of it here, who is connected, and the order in which things happen."""

from __future__ import annotations

import asyncio
import copy
import time
from collections.abc import Callable, Iterable, Sequence
from typing import Protocol

from archipel.errors import ArchipelError
from archipel.server.messages import written
from archipel.server.storage import Conflict, Storage, StorageFailed
from archipel.server.storage.records import GATHERING, OVER, PLAYING, Changes, Kept, Row, Said
from archipel.server.tables.play import Play, Step
from archipel.server.tables.showing import Talks, event_shown, eyes_of, now_shown, state_shown, table_shown


class Listener(Protocol):
    """A connection, as a table knows it."""

    visitor: str | None
    base: str
    seats: tuple[int, ...]

    def send(self, text: str) -> None:
        """Send a message, some time soon."""

    def complain(self, error: ArchipelError, about: str) -> None:
        """Say why something was not done."""


class LiveTable:
    """A table, its match and its listeners.  Whoever changes or reads it holds its lock."""

    def __init__(self, kept: Kept, storage: Storage, changed: Callable[[LiveTable], None]) -> None:
        self.lock = asyncio.Lock()
        self.storage = storage
        self.listeners: set[Listener] = set()
        self.talks = Talks()
        self.away: dict[int, float] = {}
        """Seats nobody plays from here just now, and since when; 0 for one whose people said that they leave."""
        self.stale = False
        """Whether what is known here may differ from what is stored."""
        self._changed = changed
        self._take(kept)
        self.seat_listeners()

    def _take(self, kept: Kept) -> None:
        self.row = kept.row
        self.chat = kept.chat
        self.play: Play | None = None
        if kept.row.start is not None and kept.row.phase != GATHERING:
            self.play = Play(kept.row)
            self.play.replay(kept.events)
            self._open_eyes()
        self.stale = False

    @property
    def id(self) -> str:
        """The table's name."""
        return self.row.id

    @property
    def playing(self) -> Play | None:
        """The match, while it goes on."""
        return self.play if self.row.phase == PLAYING else None

    @property
    def present(self) -> set[int]:
        """The seats whose people are connected."""
        return {seat for listener in self.listeners for seat in listener.seats}

    # ---- storing -------------------------------------------------------------------------------------------

    async def refresh(self) -> None:
        """Read the table again if what is known here may be wrong."""
        if self.stale:
            kept = await self.storage.load(self.id)
            assert kept is not None
            self._take(kept)

    async def commit(self, row: Row | None = None, steps: Sequence[Step] = (), said: Said | None = None) -> None:
        """Store what has changed; when that fails, what is known here no longer counts."""
        changes = Changes(self.id, row, [step.event for step in steps], said)
        self.stale = True
        try:
            await self.storage.commit(changes)
        except Conflict as error:
            raise StorageFailed from error
        self.stale = False
        if row is not None:
            self.row = row
        if said is not None:
            self.chat = [*self.chat[-199:], said]

    # ---- telling -------------------------------------------------------------------------------------------

    def seats_of(self, visitor: str | None) -> tuple[int, ...]:
        """The seats a visitor holds."""
        return tuple(seat.seat for seat in self.row.seats if visitor in seat.holders)

    def seat_listeners(self) -> None:
        """Who holds what may have changed."""
        for listener in self.listeners:
            listener.seats = self.seats_of(listener.visitor)
        present, now = self.present, time.time()
        self.away = {
            seat.seat: self.away.get(seat.seat, now)
            for seat in self.row.seats
            if seat.seat not in present or self.away.get(seat.seat) == 0.0
        }
        self._open_eyes()

    def _open_eyes(self) -> None:
        if self.play is not None:
            eyes = {eye for listener in self.listeners for eye in eyes_of(self.play, listener.seats)}
            self.play.close_all_but(eyes)
            for eye in eyes:
                self.play.open(eye)

    def tell_table(self) -> None:
        """Send everybody the table."""
        present, watching = self.present, sum(not listener.seats for listener in self.listeners)
        for listener in self.listeners:
            shown = table_shown(self.row, listener.visitor, present, watching, listener.base)
            listener.send(written({"type": "table", "table": shown}))

    def tell_state(self) -> None:
        """Send everybody all there is to see."""
        assert self.play is not None
        for seats, listeners in self._grouped():
            text = written(state_shown(self.play, self.talks, seats, self.chat, None, time.time()))
            for listener in listeners:
                listener.send(text)

    def tell_steps(self, steps: Sequence[Step]) -> None:
        """Send everybody what happened, and set in motion what follows from it."""
        assert self.play is not None
        self._changed(self)
        for seats, listeners in self._grouped():
            now = now_shown(self.play, self.talks, seats, time.time())
            for step in steps:
                text = written(event_shown(self.play, step, seats, now if step is steps[-1] else None))
                for listener in listeners:
                    listener.send(text)

    def tell_now(self) -> None:
        """Send everybody what is asked and waited for."""
        if self.play is None:
            return
        for seats, listeners in self._grouped():
            now = now_shown(self.play, self.talks, seats, time.time())
            text = written({"type": "now", "version": self.play.version, "now": now})
            for listener in listeners:
                listener.send(text)

    def _grouped(self) -> Iterable[tuple[tuple[int, ...], list[Listener]]]:
        """Listeners who are sent the same."""
        groups: dict[tuple[int, ...], list[Listener]] = {}
        for listener in self.listeners:
            groups.setdefault(listener.seats, []).append(listener)
        return groups.items()

    def ended(self, row: Row) -> Row:
        """The table with its match over."""
        row = copy.deepcopy(row)
        row.phase, row.changed = OVER, time.time()
        return row
