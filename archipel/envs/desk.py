"""Where the environments of single matches look at them: numbers, masks and observations of a match."""

from __future__ import annotations

from importlib import import_module
from typing import Any

import numpy as np

from archipel.compiling import prepare, prepare_doors
from archipel.envs.arrays import Array, rows, size_of
from archipel.envs.binding import bound
from archipel.errors import ArchipelError
from archipel.games.definition import Definition
from archipel.games.drawn import text_of
from archipel.games.reading import shown
from archipel.match import Match
from archipel.rules import batch
from archipel.words import words

_WIDTH = 100


class Desk:
    """What is needed to look at matches of a game, one at a time."""

    def __init__(self, game: Definition) -> None:
        self.game = game
        self.rules = bound(game)
        prepare(game)
        prepare_doors(game.name, self.rules.DOORS)
        self._surveys = batch(self.rules.Survey)
        self._lists = batch(game.moves)
        self._masks = batch(self.rules.Mask)
        self._veiled = batch(game.state)
        self._seen = batch(self.rules.Observation)

    @property
    def actions(self) -> int:
        """How many actions there are."""
        return int(self.rules.ACTIONS)

    @property
    def length(self) -> int:
        """How many numbers an observation has."""
        return size_of(self.rules.Observation)

    def mask(self, match: Match) -> Array:
        """For each action 1 if the seat to move may do it, else 0."""
        self.game.doors.legal_at(match._states, self._lists, 0)
        self.rules.mark_at(match._states, self._surveys, self._lists, self._masks, 0)
        return rows(self._masks, self.rules.Mask, np.int8).copy().reshape(-1)

    def observation(self, match: Match, seat: int) -> Array:
        """What a seat, counted from 0, may see."""
        self.rules.observe_at(match._states, self._surveys, self._veiled, self._seen, 0, seat)
        return rows(self._seen, self.rules.Observation, np.int16).copy().reshape(-1)

    def reward(self, match: Match, seat: int) -> float:
        """What a match that is over was worth to a seat."""
        return float(self.rules.reward_at(match._states, 0, seat))

    def play(self, match: Match, action: Any) -> None:
        """Play the move of a number; an error if it is not legal."""
        if not self.allows(match, action):
            raise ArchipelError("illegal-number", number=shown(action))
        code = self.rules.move_at(match._states, self._surveys, 0, int(action))
        match._do(code, self.game.text_of(code))

    def draw(self, match: Match, seat: int) -> str:
        """A match as a terminal would show it to a seat, counted from 0."""
        drawing = import_module(f"archipel.games.{self.game.name.replace('-', '_')}.drawing")
        view = match.view(seat + 1)
        lines = drawing.draw(view, words=words(), width=_WIDTH, colour=False, players={}, marked=())
        return "\n".join(text_of(line).rstrip() for line in lines)

    def allows(self, match: Match, action: Any) -> bool:
        """Whether an action is a number, and of a legal move."""
        if isinstance(action, bool) or not isinstance(action, (int, np.integer)):
            return False
        return 0 <= int(action) < self.actions and bool(self.mask(match)[int(action)])
