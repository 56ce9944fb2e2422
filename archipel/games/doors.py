"""A game's rules as Python calls them."""

from __future__ import annotations

from pathlib import Path
from typing import Any, cast

from archipel.games.definition import Doors
from archipel.rules.binding import bind

_TEMPLATE = Path(__file__).parent / "templates" / "doors.py"


def bind_doors(folder: str, names: dict[str, Any]) -> Doors:
    """The doors of the game in a folder, by its rules' names (see the template for those it needs)."""
    return cast("Doors", bind("doors", _TEMPLATE, folder, names))
