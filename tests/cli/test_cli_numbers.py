"""Commands that count: games, compile, simulate, bench."""

from __future__ import annotations

import json
from typing import Any

import pytest

Run = Any


@pytest.mark.parametrize("language", ["en", "fr"])
def test_games_lists_options(run: Run, language: str) -> None:
    done = run("games", "--lang", language)
    assert done.status == 0
    for word in ("the-island", "The Island", "2, 3, 4", "seats", "challenges", "two_colours", "open_values"):
        assert word in done.out


def test_compile_says_how_long(run: Run) -> None:
    done = run("compile", "the-island")
    assert done.status == 0
    assert done.out.startswith("The Island: ready, after ")


def test_simulate_shows_a_table_and_writes_json(run: Run) -> None:
    arguments = ("simulate", "the-island", "--games", "4", "--bots", "random,greedy", "--seed", "5")
    table = run(*arguments)
    assert table.status == 0
    assert "\x1b" not in table.out
    for word in ("4 matches", "random", "greedy", "share"):
        assert word in table.out
    summary = json.loads(run(*arguments, "--json").out)
    assert summary["games"] == 4
    assert [seat["bot"] for seat in summary["seats"]] == ["random", "greedy"]
    assert sum(seat["wins"] for seat in summary["seats"]) == pytest.approx(4)


def test_simulate_takes_one_bot_for_all_and_the_game_s_options(run: Run) -> None:
    done = run("simulate", "--games", "2", "--bots", "random", "--seats", "3", "--challenges", "3", "--json")
    summary = json.loads(done.out)
    assert [seat["bot"] for seat in summary["seats"]] == ["random"] * 3
    assert all(seat["best"] <= 10 for seat in summary["seats"])
