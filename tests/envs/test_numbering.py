"""Numbers for moves: each legal move has one, each number one move, for as long as the major version stays."""

from __future__ import annotations

import hashlib
import re
from pathlib import Path

import pytest

import archipel
from archipel import scenarios
from archipel.envs import numbering
from archipel.errors import ArchipelError, IllegalMove
from archipel.games.catalogue import NAMES
from archipel.match import Match
from archipel.rules import INTERPRETED
from envs.tried import EVERY, Options, desk_of, every, moments, named

TESTS = Path(__file__).parent.parent
SCENARIOS = TESTS / "rules"
DOCUMENT = TESTS.parent / "docs" / "environments.md"
ROW = re.compile(r"^\| (\d+)(?:–(\d+))? \| `([a-z- ]+)` \| (.*) \|$", re.MULTILINE)


def check_one_to_one(match: Match) -> None:
    """Every legal move has a number of its own, which leads back to it."""
    game = match.game.name
    numbers, desk = numbering(game), desk_of(game)
    legal = numbers.legal(match)
    assert sorted(legal.values()) == match.legal()
    assert all(0 <= number < numbers.numbers for number in legal)
    assert all((number < numbers.actions) == (match.actor != "chance") for number in legal)
    for number, text in legal.items():
        code = desk.rules.move_at(match._states, desk._surveys, 0, number)
        assert desk.game.text_of(code) == text


@every
def test_legal_moves_and_their_numbers_are_one_to_one(game: str, options: Options) -> None:
    for match in moments(game, options, every=9 if INTERPRETED else 1):
        check_one_to_one(match)


@pytest.mark.parametrize("game", NAMES)
def test_they_are_in_every_scenario(game: str) -> None:
    for _, scenario in scenarios.read(SCENARIOS / f"{game}.yaml"):
        if "refused" not in scenario:
            match = archipel.game(game).match(scenario["position"])
            check_one_to_one(match)
            for move in scenario.get("moves", ()):
                match.play(move)
                check_one_to_one(match)


@every
def test_a_number_leads_to_its_move_and_back(game: str, options: Options) -> None:
    match = archipel.game(game).start(seed=3, **options)
    numbers = numbering(game)
    for text in match.legal():
        assert numbers.move(match, numbers.number(match, text)) == text


@pytest.mark.parametrize("game", NAMES)
def test_the_document_has_every_number(game: str) -> None:
    section = (
        DOCUMENT.read_text(encoding="utf-8").split(f"### Numbers of `{game}`")[1].split("\n## ")[0].split("\n### ")[0]
    )
    told = [
        (int(first), int(last or first), words, arguments) for first, last, words, arguments in ROW.findall(section)
    ]
    assert told == [
        (
            span.first,
            span.first + span.size - 1,
            span.words,
            " × ".join(f"{name} ({size})" for name, size in span.axes) or "–",
        )
        for span in numbering(game).spans
    ]


DIGESTS = {
    "the-island": "dfd762e2e7d5e5d8",
    "survive-the-island": "9c1e5c31dbeaf897",
    "forbidden-island": "60c3f99018a54a06",
    "islet": "2725a802a95a07de",
}
"""Of all legal moves and their numbers in a few matches.  They may not change within a major version."""


def digest(game: str) -> str:
    found = hashlib.sha256()
    for name, options in EVERY:
        if name == game:
            for match in moments(game, options, matches=1, every=7):
                found.update(repr(numbering(game).legal(match)).encode())
    return found.hexdigest()[:16]


@pytest.mark.skipif(INTERPRETED, reason="matches are cut short when interpreted")
@pytest.mark.parametrize("game", NAMES)
def test_numbers_stay_as_they_are(game: str) -> None:
    assert digest(game) == DIGESTS[game]


def test_an_illegal_move_has_no_number() -> None:
    match = archipel.game("the-island").start(seats=2, seed=1)
    with pytest.raises(IllegalMove):
        numbering("the-island").number(match, "sink d4")


@pytest.mark.parametrize("number", [-1, 10**6, 5000, "0", 1.5, None], ids=named)
def test_a_number_of_no_legal_move_is_refused(number: object) -> None:
    match = archipel.game("the-island").start(seats=2, seed=1)
    with pytest.raises(ArchipelError, match="not the number of a legal move"):
        numbering("the-island").move(match, number)  # type: ignore[arg-type]


def test_an_islet_torn_apart_has_moves_without_numbers() -> None:
    cells = {f"{3 * i},{3 * j}": ["sand", "leaf", 1] for i in range(3) for j in range(3)}
    cells |= {f"{3 * i},{3 * j}": ["clay", "branch", 1] for i in range(3) for j in range(3, 6)}
    cells |= {f"{3 * i},{3 * j}": ["water", "flower", 1] for i in range(3) for j in range(6, 9)}
    cells |= {f"{3 * i},{3 * j}": ["water", "leaf", 1] for i in range(3, 6) for j in range(6, 9)}
    match = archipel.game("islet").match(
        {"game": "islet", "phase": "turn", "cells": cells, "hands": {"1": ["clay-leaf"]}}
    )
    assert len(match.legal()) == 3 * len(cells) + 1
    numbers = numbering("islet")
    assert len(numbers.legal(match)) == 90 + 1
    without = set(match.legal()) - set(numbers.legal(match).values())
    with pytest.raises(ArchipelError, match="has no number"):
        numbers.number(match, min(without))
