"""Matches: what happens, and what may be done."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from archipel.server.messages import SeatText
from archipel.server.shapes.basics import Chance, Position, Shape


class Said(Shape):
    """Something to be said in words: a message of the Fluent files and its arguments."""

    message: str
    arguments: dict[str, Any]


class Event(Shape):
    """A move, a draw, or moves taken back."""

    version: int
    kind: Literal["move", "undo"]
    seat: SeatText | None
    at: float
    move: str | msgspec.UnsetType = msgspec.UNSET
    parts: dict[str, str] | msgspec.UnsetType = msgspec.UNSET
    told: Said | msgspec.UnsetType = msgspec.UNSET
    to: int | msgspec.UnsetType = msgspec.UNSET
    taken: int | msgspec.UnsetType = msgspec.UNSET


class Log(Shape):
    """`GET api/tables/ID/log`."""

    events: list[Event]


class Result(Shape):
    """How a match ended."""

    scores: dict[str, int]
    winners: list[int]


class MatchFile(Shape):
    """A match file (C-5.1)."""

    archipel: int
    game: str
    options: dict[str, Any]
    seed: str | None
    start: Position
    moves: list[str]
    result: Result | None


class Accepted(Shape):
    """A move that is stored: the version that holds it."""

    id: str
    version: int


class Done(Shape):
    """Nothing more to say."""


class Hinted(Shape):
    """A move that advice names, the seat's share of the victory after it, how play may go on, and the seat's plan."""

    move: str
    share: Chance
    line: list[str]
    plan: list[Said]


class Hint(Shape, tag_field="type", tag="hint"):
    """Advice for a seat, the best move first."""

    version: int
    seat: SeatText
    moves: list[Hinted]


class Undoing(Shape):
    """What taking back would do, and who asks for it."""

    seat: SeatText | None
    free: bool
    asked: SeatText | None
    agreed: list[SeatText]
    waiting_for: list[SeatText]


class Clock(Shape):
    """Whose time runs."""

    seat: SeatText
    left: float


class WarmAsked(Shape):
    """A seat that a bot may play for."""

    seat: SeatText
    agreed: list[SeatText]


class Warmth(Shape):
    """Seats that bots may play for."""

    asked: list[WarmAsked]


class ChatLine(Shape):
    """A line of chat."""

    n: int
    seat: SeatText
    name: str
    text: str
    at: float


class State(Shape, tag_field="type", tag="state"):
    """Everything there is to show to a visitor."""

    version: int
    view: Position
    actor: SeatText | None
    legal: dict[str, list[dict[str, str]]]
    may_act: list[SeatText]
    told: Said
    undo: Undoing | None
    clock: Clock | None
    waits: list[SeatText]
    warm: Warmth
    result: Result | None
    since: list[Event]
    log: list[Event]
    chat: list[ChatLine]
    views: dict[str, Position] | msgspec.UnsetType = msgspec.UNSET


class Line(msgspec.Struct):
    """One of the messages that the WebSocket sends, `state` among them: see *To the client*."""

    type: str
