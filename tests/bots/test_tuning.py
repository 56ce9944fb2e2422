"""Better weights, found by letting them play."""

from __future__ import annotations

from itertools import islice

import pytest

from archipel.bots.tuning import Trial, flat, shaped, tune
from archipel.bots.weighing import file_with, numbers_of
from archipel.compiling import prepare
from archipel.games.catalogue import NAMES, definition

ISLET = definition("islet")
FOR_TWO = [{"seats": 2}]


@pytest.fixture(autouse=True)
def _prepared() -> None:
    prepare(ISLET)


def test_weights_that_do_not_care_for_eggs_lose() -> None:
    trial = Trial(ISLET, FOR_TWO, games=40)
    careless = trial.file | {"egg": 0.001, "next_egg": 0.001}
    assert trial.share(trial.file, 1) == pytest.approx(0.5, abs=0.15)
    assert trial.share(careless, 1) < 0.2


def test_a_hoarder_of_cards_is_cured() -> None:
    hoarder = numbers_of(ISLET, "evaluation") | {"card": 1.5}
    rounds = list(islice(tune(ISLET, FOR_TWO, games=20, seed=1, spread=0.6, start=hoarder), 12))
    trial = Trial(ISLET, FOR_TWO, games=100)
    assert trial.share(hoarder, 99) < 0.1
    assert trial.share(rounds[-1].numbers, 99) > 0.3


def test_the_same_seed_tunes_the_same() -> None:
    first, again = (list(islice(tune(ISLET, FOR_TWO, games=4, seed=3, spread=0.3), 2)) for _ in range(2))
    assert first == again


def test_another_seed_tunes_otherwise() -> None:
    first, other = (next(tune(ISLET, FOR_TWO, games=4, seed=seed, spread=0.3)) for seed in (3, 4))
    assert first.numbers != other.numbers


def test_a_team_is_tuned_by_its_own_success() -> None:
    game = definition("forbidden-island")
    prepare(game)
    trial = Trial(game, [{"seats": 2, "difficulty": "novice"}], games=60)
    careless = {name: [0.001] * len(value) if isinstance(value, list) else 0.001 for name, value in trial.file.items()}
    assert trial.share(careless, 1) < trial.share(trial.file, 1)


@pytest.mark.parametrize("name", NAMES)
def test_numbers_keep_their_names_and_places(name: str) -> None:
    import math

    numbers = numbers_of(definition(name), "evaluation")
    positive = shaped(numbers, [math.log(i + 1) for i in range(len(flat(numbers)))])
    assert positive.keys() == numbers.keys()
    assert flat(positive) == pytest.approx([i + 1 for i in range(len(flat(numbers)))], rel=5e-3)


def test_a_file_of_weights_keeps_its_other_parts() -> None:
    whole = file_with(ISLET, {"egg": 1.0})
    assert whole["evaluation"] == {"egg": 1.0}
    assert whole["search"] == numbers_of(ISLET, "search")
