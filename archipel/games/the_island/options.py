"""Section 2: how a match is played."""

from __future__ import annotations

from typing import Any

from archipel.errors import OptionError
from archipel.games.choices import FLAG, Choice
from archipel.games.reading import Position, shown
from archipel.games.the_island.state import State

SEATS = (2, 3, 4)
DEFAULTS: Position = {"challenges": [], "open_values": False, "seats": 2, "two_colours": False}
CHALLENGES = ("overcrowded", "to_the_last", "all_equal", "atlantis_drowned")
"""The four challenges, 1 to 4, by the names of the state's fields."""
CHOICES = {
    "challenges": Choice("some", tuple(range(1, len(CHALLENGES) + 1))),
    "open_values": FLAG,
    "two_colours": Choice("flag", only_seats=(2,)),
}


def read_options(s: State, given: dict[str, Any]) -> None:
    """Write options into a state; an `OptionError` if one is unknown or does not fit."""
    for name in given:
        if name not in DEFAULTS:
            raise OptionError(name, "option-unknown", known=", ".join(sorted(DEFAULTS)))
    options = DEFAULTS | given
    if type(options["seats"]) is not int or options["seats"] not in SEATS:
        raise OptionError("seats", "option-not-one-of", value=shown(options["seats"]), known="2, 3, 4")
    for flag in ("two_colours", "open_values"):
        if not isinstance(options[flag], bool):
            raise OptionError(flag, "option-not-one-of", value=shown(options[flag]), known="true, false")
    if options["two_colours"] and options["seats"] != 2:
        raise OptionError("two_colours", "option-two-colours")
    s.seats, s.two_colours, s.open_values = options["seats"], options["two_colours"], options["open_values"]
    for n in _challenges(options["challenges"]):
        setattr(s, CHALLENGES[n - 1], 1)


def _challenges(given: object) -> list[int]:
    numbers = range(1, len(CHALLENGES) + 1)
    if (
        not isinstance(given, list)
        or any(type(n) is not int or n not in numbers for n in given)
        or len(set(given)) < len(given)
    ):
        raise OptionError("challenges", "option-challenges", value=shown(given))
    return given


def write_options(s: State) -> Position:
    """The options a state is played with."""
    return {
        "challenges": [n for n, name in enumerate(CHALLENGES, 1) if getattr(s, name)],
        "open_values": bool(s.open_values),
        "seats": s.seats,
        "two_colours": bool(s.two_colours),
    }
