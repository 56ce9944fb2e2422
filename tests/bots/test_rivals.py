"""Moves that stand against each other."""

from __future__ import annotations

import random

import pytest

from archipel.bots.rivals import (
    MOST_RIVALS,
    Rivals,
    add_rival,
    drop_worse_half,
    forget_rivals,
    is_round_over,
    learn,
    least_tried,
)
from archipel.rules import plain


def contest(worth: list[float], iterations: int, luck: random.Random) -> tuple[Rivals, list[int]]:
    """Look at moves of some worth, with luck, so many times; who is left, and how often each was looked at."""
    rivals, looks = Rivals(), [0] * len(worth)
    plain(forget_rivals)(rivals)
    for node in range(len(worth)):
        plain(add_rival)(rivals, node, 0, 0.0)
    for done in range(1, iterations + 1):
        i = plain(least_tried)(rivals)
        looks[rivals.node[i]] += 1
        plain(learn)(rivals, i, worth[rivals.node[i]] + luck.gauss(0, 0.3))
        if plain(is_round_over)(rivals, done, iterations):
            plain(drop_worse_half)(rivals)
    return rivals, looks


@pytest.mark.parametrize("count", [1, 2, 3, 5, 8, 13, MOST_RIVALS])
def test_one_is_left_when_all_looks_are_taken(count: int) -> None:
    rivals, looks = contest([0.5] * count, 640, random.Random(1))
    assert rivals.count == 1
    assert sum(looks) == 640
    assert min(looks) > 0


def test_those_that_do_better_are_looked_at_more_often_and_the_best_is_left() -> None:
    worth = [n / 8 for n in range(8)]
    rivals, looks = contest(worth, 2400, random.Random(2))
    assert rivals.node[0] == 7
    assert looks[:4] == [100] * 4, "a third of the looks is shared by all eight"
    assert sorted(looks) == looks
    assert looks[7] == 100 + 200 + 400


def test_the_best_of_many_that_are_nearly_as_good_is_found_more_often_than_not() -> None:
    worth = [0.5] * 15 + [0.6]
    won = sum(contest(worth, 1000, random.Random(seed))[0].node[0] == 15 for seed in range(40))
    assert won >= 30


def test_what_was_known_before_counts() -> None:
    rivals = Rivals()
    plain(forget_rivals)(rivals)
    plain(add_rival)(rivals, 10, 5, 1.0)
    plain(add_rival)(rivals, 11, 2, 1.0)
    assert plain(least_tried)(rivals) == 1
    plain(drop_worse_half)(rivals)
    assert (rivals.count, rivals.node[0]) == (1, 11)
