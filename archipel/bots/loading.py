"""Bots by what they are called on a command line: a name of ours, `module:Class`, or `command:` and a program."""

from __future__ import annotations

import sys
from collections.abc import Callable
from enum import Enum
from importlib import import_module
from pathlib import Path
from typing import Any, cast

from archipel.bots import bot_names, make_bot
from archipel.bots.interface import Bot
from archipel.errors import ArchipelError
from archipel.games.reading import shown

COMMAND = "command:"


class Origin(Enum):
    """Where a bot comes from."""

    OURS = "ours"
    MODULE = "module"
    PROGRAM = "program"


def origin_of(spec: str) -> Origin:
    """Where a bot comes from, by what it is called; nothing is loaded."""
    if spec.startswith(COMMAND):
        return Origin.PROGRAM
    head, colon, _ = spec.partition(":")
    return Origin.MODULE if colon and head not in bot_names() else Origin.OURS


def load_bot(spec: str) -> Bot:
    """A bot, to be started before it is asked: `greedy`, `mymodule:MyBot`, `command:./mybot --fast`.

    Modules are looked for in the current folder too.  A bot of a module needs `choose` alone.
    """
    origin = origin_of(spec)
    if origin is Origin.PROGRAM:
        from archipel.bots.programs import ProgramBot, words_of

        return ProgramBot(words_of(spec))
    if origin is Origin.MODULE:
        return Guest(maker_of(spec)())
    return make_bot(spec)


class Guest:
    """A bot from elsewhere, which may do without `start` and `see`."""

    def __init__(self, bot: Any) -> None:
        if not callable(getattr(bot, "choose", None)):
            raise ArchipelError("bot-cannot-choose", name=type(bot).__name__)
        self.acts_out_of_turn = getattr(bot, "acts_out_of_turn", False) is True
        self._bot = bot

    def start(self, game: str, options: dict[str, Any], seat: int, seed: int) -> None:
        """Tell it of a match, if it likes to know."""
        if hasattr(self._bot, "start"):
            self._bot.start(game, options, seat, seed)

    def see(self, event: dict[str, Any]) -> None:
        """Tell it of a move, if it likes to know."""
        if hasattr(self._bot, "see"):
            self._bot.see(event)

    def choose(self, view: dict[str, Any], legal: list[str], clock: float | None) -> Any:
        """Whatever it says."""
        return self._bot.choose(view, legal, clock)


def maker_of(spec: str) -> Callable[[], Any]:
    """What makes the bots of `module:Class`."""
    name, _, path = spec.partition(":")
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.insert(0, here)
    try:
        found: Any = import_module(name)
    except Exception as error:  # whatever a stranger's module does
        why = f"{type(error).__name__}: {error}"
        raise ArchipelError("bot-no-module", module=shown(name), why=why) from error
    for part in path.split("."):
        if not hasattr(found, part):
            raise ArchipelError("bot-no-class", module=name, name=shown(path))
        found = getattr(found, part)
    if not callable(found):
        raise ArchipelError("bot-no-class", module=name, name=shown(path))
    return cast("Callable[[], Any]", found)
