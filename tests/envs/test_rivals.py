"""The PettingZoo environments."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

from archipel.envs import aec_env, numbering
from archipel.errors import ArchipelError, OptionError
from archipel.rules import INTERPRETED
from envs.tried import LONGEST, Options, rivals

CYCLES = 20 if INTERPRETED else 200


@rivals
@pytest.mark.filterwarnings("ignore")
def test_petting_zoo_is_content(game: str, options: Options) -> None:
    api_test(aec_env(game, **options), num_cycles=CYCLES)
    seed_test(lambda: aec_env(game, **options), num_cycles=CYCLES)


def played(env: Any, seed: int) -> list[int]:
    """Play to the end at random, checking on the way; the actions."""
    env.reset(seed=seed)
    luck = np.random.default_rng(seed)
    numbers = numbering(env.match.game.name)
    actions: list[int] = []
    for agent in env.agent_iter(LONGEST):
        seen, _, ended, cut, _ = env.last()
        assert not cut
        if ended:
            env.step(None)
            continue
        assert agent == f"seat_{env.match.actor}"
        legal = np.flatnonzero(seen["action_mask"])
        assert legal.tolist() == list(numbers.legal(env.match))
        for other in env.agents:
            assert env.observe(other) in env.observation_space(other)
            if other != agent:
                assert not env.observe(other)["action_mask"].any()
        actions.append(int(luck.choice(legal)))
        env.step(actions[-1])
    return actions


@rivals
def test_masks_are_the_legal_moves_to_the_end(game: str, options: Options) -> None:
    env = aec_env(game, **options)
    actions = played(env, 5)
    assert actions == played(aec_env(game, **options), 5)
    if env.match.over:
        assert env.agents == []


@pytest.mark.skipif(INTERPRETED, reason="whole matches take long")
@rivals
def test_rewards_come_at_the_end_and_add_up_to_nothing(game: str, options: Options) -> None:
    env = aec_env(game, **options)
    env.reset(seed=2)
    luck = np.random.default_rng(2)
    while not any(env.terminations.values()):
        assert not any(env.rewards.values())
        env.step(int(luck.choice(np.flatnonzero(env.last()[0]["action_mask"]))))
    winners, seats = env.match.winners(), options["seats"]
    for seat, agent in enumerate(env.possible_agents, 1):
        share = 1 / len(winners) if seat in winners else 0
        assert env.rewards[agent] == pytest.approx(share - 1 / seats)
        assert env.infos[agent]["score"] == env.match.scores()[str(seat)]
    assert sum(env.rewards.values()) == pytest.approx(0)


def test_a_seed_is_that_of_the_match_and_without_one_matches_differ() -> None:
    env = aec_env("islet", seats=2)
    env.reset(seed=7)
    assert env.match.seed == "7"
    env.reset()
    second = env.match.seed
    env.reset()
    assert env.match.seed != second
    env.reset(seed=7)
    env.reset()
    assert env.match.seed == second


@pytest.mark.parametrize("action", [-1, 10**6, 2.0, None, True, "0"])
def test_a_bad_action_is_refused_and_changes_nothing(action: Any) -> None:
    env = aec_env("islet", seats=2)
    env.reset(seed=1)
    before = env.match.position()
    with pytest.raises(ArchipelError, match="not the number of a legal move"):
        env.step(action)
    assert env.match.position() == before
    env.step(int(np.flatnonzero(env.last()[0]["action_mask"])[0]))
    assert env.match.position() != before


@rivals
def test_it_can_be_drawn(game: str, options: Options) -> None:
    env = aec_env(game, render_mode="ansi", **options)
    env.reset(seed=1)
    drawn = env.render()
    assert len(drawn.splitlines()) > 5
    assert "\x1b" not in drawn


def test_games_for_one_are_elsewhere() -> None:
    for game, seats in (("islet", 1), ("forbidden-island", 3)):
        with pytest.raises(ArchipelError, match="Gymnasium"):
            aec_env(game, seats=seats)
    with pytest.raises(OptionError):
        aec_env("islet", seats=7)
    with pytest.raises(OptionError):
        aec_env("the-island", seats=2, eggs=6)
