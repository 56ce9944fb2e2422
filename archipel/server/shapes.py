"""What the server answers over HTTP, as `docs/protocol.md` has it: the shapes that `openapi.json` is made of.

Answers are built as plain values where they are shown (`tables/showing.py`); tests hold every answer against these.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from archipel.server.messages import SeatText

Chance = Annotated[float, msgspec.Meta(ge=0, le=1)]
Luck = Annotated[float, msgspec.Meta(ge=-1, le=1)]
Hex256 = Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{64}$")]
Phase = Literal["gathering", "playing", "over", "closed"]
Kind = Literal["me", "here", "friend", "anyone", "bot"]
Position = dict[str, Any]


class Shape(msgspec.Struct, forbid_unknown_fields=True):
    """An object with these keys and no others."""


# ---- errors --------------------------------------------------------------------------------------------------


class Refused(Shape):
    """Why something was not done."""

    message: str
    arguments: dict[str, Any]
    text: str


class Refusal(Shape):
    """The body of every refusal."""

    error: Refused


# ---- games ---------------------------------------------------------------------------------------------------


class Option(Shape, omit_defaults=True):
    """An option of a game."""

    name: str
    kind: Literal["flag", "one", "some", "each-seat"]
    default: Any
    values: list[str | int] | msgspec.UnsetType = msgspec.UNSET
    otherwise: str | msgspec.UnsetType = msgspec.UNSET
    only_seats: list[int] | msgspec.UnsetType = msgspec.UNSET


class Game(Shape):
    """A game."""

    name: str
    seats: list[int]
    team: bool
    secrets: bool
    options: list[Option]


class Games(Shape):
    """`GET api/games`."""

    program: str
    bots: list[str]
    games: list[Game]


# ---- tables --------------------------------------------------------------------------------------------------


class Own(Shape):
    """What of a table is this visitor's."""

    seats: list[SeatText]
    opener: bool


class TableSeat(Shape):
    """A seat of a table."""

    seat: SeatText
    kind: Kind
    level: str | None
    name: str | None
    taken: bool
    for_me: bool
    opener: bool
    present: bool
    warm: bool


class Links(Shape):
    """Links to give to others."""

    join: str
    watch: str


class Contribution(Shape):
    """A person's part of the dice."""

    seat: SeatText
    number: Hex256


class Dice(Shape):
    """See *Fair dice*."""

    commitment: Hex256
    contributions: list[Contribution]
    secret: Hex256 | None
    seed: str | None
    uploaded: bool


class Table(Shape):
    """A table, as a visitor may see it."""

    id: str
    game: str
    options: dict[str, Any]
    phase: Phase
    open: bool
    time: float | None
    opened: float
    mine: Own
    seats: list[TableSeat]
    watching: int
    links: Links | None
    dice: Dice
    next: str | None
    before: str | None


class Tables(Shape):
    """`GET api/tables`."""

    tables: list[Table]


class MyTable(Shape):
    """A table of the visitor's."""

    table: Table
    to_move: bool


class Mine(Shape):
    """`GET api/me`."""

    tables: list[MyTable]


class Carry(Shape):
    """A private link to a seat."""

    link: str
    until: float


# ---- matches -------------------------------------------------------------------------------------------------


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


# ---- analysis ------------------------------------------------------------------------------------------------


class JudgedMove(Shape):
    """A move or a draw of a match that was looked over."""

    index: int
    seat: SeatText | None
    move: str
    shares: dict[str, Chance]
    share_before: Chance | None
    share_after: Chance | None
    best: str | None
    mistake: bool
    luck: dict[str, Luck] | None


class SeatSummed(Shape):
    """A seat's skill and luck told apart."""

    moves: int
    mistakes: int
    given_away: float
    luck: float


class Analysis(Shape):
    """`GET api/tables/ID/analysis`."""

    state: Literal["queued", "thinking", "done", "failed"]
    progress: Chance
    moves: list[JudgedMove]
    seats: dict[str, SeatSummed]
