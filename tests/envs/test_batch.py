"""Batches: the same games as one at a time, many at once."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from archipel.envs import Batch, numbering
from archipel.errors import ArchipelError, OptionError
from archipel.match import Match
from archipel.rules import INTERPRETED, Rng, batch, below, numbers, plain, snapshot
from envs.tried import Options, desk_of, one_each

STEPS = 12 if INTERPRETED else 400
GAMES = 2 if INTERPRETED else 5


def leave_to_chance(match: Match, rng: Rng) -> None:
    """Draw as a batch draws."""
    game = match.game.definition
    lists = batch(game.moves)
    while match.actor == "chance":
        count = game.doors.legal_at(match._states, lists, 0)
        weights = numbers(lists, 0, "weight", count)
        drawn = plain(below)(rng, sum(weights))
        outcome = next(i for i in range(count) if drawn < sum(weights[: i + 1]))
        code = numbers(lists, 0, "code", count)[outcome]
        match.play(game.text_of(code))


@one_each
def test_a_batch_plays_as_matches_do(game: str, options: Options) -> None:
    together = Batch(game, GAMES, 3, **options)
    step = together.reset()
    desk, numbered = desk_of(game), numbering(game)
    ended = 0
    for _ in range(STEPS):
        matches = [together.match(i) for i in range(GAMES)]
        for i, match in enumerate(matches):
            assert match.actor == str(step.movers[i] + 1)
            assert np.flatnonzero(step.masks[i]).tolist() == list(numbered.legal(match))
            assert np.array_equal(step.observations[i], desk.observation(match, int(step.movers[i])))
        luck = [snapshot(together._rngs, i) for i in range(GAMES)]
        actions = together.sample()
        step = together.step(actions)
        for i, match in enumerate(matches):
            match.play(numbered.move(match, int(actions[i])))
            leave_to_chance(match, luck[i])
            assert match.over == step.dones[i]
            if match.over:
                ended += 1
                rewards = [desk.reward(match, seat) for seat in range(options["seats"])]
                assert step.rewards[i].tolist() == pytest.approx(rewards)
            else:
                assert match.position() == together.match(i).position()
                assert not step.rewards[i].any()
    assert ended or INTERPRETED or game == "survive-the-island"


@pytest.mark.skipif(INTERPRETED, reason="whole matches take long")
@one_each
def test_a_game_that_ends_is_replaced(game: str, options: Options) -> None:
    together = Batch(game, 8, 1, **options)
    together.reset()
    ends = 0
    while ends < 20:
        step = together.step(together.sample())
        assert step.masks.any(axis=1).all()
        for i in np.flatnonzero(step.dones):
            ends += 1
            match = together.match(int(i))
            assert not match.over
            assert match.position()["turn"] == 1
            if together.game.team or options["seats"] == 1:
                assert set(step.rewards[i].tolist()) <= {0.0, 1.0}
            else:
                assert step.rewards[i].sum() == pytest.approx(0, abs=1e-6)
        assert not step.rewards[~step.dones].any()


def history(together: Batch, steps: int, games: int, **reset: Any) -> list[bytes]:
    """What a batch shows of its first games."""
    step = together.reset(**reset)
    told = []
    for _ in range(steps):
        step = together.step(np.argmax(step.masks, axis=1))
        told.append(b"".join(array[:games].tobytes() for array in step))
    return told


@one_each
def test_the_same_seed_gives_the_same_games_in_any_company(game: str, options: Options) -> None:
    few, steps = 2, 5 if INTERPRETED else 60
    told = history(Batch(game, few, 9, **options), steps, few)
    assert history(Batch(game, few + 3, 9, **options), steps, few) == told
    assert history(Batch(game, few + 2, 9, threads=3, **options), steps, few) == told
    other = Batch(game, few, 10, **options)
    assert history(other, steps, few) != told
    assert history(other, steps, few, seed=9) == told
    assert history(other, steps, few) != told


def test_choices_at_random_follow_from_the_seed() -> None:
    def chosen(seed: int) -> list[int]:
        together = Batch("islet", 3, seed, seats=2)
        together.reset()
        return [n for _ in range(5) for n in together.step(together.sample()) and together.sample().tolist()]

    assert chosen(4) == chosen(4) != chosen(5)


@pytest.mark.parametrize(
    ("actions", "why"),
    [
        ([0], "3 whole numbers"),
        ([[0, 0, 0]], "3 whole numbers"),
        ([0.0, 0.0, 0.0], "3 whole numbers"),
        (None, "3 whole numbers"),
        ("012", "3 whole numbers"),
    ],
)
def test_actions_of_another_shape_are_refused(actions: Any, why: str) -> None:
    together = Batch("islet", 3, seats=2)
    together.reset()
    with pytest.raises(ArchipelError, match=why):
        together.step(actions)


@pytest.mark.parametrize("wrong", [-1, -2, 10**6, 1900])
def test_an_illegal_action_is_refused_and_nothing_is_changed(wrong: int) -> None:
    together = Batch("islet", 3, seats=2)
    together.reset()
    before = [together.match(i).position() for i in range(3)]
    actions = together.sample()
    actions[1] = wrong
    with pytest.raises(ArchipelError, match=f"{wrong} is not the number of a legal move in game 1"):
        together.step(actions)
    assert [together.match(i).position() for i in range(3)] == before
    together.step(together.sample())


def test_what_a_batch_needs() -> None:
    with pytest.raises(OptionError, match="how many play"):
        Batch("islet", 3)
    with pytest.raises(OptionError, match="eggs"):
        Batch("islet", 3, seats=1, eggs=7)
    for n in (0, -1, 2.0, True):
        with pytest.raises(ArchipelError, match="n has to be a whole number"):
            Batch("islet", n, seats=2)  # type: ignore[arg-type]
    with pytest.raises(ArchipelError, match="threads"):
        Batch("islet", 3, threads=0, seats=2)
    with pytest.raises(ArchipelError, match="call reset first"):
        Batch("islet", 3, seats=2).step([0, 0, 0])


def test_kinds_of_arrays() -> None:
    together = Batch("islet", 3, seats=2)
    step = together.reset()
    kinds = {name: (array.dtype.name, array.shape) for name, array in step._asdict().items()}
    assert kinds == {
        "observations": ("int16", (3, together.length)),
        "rewards": ("float32", (3, 2)),
        "dones": ("bool", (3,)),
        "masks": ("int8", (3, together.actions)),
        "movers": ("int8", (3,)),
    }
    with pytest.raises(ValueError, match="read-only"):
        step.masks[0, 0] = 1
