"""The scenarios hold, name every rule of the law and no other, and a scenario that is wrong is told so."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from archipel import scenarios
from archipel.games.catalogue import NAMES
from archipel.scenarios import Failure, Scenario, check_file, rules_of, rules_text

HERE = Path(__file__).parent
LAW = HERE.parent.parent / "docs" / "spec"
FILES = sorted(HERE.glob("*.yaml"))
READ: dict[str, list[tuple[int, Scenario]]] = {path.stem: scenarios.read(path) for path in FILES}
LEAST = 120
"""Fewer scenarios than this cannot cover a game."""
PLAY = "{game: the-island, phase: move, explorers: {r1: c5, b1: a1}}"
"""A swimmer each, seat 1 to move: enough to try every key on."""


def _cases() -> list[object]:
    return [
        pytest.param(scenario, id=f"{game}:{line} {rules_text(scenario)} {scenario['title']}")
        for game, found in READ.items()
        for line, scenario in found
    ]


def _rules_of_the_law(game: str) -> set[str]:
    text = (LAW / f"{game}.md").read_text(encoding="utf-8")
    return {match[0] for match in re.finditer(r"^(TI|SI|FI|IS)-\d+\.\d+", text, re.MULTILINE)}


def _rules_named(game: str) -> set[str]:
    return {rule for _, scenario in READ[game] for rule in rules_of(scenario)}


@pytest.mark.parametrize("scenario", _cases())
def test_scenario_holds(scenario: Scenario) -> None:
    assert scenarios.check(scenario) is None


def test_there_are_scenarios_for_every_game() -> None:
    assert set(READ) == set(NAMES)


@pytest.mark.parametrize("game", READ)
def test_there_are_enough_scenarios(game: str) -> None:
    assert len(READ[game]) >= LEAST


@pytest.mark.parametrize("game", READ)
def test_every_rule_of_the_law_has_a_scenario(game: str) -> None:
    law = _rules_of_the_law(game)
    assert law, "the law has no numbered rules"
    assert sorted(law - _rules_named(game)) == []


@pytest.mark.parametrize("game", READ)
def test_scenarios_name_only_rules_that_exist(game: str) -> None:
    assert sorted(_rules_named(game) - _rules_of_the_law(game)) == []


@pytest.mark.parametrize("game", READ)
def test_no_two_scenarios_have_one_title(game: str) -> None:
    titles = [scenario["title"] for _, scenario in READ[game]]
    assert sorted({title for title in titles if titles.count(title) > 1}) == []


# ---- each key, holding and failing ---------------------------------------------------------------------------

# the key, a body in which it holds, one in which it does not, and what the failure must tell
KEYS: list[tuple[str, str, str, list[str]]] = [
    ("legal", "legal: [end, swim r1 c6]", "legal: [end, swim r1 c7]", ["legal", "swim r1 c7", "TI-5.3"]),
    ("illegal", "illegal: [swim r1 c7, nonsense]", "illegal: [end]", ["illegal", "end"]),
    (
        "legal_exactly",
        "legal_exactly: [swim r1 d5, swim r1 d4, end, swim r1 b4, swim r1 b5, swim r1 c4, swim r1 c6]",
        "legal_exactly: [end, swim r1 b4, swim r1 c4, swim r1 c6, swim r1 d4, swim r1 d5, sink e5]",
        ["legal_exactly", "not legal", "sink e5", "legal besides", "swim r1 b5"],
    ),
    (
        "moves",
        "moves: [swim r1 c6, end, roll shark]",
        "moves: [swim r1 c6, swim r1 c7]",
        ["swim r1 c7", "TI-5.3"],
    ),
    (
        "expect",
        "moves: [swim r1 c6]\n  expect: {moves_left: 2, explorers: {r1: c6, z9: null}, sharks: [], terrain: {}}",
        "moves: [swim r1 c6]\n  expect: {moves_left: 3}",
        ["moves_left", "2", "3"],
    ),
    (
        "then_legal",
        "moves: [end]\n  then_legal: [roll shark]",
        "moves: [end]\n  then_legal: [end]",
        ["then_legal", "end"],
    ),
    (
        "then_illegal",
        "moves: [end]\n  then_illegal: [end]",
        "moves: [end]\n  then_illegal: [roll whale]",
        ["then_illegal", "roll whale"],
    ),
    (
        "then_legal_exactly",
        "moves: [end]\n  then_legal_exactly: [roll whale, roll serpent, roll shark]",
        "moves: [end]\n  then_legal_exactly: [roll whale, roll shark]",
        ["then_legal_exactly", "legal besides", "roll serpent"],
    ),
    (
        "view",
        'view: {1: {values: {r: ["?", "?", "?", "?", "?", "?", "?", "?", "?", "?"]}}, all: {turn: 1}}',
        "view: {2: {turn: 2}}",
        ["view.2.turn", "1", "2"],
    ),
]


def _only(path: Path, body: str, position: str = PLAY) -> Failure | None:
    """The failure of the one scenario written down."""
    path.write_text(f"- rule: TI-5.3\n  title: tried\n  position: {position}\n  {body}\n", encoding="utf-8")
    count, failures = check_file(path)
    assert count == 1
    return failures[0] if failures else None


@pytest.mark.parametrize(("key", "right", "wrong", "told"), KEYS, ids=[key for key, *_ in KEYS])
def test_key_holds_or_fails_with_the_difference(
    tmp_path: Path, key: str, right: str, wrong: str, told: list[str]
) -> None:
    assert key in right and key in wrong
    assert _only(tmp_path / "right.yaml", right) is None
    failure = _only(tmp_path / "wrong.yaml", wrong)
    assert failure is not None
    assert (failure.line, failure.rule, failure.title) == (1, "TI-5.3", "tried")
    assert [part for part in told if part not in failure.difference] == []
    assert str(failure).startswith(f"{tmp_path / 'wrong.yaml'}:1: TI-5.3 tried: ")
    assert len(str(failure).splitlines()) == 1


def test_chances_are_compared_as_numbers_and_all_of_them(tmp_path: Path) -> None:
    roll = "{game: the-island, phase: roll, explorers: {r1: c5}}"
    file = tmp_path / "chances.yaml"
    assert _only(file, "chances: {roll serpent: 2/6, roll shark: 1/3, roll whale: 10/30}", roll) is None
    unequal = _only(file, "chances: {roll serpent: 1/2, roll shark: 1/4, roll whale: 1/4}", roll)
    assert unequal is not None and '"roll serpent":"1/3"' in unequal.difference
    partial = _only(file, "chances: {roll serpent: 1/3, roll shark: 1/3}", roll)
    assert partial is not None and '"roll whale":"1/3"' in partial.difference
    no_chance = _only(file, "chances: {end: 1}")
    assert no_chance is not None and "chances" in no_chance.difference


def test_a_refused_position_names_its_key_or_one_of_several(tmp_path: Path) -> None:
    wrong = "{game: the-island, phase: move, explorers: {r1: a1}, sharks: [n1]}"
    file = tmp_path / "refused.yaml"
    assert _only(file, "refused: sharks", wrong) is None
    assert _only(file, "refused: [whales, sharks]", wrong) is None
    other = _only(file, "refused: [whales, boats]", wrong)
    assert other is not None and "sharks" in other.difference and "whales, boats" in other.difference
    accepted = _only(file, "refused: sharks")
    assert accepted is not None and "accepted" in accepted.difference
    unexpected = _only(file, "legal: [end]", wrong)
    assert unexpected is not None and "sharks: " in unexpected.difference


def test_scores_and_winners_are_compared_whole(tmp_path: Path) -> None:
    over = "{game: the-island, phase: over, explorers: {r10: NW, b8: SE}}"
    file = tmp_path / "over.yaml"
    assert _only(file, "scores: {1: 6, 2: 4}\n  winners: [1]", over) is None
    half = _only(file, "scores: {1: 6}", over)
    assert half is not None and "scores" in half.difference and '"2":4' in half.difference
    shared = _only(file, "winners: [1, 2]", over)
    assert shared is not None and "winners: [1], where [1,2]" in shared.difference
    assert _only(file, "scores: {}\n  winners: []") is None
    early = _only(file, "winners: [1]")
    assert early is not None and "winners: [], where [1]" in early.difference


@pytest.mark.parametrize(
    ("expect", "told"),
    [
        ("{pool: {}}", "pool"),  # an empty object matches only an empty one
        ("{explorers: {r1: null}}", "c5"),  # null matches what is absent or null
        ("{serpents: [b1]}", "serpents"),  # lists whole
        ("{calm: false}", "calm"),  # false is not 0
        ("{nothing: 1}", "nothing"),
        ("{explorers: {r11: a1}}", "r11"),
    ],
)
def test_a_part_of_the_position_is_compared_strictly(tmp_path: Path, expect: str, told: str) -> None:
    failure = _only(tmp_path / "expect.yaml", f"expect: {expect}")
    assert failure is not None and told in failure.difference


def test_every_failing_scenario_is_told_and_the_others_are_not(tmp_path: Path) -> None:
    file = tmp_path / "three.yaml"
    bodies = {"first": "illegal: [end]", "second": "legal: [end]", "third": "legal: [skip]"}
    scenario = "- rule: [TI-5.3, TI-5.4]\n  title: the %s\n  position: " + PLAY + "\n  %s\n"
    file.write_text("".join(scenario % body for body in bodies.items()), encoding="utf-8")
    count, failures = check_file(file)
    assert count == 3
    assert [(f.line, f.rule, f.title) for f in failures] == [
        (1, "TI-5.3, TI-5.4", "the first"),
        (9, "TI-5.3, TI-5.4", "the third"),
    ]


def test_every_key_of_the_contract_is_tried() -> None:
    """Section 6 of the contract lists the keys; each is used in a scenario file and tried above, or both in one."""
    section = (LAW / "contract.md").read_text(encoding="utf-8").split("## 6.")[1].split("## 7.")[0]
    table = [line.split("|")[1] for line in section.splitlines() if line.startswith("| `")]
    keys = {key for cell in table for key in re.findall(r"`(\w+)`", cell)}
    assert {"legal", "refused", "winners"} <= keys
    used = {key for found in READ.values() for _, scenario in found for key in scenario}
    assert sorted(keys - used) == []
    tried = {key for key, *_ in KEYS} | {"chances", "refused", "scores", "winners"}
    assert sorted(keys - tried) == []
