"""What hosts and their tools ask a server: whether it is well, and how much goes on."""

from __future__ import annotations

import asyncio
import time
from collections import Counter

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from archipel import __version__
from archipel.server.analysing import Analysing
from archipel.server.answering import refused
from archipel.server.bots.pool import Pool
from archipel.server.house import House
from archipel.server.metrics import Metrics
from archipel.server.porter import is_within
from archipel.server.refusals import NotYours
from archipel.server.storage import StorageFailed

_PATIENCE = 5.0
_FRESH = {"Cache-Control": "no-store"}
_FORM = "text/plain; version=0.0.4; charset=utf-8"


class Hosting:
    """`/health` and `/metrics`."""

    def __init__(self, house: House, pool: Pool, analysing: Analysing) -> None:
        self._house = house
        self._metrics = Metrics()
        self.answers: Counter[str] = self._metrics.counter("archipel_http_answers_total", "Answers over HTTP by status")
        self._watch(pool, analysing)

    def routes(self) -> list[Route]:
        """Both of them."""
        return [Route("/health", self.health), Route("/metrics", self.metrics)]

    def _watch(self, pool: Pool, analysing: Analysing) -> None:
        house, tell = self._house, self._metrics.tell
        began = time.time()
        tell("archipel_info", "The program", "gauge", lambda: 1, f'version="{__version__}"')
        tell("archipel_started_seconds", "When the process began, since 1970", "gauge", lambda: began)
        tell("archipel_events_total", "Moves, draws and takings back stored", "counter", lambda: house.storage.events)
        tell("archipel_connections", "WebSockets and streams open", "gauge", lambda: len(house.connections))
        tell("archipel_tables", "Tables in memory", "gauge", lambda: len(house.everybody()))
        tell("archipel_bot_questions_waiting", "Questions no bot thinks about yet", "gauge", lambda: pool.waiting)
        tell("archipel_bot_workers", "Processes that think", "gauge", lambda: pool.workers)
        tell("archipel_bot_workers_busy", "Processes that think about something", "gauge", lambda: pool.busy)
        tell("archipel_bot_workers_lost_total", "Processes that died", "counter", lambda: pool.lost)
        tell("archipel_analyses", "Matches being looked over", "gauge", lambda: len(analysing))

    async def health(self, _: Request) -> Response:
        """Well, if the storage answers."""
        try:
            async with asyncio.timeout(_PATIENCE):
                await self._house.storage.read(lambda run: list(run("SELECT 1")))
        except (StorageFailed, TimeoutError):
            return PlainTextResponse("the storage fails\n", 503, headers=_FRESH)
        return PlainTextResponse("ok\n", headers=_FRESH)

    async def metrics(self, request: Request) -> Response:
        """Numbers for Prometheus; only for the machines that were named."""
        settings = self._house.settings
        through_proxy = "x-forwarded-for" in request.headers and not settings.trusted_proxies
        if through_proxy or not is_within(request, settings.metrics_from):
            return refused(NotYours("metrics-not-for-you"), request)
        return PlainTextResponse(self._metrics.text(), headers=_FRESH, media_type=_FORM)
