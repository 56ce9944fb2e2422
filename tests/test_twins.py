"""Interpreted and compiled rules are the same rules: whole games agree at every move."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from itertools import product
from pathlib import Path
from typing import Any

import pytest
import twin
from conftest import SOAK

import archipel
from archipel.games.catalogue import NAMES
from archipel.games.forbidden_island.facts import LAYOUT_NAMES
from archipel.games.forbidden_island.options import ROLE_NAMES
from archipel.seeds import canonical

BATCHES = 64 if SOAK else 1
Told = list[dict[str, Any]]


def _begin(game: str, mode: str, first: int) -> subprocess.Popen[str]:
    command = [sys.executable, str(Path(twin.__file__)), "--game", game]
    command += ["--games", str(twin.TWINS[game].batch), "--first", str(first)]
    environment = {**os.environ, "ARCHIPEL_RULES": mode}
    return subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)


def _told(process: subprocess.Popen[str]) -> tuple[Told, dict[str, bool]]:
    output, errors = process.communicate()
    assert process.returncode == 0, errors
    *games, how = [json.loads(line) for line in output.splitlines()]
    return games, how


def _first_difference(one: dict[str, Any], other: dict[str, Any]) -> str | None:
    """Where two tellings of a game part, for whoever has to look into it."""
    if one == other:
        return None
    where = f"game {one['number']} {canonical(one['options'])}"
    for i, (here, there) in enumerate(zip(one["digests"], other["digests"], strict=False)):
        if here != there:
            return f"{where}: the positions before move {i} differ, after {one['moves'][max(0, i - 1) : i]}"
        if one["moves"][i : i + 1] != other["moves"][i : i + 1]:
            return f"{where}: move {i} is {one['moves'][i : i + 1]}, {other['moves'][i : i + 1]} compiled"
    for i, choice in one["bots"].items():
        if other["bots"].get(i) != choice:
            return f"{where}: at move {i} the greedy bot plays {choice}, {other['bots'].get(i)} compiled"
    return f"{where}: {one['result']}, {other['result']} compiled"


@pytest.mark.parametrize("game", twin.TWINS)
@pytest.mark.parametrize("number", range(BATCHES))
def test_interpreted_and_compiled_games_are_the_same(game: str, number: int) -> None:
    batch = twin.TWINS[game].batch
    processes = _begin(game, "python", number * batch), _begin(game, "compiled", number * batch)
    (interpreted, how_interpreted), (compiled, how_compiled) = map(_told, processes)
    assert how_interpreted == {"interpreted": True, "numba": False, "numpy": False}
    assert how_compiled == {"interpreted": False, "numba": True, "numpy": True}
    assert len(interpreted) == len(compiled) == batch
    differences = map(_first_difference, interpreted, compiled)
    assert [difference for difference in differences if difference is not None] == []
    assert sum(len(game["bots"]) for game in compiled) >= batch // 2
    assert sum(len(game["moves"]) for game in compiled) >= twin.TWINS[game].least * batch


def test_the_games_of_the_island_have_every_option() -> None:
    """Every seating with every set of challenges, each way of values with both; twice as many games have them all."""
    game, batch = "the-island", twin.TWINS["the-island"].batch
    played = [twin.options_of(game, number) for number in range(batch)]
    assert len({canonical({**options, "open_values": None}) for options in played}) == batch
    seatings = {(o["seats"], o["two_colours"], o["open_values"]) for o in played}
    assert len(seatings) == 2 * len(twin.SEATINGS)
    assert len({canonical([o["challenges"], o["open_values"]]) for o in played}) == 2 * len(twin.CHALLENGES)
    all_of_them = {canonical(twin.options_of(game, number)) for number in range(2 * batch)}
    assert all_of_them == {canonical(options) for options in twin.TWINS[game].options}


def test_the_games_of_survive_have_every_option() -> None:
    game = "survive-the-island"
    played = {canonical(twin.options_of(game, number)) for number in range(twin.TWINS[game].batch)}
    assert played == {canonical(options) for options in twin.TWINS[game].options}


def test_the_games_of_forbidden_island_have_every_option() -> None:
    """Every layout with every difficulty, every seating with roles dealt and chosen, and every role in some team."""
    game = "forbidden-island"
    played = [twin.options_of(game, number) for number in range(twin.TWINS[game].batch)]
    assert len({(options["layout"], options["difficulty"]) for options in played}) == len(LAYOUT_NAMES) * 4
    assert {(options["seats"], options["roles"] == "random") for options in played} == set(
        product((2, 3, 4), (False, True))
    )
    chosen = [options["roles"] for options in played if options["roles"] != "random"]
    assert {role for team in chosen for role in team} == {team[0] for team in chosen} == set(ROLE_NAMES)
    different = {canonical({**options, "roles": options["roles"] == "random"}) for options in twin.TWINS[game].options}
    assert len(different) == len(twin.TWINS[game].options) == len(LAYOUT_NAMES) * 4 * 3 * 2


def test_the_games_of_islet_have_every_option() -> None:
    """Eggs are an option only alone, and there either is played as often."""
    game = "islet"
    played = [twin.options_of(game, number) for number in range(twin.TWINS[game].batch)]
    assert {canonical(options) for options in played} == {canonical(options) for options in twin.TWINS[game].options}
    assert {options["seats"] for options in played} == set(archipel.game(game).seats)
    assert all(("eggs" in options) == (options["seats"] == 1) for options in played)
    assert {options["eggs"] for options in played if options["seats"] == 1} == {6, 10}


def test_every_game_is_played() -> None:
    """With every option named: read and written again, options are what they were."""
    assert set(twin.TWINS) == set(NAMES)
    for game, twins in twin.TWINS.items():
        definition = archipel.game(game).definition
        for options in twins.options:
            state = definition.state()
            definition.read_options(state, options)
            assert definition.write_options(state) == options


def test_a_difference_would_be_named() -> None:
    """The comparison itself: a changed digest, move, choice or result does not go unnoticed."""
    game: dict[str, Any] = {
        "number": 7,
        "options": {},
        "moves": ["skip", "end"],
        "digests": ["a", "b", "c"],
        "bots": {"1": "end"},
        "result": [{}, []],
    }
    assert _first_difference(game, dict(game)) is None
    assert "before move 2" in str(_first_difference(game, {**game, "digests": ["a", "b", "x"]}))
    assert "move 1" in str(_first_difference(game, {**game, "moves": ["skip", "skip"]}))
    assert "greedy" in str(_first_difference(game, {**game, "bots": {"1": "skip"}}))
    assert "[1]" in str(_first_difference(game, {**game, "result": [{}, [1]]}))
