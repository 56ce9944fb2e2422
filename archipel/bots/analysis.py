"""A match looked over once more: what each move gave away and what each draw brought, judged as it could be then.

A move is judged by what the seat that made it could know; a draw by what the seat could know whose turn it was.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from archipel.bots.thinking import Budget, Thinker
from archipel.match import Match

MISTAKE = 0.05
"""The share of the victory that a mistake gives away at least; less may be an error of the search."""
ROOM = 100_000
"""Nodes a seat, some 5 MB: the looks are short."""
UNSEEN = "?"
CHANCE = "chance"

Shares = list[float]
"""Of the victory, by seats."""


@dataclass(frozen=True)
class Looks:
    """How often to look ahead: before a move or draw, and then after it; and how many milliseconds at most."""

    before: int = 1_500
    after: int = 750
    milliseconds: float = 500.0


@dataclass(frozen=True)
class Judged:
    """A move or a draw, and what it did to everybody's shares of the victory; in a team each is the chance to succeed.

    For a move of a seat `before` and `after` are its own: what it could have had, and what its move left it.  `best` is
    the better move, None if there was none.
    """

    index: int
    seat: int | None
    move: str
    shares: Shares
    """After it."""
    before: float | None = None
    after: float | None = None
    best: str | None = None
    luck: Shares | None = None
    """Of a draw."""

    @property
    def mistake(self) -> bool:
        """Whether a better move was missed by far."""
        return self.before is not None and self.after is not None and self.before - self.after >= MISTAKE


def judged(match: Match, first: int = 0, looks: Looks | None = None, seed: int = 0) -> Iterator[Judged]:
    """The moves and draws of a match from one on, each judged."""
    return _Review(match, looks or Looks(), seed).judged(first)


class _Review:
    """A match played again, each seat's search looking on with that seat's eyes."""

    def __init__(self, match: Match, looks: Looks, seed: int) -> None:
        self._moves = match.moves
        self._looks = looks
        self._game = match.game.definition
        self._past = match.game.match(match.start_position())
        self._seats = match.seats
        self._thinkers = {seat: Thinker(self._game, seed, room=ROOM) for seat in self._seats}
        for seat, thinker in self._thinkers.items():
            thinker.look_at(self._past.view(seat))

    def judged(self, first: int) -> Iterator[Judged]:
        for index, move in enumerate(self._moves):
            if index < first:
                self._go_on(move)
            elif self._past.actor == CHANCE:
                yield self._judge_draw(index, move)
            else:
                yield self._judge_move(index, move)

    def _judge_draw(self, index: int, move: str) -> Judged:
        thinker = self._thinkers[str(self._past.view(None)["turn"])]
        before = self._look(thinker, self._looks.before) if len(self._past.chances()) > 1 else None
        self._go_on(move)
        after = self._result() if self._past.over else self._look(thinker, self._looks.after)
        luck = [0.0] * len(after) if before is None else [now - then for now, then in zip(after, before, strict=True)]
        return Judged(index, None, move, after, luck=luck)

    def _judge_move(self, index: int, move: str) -> Judged:
        seat = int(self._past.mover(move))
        thinker = self._thinkers[str(seat)]
        choice = len(self._past.legal()) > 1
        self._look(thinker, self._looks.before if choice else self._looks.after)
        ahead = {self._game.text_of(prospect.move): prospect.shares for prospect in thinker.prospects()}
        self._go_on(move)
        # what came to light with the end, nobody could know before
        foreseen = ahead.get(move) or self._result() if self._past.over else None
        after = foreseen or self._look(thinker, self._looks.after)
        best = next(iter(ahead), move)
        missed = ahead[best][seat - 1] - after[seat - 1] if choice and best != move else 0.0
        own = after[seat - 1]
        return Judged(index, seat, move, after, own + max(0.0, missed), own, best if missed > 0 else None)

    def _look(self, thinker: Thinker, visits: int) -> Shares:
        """Each seat's share, as far as can be seen from here."""
        thinker.think(Budget(max(1, visits - thinker.visits), self._looks.milliseconds))
        return thinker.shares()

    def _go_on(self, move: str) -> None:
        """Play a move; every seat is told of it what it was told in the match."""
        told = {seat: self._past.move_seen(move, seat) for seat in self._seats}
        self._past.play(move)
        if self._past.over:
            return
        for seat, thinker in self._thinkers.items():
            thinker.look_at(self._past.view(seat))
            thinker.go_on(None if told[seat].endswith(UNSEEN) else self._game.move_of(move))

    def _result(self) -> Shares:
        winners = self._past.winners()
        share = 1.0 if self._game.team else 1.0 / max(1, len(winners))
        return [share if int(seat) in winners else 0.0 for seat in self._seats]
