"""The rules pages: every rule that a player needs is told by exactly one section, in both languages."""

from __future__ import annotations

import json
import re
import runpy
from pathlib import Path
from typing import Any

import pytest

from archipel.games.catalogue import NAMES
from archipel.words import LANGUAGES, words

HERE = Path(__file__).parent
WEB = HERE.parent / "web"
SECTIONS = WEB / "src" / "rules" / "sections"
PICTURES = WEB / "src" / "rules" / "pictures"
SPEC = HERE.parent / "docs" / "spec"

# how positions are written down, and what is refused of them: for programs, not for players
FOR_PROGRAMS = {"SI-10.1", "SI-10.2", "SI-10.3", "SI-10.5", "FI-9.1", "FI-9.2", "IS-9.2"}


def sections_of(game: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = json.loads((SECTIONS / f"{game}.json").read_text(encoding="utf-8"))
    return found


def pictures_of(game: str) -> dict[str, Any]:
    """By section."""
    found: dict[str, Any] = json.loads((PICTURES / f"{game}.json").read_text(encoding="utf-8"))
    return found


def rules_of(game: str) -> list[str]:
    """The numbers of a specification's rules."""
    return re.findall(r"^([A-Z]{2}-\d+\.\d+) ", (SPEC / f"{game}.md").read_text(encoding="utf-8"), re.MULTILINE)


@pytest.mark.parametrize("game", NAMES)
def test_every_rule_is_told_by_exactly_one_section(game: str) -> None:
    told = [rule for section in sections_of(game) for rule in section["rules"]]
    assert sorted(told) == sorted(set(rules_of(game)) - FOR_PROGRAMS)
    assert len(told) > 30


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", NAMES)
def test_every_section_has_a_title_and_a_text_and_nothing_else_is_said(game: str, language: str) -> None:
    names = [section["name"] for section in sections_of(game)]
    assert sorted(names) == sorted(set(names))
    expected = {f"rules-{game}-{name}{part}" for name in names for part in ("", "-title")}
    expected |= {f"rules-{game}-{name}-picture" for name in pictures_of(game)}
    own = re.compile(rf"rules-{game}-")
    assert {message for message in words(language).messages() if own.match(message)} == expected
    for name in names:
        text = words(language).say(f"rules-{game}-{name}")
        assert len(text) > 60
        assert text.count("*") % 2 == 0  # strong words end


@pytest.mark.parametrize("game", NAMES)
def test_pictures_are_of_sections_and_as_the_engine_plays_them(game: str) -> None:
    pictures = pictures_of(game)
    assert len(pictures) >= 6
    assert pictures.keys() <= {section["name"] for section in sections_of(game)}
    maker = runpy.run_path(str(WEB / "rulebook" / "make.py"))
    assert json.loads(maker["made"](game, maker["told"]()[game])) == pictures


def test_there_are_no_rules_of_other_games() -> None:
    assert {file.stem for file in SECTIONS.glob("*.json")} == set(NAMES)
