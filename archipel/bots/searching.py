"""The bot that looks ahead."""

from __future__ import annotations

from random import Random
from typing import Any

from archipel.bots.levels import Level
from archipel.bots.thinking import Budget, Prospect, Thinker
from archipel.bots.weighing import pace_of
from archipel.games.catalogue import definition

UNSEEN = "?"
SPARE = 0.9
"""Of the time it may take: the rest is for getting the answer across."""


class SearchBot:
    """Looks ahead with the compiled search, and plays the move that did best."""

    def __init__(self, level: Level) -> None:
        self.level = level

    def start(self, game: str, options: dict[str, Any], seat: int, seed: int) -> None:  # noqa: ARG002
        """Forget the last match."""
        self._game = definition(game)
        self._thinker = Thinker(self._game, seed)
        self._iterations = round(self.level.iterations * (pace_of(self._game) if self.level.paced else 1))
        self._luck = Random(seed)

    @property
    def seconds(self) -> float:
        """Spent looking ahead in this match."""
        return self._thinker.seconds

    def see(self, event: dict[str, Any]) -> None:
        """Follow the match."""
        self._thinker.look_at(event["view"])
        move = event["move"]
        self._thinker.go_on(None if move.endswith(UNSEEN) else self._game.move_of(move))

    def choose(self, view: dict[str, Any], legal: list[str], clock: float | None) -> str:
        """The move that did best, of those it does not overlook."""
        seen = self._not_overlooked(legal)
        if len(seen) == 1:
            return seen[0]
        self._thinker.look_at(view)
        milliseconds = None if clock is None else 1000 * SPARE * clock
        self._thinker.think(Budget(self._iterations, milliseconds, to_choose=self.level.plays_the_best))
        offered = {self._game.move_of(move): move for move in seen}
        found = self._thinker.prospects()
        considered = [prospect for prospect in found if prospect.move in offered]
        if not considered:
            return seen[0]
        if self.level.plays_the_best:
            return offered[considered[0].move]
        return offered[self._misjudged(found, considered).move]

    def _misjudged(self, found: list[Prospect], considered: list[Prospect]) -> Prospect:
        """Of the moves considered the one that seems best, misjudged by a part of what lies between all found."""
        seat = self._thinker.actor
        shares = [prospect.shares[seat] for prospect in found]
        error = self.level.misjudges * (max(shares) - min(shares))
        return max(considered, key=lambda prospect: prospect.shares[seat] + self._luck.gauss(0, error))

    def _not_overlooked(self, legal: list[str]) -> list[str]:
        """The moves it has in view; always one at least."""
        kept = [move for move in legal if self._luck.random() >= self.level.overlooks]
        return kept or [self._luck.choice(legal)]
