"""Reading a position's JSON: each value of the right kind, or a `PositionError` that names the key."""

from __future__ import annotations

import json
from collections.abc import Callable, Collection
from typing import Any

from archipel.errors import OptionError, PositionError

Position = dict[str, Any]


def shown(value: object) -> str:
    """A value as an error message shows it: short, and on one line."""
    try:
        text = json.dumps(value, ensure_ascii=False)
    except (TypeError, ValueError, RecursionError):
        text = object.__repr__(value)
    return text if len(text) <= 40 else text[:37] + "..."


def opened(position: object, game: str, keys: Collection[str]) -> Position:
    """A position of a game, as far as that shows at once: an object with a phase and no key that none has."""
    if not isinstance(position, dict):
        raise PositionError("position", "position-not-an-object", value=shown(position))
    for key in position:
        if key not in keys:
            raise PositionError(key if isinstance(key, str) else shown(key), "position-unknown-key")
    if position.get("game") != game:
        raise PositionError("game", "position-not-this-game", value=shown(position.get("game")), game=game)
    if "phase" not in position:
        raise PositionError("phase", "position-must-be-given")
    return position


def check_actor(position: object, actor: str | None) -> None:
    """The actor follows from the rest; if it is given, it has to agree."""
    if isinstance(position, dict) and position.get("actor", actor) != actor:
        raise PositionError("actor", "position-wrong-actor", value=shown(position["actor"]), actor=str(actor))


def an_object(key: str, value: object, known: Collection[str] | None = None) -> dict[str, Any]:
    """An object, with no entries but the known ones."""
    if not isinstance(value, dict):
        raise PositionError(key, "position-not-an-object", value=shown(value))
    for name in value:
        if not isinstance(name, str) or (known is not None and name not in known):
            raise PositionError(key, "position-unknown-entry", value=shown(name))
    return value


def a_list(key: str, value: object) -> list[Any]:
    """A list."""
    if not isinstance(value, list):
        raise PositionError(key, "position-not-a-list", value=shown(value))
    return value


def a_number(key: str, value: object, low: int, high: int) -> int:
    """A whole number within bounds; `true` and `1.0` are none."""
    if type(value) is not int or not low <= value <= high:
        raise PositionError(key, "position-not-a-number", value=shown(value), low=low, high=high)
    return value


def a_name(key: str, value: object, known: Collection[str]) -> str:
    """One of the known names."""
    if not isinstance(value, str) or value not in known:
        raise PositionError(key, "position-unknown-name", value=shown(value), known=", ".join(sorted(known)))
    return value


def a_flag(key: str, value: object) -> bool:
    """True or false."""
    if not isinstance(value, bool):
        raise PositionError(key, "position-unknown-name", value=shown(value), known="false, true")
    return value


def without_twins(key: str, entries: list[Any]) -> list[Any]:
    """Entries, none of which may stand there twice."""
    for i, entry in enumerate(entries):
        if entry in entries[:i]:
            raise PositionError(key, "position-twice", value=shown(entry))
    return entries


def by_seat(key: str, value: object, seats: int) -> dict[int, Any]:
    """An object keyed by seats, their numbers counted from 0."""
    entries = an_object(key, value, [str(seat + 1) for seat in range(seats)])
    return {int(seat) - 1: entry for seat, entry in entries.items()}


def is_due(position: Position, key: str, *, now: bool) -> bool:
    """Whether a key has something to say; in its phases it must, and must not otherwise."""
    given = position.get(key) is not None
    if given and not now:
        raise PositionError(key, "position-not-now")
    if now and not given:
        raise PositionError(key, "position-must-be-given")
    return given


def options_of(key: str, reader: Callable[[dict[str, Any]], None], value: object) -> None:
    """Read options inside a position: what is wrong with one is wrong with the position's key."""
    try:
        reader(an_object(key, value))
    except OptionError as error:
        raise PositionError(key, error.reason, inside=error.option) from error
