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


class Talks(msgspec.Struct, omit_defaults=True):
    """What is being asked and waited for at a table besides the moves."""

    undo_by: int | None = None
    undo_at: int = 0
    """The version at which somebody asked to take back; with the next event nobody does any more."""
    undo_agreed: list[int] = msgspec.field(default_factory=list)
    undo_from: list[int] = msgspec.field(default_factory=list)
    """Those who were asked."""
    waits: dict[int, float] = msgspec.field(default_factory=dict)
    """Seats that hold up draws, and until when."""
    warm: dict[int, list[int]] = msgspec.field(default_factory=dict)
    """Seats a bot may keep warm, and who agrees."""
    left: list[int] = msgspec.field(default_factory=list)
    """Seats whose people said that they leave."""

    def undo_asked(self, version: int) -> int | None:
        """The seat that asks to take back, now."""
        return self.undo_by if self.undo_at == version else None


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
    talks: Talks = msgspec.field(default_factory=Talks)
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
