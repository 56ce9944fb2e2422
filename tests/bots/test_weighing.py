"""The numbers that evaluations count with, as compiled code takes them."""

from __future__ import annotations

import pytest

from archipel.bots.weighing import numbers_of, search_weights_of, weights_of
from archipel.games.catalogue import NAMES, definition
from archipel.rules import snapshot

SURVIVE = definition("survive-the-island")


def test_the_search_has_numbers_of_its_own_and_leaves_the_greedy_bot_its() -> None:
    own = numbers_of(SURVIVE, "search evaluation")
    greedy, search = snapshot(weights_of(SURVIVE)), snapshot(search_weights_of(SURVIVE))
    for name, number in numbers_of(SURVIVE, "evaluation").items():
        assert getattr(greedy, name) == number
        assert getattr(search, name) == own[name] != number


@pytest.mark.parametrize("name", [name for name in NAMES if name != SURVIVE.name])
def test_where_it_has_none_it_takes_the_same(name: str) -> None:
    game = definition(name)
    assert snapshot(search_weights_of(game)) == snapshot(weights_of(game))
