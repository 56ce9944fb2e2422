"""The HTTP API: tables opened, found, sat down at and left."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

from starlette.requests import HTTPConnection, Request
from starlette.responses import Response
from starlette.routing import Route

from archipel import matchfile
from archipel.errors import ArchipelError
from archipel.server import messages, security
from archipel.server.connection import may_watch
from archipel.server.house import House
from archipel.server.limits import ASKING, LARGEST_BODY, LARGEST_UPLOAD, OPENING, Buckets, Rate
from archipel.server.live import LiveTable
from archipel.server.messages import seat_number
from archipel.server.refusals import Malformed, NotNow, status_of
from archipel.server.storage import StorageFailed
from archipel.server.storage.records import OVER, Row
from archipel.server.tables import seating
from archipel.server.tables.forms import games_told
from archipel.server.tables.showing import table_shown
from archipel.server.tables.uploading import uploaded_table
from archipel.words import LANGUAGES, speaking

T = TypeVar("T")
Answer = tuple[int, Any]
Endpoint = Callable[[Request, str], Awaitable[Answer]]
MOST_LISTED = 100
_CARRY_DAYS = 86_400.0
_UNAVAILABLE, _TOO_LARGE = 503, 413


class Api:
    """The endpoints under `api/`."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._settings = house.settings
        generous = house.settings.limits
        self._opening = Buckets(Rate(OPENING.a_second * generous, OPENING.at_once * generous))
        self._asking = Buckets(Rate(ASKING.a_second * generous, ASKING.at_once * generous))

    def routes(self) -> list[Route]:
        """All of them."""
        table = "/api/tables/{table}"
        found: list[tuple[str, str, Endpoint]] = [
            ("GET", "/api/games", self.games),
            ("GET", "/api/me", self.mine),
            ("GET", "/api/tables", self.listed),
            ("POST", "/api/tables", self.open),
            ("POST", "/api/tables/upload", self.upload),
            ("POST", "/api/carry", self.take_carry),
            ("GET", table, self.show),
            ("GET", f"{table}/log", self.log),
            ("GET", f"{table}/match", self.match),
            ("POST", f"{table}/sit", self.sit),
            ("POST", f"{table}/leave", self.leave),
            ("POST", f"{table}/start", self.start),
            ("POST", f"{table}/close", self.close),
            ("POST", f"{table}/put-out", self.put_out),
            ("POST", f"{table}/rematch", self.rematch),
            ("POST", f"{table}/carry", self.carry),
        ]
        return [Route(path, self._guarded(endpoint), methods=[method]) for method, path, endpoint in found]

    def _guarded(self, endpoint: Endpoint) -> Callable[[Request], Awaitable[Response]]:
        """An endpoint for visitors who behave; what it refuses is put into words."""

        async def answer(request: Request) -> Response:
            secret = None
            try:
                security.check_origin(request, self._settings)
                self._asking.take(_address(request))
                visitor = security.visitor_of(request)
                if visitor is None:
                    secret = security.new_secret()
                    visitor = security.hashed(secret)
                status, value = await endpoint(request, visitor)
            except ArchipelError as error:
                return refused(error, request)
            response = _json(status, value)
            if secret is not None:
                security.hand_out(response, secret, self._settings)
            return response

        return answer

    # ---- games and tables ----------------------------------------------------------------------------------

    async def games(self, _request: Request, _visitor: str) -> Answer:
        """The games there are."""
        return 200, games_told()

    async def open(self, request: Request, visitor: str) -> Answer:
        """A new table."""
        asked = await _body(request, messages.OpenTable)
        self._opening.take(_address(request))
        row = seating.opened_table(
            visitor,
            asked.game,
            asked.options,
            [(seat.kind, seat.level) for seat in asked.seats],
            public=asked.open,
            move_time=asked.time,
            now=time.time(),
        )
        await self._house.add(row)
        return 201, await self._shown(request, visitor, row)

    async def upload(self, request: Request, visitor: str) -> Answer:
        """A table that stands where a match file ends."""
        asked = await _body(request, messages.Upload, LARGEST_UPLOAD)
        self._opening.take(_address(request))
        record = matchfile.checked(asked.match, "match")
        seats = [(seat.kind, seat.level) for seat in asked.seats]
        # beside: a long match takes a while to replay
        row, events = await asyncio.to_thread(uploaded_table, visitor, record, seats, time.time())
        await self._house.add(row, events)
        return 201, await self._shown(request, visitor, row)

    async def listed(self, request: Request, visitor: str) -> Answer:
        """Open tables that want people."""
        tables = []
        for name in await self._house.storage.listed(MOST_LISTED):
            async with self._house.at(name) as table:
                tables.append({**self._table(request, visitor, table), "links": None})
        return 200, {"tables": tables}

    async def mine(self, request: Request, visitor: str) -> Answer:
        """The tables of the visitor, those that wait for him first."""
        tables = []
        for name in await self._house.storage.tables_of(visitor, MOST_LISTED):
            async with self._house.at(name) as table:
                to_move = table.playing is not None and table.playing.actor in table.seats_of(visitor)
                tables.append({"table": self._table(request, visitor, table), "to_move": to_move})
        return 200, {"tables": sorted(tables, key=lambda told: not told["to_move"])}

    async def show(self, request: Request, visitor: str) -> Answer:
        """One table."""
        async with self._house.at(request.path_params["table"]) as table:
            may_watch(table, visitor, request.query_params.get("code"))
            return 200, self._table(request, visitor, table)

    async def log(self, request: Request, visitor: str) -> Answer:
        """Events of a match from one on, as the visitor may read them."""
        since = request.query_params.get("from", "0")
        if not since.isdecimal() or len(since) > 6:
            raise Malformed("request-malformed", why="from")
        async with self._house.at(request.path_params["table"]) as table:
            may_watch(table, visitor, request.query_params.get("code"))
            if table.play is None:
                return 200, {"events": []}
            seats = table.seats_of(visitor)
            eye = table.play.eye_of(seats[0]) if len(seats) == 1 else None
            over = table.play.match.over
            steps = table.play.history[int(since) :]
            return 200, {"events": [step.told(table.row.game, eye, over=over) for step in steps]}

    async def match(self, request: Request, visitor: str) -> Answer:
        """The match file, once everybody may know all of it."""
        async with self._house.at(request.path_params["table"]) as table:
            may_watch(table, visitor, request.query_params.get("code"))
            if table.play is None or table.row.phase != OVER:
                raise NotNow("table-match-not-over")
            return 200, table.play.match.record()

    # ---- seats ---------------------------------------------------------------------------------------------

    async def sit(self, request: Request, visitor: str) -> Answer:
        """Sit down."""
        asked = await _body(request, messages.Sit)
        seats = [seat_number(seat) for seat in asked.seats]
        return await self._change(
            request,
            visitor,
            lambda row: seating.seated(row, visitor, seats, asked.names, asked.number, asked.code, time.time()),
        )

    async def leave(self, request: Request, visitor: str) -> Answer:
        """Stand up."""
        asked = await _body(request, messages.Seats)
        seats = [seat_number(seat) for seat in asked.seats]
        row = await self._house.leave(request.path_params["table"], visitor, seats)
        return 200, await self._shown(request, visitor, row)

    async def start(self, request: Request, visitor: str) -> Answer:
        """Begin the match."""
        await _body(request, messages.Nothing)
        return await self._change(request, visitor, lambda row: seating.started(row, visitor, time.time()))

    async def close(self, request: Request, visitor: str) -> Answer:
        """Close the table."""
        await _body(request, messages.Nothing)
        return await self._change(request, visitor, lambda row: seating.closed(row, visitor, time.time()))

    async def put_out(self, request: Request, visitor: str) -> Answer:
        """Put a guest out."""
        seat = seat_number((await _body(request, messages.OneSeat)).seat)
        return await self._change(request, visitor, lambda row: seating.put_out(row, visitor, seat, time.time()))

    async def rematch(self, request: Request, visitor: str) -> Answer:
        """Play again."""
        await _body(request, messages.Nothing)
        row = await self._house.rematch(request.path_params["table"], visitor)
        return 201, await self._shown(request, visitor, row)

    async def carry(self, request: Request, visitor: str) -> Answer:
        """A private link to a seat."""
        seat = seat_number((await _body(request, messages.OneSeat)).seat)
        name = request.path_params["table"]
        async with self._house.at(name) as table:
            seating.must_hold(table.row, visitor, seat)
        token, until = seating.new_code(), time.time() + _CARRY_DAYS
        await self._house.storage.put_carry(security.hashed(token), name, seat, until)
        return 200, {"link": f"{self._base(request)}/t/{name}#carry={token}", "until": until}

    async def take_carry(self, request: Request, visitor: str) -> Answer:
        """Hold a seat from this device too."""
        asked = await _body(request, messages.TakeCarry)
        found = await self._house.storage.take_carry(security.hashed(asked.token), time.time())
        if found is None:
            raise NotNow("carry-used-up")
        name, seat = found
        row = await self._house.change(name, lambda row: seating.carried(row, seat, visitor, time.time()))
        return 200, await self._shown(request, visitor, row)

    # ---- answers -------------------------------------------------------------------------------------------

    async def _change(self, request: Request, visitor: str, change: Callable[[Row], Row]) -> Answer:
        row = await self._house.change(request.path_params["table"], change)
        return 200, await self._shown(request, visitor, row)

    def _base(self, request: HTTPConnection) -> str:
        return base_of(request, self._house)

    def _table(self, request: Request, visitor: str, table: LiveTable) -> dict[str, Any]:
        return table_shown(table.row, visitor, table.present, table.watching, self._base(request))

    async def _shown(self, request: Request, visitor: str, row: Row) -> dict[str, Any]:
        async with self._house.at(row.id) as table:
            return self._table(request, visitor, table)


