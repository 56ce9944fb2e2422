"""Section 2: how a match is played."""

from __future__ import annotations

from typing import Any

from archipel.errors import OptionError
from archipel.games.choices import Choice
from archipel.games.islet.facts import EGGS, EGGS_ALONE
from archipel.games.islet.state import State
from archipel.games.reading import Position, shown

SEATS = (1, 2, 3, 4)
DEFAULTS: Position = {"eggs": EGGS_ALONE[0], "seats": 2}
CHOICES = {"eggs": Choice("one", EGGS_ALONE, only_seats=(1,))}


def read_options(s: State, given: dict[str, Any]) -> None:
    """Write options into a state; an `OptionError` if one is unknown or does not fit."""
    for name in given:
        if name not in DEFAULTS:
            raise OptionError(name, "option-unknown", known=", ".join(sorted(DEFAULTS)))
    options = DEFAULTS | given
    for name, known in (("seats", SEATS), ("eggs", EGGS_ALONE)):
        if type(options[name]) is not int or options[name] not in known:
            listed = ", ".join(map(str, known))
            raise OptionError(name, "option-not-one-of", value=shown(options[name]), known=listed)
    alone = options["seats"] == 1
    if "eggs" in given and not alone:
        raise OptionError("eggs", "option-eggs-alone")
    s.seats = options["seats"]
    s.eggs = options["eggs"] if alone else EGGS[s.seats]


def write_options(s: State) -> Position:
    """The options a state is played with; `eggs` is one only alone."""
    return {"eggs": s.eggs, "seats": s.seats} if s.seats == 1 else {"seats": s.seats}
