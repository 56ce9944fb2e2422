"""Tables, and who sits at them."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from archipel.server.messages import SeatText
from archipel.server.shapes.basics import Shape

Hex256 = Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{64}$")]
Phase = Literal["gathering", "playing", "over", "closed"]
Kind = Literal["me", "here", "friend", "anyone", "bot"]


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
