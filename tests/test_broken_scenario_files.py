"""Broken scenario files: each is refused in one line that names it, or its scenarios hold or fail in a line each."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest
from breaking import EXAMPLES, HERE, read_scenarios, write
from games.playing import Tried
from games.tried import every_game
from hypothesis import given, settings
from hypothesis import strategies as st

from archipel import scenarios

HEAD = "- rule: TI-5.3\n  title: tried\n  position: {game: the-island, phase: move, explorers: {r1: c5}}\n"

BROKEN_SCENARIOS: dict[str, bytes | str] = {
    "empty": b"",
    "only a comment": "# nothing\n",
    "null": "null",
    "an empty list": "[]",
    "an object": "rule: TI-5.3\n",
    "a list of texts": "- a\n- b\n",
    "two documents": HEAD + "---\n" + HEAD,
    "not UTF-8": HEAD.encode() + b"  legal: [\xff]\n",
    "zeros": bytes(100),
    "a control character": HEAD + "  legal: [\x07]\n",
    "a tab": HEAD + "\tlegal: []\n",
    "an unclosed list": HEAD + "  legal: [end\n",
    "an unknown anchor": HEAD + "  legal: *nowhere\n",
    "a list in itself": HEAD + "  legal: &a [*a]\n",
    "an object in itself": HEAD.replace("{r1: c5}", "&a {r1: *a}"),
    "a list that is a key": HEAD + "  ? [1, 2]\n  : 1\n",
    "an object that is a key": HEAD + "  ? {a: 1}\n  : 1\n",
    "a scenario's own merge": "- &a\n  <<: *a\n",
    "a merge of a text": HEAD + "  <<: text\n",
    "a python object": HEAD + "  legal: !!python/object/apply:os.getcwd []\n",
    "an unknown tag": HEAD + "  legal: !tag [end]\n",
    "an empty number": HEAD + '  winners: [!!int ""]\n',
    "an empty fraction": HEAD + '  winners: [!!float ""]\n',
    "a flag that is none": HEAD + "  winners: [!!bool perhaps]\n",
    "a date that is none": HEAD + "  winners: [!!timestamp today]\n",
    "a date out of range": HEAD + "  winners: [2020-13-45]\n",
    "a date far out": HEAD + "  winners: [9999-12-31T23:59:59-23:59]\n",
    "bytes that are none": HEAD + "  winners: !!binary '*'\n",
    "pairs that are none": HEAD + "  winners: !!omap [a]\n",
    "a set": HEAD + "  winners: !!set {1, 2}\n",
    "a number too large": HEAD + "  winners: [1" + "0" * 6000 + "]\n",
    "a key twice": HEAD + "  legal: [end]\n  legal: [skip]\n",
    "a key twice inside": HEAD.replace("phase: move", "phase: move, phase: sink"),
    "keys that are one text": HEAD + '  scores: {1: 2, "1": 3}\n',
    "an unknown key": HEAD + "  leagl: [end]\n",
    "a key with a line break": HEAD + '  "le\\ngal": [end]\n',
    "no rule": HEAD.replace("rule: TI-5.3", "legal: []"),
    "no title": HEAD.replace("title: tried", "legal: []"),
    "no position": "- rule: TI-5.3\n  title: tried\n",
    "a number for a rule": HEAD.replace("TI-5.3", "5.3"),
    "no rules": HEAD.replace("TI-5.3", "[]"),
    "a list for a title": HEAD.replace("tried", "[tried]"),
    "a text for moves": HEAD + "  moves: end\n",
    "numbers for moves": HEAD + "  moves: [1]\n",
    "a text for expect": HEAD + "  expect: all\n",
    "a fraction by nought": HEAD + "  chances: {roll shark: 1/0}\n",
    "a chance that is no number": HEAD + "  chances: {roll shark: often}\n",
    "a text for winners": HEAD + "  winners: ['1']\n",
    "refused and more": HEAD + "  refused: phase\n  legal: [end]\n",
    "deep": "[" * 3000,
    "deep and whole": HEAD + "  expect: {a: " + "[" * 400 + "]" * 400 + "}\n  moves: " + "[" * 700 + "]" * 700 + "\n",
}

FAILING_SCENARIOS: dict[str, str] = {
    "a large number": HEAD.replace("phase: move", "phase: move, turn: 0x" + "f" * 5000),
    "a number by sixties": HEAD.replace("phase: move", "phase: move, turn: 1" + ":59" * 3000),
    "not a number": HEAD.replace("phase: move", "phase: move, turn: .nan"),
    "a date": HEAD.replace("phase: move", "phase: move, turn: 2020-01-01"),
    "a set": HEAD.replace("phase: move", "phase: move, boats: !!set {a1}"),
    "bytes": HEAD.replace("phase: move", "phase: move, boats: !!binary YTE="),
    "a position that is none": "- rule: TI-5.3\n  title: tried\n  position: [1]\n",
    "a game that is none": HEAD.replace("game: the-island", "game: [chess]"),
    "a seat that is none": HEAD + "  view: {9: {turn: 1}}\n",
    "a seat with a line break": HEAD + '  view: {"1\\n2": {turn: 1}}\n',
    "a move with a line break": HEAD + '  moves: ["end\\nend"]\n',
    "a legal move with a line break": HEAD + '  legal: ["end\\nend"]\n',
    "a missing list with a line break": HEAD + '  legal_exactly: ["end\\nend"]\n',
    "an unknown key with a line break": HEAD + '  expect: {"a\\nb": 1}\n',
    "an expected line break": HEAD + '  expect: {phase: "a\\nb"}\n',
    "a title with a line break": HEAD.replace("tried", '"tr\\nied"') + "  legal: [skip]\n",
    "a refused key with a line break": HEAD + '  refused: "a\\nb"\n',
}


@pytest.mark.parametrize("content", BROKEN_SCENARIOS.values(), ids=BROKEN_SCENARIOS.keys())
def test_no_scenario_file(tmp_path: Path, content: bytes | str) -> None:
    assert read_scenarios(write(tmp_path / "scenarios.yaml", content)) is not None


@pytest.mark.parametrize("content", FAILING_SCENARIOS.values(), ids=FAILING_SCENARIOS.keys())
def test_odd_scenarios_fail_in_a_line(tmp_path: Path, content: str) -> None:
    """Well formed, so nothing is wrong with the file: the scenario does not hold, and a line says so."""
    count, failures = scenarios.check_file(write(tmp_path / "scenarios.yaml", content))
    assert (count, len(failures)) == (1, 1)
    assert len(str(failures[0]).splitlines()) == 1


def some_scenarios(tried: Tried) -> str:
    """The first scenarios of a game, as their file has them."""
    text = (HERE / "rules" / f"{tried.name}.yaml").read_text(encoding="utf-8")
    return "\n- rule:".join(text.split("\n- rule:")[:6]) + "\n"


@every_game
def test_a_scenario_file_broken_off_anywhere(tmp_path: Path, tried: Tried) -> None:
    text = some_scenarios(tried)
    assert scenarios.check_file(write(tmp_path / "scenarios.yaml", text)) == (5, [])
    for end in range(0, len(text), 13):
        read_scenarios(write(tmp_path / "scenarios.yaml", text[:end]))


@every_game
def test_a_scenario_file_with_a_character_changed(tmp_path: Path, tried: Tried) -> None:
    random = Random(2)
    text = some_scenarios(tried)
    for at in range(0, len(text), 13):
        changed = text[:at] + random.choice("{}[]:,-&*!|>'\"%@`#?\n\t \\\x00\u2028é01") + text[at + 1 :]
        read_scenarios(write(tmp_path / "scenarios.yaml", changed))


@settings(max_examples=4 * EXAMPLES)
@given(st.text(alphabet="{}[]:,-&*!|>'\"?<\n ab10.~", max_size=60))
def test_any_yaml_as_scenarios(text: str) -> None:
    path = Path(os.environ.get("TMPDIR", "/tmp")) / f"archipel-scenarios-{os.getpid()}.yaml"
    try:
        read_scenarios(write(path, text))
        read_scenarios(write(path, HEAD + "  expect: " + text))
    finally:
        path.unlink()


# what may hang or eat memory is tried in a process with little of either
_LIMITED = """
import resource, sys
resource.setrlimit(resource.RLIMIT_CPU, (10, 10))
resource.setrlimit(resource.RLIMIT_AS, (1 << 30, 1 << 30))
from archipel import FileError, scenarios
try:
    scenarios.check_file(sys.argv[1])
