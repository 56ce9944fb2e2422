"""How a refused move is tried: what the tests of refusals share."""

from __future__ import annotations

import re
from enum import IntEnum
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from written import written

from archipel import IllegalMove
from archipel.games.notation import spelt
from archipel.match import Game

LAW = Path(__file__).parents[2] / "docs" / "spec"


class Case(NamedTuple):
    """A position, a move refused in it, the rule that forbids it and why."""

    position: dict[str, Any]
    move: str
    rule: str
    refusal: IntEnum


def check_refused(game: Game, case: Case) -> None:
    """The move is not listed, is refused with its rule and reason, and changes nothing."""
    match = game.match(case.position)
    before = match.record()
    assert case.move not in match.legal()
    with pytest.raises(IllegalMove) as refused:
        match.play(case.move)
    assert (refused.value.rule, refused.value.reason) == (case.rule, f"{game.name}-{spelt(case.refusal)}")
    assert str(refused.value).startswith(f"{case.move}: ")
    assert match.record() == before


def verb_of(game: Game, verbs: type[IntEnum], move: str) -> str:
    """The verb of a move as the enumeration spells it."""
    code = game.definition.move_of(move)
    assert code is not None, move
    return spelt(verbs(written(game).verb_of(code)))


def rules_of_the_law(game: Game, prefix: str) -> set[str]:
    """The numbers of a game's rules."""
    text = (LAW / f"{game.name}.md").read_text(encoding="utf-8")
    return set(re.findall(rf"^({prefix}-\d+\.\d+) ", text, re.MULTILINE))
