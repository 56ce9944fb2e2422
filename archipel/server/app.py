"""The server as one ASGI application."""

from __future__ import annotations

import asyncio
import contextlib
from collections import Counter
from collections.abc import AsyncIterator, Callable, Coroutine, Mapping
from contextlib import asynccontextmanager
from typing import Any

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Mount, Route, WebSocketRoute
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket

from archipel.errors import ArchipelError
from archipel.server import security
from archipel.server.analysing import Analysing, AnalysisApi
from archipel.server.answering import Endpoint, base_of, failed, guarded, refused_by_address
from archipel.server.bots.pool import Pool
from archipel.server.connection import Connection
from archipel.server.driving import Driving
from archipel.server.hosting import Hosting
from archipel.server.house import House
from archipel.server.http import Api
from archipel.server.lessons import LessonApi
from archipel.server.messages import written
from archipel.server.moderating import Moderating, ModerationApi
from archipel.server.neighbours import Neighbours
from archipel.server.openapi import openapi_endpoint
from archipel.server.outgoing import COME_BACK, NOT_ALLOWED, TOO_MUCH
from archipel.server.page import page_at
from archipel.server.programs import ProgramApi
from archipel.server.refusals import NotYours, TooMuch
from archipel.server.replaying import ReplayApi
from archipel.server.settings import Settings
from archipel.server.storage import open_storage

_COME_BACK_AFTER = 1.5
_FAREWELL = 2.0
"""Seconds for clients to hear that they should come back."""


class Server:
    """Everything that runs in a server process."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self._house = House(settings)
        self._pool = Pool(settings.bot_workers)
        self._analysing = Analysing(self._house, self._pool)
        self._hosting = Hosting(self._house, self._pool, self._analysing)
        self._moderating = Moderating(self._house)
        self._leaving = False
        self.beside: Callable[[], Coroutine[Any, Any, None]] | None = None
        """What runs beside the server as long as it does."""

    async def open(self) -> None:
        """Open the storage; an error in words if it cannot be had."""
        self._house.storage = await open_storage(self.settings.database)

    def app(self) -> ASGIApp:
        """The application, to be run by an ASGI server."""
        own: list[BaseRoute] = [
            *(Route(e.path, guarded(e, self._house), methods=[e.method]) for e in self._endpoints()),
            WebSocketRoute("/api/tables/{table}/play", self._play),
            Route("/api/{path:path}", _no_such_address),
            *self._hosting.routes(),
            Route("/{path:path}", page_at(self.settings.prefix)),
        ]
        # a proxy may take the prefix off the path, or leave it there
        mounted: list[BaseRoute] = [Mount(self.settings.prefix, routes=own)] if self.settings.prefix else []
        refusals = {HTTPException: refused_by_address, Exception: failed}
        app = Starlette(routes=[*mounted, *own], lifespan=self._lifespan, exception_handlers=refusals)
        return _with_headers(app, security.headers_for(self.settings), self._hosting.answers)

    def _endpoints(self) -> list[Endpoint]:
        house = self._house
        parts = (
            Api(house),
            ProgramApi(house),
            AnalysisApi(house, self._analysing),
            ModerationApi(house),
            ReplayApi(house),
            LessonApi(),
        )
        endpoints = [endpoint for part in parts for endpoint in part.endpoints()]
        return [*endpoints, openapi_endpoint(endpoints, self.settings.prefix)]

    @asynccontextmanager
    async def _lifespan(self, _: Starlette) -> AsyncIterator[None]:
        storage = self._house.storage
        driving = Driving(self._house, self._pool)
        self._house.driver = driving
        neighbours = Neighbours(self._house, storage.exchange) if storage.exchange else None
        self._house.neighbours = neighbours
        beside = [asyncio.create_task(work()) for work in (self._moderating.run, self.beside) if work is not None]
        yield
        for task in beside:
            task.cancel()
        await asyncio.gather(*beside, return_exceptions=True)
        await driving.close()
        await self._analysing.close()
        await self._pool.close()
        if neighbours is not None:
            await neighbours.close()
        await storage.close()

    async def _play(self, socket: WebSocket) -> None:
        try:
            security.check_origin(socket, self.settings)
            visitor = security.visitor_of(socket)
        except ArchipelError:
            await socket.close(NOT_ALLOWED)
            return
        connection = Connection(socket, self._house, socket.path_params["table"], visitor, base_of(socket, self._house))
        try:
            with self._house.porter.connected(socket, visitor):
                await self._serve(connection)
        except (TooMuch, NotYours) as error:
            await socket.accept()
            await socket.close(TOO_MUCH if isinstance(error, TooMuch) else NOT_ALLOWED)

    async def _serve(self, connection: Connection) -> None:
        self._house.connections.add(connection)
        try:
            if self._leaving:
                connection.leave(COME_BACK)
            await connection.serve()
        finally:
            self._house.connections.discard(connection)

    async def say_farewell(self) -> None:
        """Tell everybody to come back in a moment."""
        self._leaving = True
        for connection in list(self._house.connections):
            connection.send(written({"type": "come-back", "after": _COME_BACK_AFTER}))
            connection.leave(COME_BACK)
        with contextlib.suppress(asyncio.TimeoutError):
            async with asyncio.timeout(_FAREWELL):
                while self._house.connections:
                    await asyncio.sleep(0.01)


async def _no_such_address(_: Request) -> Response:
    raise HTTPException(404)


def _with_headers(app: ASGIApp, told: Mapping[str, str], answers: Counter[str]) -> ASGIApp:
    """Every answer tells browsers what our pages may do, and is counted."""
    headers = [(name.lower().encode(), value.encode()) for name, value in told.items()]

    async def answered(scope: Scope, receive: Receive, send: Send) -> None:
        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                answers[f'status="{message["status"]}"'] += 1
                message["headers"] = [*message.get("headers", []), *headers]
            await send(message)

        await app(scope, receive, with_headers if scope["type"] == "http" else send)

    return answered
