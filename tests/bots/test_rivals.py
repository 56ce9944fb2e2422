"""Moves that stand against each other."""

from __future__ import annotations

import random
from math import sqrt

import pytest

from archipel.bots.rivals import (
    FEWEST_LOOKS,
    FIRST_PART,
    MOST_RIVALS,
    Rivals,
    add_rival,
    end_round,
    forget_rivals,
    is_round_over,
    learn,
    least_tried,
)
from archipel.rules import plain


def lined_up(count: int, looks: int) -> Rivals:
    """Moves that begin to stand against each other, with so many looks to come."""
    rivals = Rivals()
    plain(forget_rivals)(rivals, looks)
    for node in range(count):
        plain(add_rival)(rivals, node)
    return rivals


def contest(worth: list[float], iterations: int, luck: random.Random, own: float = 0.3) -> tuple[Rivals, list[int]]:
    """Look at moves of some worth, with shared luck and some of their own; who is left, and the looks at each."""
    rivals, looks = lined_up(len(worth), iterations), [0] * len(worth)
    shared = [luck.gauss(0, 1) for _ in range(iterations)]
    while rivals.count > 1:
        i = plain(least_tried)(rivals)
        plain(learn)(rivals, i, worth[i] + shared[looks[i]] + luck.gauss(0, own))
        looks[i] += 1
        if plain(is_round_over)(rivals):
            plain(end_round)(rivals)
    return rivals, looks


def winner_of(rivals: Rivals) -> int:
    assert rivals.count == 1
    return int(rivals.node[rivals.standing[0]])


@pytest.mark.parametrize("count", [2, 3, 5, 8, 13, MOST_RIVALS])
def test_one_is_left_by_the_time_all_looks_are_taken(count: int) -> None:
    rivals, looks = contest([0.5] * count, 640, random.Random(1), own=3.0)
    assert winner_of(rivals) in range(count)
    assert sum(looks) == rivals.taken <= 640
    assert min(looks) > 0


def test_half_of_them_go_after_each_round_where_luck_hides_who_is_better() -> None:
    rivals, left = lined_up(8, 2400), []
    luck = random.Random(7)
    while rivals.count > 1:
        plain(learn)(rivals, plain(least_tried)(rivals), luck.gauss(0, 5))
        if plain(is_round_over)(rivals):
            plain(end_round)(rivals)
            left.append((rivals.taken, rivals.count))
    assert left == [(800, 4), (1600, 2), (2400, 1)]


def test_the_best_of_many_that_are_nearly_as_good_is_found_in_spite_of_much_luck_that_they_share() -> None:
    worth = [0.5] * 15 + [0.6]
    won = [winner_of(contest(worth, 1000, random.Random(seed))[0]) == 15 for seed in range(40)]
    assert sum(won) >= 30


def test_who_is_clearly_worse_goes_before_the_round_is_over() -> None:
    _, looks = contest([0.9, 0.1, 0.1, 0.8], 4000, random.Random(3), own=0.1)
    assert max(looks[1:3]) < 4000 // 2 // 4, "less than its part of the first of two rounds"
    assert sum(looks) < 4000, "there is nothing to find out once one is left"


def test_those_that_are_as_good_as_each_other_are_not_told_apart_for_ever() -> None:
    _, looks = contest([0.5] * 8, 1000, random.Random(4), own=0.0)
    assert sum(looks) < 1000


def test_nobody_goes_at_the_first_looks() -> None:
    rivals = lined_up(2, 10_000)
    while rivals.count > 1:
        i = plain(least_tried)(rivals)
        plain(learn)(rivals, i, 1.0 - i)
    assert rivals.taken == 10_000 // FIRST_PART
    rivals = lined_up(2, 20)
    while rivals.count > 1:
        i = plain(least_tried)(rivals)
        plain(learn)(rivals, i, 1.0 - i)
    assert rivals.taken == 2 * FEWEST_LOOKS


def test_a_move_that_shows_late_what_it_is_worth_is_waited_for() -> None:
    """Once the first looks at it see far enough: here the sixtieth."""
    rivals, worth = lined_up(MOST_RIVALS, 12_000), [0.5, *[0.1] * (MOST_RIVALS - 1)]
    while rivals.count > 1:
        i = plain(least_tried)(rivals)
        late = i == 7 and rivals.tried[i] >= 60
        plain(learn)(rivals, i, 0.9 if late else 0.4 if i == 7 else worth[i])
        if plain(is_round_over)(rivals):
            plain(end_round)(rivals)
    assert winner_of(rivals) == 7


@pytest.mark.parametrize(("looks", "left"), [(1_000, 1), (100_000, 2)])
def test_the_more_looks_there_are_the_surer_a_difference_must_be(looks: int, left: int) -> None:
    """By 2.8 standard errors: luck does not do that once in a few looks, but it does in many."""
    rivals, each = lined_up(2, looks), looks // FIRST_PART // 2 + 1
    behind = 2.8 / sqrt(each)
    for look in range(each):
        plain(learn)(rivals, 0, 0.0)
        plain(learn)(rivals, 1, (1.0 if look % 2 else -1.0) - behind)
    assert rivals.count == left


def test_only_looks_with_the_same_luck_are_compared() -> None:
    rivals = lined_up(2, 40)
    plain(learn)(rivals, plain(least_tried)(rivals), 0.5)
    assert rivals.shared == 0
    plain(learn)(rivals, plain(least_tried)(rivals), 0.1)
    assert rivals.shared == 1
    assert list(rivals.together[:2]) == [0.5, 0.1]


def test_what_the_last_search_found_does_not_count() -> None:
    rivals = lined_up(2, 40)
    for _ in range(3):
        plain(learn)(rivals, 0, 0.9)
    plain(forget_rivals)(rivals, 40)
    for node in (10, 11):
        plain(add_rival)(rivals, node)
    plain(learn)(rivals, plain(least_tried)(rivals), 0.1)
    plain(learn)(rivals, plain(least_tried)(rivals), 0.2)
    plain(end_round)(rivals)
    assert winner_of(rivals) == 11