except FileError as error:
    print("refused:", error)
else:
    print("read")
"""
_LAUGHS = "\n".join(f"  l{i}: &l{i} [{', '.join([f'*l{i - 1}'] * 9)}]" for i in range(1, 10))

BOMBS: dict[str, str] = {
    "lists of lists": HEAD + "  l0: &l0 [end]\n" + _LAUGHS + "\n  legal: *l9\n",
    "lists of lists in expect": HEAD + "  expect:\n    l0: &l0 [end]\n" + _LAUGHS.replace("  l", "    l") + "\n",
    "a fraction with a great exponent": HEAD + "  chances: {roll shark: 1e9999999999}\n",
    "a fraction with a small exponent": HEAD + "  chances: {roll shark: 1e-9999999999}\n",
}


@pytest.mark.parametrize("content", BOMBS.values(), ids=BOMBS.keys())
def test_a_bomb_is_refused(tmp_path: Path, content: str) -> None:
    path = write(tmp_path / "bomb.yaml", content)
    environment = {**os.environ, "ARCHIPEL_RULES": "python"}
    done = subprocess.run(
        [sys.executable, "-c", _LIMITED, str(path)], env=environment, capture_output=True, text=True, check=False
    )
    assert done.stdout.startswith("refused: "), (done.returncode, done.stderr[-300:])
