"""What is stored of a table, as plain records."""

from __future__ import annotations

from typing import Any

import msgspec

GATHERING, PLAYING, OVER, CLOSED = "gathering", "playing", "over", "closed"
ME, HERE, FRIEND, ANYONE, BOT = "me", "here", "friend", "anyone", "bot"
MOVE, UNDO = "move", "undo"


class Seat(msgspec.Struct):
    """A seat: for whom it is, and who has it."""

    seat: int
    kind: str
    level: str | None = None
    name: str | None = None
    number: str | None = None
    """The person's part of the dice."""
    kept_for: str | None = None
    warm: bool = False
    holders: list[str] = msgspec.field(default_factory=list)
    """The visitors who play it: one, or several devices of one person."""

    @property
    def taken(self) -> bool:
        """Whether somebody, or a bot, sits there."""
        return self.kind == BOT or bool(self.holders)


class Row(msgspec.Struct):
    """A table and its seats."""

    id: str
    game: str
    options: dict[str, Any]
    opener: str
    opened: float
    join_code: str
    watch_code: str
    secret: str
    seats: list[Seat]
    phase: str = GATHERING
    public: bool = False
    move_time: float | None = None
    changed: float = 0.0
    uploaded: bool = False
    rules: str | None = None
    seed: str | None = None
    start: dict[str, Any] | None = None
    next_table: str | None = None
    last_table: str | None = None
    revision: int = 0


class Event(msgspec.Struct, frozen=True):
    """Something that happened in a match: a move, a draw, or moves taken back."""

    version: int
    kind: str
    seat: int | None
    at: float
    move: str | None = None
    kept: int | None = None
    move_id: str | None = None


class Said(msgspec.Struct, frozen=True):
    """A line of chat."""

    n: int
    seat: int
    name: str
    text: str
    at: float


class Kept(msgspec.Struct):
    """All that is stored of a table."""

    row: Row
    events: list[Event]
    chat: list[Said]


class Changes(msgspec.Struct):
    """What is to be stored of a table together, or not at all."""

    table: str
    row: Row | None = None
    """The table as it is now; its revision is the one it was read with, and counts on when it is stored."""
    events: list[Event] = msgspec.field(default_factory=list)
    said: Said | None = None
