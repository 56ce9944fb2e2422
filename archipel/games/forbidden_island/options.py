"""Section 2: how a match is played."""

from __future__ import annotations

from typing import Any

from archipel.errors import OptionError
from archipel.games.choices import Choice
from archipel.games.forbidden_island.facts import (
    FEWEST_SEATS,
    LAYOUT_NAMES,
    MOST_SEATS,
    NONE,
    Difficulty,
    Role,
)
from archipel.games.forbidden_island.state import State
from archipel.games.notation import spelt
from archipel.games.reading import Position, shown

SEATS = tuple(range(FEWEST_SEATS, MOST_SEATS + 1))
RANDOM = "random"
DIFFICULTY_NAMES = [spelt(difficulty) for difficulty in Difficulty]
ROLE_NAMES = [spelt(role) for role in Role]
DEFAULTS: Position = {"difficulty": DIFFICULTY_NAMES[0], "layout": LAYOUT_NAMES[0], "roles": RANDOM, "seats": 2}
CHOICES = {
    "difficulty": Choice("one", tuple(DIFFICULTY_NAMES)),
    "layout": Choice("one", tuple(LAYOUT_NAMES)),
    "roles": Choice("each-seat", tuple(ROLE_NAMES), otherwise=RANDOM),
}


def read_options(s: State, given: dict[str, Any]) -> None:
    """Write options into a state; an `OptionError` if one is unknown or does not fit."""
    for name in given:
        if name not in DEFAULTS:
            raise OptionError(name, "option-unknown", known=", ".join(sorted(DEFAULTS)))
    options = DEFAULTS | given
    if type(options["seats"]) is not int or options["seats"] not in SEATS:
        raise OptionError("seats", "option-not-one-of", value=shown(options["seats"]), known="2, 3, 4")
    s.seats = options["seats"]
    s.difficulty = _one_of("difficulty", options["difficulty"], DIFFICULTY_NAMES)
    s.layout = _one_of("layout", options["layout"], LAYOUT_NAMES)
    s.role[:] = NONE
    s.roles_chosen = int(options["roles"] != RANDOM)
    if s.roles_chosen:
        for seat, role in enumerate(_chosen_roles(options["roles"], s.seats)):
            s.role[seat] = ROLE_NAMES.index(role)


def _one_of(option: str, value: object, known: list[str] | tuple[str, ...]) -> int:
    if not isinstance(value, str) or value not in known:
        raise OptionError(option, "option-not-one-of", value=shown(value), known=", ".join(known))
    return known.index(value)


def _chosen_roles(given: object, seats: int) -> list[str]:
    if (
        not isinstance(given, list)
        or len(given) != seats
        or any(not isinstance(role, str) or role not in ROLE_NAMES for role in given)
        or len(set(given)) < seats
    ):
        raise OptionError("roles", "option-roles", value=shown(given), seats=seats, known=", ".join(ROLE_NAMES))
    return given


def write_options(s: State) -> Position:
    """The options a state is played with."""
    return {
        "difficulty": DIFFICULTY_NAMES[s.difficulty],
        "layout": LAYOUT_NAMES[s.layout],
        "roles": [ROLE_NAMES[role] for role in s.role[: s.seats]] if s.roles_chosen else RANDOM,
        "seats": s.seats,
    }
