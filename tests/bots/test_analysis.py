"""A match looked over: moves and draws judged from what could be known."""

from __future__ import annotations

import random

import pytest
from games.tried import TRIED

import archipel
from archipel.bots.analysis import Judged, Looks, judged
from archipel.match import Match
from bots.test_search import ESCAPING, LANDING, at

FEW = Looks(before=60, after=30, milliseconds=60_000)
MORE = Looks(before=400, after=100, milliseconds=60_000)


def played(match: Match, *moves: str) -> Match:
    for move in moves:
        match.play(move)
    return match


def of_one(match: Match, looks: Looks = MORE) -> Judged:
    """What is thought of a match's last move."""
    (last,) = judged(match, len(match.moves) - 1, looks)
    return last


def test_the_best_move_gives_nothing_away() -> None:
    found = of_one(played(at(LANDING), "land r10 NW"))
    assert (found.index, found.seat, found.best, found.mistake) == (0, 1, None, False)
    assert found.before == found.after == found.shares[0]
    assert found.luck is None


def test_who_lets_his_chance_go_by_is_shown_the_better_move() -> None:
    found = of_one(played(at(LANDING), "end"))
    assert found.best == "land r10 NW"
    assert found.mistake
    assert (found.before or 0) > (found.after or 0)


def test_a_team_that_does_not_leave_makes_a_mistake() -> None:
    match = at(ESCAPING)
    other = next(move for move in match.legal() if not move.startswith("escape"))
    found = of_one(played(match, other))
    assert found.best == "escape 1"
    assert found.before == pytest.approx(1)
    assert of_one(played(at(ESCAPING), "escape 1")).shares == [1.0, 1.0]


def test_a_draw_is_luck_and_what_one_wins_the_others_lose() -> None:
    rolling = {key: value for key, value in LANDING.items() if key != "moves_left"}
    match = at({**rolling, "phase": "roll", "sharks": ["c3"], "whales": ["g5"]})
    assert match.actor == "chance"
    found = of_one(played(match, match.legal()[0]))
    assert (found.seat, found.before, found.best) == (None, None, None)
    assert found.luck is not None
    assert sum(found.luck) == pytest.approx(0, abs=1e-3)


def test_a_whole_match_is_judged_and_can_be_gone_on_with_anywhere() -> None:
    match = archipel.game("islet").start(seats=2, seed=5)
    luck = random.Random(5)
    while len(match.moves) < 12:
        match.roll() if match.actor == "chance" else match.play(luck.choice(match.legal()))
    found = list(judged(match, 0, FEW))
    assert [entry.move for entry in found] == match.moves
    assert [entry.move for entry in judged(match, 7, FEW)] == match.moves[7:]
    for entry in found:
        assert all(0 <= share <= 1 for share in entry.shares)
        assert (entry.seat is None) == (entry.luck is not None)


@pytest.mark.parametrize("name", ["the-island", "survive-the-island"])
def test_a_move_is_judged_alike_whatever_the_others_hide(name: str) -> None:
    (tried,) = (tried for tried in TRIED if tried.name == name)
    luck = random.Random(2)
    match = tried.game.start(seats=2, seed=2)
    for _ in range(60):
        match.roll() if match.actor == "chance" else match.play(luck.choice(match.legal()))
    while match.actor == "chance":
        match.roll()
    here = match.position()
    seat = here["actor"]
    worlds = [here, *(tried.other_secrets(here, seat, luck) for _ in range(3))]
    assert any(world != here for world in worlds)
    move = match.legal()[0]
    assert len({repr(of_one(played(tried.game.match(world), move), FEW)) for world in worlds}) == 1
