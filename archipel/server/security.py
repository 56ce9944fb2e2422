"""Who a visitor is, and what a browser is told about our pages."""

from __future__ import annotations

import hashlib
import re
import secrets

from starlette.requests import HTTPConnection
from starlette.responses import Response

from archipel.server.refusals import Malformed, NotYours
from archipel.server.settings import Settings

COOKIE = "archipel"
_SECRET_BYTES = 16
_SECRET = re.compile(r"[\w-]{22}", re.ASCII)
_FOR_EVER = 400 * 86_400
"""Seconds a cookie is kept: the most that browsers allow."""

HEADERS = {
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
        "connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'self'; "
        "form-action 'self'; frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}


def headers_for(settings: Settings) -> dict[str, str]:
    """What every answer tells browsers."""
    return HEADERS | ({"Strict-Transport-Security": f"max-age={_FOR_EVER}"} if settings.secure else {})


def new_secret() -> str:
    """A secret of 128 bits."""
    return secrets.token_urlsafe(_SECRET_BYTES)


def hashed(secret: str) -> str:
    """What is stored of a secret: enough to know it again, and no more."""
    return hashlib.sha256(secret.encode()).hexdigest()[: 2 * _SECRET_BYTES]


def visitor_of(connection: HTTPConnection) -> str | None:
    """The visitor who asks, by the secret in his cookie or in a program's header; None if he has none yet."""
    kind, _, token = connection.headers.get("authorization", "").partition(" ")
    if kind.lower() == "bearer":
        if not _SECRET.fullmatch(token):  # a new one would go into the cookie, and whose was there would be lost
            raise Malformed("bad-token")
        return hashed(token)
    secret = connection.cookies.get(COOKIE, "")
    return hashed(secret) if _SECRET.fullmatch(secret) else None


def hand_out(response: Response, secret: str, settings: Settings) -> None:
    """Give a visitor his secret, where no script can read it."""
    response.set_cookie(
        COOKIE,
        secret,
        max_age=_FOR_EVER,
        path=f"{settings.prefix}/",
        secure=settings.secure,
        httponly=True,
        samesite="lax",
    )


def check_origin(connection: HTTPConnection, settings: Settings) -> None:
    """Refuse what a page of somebody else's sends; a program that is no browser sends no origin."""
    origin = connection.headers.get("origin")
    if origin is not None and origin != own_origin(connection, settings):
        raise NotYours("wrong-origin")


def own_origin(connection: HTTPConnection, settings: Settings) -> str:
    """Where people find this server: as it was set, else as this one came."""
    return settings.origin or f"http://{connection.headers.get('host', '')}"
