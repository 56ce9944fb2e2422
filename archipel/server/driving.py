"""What goes on by itself at a table: bots move, and time runs out."""

from __future__ import annotations

import asyncio
import hashlib
import logging
import time
from collections.abc import Awaitable
from dataclasses import dataclass

from archipel.errors import ArchipelError
from archipel.server import deeds
from archipel.server.advising import Advising, Moment
from archipel.server.audience import Listener
from archipel.server.bots.asking import Question
from archipel.server.bots.pool import BotFailed, Pool
from archipel.server.house import House
from archipel.server.live import LiveTable
from archipel.server.refusals import NotNow, NotThere, TooMuch
from archipel.server.storage import Conflict, StorageFailed
from archipel.server.storage.records import BOT, Row
from archipel.server.tables.choices import moves_of
from archipel.server.tables.play import Play

WARM_LEVEL = "strong"
"""Who keeps a seat warm."""
THINKING = 5.0
"""Seconds for a bot's move."""
BLUFFS = frozenset({"defend", "repel"})
"""Phases where a seat answers out of its hand: how long a bot takes must not tell what it holds."""
BLUFF_DELAY = 2.0
_BLUFF_THINKING = 1.0
_AGAIN_AFTER = 2.0

log = logging.getLogger("archipel.tables")


@dataclass
class Due:
    """A move that somebody has to make who is no person, or whose time is running."""

    version: int
    seat: int
    at: float
    """When it is due."""
    task: asyncio.Task[None] | None = None


class Driving:
    """Bots and clocks of all tables; see `parts.Driver`."""

    def __init__(self, house: House, pool: Pool) -> None:
        self._house = house
        self._pool = pool
        self._due: dict[str, Due] = {}
        self._advising = Advising(pool)

    def look_at(self, table: LiveTable) -> None:
        """See whose move is due, and have it made when it is, if that is for this node to do."""
        due = self._next(table)
        table.deadline = due.at if due is not None and not _is_bots(table.row, due.seat) else None
        if not self._house.drives(table):
            due = None
        known = self._due.get(table.id)
        if due and known and (known.version, known.seat) == (due.version, due.seat) and known.at <= due.at:
            return
        self.leave(table)
        if due is not None:
            self._due[table.id] = due
            due.task = asyncio.create_task(self._make(table.id, due))

    def leave(self, table: LiveTable) -> None:
        """Nothing is due there any more."""
        due = self._due.pop(table.id, None)
        if due is not None and due.task is not None and due.task is not asyncio.current_task():
            due.task.cancel()

    async def close(self) -> None:
        """Stop everything."""
        tasks = [due.task for due in self._due.values() if due.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self._advising.close()

    def _next(self, table: LiveTable) -> Due | None:
        play = table.playing
        if play is None or play.actor is None:
            return None
        now = time.time()
        if _is_bots(table.row, play.actor):
            bluffs = play.shared_view["phase"] in BLUFFS
            return Due(play.version, play.actor, now + (BLUFF_DELAY if bluffs else self._house.settings.bot_pause))
        if table.row.move_time is not None:
            # by the log, so that all nodes agree; but the clock does not run before this one is there
            began = play.history[-1].event.at if play.history else table.row.changed
            return Due(play.version, play.actor, max(began, self._house.began) + table.row.move_time)
        return None

    # ---- moves ---------------------------------------------------------------------------------------------

    async def _make(self, name: str, due: Due) -> None:
        """Make a move when it is due; as long as that fails, try again."""
        while True:
            try:
                await self._try(name, due)
                return
            except Conflict:  # another node was faster: look again
                continue
            except NotThere:
                return
            except (StorageFailed, NotNow, TooMuch):  # NotNow: somebody asked to wait before the draw
                pass
            except (BotFailed, ArchipelError) as error:
                log.error("a bot failed at table %s: %s", name, error)
            await asyncio.sleep(_AGAIN_AFTER)

    async def _try(self, name: str, due: Due) -> None:
        async with self._house.at(name) as table:
            play = table.playing
            if play is None or play.version != due.version:
                return
            bot = _is_bots(table.row, due.seat)
            bluffs = play.shared_view["phase"] in BLUFFS
            question = _question(table.row, play, due.seat, _BLUFF_THINKING if bluffs else THINKING)
        if not bot:
            await asyncio.sleep(max(0.0, due.at - time.time()))
        answer = await self._pool.ask(question)
        late = time.time() - due.at
        # an answer that is late waits for the next beat, so that not even a busy server tells what was thought about
        await asyncio.sleep(-late if late < 0 else BLUFF_DELAY - late % BLUFF_DELAY if bluffs else 0.0)
        async with self._house.at(name) as table:
            play = table.playing
            if play is None or play.version != due.version or answer.move is None:
                return
            mover = int(play.match.mover(answer.move))
            steps = await deeds.make_move(table, mover, answer.move, due.version, None)
            table.tell_steps(steps)
            if table.playing is None:
                table.tell_table()

    # ---- advice --------------------------------------------------------------------------------------------

    def advise(self, table: LiveTable, seat: int, listener: Listener) -> None:
        """Send a listener advice for a seat, when it is found."""
        self._advising.advise(*self._to_advise(table, seat, listener.visitor), listener)

    def hint(self, table: LiveTable, seat: int, visitor: str) -> Awaitable[str]:
        """Advice for a seat, as the text of a message."""
        return self._advising.hint(*self._to_advise(table, seat, visitor))

    def _to_advise(self, table: LiveTable, seat: int, visitor: str | None) -> tuple[Question, Moment]:
        play = table.playing
        assert play is not None
        question = _question(table.row, play, seat, THINKING / 2)
        question.level, question.luck, question.owner = "", play.version, visitor or question.owner
        return question, (table.id, play.version, seat)


def _is_bots(row: Row, seat: int) -> bool:
    return row.seats[seat - 1].kind == BOT or row.seats[seat - 1].warm


def _question(row: Row, play: Play, seat: int, seconds: float) -> Question:
    """What a bot is asked: the moves of the seat to move, and in a team those of the other bots."""
    assert row.start is not None
    choices = play.choices()
    able = [other for other in choices if other == seat or _is_bots(row, other)]
    return Question(
        owner=row.opener,
        table=row.id,
        game=row.game,
        start=row.start,
        moves=play.match.moves,
        seat=seat,
        level=row.seats[seat - 1].level or WARM_LEVEL,
        legal=sorted(move for other in able for move in moves_of(choices[other])),
        luck=_luck(row, seat),
        seconds=seconds,
    )


def _luck(row: Row, seat: int) -> int:
    """A number for a bot's own luck: nothing that is secret goes into it."""
    return int.from_bytes(hashlib.sha256(f"{row.id} {seat}".encode()).digest()[:4], "big")
