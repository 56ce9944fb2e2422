"""Advice: the best moves of a seat, from what it may know."""

from __future__ import annotations

import pytest

import archipel
from archipel.bots.advice import advise
from archipel.bots.levels import LEVELS
from archipel.bots.thinking import Budget
from archipel.errors import ArchipelError
from bots.test_search import ESCAPING, LANDING, at, chosen

FEW = Budget(iterations=200)


def test_the_best_move_comes_first_with_everybodys_shares() -> None:
    advised = advise(at(LANDING), "1", FEW)
    assert advised[0].move == "land r10 NW"
    assert [move.visits for move in advised] == sorted((move.visits for move in advised), reverse=True)
    for move in advised:
        assert set(move.shares) == {"1", "2"}
        assert sum(move.shares.values()) == pytest.approx(1, abs=1e-4)


@pytest.mark.parametrize("name", ["the-island", "survive-the-island", "islet", "forbidden-island"])
def test_advice_for_a_choice_is_what_a_strong_bot_would_play(name: str) -> None:
    match = archipel.game(name).start(seats=2, seed=5)
    while match.actor != "1":
        match.roll()
    strong = LEVELS["strong"]
    best = advise(match, "1", Budget(strong.iterations, to_choose=True), seed=3)[0]
    assert best.move == chosen(match, strong, seed=3)


def test_a_team_has_one_chance() -> None:
    best = advise(at(ESCAPING), 1, FEW)[0]
    assert best.move == "escape 1"
    assert best.shares == {"1": pytest.approx(1), "2": pytest.approx(1)}
    assert best.line == []


def test_the_line_can_be_played() -> None:
    match = archipel.game("forbidden-island").start(seats=3, seed=8)
    for move in advise(match, "1", Budget(iterations=600))[:3]:
        played = match.copy()
        for step in [move.move, *move.line]:
            played.play(step)


def test_advice_is_for_who_is_to_move() -> None:
    with pytest.raises(ArchipelError, match="seat 2 is not to move"):
        advise(at(LANDING), "2", FEW)


def test_values_that_were_seen_once_are_remembered() -> None:
    """Once set-up is over nobody sees values any more, but whoever placed them knows them."""
    match = archipel.game("the-island").start(seats=2, seed=4)
    while match.position()["phase"] in ("place-explorers", "place-boats"):
        match.play(match.legal()[0])
    while match.actor != "1":
        match.roll() if match.actor == "chance" else match.play(match.legal()[0])
    assert set(match.view("1")["values"]["r"]) == {"?"}
    assert advise(match, "1", FEW) == advise(match, "1", FEW)
