"""Bots whose thinking is compiled with the rules."""

from __future__ import annotations

from typing import Any

from archipel.bots.binding import bound
from archipel.bots.weighing import weights_of
from archipel.compiling import prepare_doors
from archipel.games.catalogue import definition
from archipel.rules import Rng, batch, store


class CompiledBot:
    """A bot that thinks in compiled code, on a state made from its view."""

    def __init__(self, choice: str) -> None:
        self.choice = choice

    def start(self, game: str, options: dict[str, Any], seat: int, seed: int) -> None:  # noqa: ARG002
        """Set up a desk to think at, and forget the last match."""
        self._game = definition(game)
        self._playing = bound("playing", self._game)
        prepare_doors(game, self._playing.DOORS)
        self._seat = seat - 1
        self._desk = batch(self._game.state, self._playing.DESKS)
        self._lists = batch(self._game.moves, self._playing.DESKS)
        self._memories = batch(self._playing.Memory, self._playing.MOST_SEATS)
        self._weights = weights_of(self._game)
        self._rngs = batch(Rng)
        self._playing.seed_at(self._rngs, seed)

    def see(self, event: dict[str, Any]) -> None:
        """Remember what it may not look at again later."""
        store(self._desk, self._playing.KNOWN, self._game.read_view(event["view"]))
        self._playing.notice(self._desk, self._memories, self._seat)

    def choose(self, view: dict[str, Any], legal: list[str], clock: float | None) -> str:  # noqa: ARG002
        """The legal move it likes best."""
        store(self._desk, self._playing.KNOWN, self._game.read_view(view))
        self._list(legal)
        choice = self._playing.Choice[self.choice.upper()]
        return self._game.text_of(
            self._playing.decide(
                self._desk, self._lists, self._memories, self._weights, self._rngs, choice.value, self._seat
            )
        )

    def _list(self, legal: list[str]) -> None:
        """Put the moves it may choose from where it will look for them."""
        moves = self._game.moves()
        moves.count = len(legal)
        for i, text in enumerate(legal):
            moves.code[i] = self._game.move_of(text)
        store(self._lists, self._playing.KNOWN, moves)
