"""Matches looked over by the bot workers once they are over: a piece at a time, each kept as soon as it is there."""

from __future__ import annotations

import asyncio
import hashlib
import logging
import time
from typing import Any

from archipel.server import messages, shapes
from archipel.server.answering import Answer, Asked, Endpoint
from archipel.server.attending import may_watch
from archipel.server.bots.asking import Question
from archipel.server.bots.pool import BotFailed, Pool
from archipel.server.house import House
from archipel.server.live import LiveTable
from archipel.server.refusals import NotNow, NotThere, TooMuch
from archipel.server.storage import StorageFailed
from archipel.server.storage.analyses import Analysis, JudgedMove, find_analysis, keep_analysis
from archipel.server.storage.records import OVER

MOST_AT_ONCE = 50
PIECE = 2.0
"""Seconds a worker thinks before others have their turn."""
_ABANDONED = 60.0
"""Seconds without a sign of whoever worked on an analysis before somebody else goes on with it."""
_AGAIN_AFTER = 2.0

log = logging.getLogger("archipel.analyses")


class Analysing:
    """The analyses that this server works on."""

    def __init__(self, house: House, pool: Pool) -> None:
        self._house = house
        self._pool = pool
        self._tasks: dict[str, asyncio.Task[None]] = {}

    def __len__(self) -> int:
        return len(self._tasks)

    async def close(self) -> None:
        """Stop; what is judged is kept, and gone on with later."""
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def ask(self, table: LiveTable) -> Analysis:
        """Have a match looked over, unless it is already."""
        question = _question(table)
        found = await self._find(table.id)
        if found is None:
            found = Analysis(table.id, len(question.moves), time.time())
            self._must_have_room()
            await self._keep(found)
            self._begin(question, found)
        else:
            self._go_on(question, found)
        return found

    async def told(self, table: LiveTable) -> Analysis:
        """How far it is; one that nobody works on any more is gone on with."""
        found = await self._find(table.id)
        if found is None:
            raise NotThere("no-analysis")
        self._go_on(_question(table), found)
        return found

    def _go_on(self, question: Question, found: Analysis) -> None:
        abandoned = time.time() - found.touched > _ABANDONED
        if not found.done and not found.failed and abandoned and len(self._tasks) < MOST_AT_ONCE:
            self._begin(question, found)

    def _must_have_room(self) -> None:
        if len(self._tasks) >= MOST_AT_ONCE:
            raise TooMuch("bots-busy")

    def _begin(self, question: Question, analysis: Analysis) -> None:
        if analysis.table not in self._tasks:
            task = asyncio.create_task(self._work(question, analysis))
            self._tasks[analysis.table] = task
            task.add_done_callback(lambda _: self._tasks.pop(analysis.table, None))

    async def _work(self, question: Question, analysis: Analysis) -> None:
        while not analysis.done and not analysis.failed:
            question.judge_from = len(analysis.judged)
            try:
                answer = await self._pool.ask(question)
                analysis.judged = [*analysis.judged, *answer.judged]
                analysis.failed = not answer.judged
            except BotFailed as error:
                log.error("no analysis of table %s: %s", analysis.table, error)
                analysis.failed = True
            except TooMuch:
                await asyncio.sleep(_AGAIN_AFTER)
            try:
                await self._keep(analysis)
            except StorageFailed:  # what was found stays in mind, and is kept with what comes next
                await asyncio.sleep(_AGAIN_AFTER)

    async def _find(self, table: str) -> Analysis | None:
        return await self._house.storage.read(lambda run: find_analysis(run, table))

    async def _keep(self, analysis: Analysis) -> None:
        analysis.touched = time.time()
        kept = Analysis(analysis.table, analysis.moves, analysis.touched, analysis.judged, analysis.failed)
        await self._house.storage.write(lambda run: keep_analysis(run, kept))


def _question(table: LiveTable) -> Question:
    row = table.row
    if table.play is None or row.phase != OVER or row.start is None:
        raise NotNow("table-match-not-over")
    luck = int.from_bytes(hashlib.sha256(row.id.encode()).digest()[:4], "big")
    return Question(row.opener, row.id, row.game, row.start, table.play.match.moves, 0, "", [], luck, PIECE)


class AnalysisApi:
    """The endpoints of analyses."""

    def __init__(self, house: House, analysing: Analysing) -> None:
        self._house = house
        self._analysing = analysing

    def endpoints(self) -> list[Endpoint]:
        """All of them."""
        path, code = "/api/tables/{table}/analysis", {"code": str}
        asked = {200: shapes.Analysis, 202: shapes.Analysis}
        return [
            Endpoint("POST", path, self.analyse, asked, messages.Nothing, code),
            Endpoint("GET", path, self.analysis, {200: shapes.Analysis}, query=code),
        ]

    async def analyse(self, asked: Asked[messages.Nothing]) -> Answer:
        """Have a match looked over."""
        async with self._house.at(asked.table) as table:
            may_watch(table, asked.visitor, asked.code)
            asked.charge(self._house.porter.analysing, asked.visitor)
            found = await self._analysing.ask(table)
            return 200 if found.done else 202, analysis_shown(found, len(table.row.seats))

    async def analysis(self, asked: Asked[None]) -> Answer:
        """How far that is."""
        async with self._house.at(asked.table) as table:
            may_watch(table, asked.visitor, asked.code)
            return 200, analysis_shown(await self._analysing.told(table), len(table.row.seats))


# ---- what is shown -------------------------------------------------------------------------------------------


def analysis_shown(analysis: Analysis, seats: int) -> dict[str, Any]:
    """An analysis as everybody may see it."""
    state = "failed" if analysis.failed else "done" if analysis.done else "thinking" if analysis.judged else "queued"
    return {
        "state": state,
        "progress": round(len(analysis.judged) / max(1, analysis.moves), 3),
        "moves": [_move_shown(judged) for judged in analysis.judged],
        "seats": {str(seat): _sum_shown(analysis.judged, seat) for seat in range(1, seats + 1)},
    }


def _move_shown(judged: JudgedMove) -> dict[str, Any]:
    return {
        "index": judged.index,
        "seat": None if judged.seat is None else str(judged.seat),
        "move": judged.move,
        "shares": _by_seat(judged.shares),
        "share_before": judged.before,
        "share_after": judged.after,
        "best": judged.best,
        "mistake": judged.mistake,
        "luck": None if judged.luck is None else _by_seat(judged.luck),
    }


def _sum_shown(judged: list[JudgedMove], seat: int) -> dict[str, Any]:
    """A seat's skill and luck told apart: what its own moves gave away, and what the draws gave it."""
    own = [move for move in judged if move.seat == seat]
    return {
        "moves": len(own),
        "mistakes": sum(move.mistake for move in own),
        "given_away": round(sum((move.before or 0.0) - (move.after or 0.0) for move in own), 3),
        "luck": round(sum(move.luck[seat - 1] for move in judged if move.luck is not None), 3),
    }


def _by_seat(values: list[float]) -> dict[str, float]:
    return {str(seat): value for seat, value in enumerate(values, 1)}
