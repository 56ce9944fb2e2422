"""Commands that count: games, compile, simulate, tune, bench."""

from __future__ import annotations

import json
from pathlib import Path
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


def test_tune_writes_a_file_of_weights(run: Run, tmp_path: Path) -> None:
    output = tmp_path / "islet.json"
    done = run("tune", "islet", "--rounds", "2", "--games", "1", "--output", str(output))
    assert done.status == 0
    assert done.out.startswith("Round 1: the middle wins ")
    assert "Round 2: " in done.out
    written = json.loads(output.read_text("utf-8"))
    assert {"evaluation", "search"} <= written.keys()
    assert "egg" in written["evaluation"]


def test_tune_tells_the_weights_without_a_file(run: Run) -> None:
    done = run("tune", "islet", "--seats", "3", "--rounds", "1", "--games", "1", "--lang", "fr")
    assert done.status == 0
    told, _, numbers = done.out.partition("{")
    assert told.startswith("Manche 1")
    assert "egg" in json.loads("{" + numbers)
