"""Requests understood and answered: who asks, what with, and every refusal in words."""

from __future__ import annotations

import asyncio
import logging
import math
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Generic, TypeVar

from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, HTTPConnection, Request
from starlette.responses import Response

from archipel.errors import ArchipelError, IllegalMove
from archipel.server import messages, security
from archipel.server.again import again_after_conflict
from archipel.server.house import House
from archipel.server.limits import BODY_PATIENCE, LARGEST_BODY, Buckets
from archipel.server.porter import address_of
from archipel.server.refusals import Busy, Malformed, NotNow, NotThere, TooLarge, TooMuch, status_of
from archipel.server.storage import StorageFailed
from archipel.words import LANGUAGES, speaking

Body = TypeVar("Body")
Answer = tuple[int, Any] | Response
"""A status and what is told, or a whole response."""
_UNAVAILABLE = 503

log = logging.getLogger("archipel.http")


@dataclass(frozen=True)
class Asked(Generic[Body]):
    """A request of a visitor, its body read."""

    request: Request
    visitor: str
    body: Body
    base: str
    """Where people find the server, for links."""
    _charged: set[Buckets] = field(default_factory=set)

    def charge(self, buckets: Buckets, key: str) -> None:
        """Use up one of what may be done only so often, or be refused: once, however often the request is tried."""
        if buckets not in self._charged:
            buckets.take(key)
            self._charged.add(buckets)

    @property
    def table(self) -> str:
        """The table it is about."""
        return str(self.request.path_params["table"])

    @property
    def code(self) -> str | None:
        """The code of a link."""
        return self.request.query_params.get("code")

    @property
    def address(self) -> str:
        """Where it comes from."""
        return address_of(self.request)


@dataclass(frozen=True)
class Endpoint:
    """An address of the API: what is asked there and what is answered.  `openapi.json` is made of these."""

    method: str
    path: str
    answer: Callable[[Asked[Any]], Awaitable[Answer]]
    tells: Mapping[int, Any]
    """The shape of the answer, by status."""
    body: Any = None
    query: Mapping[str, Any] = field(default_factory=dict)
    """What may stand in the query, and its kind."""
    largest: int = LARGEST_BODY
    media: str = "application/json"
    """Of the answer."""

    @property
    def name(self) -> str:
        """What it is called in documents."""
        return self.answer.__name__


def guarded(endpoint: Endpoint, house: House) -> Callable[[Request], Awaitable[Response]]:
    """An endpoint for visitors who behave; what it refuses is put into words."""
    settings = house.settings
    answer_anew = again_after_conflict(endpoint.answer)

    async def answer(request: Request) -> Response:
        secret = None
        try:
            security.check_origin(request, settings)
            house.porter.asking.take(address_of(request))
            visitor = security.visitor_of(request)
            if visitor is None:
                secret = security.new_secret()
                visitor = security.hashed(secret)
            if request.method == "POST":
                house.porter.check_ban(visitor, address_of(request))
            body = None if endpoint.body is None else await _body(request, endpoint.body, endpoint.largest)
            answered = await answer_anew(Asked(request, visitor, body, base_of(request, house)))
        except ArchipelError as error:
            return refused(error, request)
        response = answered if isinstance(answered, Response) else told(*answered)
        if secret is not None:
            security.hand_out(response, secret, settings)
        return response

    return answer


async def _body(request: Request, kind: type[Body], largest: int) -> Body:
    if request.headers.get("content-type", "").partition(";")[0].strip() != "application/json":
        raise Malformed("request-not-json")
    data = bytearray()
    try:
        async with asyncio.timeout(BODY_PATIENCE):
            async for chunk in request.stream():
                data += chunk
                if len(data) > largest:
                    raise TooLarge("request-too-large", most=str(largest >> 10))
    except (TimeoutError, ClientDisconnect) as error:
        raise Malformed("request-broken-off") from error
    return messages.read_body(bytes(data), kind)


def base_of(connection: HTTPConnection, house: House) -> str:
    """Where people find the server, for links."""
    return f"{security.own_origin(connection, house.settings)}{house.settings.prefix}"


def language_of(request: HTTPConnection) -> str:
    """The language of a request: as its query or its header says."""
    wishes = [request.query_params.get("lang", ""), *request.headers.get("accept-language", "").split(",")]
    return next((wish.strip()[:2].lower() for wish in wishes if wish.strip()[:2].lower() in LANGUAGES), LANGUAGES[0])


# ---- answers -------------------------------------------------------------------------------------------------


def told(status: int, value: object) -> Response:
    """An answer in JSON."""
    return Response(
        messages.written(value), status, media_type="application/json", headers={"Cache-Control": "no-store"}
    )


def words_of(error: ArchipelError, request: HTTPConnection) -> dict[str, Any]:
    """What is wrong, in the language of who asked; of a move, by which rule."""
    with speaking(language_of(request)):
        words: dict[str, Any] = {"message": str(error.reason), "arguments": error.reason.arguments, "text": str(error)}
    if isinstance(error, IllegalMove):
        words["rule"] = error.rule
    return words


def refused(error: ArchipelError, request: HTTPConnection) -> Response:
    """A refusal in words."""
    status = _UNAVAILABLE if isinstance(error, StorageFailed) else status_of(error)
    response = told(status, {"error": words_of(error, request)})
    if isinstance(error, (TooMuch, StorageFailed, Busy)):
        response.headers["Retry-After"] = str(math.ceil(getattr(error, "after", 5.0)) or 1)
    return response


async def refused_by_address(request: Request, error: Exception) -> Response:
    """For addresses that do not exist, and methods they do not know."""
    assert isinstance(error, HTTPException)
    if error.status_code == NotThere.status:
        return refused(NotThere("no-such-address"), request)
    response = refused(NotNow("no-such-method"), request)
    response.status_code = error.status_code
    response.headers.update(error.headers or {})
    return response


async def failed(request: Request, error: Exception) -> Response:
    """A mistake of ours: whoever asked hears that it is one, and the log holds where."""
    log.error("a request failed", exc_info=error)
    response = refused(ArchipelError("server-failed"), request)
    response.status_code = 500
    return response
