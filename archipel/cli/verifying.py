"""Checking a match's draws: its start must be what its seed deals, and each draw what the seed draws there (C-5.2)."""

from __future__ import annotations

from typing import Any

from archipel import matchfile
from archipel.errors import ArchipelError, FileError, IllegalMove
from archipel.match import Game, Match


class NotVerified(ArchipelError):
    """A match whose draws are not its seed's."""


def verify(path: str) -> tuple[str, int]:
    """The seed and how many draws follow from it; `NotVerified` names the first that does not.

    Draws are compared as they come, before the rest is known to be legal: a draw that was tampered with often makes a
    later move illegal, and the draw is what one wants to hear of.
    """
    record = matchfile.read(path)
    seed = record["seed"]
    if seed is None:
        raise NotVerified("cli-error-no-seed", file=path)
    match = _dealt(record, path, seed)
    draws = 0
    for index, move in enumerate(record["moves"]):
        if match.actor == "chance":
            drawn = match.roll()
            draws += 1
            if drawn != move:
                raise NotVerified(
                    "cli-verify-draw", file=path, index=str(index), draw=str(draws), found=move, drawn=drawn, seed=seed
                )
            continue
        try:
            match.play(move)
        except IllegalMove as error:
            raise FileError("file-illegal-move", file=path, index=index, why=str(error)) from error
    matchfile.replayed(record, path)
    return seed, draws


def _dealt(record: dict[str, Any], path: str, seed: str) -> Match:
    """A match as the seed deals it, if the file starts from there."""
    try:
        game = Game(record["game"])
        told = game.match(record["start"]).start_position()
        match = game.start(seed=seed, **record["options"])
    except ArchipelError as error:
        raise FileError("file-unsound", file=path, why=str(error)) from error
    if told != match.start_position():
        raise NotVerified("cli-verify-start", file=path, seed=seed)
    return match
