"""Island board games, their exact rules, and everything to play, simulate and study them with.

>>> import archipel
>>> match = archipel.game("the-island").start(seats=2, seed=7)
>>> match.actor
'1'
"""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

from archipel.errors import ArchipelError, FileError, IllegalMove, OptionError, PositionError

if TYPE_CHECKING:
    from archipel.match import Game, Match

__version__ = "0.1.0"
__all__ = ["ArchipelError", "FileError", "IllegalMove", "OptionError", "PositionError", "game", "game_names", "load"]


def game(name: str) -> Game:
    """A game by its name: `"the-island"`."""
    from archipel.match import Game

    return Game(name)


def game_names() -> list[str]:
    """The names of the games there are."""
    from archipel.games.catalogue import NAMES

    return list(NAMES)


def load(path: str | os.PathLike[str]) -> Match:
    """The match in a file."""
    from archipel.match import load

    return load(path)
