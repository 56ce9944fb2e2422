"""What the server refuses, in words, and the status that says so over HTTP."""

from __future__ import annotations

from archipel.errors import ArchipelError


class Malformed(ArchipelError):
    """A request that cannot be understood."""

    status = 400


class NotYours(ArchipelError):
    """Something that somebody else may do."""

    status = 403


class NotThere(ArchipelError):
    """No such thing."""

    status = 404


class NotNow(ArchipelError):
    """Something that cannot be done now."""

    status = 409


class TooMuch(ArchipelError):
    """More, or more often, than one visitor may."""

    status = 429


def status_of(error: ArchipelError) -> int:
    """The status for a refusal: what the games refuse was malformed."""
    return int(getattr(error, "status", Malformed.status))
