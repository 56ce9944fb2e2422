"""Programs that play."""

from __future__ import annotations

from archipel.bots.interface import Bot
from archipel.bots.levels import LEVELS, Level
from archipel.errors import ArchipelError
from archipel.games.reading import shown

__all__ = ["Bot", "bot_names", "compiled_bot_names", "make_bot"]

_COMPILED = ("random", "greedy")
_NAMES = (*_COMPILED, *LEVELS, "search")
_SEARCHES = 1_000
"""Iterations of `search`, when nothing else is said."""


def bot_names() -> list[str]:
    """The bots there are, weakest first."""
    return list(_NAMES)


def compiled_bot_names() -> list[str]:
    """Those that play whole matches in compiled code."""
    return list(_COMPILED)


def make_bot(name: str) -> Bot:
    """A bot by its name, to be started before it is asked."""
    if name == "random":
        from archipel.bots.chance import RandomBot

        return RandomBot()
    if name == "greedy":
        from archipel.bots.compiled import CompiledBot

        return CompiledBot("greedy")
    if (level := _level(name)) is not None:
        from archipel.bots.searching import SearchBot

        return SearchBot(level)
    raise ArchipelError("unknown-bot", name=shown(name), known=", ".join(_NAMES))


def _level(name: str) -> Level | None:
    """The level a name stands for; `search:500` looks ahead 500 times for a move."""
    if name in LEVELS:
        return LEVELS[name]
    kind, _, iterations = name.partition(":")
    if kind != "search" or not (iterations.isdecimal() or name == kind):
        return None
    return Level(int(iterations or _SEARCHES) or 1)
