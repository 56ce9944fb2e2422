"""Positions that are followed, and moves that are kept: quicker than writing all anew, and the same."""

from __future__ import annotations

import sys
from concurrent.futures import ThreadPoolExecutor
from random import Random

import pytest

from archipel import game
from archipel.games.catalogue import NAMES
from archipel.games.described import Described, Descriptions
from archipel.games.keys import Followed, Keys
from archipel.match import Match
from archipel.rules import batch, i8, numbers, record, store

every_name = pytest.mark.parametrize("name", NAMES)


@record
class Weather:
    wind = i8()
    rain = i8()
    clouds = i8(3)


WEATHER = Keys(
    Weather,
    {
        "wind": lambda s: s.wind,
        "wet": lambda s: s.rain if s.clouds[0] else None,  # reads the rain only under a cloud
        "sky": lambda s: list(s.clouds),
        "planet": lambda _: "earth",
    },
)


def weather(wind: int, rain: int, cloud: int) -> Weather:
    s = Weather()
    s.wind, s.rain, s.clouds[0] = wind, rain, cloud
    return s


def test_a_followed_position_is_what_it_would_be_if_it_were_written_anew() -> None:
    states, random = batch(Weather), Random(1)
    followed = Followed(WEATHER)
    for _ in range(300):
        s = weather(random.randrange(2), random.randrange(2), random.randrange(2))
        store(states, 0, s)
        assert followed.look(states) == WEATHER.written(s)


def test_what_has_not_changed_stays_the_same_object() -> None:
    states, followed = batch(Weather), Followed(WEATHER)
    store(states, 0, weather(1, 1, 1))
    before = followed.look(states)
    store(states, 0, weather(2, 1, 1))
    now = followed.look(states)
    assert (before["wind"], now["wind"]) == (1, 2)
    assert now["sky"] is before["sky"]
    assert followed.look(states) is now


def a_match(name: str, luck: Random) -> Match:
    chosen = game(name)
    return chosen.start(seats=luck.choice(chosen.seats), seed=luck.randrange(1000))


@every_name
def test_moves_are_described_as_if_none_had_been_kept(name: str) -> None:
    luck = Random(7)
    for _ in range(3):
        match = a_match(name, luck)
        while not match.over and len(match.moves) < 150:
            if match.actor == "chance":
                match.roll()
                continue
            rules, state = match.game.definition, match._now()
            count = rules.doors.legal_at(match._states, match._buffer, 0)
            anew = {
                rules.text_of(code): rules.parts_of(state, code) for code in numbers(match._buffer, 0, "code", count)
            }
            choices = match.choices()
            assert {move.text: move.parts for move in choices} == anew
            assert [move.text for move in choices] == match.legal()
            assert all(match.mover(move.text) == match.mover_named(move.named) for move in luck.choices(choices, k=3))
            match.play(luck.choice(choices).text)


@every_name
def test_views_are_the_same_whoever_looked_before(name: str) -> None:
    luck = Random(8)
    match = a_match(name, luck)
    eyes = [None, *map(int, match.seats)]
    while not match.over and len(match.moves) < 150:
        if match.actor == "chance":
            match.roll()
        else:
            match.play(luck.choice(match.legal()))
        if luck.random() < 0.1:
            match.undo()
        some = luck.sample(eyes, luck.randrange(len(eyes)))
        assert match.views(some) == {eye: match.view(eye) for eye in some}


def test_of_moves_that_are_kept_those_that_come_again_are_not_let_go(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("archipel.games.described._MOST_KEPT", 10)
    described: list[int] = []

    def describe(_: None, move: int) -> Described:
        described.append(move)
        return Described(str(move), None, {})

    descriptions = Descriptions(describe, lambda _, moves: list(moves))
    for rare in range(1, 100):
        assert [move.text for move in descriptions.of(None, [0, rare])] == ["0", str(rare)]
    assert described.count(0) == 1
    descriptions.of(None, [99, 1])
    assert (described.count(99), described.count(1)) == (1, 2)


def test_moves_are_shared_by_matches_in_many_threads(monkeypatch: pytest.MonkeyPatch) -> None:
    """As those of lessons and uploads on a server: none disturbs another, not even when all moves are let go."""
    monkeypatch.setattr("archipel.games.described._MOST_KEPT", 50)

    def play(seed: int) -> None:
        match, random = game("the-island").start(seats=2, seed=seed), Random(seed)
        for _ in range(60):
            match.play(match.drawn() if match.actor == "chance" else random.choice(match.legal()))
            assert [move.text for move in match.choices()] == match.legal()

    interval = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    try:
        with ThreadPoolExecutor(4) as pool:
            list(pool.map(play, range(8)))
    finally:
        sys.setswitchinterval(interval)
