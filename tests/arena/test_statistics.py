"""Intervals hold what they promise, and ratings find the strengths behind results."""

from __future__ import annotations

import random
from math import log10

import pytest

from archipel.arena import Question
from archipel.arena.blocks import Block, Played
from archipel.arena.ratings import rankings, ratings
from archipel.arena.statistics import Estimate, Tally, mean_interval, share_interval


def tally(values: list[float]) -> Tally:
    found = Tally()
    for value in values:
        found.add(value)
    return found


def holds(estimate: Estimate, truth: float) -> bool:
    assert estimate.low is not None
    assert estimate.high is not None
    return estimate.low <= truth <= estimate.high


@pytest.mark.parametrize(("share", "pull"), [(0.5, 0.0), (0.5, 0.8), (0.1, 0.0), (0.25, 0.5), (0.02, 0.0)])
@pytest.mark.parametrize("blocks", [20, 200])
def test_the_share_s_interval_holds_the_truth_in_about_95_of_100(share: float, pull: float, blocks: int) -> None:
    """`pull`: how often the second match of a block ends as the deal has it, and not by itself."""
    luck = random.Random(f"{share} {pull} {blocks}")

    def block() -> float:
        first = luck.random() < share
        second = first if luck.random() < pull else luck.random() < share
        return (first + second) / 2

    held = sum(holds(share_interval(tally([block() for _ in range(blocks)])), share) for _ in range(1500))
    assert 0.92 <= held / 1500 <= 0.995


def test_blocks_that_cancel_give_a_narrower_interval_than_those_that_do_not() -> None:
    cancelling = share_interval(tally([0.5] * 90 + [0.0] * 5 + [1.0] * 5))
    independent = share_interval(tally([0.5] * 50 + [0.0] * 25 + [1.0] * 25))
    assert cancelling.half_width < independent.half_width / 1.8


def test_a_few_blocks_that_agree_promise_nothing() -> None:
    assert share_interval(tally([0.5] * 5)).half_width > 0.1
    always = share_interval(tally([1.0] * 5))
    assert always.mean == always.high == 1.0
    assert always.low is not None
    assert 0.4 < always.low < 0.8
    assert share_interval(tally([1.0])).half_width > 0.3


def test_the_mean_s_interval_holds_the_truth_too() -> None:
    luck = random.Random(1)
    held = sum(holds(mean_interval(tally([luck.gauss(3, 2) for _ in range(5)])), 3) for _ in range(2000))
    assert 0.935 <= held / 2000 <= 0.965
    assert mean_interval(tally([1.0])) == Estimate(1.0, None, None)
    assert mean_interval(tally([1.0, 1.0])) == Estimate(1.0, 1.0, 1.0)


def placed(question: Question, number: int, strengths: list[float], luck: random.Random) -> Block:
    """A block whose matches end as the model has it."""
    matches = []
    for lineup in question.lineups(number):
        left, scores = list(range(len(lineup))), [0] * len(lineup)
        for place in range(len(lineup)):
            seat = luck.choices(left, [strengths[lineup[seat]] for seat in left])[0]
            left.remove(seat)
            scores[seat] = len(lineup) - place
        matches.append(Played(scores, [score == max(scores) for score in scores], 1))
    return Block(number, matches, [])


@pytest.mark.parametrize(
    ("bots", "strengths"), [("ab", [3.0, 1.0]), ("abcd", [4.0, 2.0, 1.0, 0.5]), ("abb", [2.0, 1.0])]
)
def test_ratings_find_the_strengths(bots: str, strengths: list[float]) -> None:
    names = tuple(dict.fromkeys(bots))
    question = Question("the-island", {"seats": len(bots)}, names)
    luck = random.Random(bots)
    found = ratings(question, [placed(question, number, strengths, luck) for number in range(1500)])
    truth = [400 * log10(strength / strengths[-1]) for strength in strengths]
    for bot, estimate in enumerate(found):
        assert estimate.mean - found[-1].mean == pytest.approx(truth[bot], abs=30)
        assert estimate.half_width < 40
    assert sum(estimate.mean for estimate in found) == pytest.approx(1500 * len(names))


def test_the_rating_s_interval_holds_the_truth_in_about_95_of_100() -> None:
    question = Question("the-island", {"seats": 2}, ("a", "b"))
    truth = 1500 + 200 * log10(2)
    luck = random.Random(2)
    held = sum(
        holds(ratings(question, [placed(question, number, [2, 1], luck) for number in range(60)])[0], truth)
        for _ in range(200)
    )
    assert 180 <= held <= 199


def test_who_always_wins_is_not_infinitely_strong_and_equals_are_equal() -> None:
    question = Question("the-island", {"seats": 2}, ("a", "b"))
    won = [Block(n, [Played([5, 0], [True, False], 1), Played([0, 5], [False, True], 1)], []) for n in range(10)]
    first, second = ratings(question, won)
    assert 1600 < first.mean < 2200
    assert second.mean == pytest.approx(3000 - first.mean)
    drawn = [Block(n, [Played([5, 5], [True, True], 1)] * 2, []) for n in range(10)]
    first, second = ratings(question, drawn)
    assert first.mean == second.mean == 1500
    assert ratings(question, won[:1])[0].low is None


def test_shared_places_and_winners_make_a_ranking() -> None:
    question = Question("the-island", {"seats": 3}, ("a", "b", "c"))
    block = Block(0, [Played([4, 9, 4], [False, True, False], 1)] * 3, [])
    assert rankings(question, block)[0] == ((1,), (0, 2))
    tied = Block(0, [Played([9, 9, 4], [False, True, False], 1)] * 3, [])
    assert rankings(question, tied)[0] == ((1,), (0,), (2,))
    team = Question("forbidden-island", {"seats": 2}, ("a", "b"))
    block = Block(0, [Played([0, 0], [True, True], 1), Played([0, 0], [False, False], 1)], [])
    assert rankings(team, block) == [((0,), (1,))]
