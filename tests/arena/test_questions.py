"""Questions: who sits where, how many matches, and what is refused."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from typing import Any

import pytest

from archipel import ArchipelError
from archipel.arena import Question


def asked(seats: int, *bots: str, game: str = "the-island", **more: Any) -> Question:
    return Question(game, {"seats": seats}, bots, **more)


@pytest.mark.parametrize(("seats", "bots"), [(2, "ab"), (3, "abc"), (4, "abcd"), (4, "abc"), (4, "ab"), (3, "ab")])
def test_in_a_block_each_bot_sits_in_each_seat_as_often(seats: int, bots: str) -> None:
    question = asked(seats, *bots)
    for block in range(6):
        lineups = question.lineups(block)
        assert len(lineups) == question.games_a_block == seats
        for seat in range(seats):
            places = Counter(lineup[seat] for lineup in lineups)
            assert all(places[bot] == 1 for bot in range(len(bots) - 1))
            assert places[len(bots) - 1] == seats - len(bots) + 1


def test_over_the_blocks_each_bot_sits_before_each_other_as_often() -> None:
    question = asked(4, *"abcd")
    neighbours = Counter(
        pair for block in range(6) for lineup in question.lineups(block) for pair in pairwise((*lineup, lineup[0]))
    )
    assert len(neighbours) == 12
    assert len(set(neighbours.values())) == 1


def test_one_bot_alone_against_itself_need_not_change_seats() -> None:
    assert asked(3, "a").lineups(0) == [(0, 0, 0)]


@pytest.mark.parametrize(("game", "seats"), [("forbidden-island", 3), ("islet", 1)])
def test_in_a_team_and_alone_each_bot_plays_by_itself(game: str, seats: int) -> None:
    question = asked(seats, *"abc", game=game)
    assert question.lineups(5) == [(bot,) * seats for bot in range(3)]


def test_matches_are_rounded_up_to_whole_blocks() -> None:
    assert asked(4, "a", "b", games=10).blocks == 3
    assert asked(2, "a", "b", games=10).blocks == 5


def test_only_ours_without_a_limit_are_played_in_compiled_code() -> None:
    assert asked(2, "greedy", "random").compiled
    assert not asked(2, "greedy", "random", time=1.0).compiled
    assert not asked(2, "greedy", "mine:Bot").compiled


def test_the_same_question_has_the_same_key_however_its_options_are_told() -> None:
    short = asked(2, "a", "b")
    long = Question("the-island", {"seats": 2, "challenges": [], "two_colours": False}, ("a", "b"))
    assert short == long
    assert short.key == long.key
    assert short.key != asked(2, "a", "b", seed=1).key


@pytest.mark.parametrize(
    ("more", "reason"),
    [
        ({"bots": ("a", "b", "c")}, "bots-not-seats"),
        ({"bots": ()}, "bots-not-seats"),
        ({"games": 0}, "games-too-few"),
        ({"until": 0.0}, "arena-until"),
        ({"until": 2.0}, "arena-until"),
        ({"than": 1.0}, "arena-than"),
        ({"options": {"seats": 9}}, "option-not-one-of"),
        ({"game": "atlantis"}, "unknown-game"),
    ],
)
def test_what_cannot_be_asked_is_refused(more: dict[str, Any], reason: str) -> None:
    with pytest.raises(ArchipelError) as caught:
        Question(**{"game": "the-island", "options": {"seats": 2}, "bots": ("a", "b")} | more)
    assert caught.value.reason == reason
    assert "{" not in str(caught.value)
