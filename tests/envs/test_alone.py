"""The Gymnasium environments."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from archipel.envs import numbering
from archipel.errors import ArchipelError
from envs.tried import LONGEST

IDS = ["Archipel/Islet-v0", "Archipel/IsletSixEggs-v0", "Archipel/ForbiddenIsland-v0"]
each = pytest.mark.parametrize("name", IDS)


@each
@pytest.mark.parametrize("illegal", ["lose", "raise"])
def test_gymnasium_is_content(name: str, illegal: str) -> None:
    if illegal == "lose":
        check_env(gymnasium.make(name, render_mode="ansi").unwrapped)
    else:
        env = gymnasium.make(name, illegal=illegal)
        assert env.reset(seed=1)[0] in env.observation_space


def played(env: Any, seed: int) -> list[float]:
    """Play to the end at random, checking masks on the way; the rewards."""
    seen, info = env.reset(seed=seed)
    luck = np.random.default_rng(seed)
    match = env.unwrapped.match
    rewards: list[float] = []
    ended = False
    for _ in range(LONGEST):
        assert np.array_equal(seen["action_mask"], info["action_mask"])
        legal = np.flatnonzero(info["action_mask"])
        assert legal.tolist() == list(numbering(match.game.name).legal(match))
        seen, reward, ended, cut, info = env.step(luck.choice(legal))
        assert not cut
        rewards.append(reward)
        if ended:
            break
    if ended:
        assert match.over
        assert not info["action_mask"].any()
        assert rewards[-1] == float(1 in match.winners())
        assert info["score"] == match.scores()["1"]
    assert not any(rewards[:-1])
    return rewards


@each
def test_masks_are_the_legal_moves_to_the_end(name: str) -> None:
    env = gymnasium.make(name)
    assert played(env, 4) == played(gymnasium.make(name), 4)


def test_a_team_decides_for_all_seats() -> None:
    env = gymnasium.make("Archipel/ForbiddenIsland-v0", seats=4, difficulty="elite", layout="atoll")
    env.reset(seed=1)
    assert env.unwrapped.match.options["difficulty"] == "elite"  # type: ignore[attr-defined]
    assert len(env.unwrapped.match.seats) == 4  # type: ignore[attr-defined]
    played(env, 1)


def test_six_eggs_are_six() -> None:
    env = gymnasium.make("Archipel/IsletSixEggs-v0")
    env.reset(seed=1)
    assert env.unwrapped.match.options == {"eggs": 6, "seats": 1}  # type: ignore[attr-defined]


@each
def test_an_illegal_action_loses_or_is_refused(name: str) -> None:
    env = gymnasium.make(name)
    _, info = env.reset(seed=1)
    action = int(np.flatnonzero(info["action_mask"] == 0)[0])
    _, reward, ended, _, info = env.step(action)
    assert (reward, ended) == (-1.0, True)
    assert "not the number of a legal move" in info["illegal"]

    strict = gymnasium.make(name, illegal="raise")
    strict.reset(seed=1)
    with pytest.raises(ArchipelError, match="not the number of a legal move"):
        strict.step(action)
    with pytest.raises(ArchipelError, match="not the number of a legal move"):
        env.unwrapped.step(10**6)


def test_what_does_not_fit_is_refused() -> None:
    with pytest.raises(ArchipelError, match="one of lose, raise"):
        gymnasium.make(IDS[0], illegal="perhaps")
    with pytest.raises(ArchipelError, match="rivals"):
        gymnasium.make(IDS[0], seats=2)
    with pytest.raises(ArchipelError, match="eggs"):
        gymnasium.make(IDS[0], eggs=7)
