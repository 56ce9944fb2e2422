"""Section 2: how a match is played."""

from __future__ import annotations

from typing import Any

from archipel.errors import OptionError
from archipel.games.choices import FLAG
from archipel.games.reading import Position, shown
from archipel.games.survive_the_island.state import State

SEATS = (2, 3, 4, 5)
DEFAULTS: Position = {"open_values": False, "seats": 2}
CHOICES = {"open_values": FLAG}


def read_options(s: State, given: dict[str, Any]) -> None:
    """Write options into a state; an `OptionError` if one is unknown or does not fit."""
    for name in given:
        if name not in DEFAULTS:
            raise OptionError(name, "option-unknown", known=", ".join(sorted(DEFAULTS)))
    options = DEFAULTS | given
    if type(options["seats"]) is not int or options["seats"] not in SEATS:
        raise OptionError("seats", "option-not-one-of", value=shown(options["seats"]), known="2, 3, 4, 5")
    if not isinstance(options["open_values"], bool):
        raise OptionError("open_values", "option-not-one-of", value=shown(options["open_values"]), known="true, false")
    s.seats, s.open_values = options["seats"], options["open_values"]


def write_options(s: State) -> Position:
    """The options a state is played with."""
    return {"open_values": bool(s.open_values), "seats": s.seats}
