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
    rule: str | msgspec.UnsetType | None = msgspec.UNSET
    """Of a move that the rules refuse."""


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


class Done(Shape):
    """Nothing more to say."""


class Hinted(Shape):
    """A move that advice names, the seat's share of the victory after it, and how play may go on."""

    move: str
    share: Chance
    line: list[str]


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
