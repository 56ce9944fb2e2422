"""Errors: one line on standard error that says what is wrong and what would be right; 2 for usage, else 1."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

Run = Any

USAGE = [
    (["plya"], "“play”"),
    (["zzz"], "simulate"),
    (["play", "the-iland"], "“the-island”"),
    (["play", "--sead", "3"], "--seed"),
    (["play", "--seats"], "--seats needs a value"),
    (["play", "--debug=1"], "--debug takes no value"),
    (["play", "--seats", "x"], "whole number"),
    (["play", "--seats", "7"], "--seats: 7"),
    (["play", "--two-colours", "--seats", "3"], "--two-colours"),
    (["play", "--challenges", "9"], "--challenges"),
    (["play", "--people", "3"], "3 people"),
    (["play", "--bots", "gredy,human"], "“greedy”"),
    (["play", "--bots", "human,human,human", "--seats", "2"], "2 bots, not 3"),
    (["play", "--bots", "human,human", "--people", "1"], "not both"),
    (["show"], "POSITION is missing"),
    (["games", "now", "please"], "2 arguments too many: now please"),
    (["bench", "--seconds", "0"], "seconds above 0"),
    (["completion", "tcsh"], "bash, zsh, fish"),
    (["--lang", "de"], "en, fr"),
]


@pytest.mark.parametrize(
    ("arguments", "told"), USAGE, ids=lambda value: " ".join(value) if isinstance(value, list) else ""
)
def test_misuse(run: Run, arguments: list[str], told: str) -> None:
    done = run(*arguments)
    assert done.status == 2
    assert told in done.error
    assert "--help" in done.error
    assert done.out == ""


@pytest.mark.parametrize("arguments", [arguments for arguments, _ in USAGE[:-1]], ids=" ".join)
def test_misuse_in_french(run: Run, arguments: list[str]) -> None:
    done = run("--lang", "fr", *arguments)
    assert done.status == 2
    assert "voir\u00a0:" in done.error
    for english in ("there is", "missing", "needs", "did you mean", "Error", "Usage"):
        assert english not in done.error


BROKEN = {
    "missing": None,
    "empty": "",
    "cut": '{"archipel": 1, "game": ',
    "list": "[]",
    "keys": '{"archipel": 1}',
    "other": '{"archipel": 1, "game": "chess", "options": {}, "seed": null, "start": {}, "moves": [], "result": null}',
    "bytes": b"\xff\xfe\x00",
    "deep": "[" * 100_000,
}


@pytest.mark.parametrize("command", ["show", "replay", "verify", "play --resume"])
@pytest.mark.parametrize("broken", BROKEN)
def test_a_broken_file(run: Run, tmp_path: Path, command: str, broken: str) -> None:
    content = BROKEN[broken]
    file = tmp_path / "broken.json"
    if content is not None:
        file.write_bytes(content if isinstance(content, bytes) else content.encode())
    done = run(*command.split(" "), "broken.json")
    assert done.status == 1
    assert "broken.json" in done.error
    assert done.out == ""


def test_a_position_that_cannot_be(run: Run, tmp_path: Path) -> None:
    (tmp_path / "twice.json").write_text(json.dumps({"game": "the-island", "phase": "roll", "boats": ["a1", "a1"]}))
    done = run("show", "twice.json")
    assert done.status == 1
    assert done.error.startswith("archipel: twice.json: boats: ")


def test_a_seat_that_does_not_play(run: Run, finished: Path) -> None:
    for command in ("show", "replay"):
        done = run(command, str(finished), "--view", "3")
        assert done.status == 2
        assert "1, 2, all" in done.error


def test_debug_shows_the_traceback(run: Run) -> None:
    done = run("show", "nowhere.json", "--debug")
    assert done.status == 1
    assert "Traceback" in done.err
    assert done.err.splitlines()[-1].startswith("archipel: nowhere.json")


def test_a_folder_where_a_file_should_be(run: Run, tmp_path: Path) -> None:
    assert run("show", ".").status == 1
    done = run("play", "--save", str(tmp_path / "no" / "such" / "folder.json"))
    assert done.status == 1
    assert "cannot be written" in done.error


def test_a_file_that_exists_is_not_written_over(run: Run, finished: Path) -> None:
    before = finished.read_bytes()
    done = run("play", "--save", str(finished))
    assert done.status == 2
    assert "--resume" in done.error
    assert finished.read_bytes() == before


def test_a_reader_that_goes_away_is_no_error(finished: Path) -> None:
    process = subprocess.Popen(
        [sys.executable, "-m", "archipel", "replay", str(finished)], stdout=subprocess.PIPE, stderr=subprocess.PIPE
    )
    assert process.stdout is not None
    assert process.stderr is not None
    process.stdout.close()
    assert b"Traceback" not in process.stderr.read()
    assert process.wait() == 128 + signal.SIGPIPE
    process.stderr.close()


def test_an_unexpected_error_is_one_line_too(run: Run, tmp_path: Path) -> None:
    # a module that breaks where ours expect rich: nothing of ours is replaced
    (tmp_path / "rich").mkdir()
    (tmp_path / "rich" / "__init__.py").write_text("raise RuntimeError('first line\\nsecond line')")
    done = run("games", PYTHONPATH=f"{tmp_path}{os.pathsep}{os.environ.get('PYTHONPATH', '')}")
    assert done.status == 1
    assert "RuntimeError: first line second line" in done.error
    assert "--debug" in done.error
