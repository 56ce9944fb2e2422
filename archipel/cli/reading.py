"""What a file holds to be drawn: a position, a view, or a match."""

from __future__ import annotations

import sys
from typing import Any

from archipel import matchfile
from archipel.cli.failures import Misuse
from archipel.errors import ArchipelError, FileError
from archipel.match import Game, Match

STANDARD_INPUT = "-"
EVERYBODY = "all"


def drawable(path: str, seat: str | None) -> dict[str, Any]:
    """The view of a seat, of everybody (`all`), or the whole position (None), of what a file holds."""
    found = _piped() if path == STANDARD_INPUT else matchfile.read_json(path)
    if isinstance(found, dict) and "archipel" in found:
        return seen(matchfile.replayed(matchfile.checked(found, path), path), seat)
    if not isinstance(found, dict) or not isinstance(found.get("game"), str):
        raise FileError("cli-error-not-a-position", file=path)
    try:
        game = Game(found["game"])
        if _veiled(found) and seat is None:
            return game.definition.write(game.definition.read_view(found))
        match = game.match(found)
    except ArchipelError as error:
        raise FileError("cli-error-bad-position", file=path, why=str(error)) from error
    return seen(match, seat)


def _piped() -> Any:
    """What standard input holds."""
    try:
        text = sys.stdin.buffer.read().decode()
    except UnicodeDecodeError as error:
        raise FileError("file-not-text", file=STANDARD_INPUT) from error
    return matchfile.parse_json(text, STANDARD_INPUT)


def seen(match: Match, seat: str | None) -> dict[str, Any]:
    """A match as a seat sees it, everybody (`all`), or with nothing hidden (None)."""
    check_seat(match, seat)
    return match.position() if seat is None else match.view(None if seat == EVERYBODY else seat)


def check_seat(match: Match, seat: str | None) -> None:
    """Refuse a seat that does not play."""
    if seat not in (None, EVERYBODY, *match.seats):
        raise Misuse("cli-error-view", value=str(seat), known=", ".join([*match.seats, EVERYBODY]))


def _veiled(value: Any) -> bool:
    """Whether something in it is hidden."""
    if isinstance(value, dict):
        return any(map(_veiled, value.values()))
    if isinstance(value, list):
        return any(map(_veiled, value))
    return isinstance(value, str) and "?" in value
