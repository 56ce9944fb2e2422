"""What the server refuses, in words, and the status that says so over HTTP."""

from __future__ import annotations

from typing import Any

from archipel import __version__
from archipel.errors import ArchipelError, IllegalMove
from archipel.telling import UNKNOWN


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


class OtherRules(NotNow):
    """A match whose moves do not hold by today's rules: it was played under others, or its log was tampered with."""

    def __init__(self, rules: str | None, why: ArchipelError) -> None:
        super().__init__("table-other-rules", rules=rules or UNKNOWN, own=__version__, why=str(why))


class TooLarge(Malformed):
    """A body of more bytes than any of ours has."""

    status = 413


class TooMuch(ArchipelError):
    """More, or more often, than one visitor may; `after` says in how many seconds he may try again."""

    status = 429

    def __init__(self, reason: str, *, after: float = 5.0, **arguments: Any) -> None:
        super().__init__(reason, **arguments)
        self.after = after


class Busy(ArchipelError):
    """Others were faster each time it was tried: nothing was done."""

    status = 503
    after = 1.0

    def __init__(self) -> None:
        super().__init__("table-busy")


BY_KNOWLEDGE = (NotYours, NotThere, NotNow, IllegalMove)
"""Refusals that rest on how a table is; all others are wrong at any table."""


def status_of(error: ArchipelError) -> int:
    """The status for a refusal: what the games refuse was malformed."""
    return int(getattr(error, "status", Malformed.status))
