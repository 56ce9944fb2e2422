"""PettingZoo: rivals who move one after the other."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium.spaces import Dict, Discrete
from pettingzoo import AECEnv

from archipel.envs.arrays import Array
from archipel.envs.desk import Desk
from archipel.envs.spaces import spaces_of
from archipel.errors import ArchipelError
from archipel.match import Game, Match

Seen = dict[str, Array]


class RivalsEnv(AECEnv[str, Seen, int]):  # type: ignore[misc]
    """A match between seats, each an agent: `seat_1`, `seat_2` and so on.  Chance plays itself."""

    metadata: dict[str, Any] = {"render_modes": ["ansi"], "render_fps": 1, "is_parallelizable": False}  # noqa: RUF012 -- PettingZoo's own

    def __init__(self, game: str, seats: int, render_mode: str | None = None, **options: Any) -> None:
        super().__init__()
        self._game = Game(game)
        if self._game.definition.team or seats == 1:
            raise ArchipelError("env-not-for-rivals", game=game)
        self._options = {"seats": seats, **options}
        self._game.start(seed=0, **self._options)  # which refuses options that do not fit
        self._desk = Desk(self._game.definition)
        self._luck: np.random.Generator | None = None
        self.metadata = {**self.metadata, "name": game.replace("-", "_")}
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(1, seats + 1)]
        self.agents: list[str] = []
        self._spaces = {agent: spaces_of(self._desk) for agent in self.possible_agents}
        self.match: Match
        """The match being played, to look into, save or draw; an agent that does cheats."""

    def observation_space(self, agent: str) -> Dict:
        """A vector and a mask of actions."""
        return self._spaces[agent][0]

    def action_space(self, agent: str) -> Discrete[Any]:
        """The numbers of the game's moves."""
        return self._spaces[agent][1]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002
        """Deal a new match: that of a seed, or the next of those that follow from the last seed."""
        if seed is not None or self._luck is None:
            self._luck = np.random.default_rng(seed)
        drawn = int(self._luck.integers(1 << 62)) if seed is None else seed
        self.match = self._game.start(seed=drawn, **self._options)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._go_on()

    def step(self, action: int | None) -> None:
        """Make the move of a number for the agent selected; an error if it is not legal, and nothing is changed."""
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        self._desk.play(self.match, action)
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self._go_on()
        self._accumulate_rewards()
        self._deads_step_first()

    def _go_on(self) -> None:
        """On to the next decision, or the end."""
        while self.match.actor == "chance":
            self.match.roll()
        if self.match.over:
            for seat, agent in enumerate(self.possible_agents):
                self.rewards[agent] = self._desk.reward(self.match, seat)
                self.terminations[agent] = True
                self.infos[agent] = {"score": self.match.scores()[str(seat + 1)]}
        else:
            self.agent_selection = f"seat_{self.match.actor}"

    def observe(self, agent: str) -> Seen:
        """What an agent may see; who is not to move has no legal actions."""
        seat = self.possible_agents.index(agent)
        moves = self.match.actor == str(seat + 1)
        mask = self._desk.mask(self.match) if moves else np.zeros(self._desk.actions, np.int8)
        return {"observation": self._desk.observation(self.match, seat), "action_mask": mask}

    def render(self) -> str | None:
        """The match as the agent selected sees it in a terminal."""
        if self.render_mode != "ansi":
            return None
        return self._desk.draw(self.match, self.possible_agents.index(self.agent_selection))

    def close(self) -> None:
        """There is nothing to close."""