def base_of(connection: HTTPConnection, house: House) -> str:
    """Where people find the server, for links."""
    return f"{security.own_origin(connection, house.settings)}{house.settings.prefix}"


def _address(request: HTTPConnection) -> str:
    return request.client.host if request.client else ""


async def _body(request: Request, kind: type[T], largest: int = LARGEST_BODY) -> T:
    if request.headers.get("content-type", "").partition(";")[0].strip() != "application/json":
        raise Malformed("request-not-json")
    data = bytearray()
    async for chunk in request.stream():
        data += chunk
        if len(data) > largest:
            raise TooLarge("request-too-large", most=str(largest >> 10))
    return messages.read_body(bytes(data), kind)


class TooLarge(Malformed):
    """A body of more bytes than any of ours has."""

    status = _TOO_LARGE


def language_of(request: HTTPConnection) -> str:
    """The language of a request: as its query or its header says."""
    wishes = [request.query_params.get("lang", ""), *request.headers.get("accept-language", "").split(",")]
    return next((wish.strip()[:2].lower() for wish in wishes if wish.strip()[:2].lower() in LANGUAGES), LANGUAGES[0])


def refused(error: ArchipelError, request: HTTPConnection) -> Response:
    """A refusal in words."""
    status = _UNAVAILABLE if isinstance(error, StorageFailed) else status_of(error)
    with speaking(language_of(request)):
        told = {"message": str(error.reason), "arguments": error.reason.arguments, "text": str(error)}
    response = _json(status, {"error": told})
    if status in (429, _UNAVAILABLE):
        response.headers["Retry-After"] = "5"
    return response


def _json(status: int, value: object) -> Response:
    return Response(
        messages.written(value), status, media_type="application/json", headers={"Cache-Control": "no-store"}
    )
