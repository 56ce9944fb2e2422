"""Gymnasium: one learner, alone in Islet or deciding for the whole team of L'Île Interdite."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np

from archipel.envs.arrays import Array
from archipel.envs.desk import Desk
from archipel.envs.spaces import spaces_of
from archipel.errors import ArchipelError
from archipel.games.reading import shown
from archipel.match import Game, Match

Seen = dict[str, Array]
ILLEGAL = ("lose", "raise")
"""What an action that is not legal does: it loses the match, or raises an error."""
LOST_BY_ERROR = -1.0


class AloneEnv(gymnasium.Env[Any, Any]):
    """A match in which one learner decides everything; chance plays itself."""

    metadata: dict[str, Any] = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012 -- Gymnasium's own

    def __init__(
        self, game: str, seats: int, *, illegal: str = "lose", render_mode: str | None = None, **options: Any
    ) -> None:
        self._game = Game(game)
        if not self._game.definition.team and seats != 1:
            raise ArchipelError("env-not-alone", game=game)
        if illegal not in ILLEGAL:
            raise ArchipelError("env-illegal-choice", value=shown(illegal), known=", ".join(ILLEGAL))
        self._options = {"seats": seats, **options}
        self._game.start(seed=0, **self._options)  # which refuses options that do not fit
        self._desk = Desk(self._game.definition)
        self._illegal = illegal
        self.render_mode = render_mode
        self.observation_space, self.action_space = spaces_of(self._desk)
        self.match: Match
        """The match being played, to look into, save or draw."""

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Seen, dict[str, Any]]:
        """Deal a new match: that of a seed, or the next of those that follow from the last seed."""
        super().reset(seed=seed, options=options)
        drawn = int(self.np_random.integers(1 << 62)) if seed is None else seed
        self.match = self._game.start(seed=drawn, **self._options)
        self._draw()
        return self._seen(), self._info()

    def step(self, action: Any) -> tuple[Seen, float, bool, bool, dict[str, Any]]:
        """Make the move of a number."""
        if self._illegal == "lose" and action in self.action_space and not self._desk.allows(self.match, action):
            error = ArchipelError("illegal-number", number=shown(int(action)))
            return self._seen(), LOST_BY_ERROR, True, False, {**self._info(), "illegal": str(error)}
        self._desk.play(self.match, action)
        self._draw()
        over = self.match.over
        reward = self._desk.reward(self.match, 0) if over else 0.0
        return self._seen(), reward, over, False, self._info()

    def render(self) -> str | None:
        """The match as a terminal would show it."""
        return self._desk.draw(self.match, 0) if self.render_mode == "ansi" else None

    def _draw(self) -> None:
        while self.match.actor == "chance":
            self.match.roll()

    def _mask(self) -> Array:
        return np.zeros(self._desk.actions, np.int8) if self.match.over else self._desk.mask(self.match)

    def _seen(self) -> Seen:
        return {"observation": self._desk.observation(self.match, 0), "action_mask": self._mask()}

    def _info(self) -> dict[str, Any]:
        """The mask, and at the end the score."""
        told: dict[str, Any] = {"action_mask": self._mask()}
        return told | {"score": self.match.scores()["1"]} if self.match.over else told


def register() -> None:
    """Tell Gymnasium the names of these environments."""
    for name, kwargs in IDS.items():
        if name not in gymnasium.registry:
            gymnasium.register(name, entry_point="archipel.envs.alone:AloneEnv", kwargs=kwargs)


IDS: dict[str, dict[str, Any]] = {
    "Archipel/Islet-v0": {"game": "islet", "seats": 1, "eggs": 10},
    "Archipel/IsletSixEggs-v0": {"game": "islet", "seats": 1, "eggs": 6},
    "Archipel/ForbiddenIsland-v0": {"game": "forbidden-island", "seats": 2},
}
