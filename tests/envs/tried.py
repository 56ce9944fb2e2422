"""Games and options the environments are tried with, and matches of them played by chance."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any

import pytest
from conftest import SOAK

import archipel
from archipel.envs.desk import Desk
from archipel.match import Match
from archipel.rules import INTERPRETED

Options = dict[str, Any]

EVERY: list[tuple[str, Options]] = [
    ("the-island", {"seats": 2, "two_colours": True}),
    ("the-island", {"seats": 3, "challenges": [1, 2, 3, 4]}),
    ("the-island", {"seats": 4, "open_values": True}),
    ("survive-the-island", {"seats": 2}),
    ("survive-the-island", {"seats": 3}),
    ("survive-the-island", {"seats": 5}),
    ("forbidden-island", {"seats": 2}),
    ("forbidden-island", {"seats": 3, "layout": "atoll"}),
    ("forbidden-island", {"seats": 4, "layout": "arch", "roles": ["engineer", "navigator", "pilot", "messenger"]}),
    ("islet", {"seats": 1}),
    ("islet", {"seats": 1, "eggs": 6}),
    ("islet", {"seats": 2}),
    ("islet", {"seats": 4}),
]
ONE_EACH = [EVERY[1], EVERY[4], EVERY[8], EVERY[9], EVERY[11]]
RIVALS = [(game, options) for game, options in EVERY if game != "forbidden-island" and options["seats"] > 1]
MATCHES = 1 if INTERPRETED else 100 if SOAK else 8
LONGEST = 80 if INTERPRETED else 100_000


def named(value: object) -> str | None:
    """How a test's name shows a game or its options."""
    if isinstance(value, dict):
        return ",".join(f"{name}={given}" for name, given in value.items())
    return str(value)


every = pytest.mark.parametrize(("game", "options"), EVERY, ids=named)
one_each = pytest.mark.parametrize(("game", "options"), ONE_EACH, ids=named)
rivals = pytest.mark.parametrize(("game", "options"), RIVALS, ids=named)


@cache
def desk_of(game: str) -> Desk:
    """A desk to look at matches of a game."""
    return Desk(archipel.game(game).definition)


def moments(game: str, options: Options, matches: int = MATCHES, every: int = 1) -> Iterator[Match]:
    """The moments of matches played at random, the end included; of so many only one."""
    for seed in range(matches):
        match = archipel.game(game).start(seed=seed, **options)
        luck = Random(seed)
        for i in range(LONGEST):
            if i % every == 0:
                yield match
            if match.over:
                break
            match.roll() if match.actor == "chance" else match.play(_choose(luck, match.legal()))
        if match.over:
            yield match


def _choose(luck: Random, moves: list[str]) -> str:
    """A move at random; what ends something only now and then, so that matches see more of the game."""
    others = [move for move in moves if move.split(" ")[0] not in ("end", "skip", "done", "trim")]
    return luck.choice(others if others and luck.random() < 0.9 else moves)
