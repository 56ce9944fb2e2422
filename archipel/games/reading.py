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


def options_of(key: str, reader: Callable[[dict[str, Any]], None], value: object) -> None:
    """Read options inside a position: what is wrong with one is wrong with the position's key."""
    try:
        reader(an_object(key, value))
    except OptionError as error:
        raise PositionError(key, error.reason, inside=error.option) from error
