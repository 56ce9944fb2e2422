"""Chance as compiled programs draw it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from archipel.rules import Rng
from archipel.rules.binding import bind

_TEMPLATE = Path(__file__).parent / "templates" / "chance.py"


def bind_chance(folder: str, moves: type[Any]) -> Callable[[Any, Rng], int]:
    """The rule that draws an outcome, for the lists of the game in a folder."""
    draw_outcome: Callable[[Any, Rng], int] = bind("chance", _TEMPLATE, folder, {"Moves": moves}).draw_outcome
    return draw_outcome
