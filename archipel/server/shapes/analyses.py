"""A match looked over."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from archipel.server.messages import SeatText
from archipel.server.shapes.basics import Chance, Shape

Luck = Annotated[float, msgspec.Meta(ge=-1, le=1)]


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
