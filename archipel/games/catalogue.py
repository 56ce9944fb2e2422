"""The games there are.  Naming them loads none."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import cast

from archipel.errors import ArchipelError
from archipel.games.definition import Definition
from archipel.games.reading import shown

NAMES = ("the-island", "survive-the-island", "forbidden-island", "islet")


def definition(name: str) -> Definition:
    """A game by its name."""
    if name not in NAMES:
        raise ArchipelError("unknown-game", name=shown(name), known=", ".join(NAMES))
    return _loaded(name)


@cache
def _loaded(name: str) -> Definition:
    return cast("Definition", import_module(f"archipel.games.{name.replace('-', '_')}").GAME)
