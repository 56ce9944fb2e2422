"""Suites: results come as they are found, and whoever is killed goes on where he was."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from archipel import FileError
from archipel.arena.suite import Results, answer, read_suite, suite_names
from arena.processes import others_in

QUESTIONS: list[dict[str, Any]] = [
    {"name": "quick", "game": "the-island", "options": {"seats": 2}, "bots": ["greedy", "random"], "games": 20},
    {"name": "slow", "game": "the-island", "options": {"seats": 2}, "bots": ["strangers:Lucky", "random"], "games": 60},
    {"game": "forbidden-island", "options": {"seats": 2}, "bots": ["random"], "games": 10, "seed": 4},
]


@pytest.fixture
def suite(guests: Path) -> Path:
    """A suite in the current folder."""
    path = guests / "mine.json"
    path.write_text(json.dumps(QUESTIONS))
    return path


def lines_of(path: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in path.read_text().splitlines()]


def but_for_time(line: dict[str, Any]) -> dict[str, Any]:
    report = line["report"]
    entries = [{**entry, "seconds_a_move": None} for entry in report["entries"]]
    return {**line, "report": {**report, "seconds": None, "entries": entries}}


def answered(path: Path) -> list[dict[str, Any]]:
    return [but_for_time(line) for line in lines_of(path) if "report" in line]


def command(*arguments: str) -> list[str]:
    return [sys.executable, "-m", "archipel", "arena", "--suite", "mine.json", *arguments]


def run_through(path: Path) -> list[dict[str, Any]]:
    results = Results(path)
    found = [answer(asked, results, cores=1) for asked in read_suite("mine.json")]
    results.close()
    return found


@pytest.mark.usefixtures("suite")
def test_a_suite_is_answered_and_kept(tmp_path: Path) -> None:
    done = subprocess.run(command("--json", "--cores", "1"), capture_output=True, text=True, check=True)
    told = [json.loads(line) for line in done.stdout.splitlines()]
    assert [line["name"] for line in told] == ["quick", "slow", "3"]
    assert [line["games"] for line in told] == [20, 60, 10]
    kept = lines_of(tmp_path / "mine-results.jsonl")
    assert [line["name"] for line in kept if "report" in line] == ["quick", "slow", "3"]
    assert sum(len(line["blocks"]) for line in kept if "blocks" in line) == 10 + 30 + 10
    again = subprocess.run(command("--json", "--cores", "1"), capture_output=True, text=True, check=True)
    assert again.stdout == done.stdout
    assert lines_of(tmp_path / "mine-results.jsonl") == kept


@pytest.mark.usefixtures("suite")
def test_killed_in_the_middle_of_a_question_it_goes_on_from_there(tmp_path: Path) -> None:
    whole, cut = tmp_path / "whole.jsonl", tmp_path / "cut.jsonl"
    run_through(whole)
    slow = read_suite("mine.json")[1].key.encode()
    process = subprocess.Popen(command("--results", "cut.jsonl", "--cores", "2"), stdout=subprocess.DEVNULL)
    deadline = time.monotonic() + 240
    while not cut.exists() or cut.read_bytes().count(slow) < 2:
        assert process.poll() is None
        assert time.monotonic() < deadline
        time.sleep(0.01)
    os.kill(process.pid, signal.SIGKILL)
    process.wait()
    sound = cut.read_bytes().rpartition(b"\n")[0]
    assert b'"slow"' not in sound
    assert b'"quick"' in sound
    subprocess.run(command("--results", "cut.jsonl", "--cores", "1"), check=True, stdout=subprocess.DEVNULL)
    assert cut.read_bytes().startswith(sound)
    assert answered(cut) == answered(whole)
    blocks = [block["number"] for line in lines_of(cut) if "blocks" in line for block in line["blocks"]]
    assert len(blocks) == 10 + 30 + 10
    while others_in(tmp_path):
        assert time.monotonic() < deadline
        time.sleep(0.05)


@pytest.mark.usefixtures("suite")
def test_a_line_that_breaks_off_is_done_again(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    run_through(path)
    text = path.read_bytes()
    path.write_bytes(text[:-30])
    run_through(path)
    assert [line["name"] for line in lines_of(path) if "report" in line] == ["quick", "slow", "3"]


@pytest.mark.usefixtures("suite")
def test_a_question_that_has_changed_is_asked_anew(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    first = run_through(path)
    changed = [QUESTIONS[0] | {"seed": 9}, QUESTIONS[2]]
    (tmp_path / "mine.json").write_text(json.dumps(changed))
    second = run_through(path)
    assert second[0] != first[0]
    assert second[1] == first[2]


@pytest.mark.usefixtures("guests")
@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("{}", "suite-no-list"),
        ("[]", "suite-no-list"),
        ("[7]", "suite-no-question"),
        ('[{"game": "the-island", "bots": ["greedy"], "colour": 1}]', "suite-unknown-key"),
        ('[{"game": "the-island"}]', "suite-missing-key"),
        ('[{"game": "the-island", "bots": "greedy"}]', "suite-wrong-kind"),
        ('[{"game": "the-island", "bots": ["greedy"], "games": true}]', "suite-wrong-kind"),
        ('[{"game": "atlantis", "bots": ["greedy"]}]', "suite-bad-question"),
        ('[{"game": "the-island", "bots": ["greedy"], "until": 3.0}]', "suite-bad-question"),
        ('[{"game": "the-island", "bots": ["greedy"], "than": 3.0}]', "suite-bad-question"),
        ("[", "file-not-json"),
    ],
)
def test_what_is_no_suite_is_refused(text: str, reason: str) -> None:
    Path("bad.json").write_text(text)
    with pytest.raises(FileError) as caught:
        read_suite("bad.json")
    assert caught.value.reason == reason
    assert "bad.json" in str(caught.value)


def test_a_file_that_holds_no_results_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "diary.txt"
    path.write_text("Dear diary,\n")
    with pytest.raises(FileError) as caught:
        Results(path)
    assert caught.value.reason == "suite-bad-results"
    assert path.read_text() == "Dear diary,\n"
    with pytest.raises(FileError):
        Results(tmp_path / "no such folder" / "results.jsonl")


@pytest.mark.parametrize("name", suite_names())
def test_the_suites_that_come_along_can_be_asked(name: str) -> None:
    assert read_suite(name)
