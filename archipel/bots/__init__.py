"""Programs that play."""

from __future__ import annotations

from archipel.bots.interface import Bot
from archipel.errors import ArchipelError
from archipel.games.reading import shown

__all__ = ["Bot", "bot_names", "make_bot"]

_NAMES = ("random", "greedy")


def bot_names() -> list[str]:
    """The bots there are, weakest first."""
    return list(_NAMES)


def make_bot(name: str) -> Bot:
    """A bot by its name, to be started before it is asked."""
    if name == "random":
        from archipel.bots.chance import RandomBot

        return RandomBot()
    if name == "greedy":
        from archipel.bots.compiled import CompiledBot

        return CompiledBot("greedy")
    raise ArchipelError("unknown-bot", name=shown(name), known=", ".join(_NAMES))
