"""What a worker is asked and answers, and how that goes through a pipe."""

from __future__ import annotations

import struct
from typing import Any

import msgspec

from archipel.server.storage.analyses import JudgedMove

LENGTH = struct.Struct(">I")


class Question(msgspec.Struct):
    """What a seat should do.  The worker replays the match and tells the bot what its seat saw of it, no more."""

    owner: str
    """The visitor for whom it is thought about: each has a turn, however much he asks."""
    table: str
    game: str
    start: dict[str, Any]
    moves: list[str]
    seat: int
    level: str
    """The bot's; empty for advice."""
    legal: list[str]
    luck: int
    seconds: float
    judge_from: int | None = None
    """For an analysis: the first move that is to be judged, and after it as many as there is time for."""


class Hinted(msgspec.Struct):
    """A move that advice names, the seat's share of the victory after it, and how play may go on.

    The plan tells the move, and what the seat would do after it until something is drawn or another is to move.
    """

    move: str
    share: float
    line: list[str]
    plan: list[dict[str, Any]]


class Answer(msgspec.Struct):
    """A move, advice, or judgements; or only that the worker has what it needs and begins to think."""

    thinking: bool = False
    move: str | None = None
    hints: list[Hinted] = msgspec.field(default_factory=list)
    judged: list[JudgedMove] = msgspec.field(default_factory=list)
    error: str | None = None


def packed(value: object) -> bytes:
    """A value with its length before it."""
    data = msgspec.msgpack.encode(value)
    return LENGTH.pack(len(data)) + data
