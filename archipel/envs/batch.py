"""Thousands of games at once, stepped in compiled code."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from typing import Any, NamedTuple

import numpy as np

from archipel.compiling import prepare_doors
from archipel.envs.arrays import Array, Layout, column, fill, layout_of, rows, size_of, spread
from archipel.envs.binding import bound
from archipel.errors import ArchipelError, OptionError
from archipel.games.catalogue import definition
from archipel.games.reading import shown
from archipel.match import Game, Match
from archipel.rules import Rng, batch, snapshot

_SEEDS = 1 << 31


class Step(NamedTuple):
    """What a step shows of every game, in arrays of the batch's own that the next step overwrites."""

    observations: Array
    """What the seat to move sees: int16, a row a game."""
    rewards: Array
    """float32, a row a game, a column a seat: 0 but where a game has ended."""
    dones: Array
    """bool: the games that ended, in whose place there are new ones."""
    masks: Array
    """int8, a row a game, a column an action: 1 where it is legal."""
    movers: Array
    """int8: the seat to move, counted from 0."""


class Batch:
    """Many games of one kind, all at their own points; a game that ends is replaced by a new one.

    Game i of a seed is the same in a batch of any size, on any number of threads.
    """

    def __init__(self, game: str, n: int, seed: int = 0, *, threads: int = 1, **options: Any) -> None:
        self.game = definition(game)
        if "seats" not in options:
            raise OptionError("seats", "option-seats-needed", known=", ".join(map(str, self.game.seats)))
        for name, number in (("n", n), ("threads", threads)):
            if type(number) is not int or number < 1:
                raise ArchipelError("env-too-few", name=name, value=shown(number))
        self.n = n
        self.seed = seed
        self.rules = bound(self.game)
        options = {name: list(v) if isinstance(v, tuple) else v for name, v in options.items()}
        self._start = self.game.state()
        self.game.read_options(self._start, options)
        prepare_doors(game, self.rules.BATCH_DOORS)
        self._states, self._rngs = batch(self.game.state, n), batch(Rng, n)
        self._actions, self._seen = batch(self.rules.Action, n), batch(self.rules.Observation, n)
        self._masks, self._outcomes = batch(self.rules.Mask, n), batch(self.rules.Outcome, n)
        self._choosing = batch(Rng)
        spread(self._states, self._start)  # each new game is dealt by the options of the last
        self._threads = min(threads, n)
        self._pool = ThreadPoolExecutor(self._threads) if self._threads > 1 else None
        self._desks = (
            batch(self.game.state, self._threads),
            batch(self.game.moves, self._threads),
            batch(self.rules.Survey, self._threads),
            batch(self.game.draws, self._threads),
        )
        self._begun = False

    @property
    def seats(self) -> int:
        """How many play in each game."""
        return int(self._start.seats)

    @property
    def actions(self) -> int:
        """How many actions there are."""
        return int(self.rules.ACTIONS)

    @property
    def length(self) -> int:
        """How many numbers an observation has."""
        return size_of(self.rules.Observation)

    @property
    def layout(self) -> Layout:
        """The parts of an observation: where each begins, and its shape."""
        return layout_of(self.rules.Observation)

    def reset(self, seed: int | None = None) -> Step:
        """New games in all places.  With a seed, and the first time, their luck begins anew; else it goes on."""
        if seed is not None:
            self.seed = seed
        if seed is not None or not self._begun:
            self.rules.seed_all(self._rngs, self.seed % _SEEDS << 32)
            self.rules.seed_all(self._choosing, self.seed % _SEEDS << 32 | _SEEDS)
            self._begun = True
        fill(self._actions, "number", self.rules.NEW_GAME)
        return self._step()

    def step(self, actions: Any) -> Step:
        """Make a move in every game, by its number; an error if one is not legal, and nothing is changed."""
        if not self._begun:
            raise ArchipelError("env-reset-first")
        given = np.asarray(actions)
        if given.shape != (self.n,) or not np.issubdtype(given.dtype, np.integer):
            raise ArchipelError("env-actions-shape", n=self.n)
        fill(self._actions, "number", given)
        wrong = int(self.rules.find_illegal(self._masks, self._actions))
        if wrong != self.rules.ALL_LEGAL:
            raise ArchipelError("env-illegal-in-game", number=shown(int(given[wrong])), index=wrong)
        return self._step()

    def sample(self) -> Array:
        """For every game one of its legal actions, each as likely; what is chosen follows from the seed."""
        self.rules.choose_all(self._masks, self._choosing, self._actions)
        return column(self._actions, "number").copy()

    def match(self, i: int) -> Match:
        """A match at the point where a game is, to draw, save or look into; whoever plays by it cheats."""
        return Match(Game(self.game.name), snapshot(self._states, i), None)

    def close(self) -> None:
        """Let the threads go."""
        if self._pool is not None:
            self._pool.shutdown()

    def _step(self) -> Step:
        bounds = [self.n * part // self._threads for part in range(self._threads + 1)]
        if self._pool is None:
            self._step_some(0, 0, self.n)
        else:
            list(self._pool.map(self._step_some, range(self._threads), bounds[:-1], bounds[1:]))
        step = Step(
            rows(self._seen, self.rules.Observation, np.int16),
            np.ascontiguousarray(column(self._outcomes, "reward")[:, : self.seats], dtype=np.float32),
            column(self._outcomes, "done").astype(bool),
            rows(self._masks, self.rules.Mask, np.int8),
            np.ascontiguousarray(column(self._outcomes, "mover"), dtype=np.int8),
        )
        for array in (step.observations, step.masks):
            array.flags.writeable = False
        return step

    def _step_some(self, desk: int, first: int, last: int) -> None:
        self.rules.step_some(
            self._states,
            self._rngs,
            self._actions,
            self._seen,
            self._masks,
            self._outcomes,
            *self._desks,
            desk,
            first,
            last,
        )
