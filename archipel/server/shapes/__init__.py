"""What the server answers over HTTP, as `docs/protocol.md` has it: the shapes that `openapi.json` is made of.

Answers are built as plain values where they are shown (`tables/showing.py`); tests hold every answer against these.
"""

from __future__ import annotations

from archipel.server.shapes.analyses import Analysis, JudgedMove, SeatSummed
from archipel.server.shapes.basics import Position, Refusal, Refused, Shape
from archipel.server.shapes.games import Game, Games, Option
from archipel.server.shapes.matches import (
    Accepted,
    ChatLine,
    Clock,
    Done,
    Event,
    Hint,
    Hinted,
    Line,
    Log,
    MatchFile,
    Result,
    Said,
    State,
    Undoing,
    WarmAsked,
    Warmth,
)
from archipel.server.shapes.tables import Carry, Contribution, Dice, Links, Mine, MyTable, Own, Table, Tables, TableSeat

__all__ = [
    "Accepted",
    "Analysis",
    "Carry",
    "ChatLine",
    "Clock",
    "Contribution",
    "Dice",
    "Done",
    "Event",
    "Game",
    "Games",
    "Hint",
    "Hinted",
    "JudgedMove",
    "Line",
    "Links",
    "Log",
    "MatchFile",
    "Mine",
    "MyTable",
    "Option",
    "Own",
    "Position",
    "Refusal",
    "Refused",
    "Result",
    "Said",
    "SeatSummed",
    "Shape",
    "State",
    "Table",
    "TableSeat",
    "Tables",
    "Undoing",
    "WarmAsked",
    "Warmth",
]
