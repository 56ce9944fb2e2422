"""The games there are.  Naming them loads none."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import cast

from archipel.errors import ArchipelError
from archipel.games.definition import Definition

NAMES = ("the-island",)


@cache
def definition(name: str) -> Definition:
    """A game by its name."""
    if name not in NAMES:
        raise ArchipelError("unknown-game", name=str(name), known=", ".join(NAMES))
    return cast("Definition", import_module(f"archipel.games.{name.replace('-', '_')}").GAME)
