"""A table that somebody is at: what is known of it here, who is connected, and the order in which things happen."""

from __future__ import annotations

import asyncio
import copy
import logging
import time
from collections.abc import Callable, Iterable, Sequence

from archipel.server.audience import Listener, Presence, grouped, presence_of
from archipel.server.messages import written
from archipel.server.refusals import NotThere
from archipel.server.storage import Storage
from archipel.server.storage.records import GATHERING, OVER, PLAYING, Changes, Event, Kept, Row, Said
from archipel.server.tables.play import Play, Step
from archipel.server.tables.showing import (
    Shown,
    events_shown,
    eyes_of,
    moment_shown,
    now_shown_to,
    said_shown,
    state_shown,
    table_shown,
)

log = logging.getLogger("archipel.tables")


class LiveTable:
    """A table, its match and its listeners.  Whoever changes or reads it holds its lock."""

    def __init__(self, kept: Kept, storage: Storage, changed: Callable[[LiveTable], None]) -> None:
        self.lock = asyncio.Lock()
        self.storage = storage
        self.listeners: set[Listener] = set()
        self.elsewhere: dict[str, Presence] = {}
        """Other nodes that have the table in mind."""
        self.deadline: float | None = None
        """When the time for the move runs out."""
        self.stale = False
        """Whether what is known here may differ from what is stored, since storing failed."""
        self.behind = False
        """Whether another node has stored something since."""
        self._away: dict[int, float] = {}
        """Seats nobody plays just now, and since when."""
        self._changed = changed
        self.row = kept.row
        self.chat = kept.chat
        self.play: Play | None = None
        self._told = 0
        """The version that everybody has been told of."""
        self._know(kept.events)
        self.seat_listeners()

    @property
    def id(self) -> str:
        """The table's name."""
        return self.row.id

    @property
    def moment(self) -> tuple[int, int]:
        """What is known here of what is stored: of the table, and of its match."""
        return self.row.revision, 0 if self.play is None else self.play.version

    @property
    def playing(self) -> Play | None:
        """The match, while it goes on."""
        return self.play if self.row.phase == PLAYING else None

    # ---- who is there --------------------------------------------------------------------------------------

    @property
    def here(self) -> Presence:
        """Who is connected to this node."""
        return presence_of(self.listeners)

    @property
    def present(self) -> set[int]:
        """The seats whose people are connected, wherever."""
        return {seat for node in (self.here, *self.elsewhere.values()) for seat in node.seats}

    @property
    def watching(self) -> int:
        """How many watch, wherever."""
        return sum(node.watching for node in (self.here, *self.elsewhere.values()))

    def is_away(self, seat: int, grace: float) -> bool:
        """Whether a seat's people said that they leave, or have been away for so many seconds."""
        now = time.time()
        return seat in self.row.talks.left or now - self._away.get(seat, now) >= grace

    def seats_of(self, visitor: str | None) -> tuple[int, ...]:
        """The seats a visitor holds."""
        return tuple(seat.seat for seat in self.row.seats if visitor in seat.holders)

    def seat_listeners(self) -> None:
        """Who holds what, or who is there, may have changed."""
        for listener in self.listeners:
            listener.seats = self.seats_of(listener.visitor)
        present, now = self.present, time.time()
        self._away = {seat.seat: self._away.get(seat.seat, now) for seat in self.row.seats if seat.seat not in present}
        self._open_eyes()

    def _open_eyes(self) -> None:
        if self.play is not None:
            eyes = {eye for listener in self.listeners for eye in eyes_of(self.play, listener.seats)}
            self.play.close_all_but(eyes)
            for eye in eyes:
                self.play.open(eye)

    # ---- storing -------------------------------------------------------------------------------------------

    async def commit(self, row: Row | None = None, steps: Sequence[Step] = (), said: Said | None = None) -> None:
        """Store what has changed; when that fails, what is known here no longer counts."""
        changes = Changes(self.id, row, [step.event for step in steps], said)
        self.stale = True
        await self.storage.commit(changes)
        self.stale = False
        if row is not None:
            self.row = row
        if said is not None:
            self.chat = [*self.chat[-199:], said]
        if steps:
            self._told = steps[-1].event.version

    async def commit_rematch(self, row: Row) -> None:
        """Store a new table as the rematch of this one."""
        last = copy.deepcopy(self.row)
        last.next_table = row.id
        self.stale = True
        await self.storage.open(row, last=last)
        self.stale = False
        self.row = last

    async def refresh(self) -> None:
        """Learn what has been stored since, here with an uncertain outcome or by another node, and tell everybody."""
        if not (self.stale or self.behind):
            return
        known = 0 if self.stale or self.play is None else self.play.version
        self.behind = False
        try:
            kept = await self.storage.load(self.id, known, self.chat[-1].n if self.chat else 0)
        except BaseException:
            self.behind = True
            raise
        if kept is None:
            raise NotThere("no-such-table")
        anew, self.stale = self.stale, False
        self._catch_up(kept, anew)

    def _catch_up(self, kept: Kept, anew: bool) -> None:
        changed, began = kept.row.revision != self.row.revision, self.play is None
        self.row = kept.row
        news = kept.events
        if began:
            self._know(news)
            news = []
        elif anew:
            self._know(news[: self._told])
            news = news[self._told :]
        self.seat_listeners()
        steps = [self.play.follow(event) for event in news] if self.play is not None else []
        if steps:
            self._told = steps[-1].event.version
            self.tell_steps(steps)
        else:
            self._changed(self)
        if changed:
            self.tell_table()
        if began and self.play is not None:
            self.tell_state()
        elif changed and not steps:
            self.tell_now()
        for said in kept.chat:
            self.chat = [*self.chat[-199:], said]
            self.tell_said(said)

    def _know(self, events: Sequence[Event]) -> None:
        """Know the match, if it has begun, as it is after events that everybody has been told of."""
        if self.row.start is not None and self.row.phase != GATHERING:
            self.play = Play(self.row)
            self.play.replay(events)
            self._told = self.play.version

    async def begin(self, row: Row) -> None:
        """The match begins, where it was left if it comes from elsewhere; draws that are due are made."""
        kept = await self.storage.load(self.id)
        play = Play(row)
        play.replay(kept.events if kept is not None else ())
        steps = play.draw(time.time())
        await self.commit(self.ended(row) if play.match.over else row, steps)
        self.play, self._told = play, play.version

    # ---- telling -------------------------------------------------------------------------------------------

    def tell_table(self) -> None:
        """Send everybody the table."""
        present, watching = self.present, self.watching
        for listener in self.listeners:
            shown = table_shown(self.row, listener.visitor, present, watching, listener.base)
            listener.send(written({"type": "table", "table": shown}))

    def tell_state(self) -> None:
        """Send everybody all there is to see."""
        assert self.play is not None
        for seats, listeners in grouped(self.listeners).items():
            text = written(state_shown(self.play, self.row.talks, self.deadline, seats, self.chat, None, time.time()))
            for listener in listeners:
                listener.send(text)

    def tell_steps(self, steps: Sequence[Step]) -> None:
        """Send everybody what happened, and set in motion what follows from it."""
        assert self.play is not None
        self._changed(self)
        groups = grouped(self.listeners)
        for step in steps:
            nows = self._nows(groups) if step is steps[-1] else dict.fromkeys(groups)
            for seats, shown in events_shown(self.play, step, nows):
                text = written(shown)
                for listener in groups[seats]:
                    listener.send(text)
            step.changes.clear()

    def tell_now(self) -> None:
        """Send everybody what is asked and waited for."""
        if self.play is None:
            return
        groups = grouped(self.listeners)
        for seats, now in self._nows(groups).items():
            text = written({"type": "now", "version": self.play.version, "now": now})
            for listener in groups[seats]:
                listener.send(text)

    def tell_said(self, said: Said) -> None:
        """Send a line of chat to everybody who wants to hear it."""
        text = written({"type": "chat", **said_shown(said)})
        for listener in self.listeners:
            if said.seat not in listener.muted:
                listener.send(text)

    def _nows(self, groups: Iterable[tuple[int, ...]]) -> dict[tuple[int, ...], Shown | None]:
        """What may be done now, for those on different seats."""
        assert self.play is not None
        play, talks = self.play, self.row.talks
        moment = moment_shown(play, talks, self.deadline, time.time())
        return {seats: now_shown_to(play, talks, seats, moment) for seats in groups}

    def ended(self, row: Row) -> Row:
        """The table with its match over."""
        log.info("a match is over", extra={"table": row.id, "game": row.game})
        row = copy.deepcopy(row)
        row.phase, row.changed = OVER, time.time()
        return row
