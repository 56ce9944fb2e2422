"""Anybody's bot, contained: what it gets wrong costs it a move and is counted, and the match goes on."""

from __future__ import annotations

import time
from dataclasses import dataclass
from random import Random
from typing import Any

from archipel.bots import Bot, make_bot
from archipel.bots.faults import Fault, Kind, Record
from archipel.bots.loading import Origin, origin_of
from archipel.bots.programs import ProgramBot, Unloadable, environment_for_module, words_for_module, words_of
from archipel.errors import ArchipelError
from archipel.games.reading import shown

FOREIGN_SECONDS = 5.0
"""How long a bot that is not ours may think about a move, if nothing else is said."""


@dataclass(frozen=True)
class Doings:
    """What a bot did: how often it was asked, how long it thought, what it got wrong."""

    asked: int
    seconds: float
    faults: Record


class Contained:
    """A bot that always names a legal move: where it fails, a random one is taken.

    Bots that are not ours run in a process of their own, which is ended if it takes too long.
    """

    def __init__(self, spec: str, limit: float | None = None) -> None:
        self.spec = spec
        self.limit = limit
        self.record = Record()
        self.asked = 0
        self.seconds = 0.0
        self._bot: Bot
        if origin_of(spec) is Origin.OURS:
            self._bot = make_bot(spec)
        else:
            self.limit = limit or FOREIGN_SECONDS
            if origin_of(spec) is Origin.PROGRAM:
                self._bot = ProgramBot(words_of(spec), self.limit)
            else:
                self._bot = ProgramBot(words_for_module(spec), self.limit, environment_for_module())

    @property
    def acts_out_of_turn(self) -> bool:
        """Whether it is to be asked when it is not the actor but has moves (C-3.2)."""
        return getattr(self._bot, "acts_out_of_turn", False) is True

    def check(self, game: str, options: dict[str, Any]) -> None:
        """Refuse a bot that cannot be had, or cannot begin a match."""
        try:
            self._bot.start(game, options, 1, 0)
        except Fault as fault:
            raise ArchipelError("bot-not-started", name=self.spec, kind=fault.kind.value, what=fault.what) from fault

    def start(self, game: str, options: dict[str, Any], seat: int, seed: int) -> None:
        """Tell it of a match."""
        self._luck = Random(seed)
        try:
            self._bot.start(game, options, seat, seed)
        except Exception as error:
            self._note(error)

    def see(self, event: dict[str, Any]) -> None:
        """Tell it of a move."""
        try:
            self._bot.see(event)
        except Exception as error:
            self._note(error)

    def choose(self, view: dict[str, Any], legal: list[str]) -> str:
        """Its move, or a random one."""
        return self._chosen(view, legal) or self._luck.choice(legal)

    def interject(self, view: dict[str, Any], legal: list[str]) -> str | None:
        """A move out of turn, or None if it holds back; where it fails it holds back."""
        return self._chosen(view, legal, None)

    def settle(self) -> Doings:
        """What it has done since this was last asked."""
        doings = Doings(self.asked, self.seconds, self.record)
        self.asked, self.seconds, self.record = 0, 0.0, Record()
        return doings

    def close(self) -> None:
        """Have its process end, if it has one."""
        if isinstance(self._bot, ProgramBot):
            self._bot.close()

    def _chosen(self, view: dict[str, Any], legal: list[str], *others: None) -> str | None:
        """What it names, if it is legal or one of the others; None if it fails."""
        began = time.perf_counter()
        try:
            move = self._bot.choose(view, list(legal), self.limit)
            if move not in legal and move not in others:
                raise Fault(Kind.ILLEGAL, shown(move))
            return None if move is None else str(move)
        except Exception as error:
            self._note(error)
            return None
        finally:
            self.asked += 1
            self.seconds += time.perf_counter() - began

    def _note(self, error: Exception) -> None:
        if isinstance(error, Unloadable):
            raise error
        if not isinstance(error, Fault):
            error = Fault(Kind.RAISED, f"{type(error).__name__}: {error}")
        self.record.add(error)
