"""Broken match files, and places where none can be: each is refused in one line that names the file, or is sound."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest
from breaking import (
    EXAMPLES,
    GOLDEN,
    HERE,
    ODD,
    finished,
    load,
    one_line,
    read_scenarios,
    spoil,
    write,
)
from games.playing import Tried
from games.tried import every_game
from hypothesis import given, settings
from hypothesis import strategies as st
from written import written

import archipel
from archipel import scenarios
from archipel.errors import ArchipelError, FileError

WHOLE = (HERE / "golden" / "calm.json").read_bytes()
RECORD: dict[str, Any] = json.loads(WHOLE)


def test_a_match_file_broken_off_anywhere(tmp_path: Path) -> None:
    assert load(write(tmp_path / "match.json", WHOLE)) is None
    for end in (*range(0, len(WHOLE) - 2, 11), len(WHOLE) - 2):
        assert load(write(tmp_path / "match.json", WHOLE[:end])) is not None, end


def test_a_match_file_with_a_byte_changed(tmp_path: Path) -> None:
    random = Random(1)
    refused = 0
    for at in range(0, len(WHOLE), 9):
        changed = WHOLE[:at] + bytes([random.randrange(256)]) + WHOLE[at + 1 :]
        refused += load(write(tmp_path / "match.json", changed)) is not None
    assert refused > len(WHOLE) // 9 // 2


@settings(max_examples=4 * EXAMPLES)
@every_game
@given(st.integers(0, 2**32 - 1))
def test_something_inside_a_match_file_spoilt(tried: Tried, seed: int) -> None:
    record = finished(tried)
    simple = [odd for odd in ODD if odd is None or isinstance(odd, (str, bool, float)) or (odd and odd == 1)]
    spoilt = spoil(record, Random(seed), simple)
    path = Path(os.environ.get("TMPDIR", "/tmp")) / f"archipel-spoilt-{os.getpid()}.json"
    try:
        error = load(write(path, spoilt))
    finally:
        path.unlink()
    changed = {key for key in (*record, *spoilt) if record.get(key, "-") != spoilt.get(key, "-")}
    assert error is not None or changed <= {"seed", "start", "moves", "options"}


BROKEN_MATCHES: dict[str, bytes | str | dict[str, Any]] = {
    "empty": b"",
    "white space": " \n\t ",
    "null": "null",
    "a list": "[]",
    "an empty object": "{}",
    "a number": "7",
    "not JSON": "archipel",
    "not UTF-8": WHOLE.replace(b"calm", b"c\xe9lm", 1),
    "UTF-16": WHOLE.decode().encode("utf-16"),
    "a byte order mark": b"\xef\xbb\xbf" + WHOLE,
    "zeros": bytes(1000),
    "a second value": WHOLE + b"{}",
    "NaN": WHOLE.replace(b'"calm": 0', b'"calm": NaN', 1),
    "infinity": WHOLE.replace(b'"calm": 0', b'"calm": -Infinity', 1),
    "a number too large": WHOLE.replace(b'"calm": 0', b'"calm": 1' + b"0" * 6000, 1),
    "a number with an exponent": WHOLE.replace(b'"calm": 0', b'"calm": 1e999', 1),
    "a fraction": WHOLE.replace(b'"calm": 0', b'"calm": 0.0', 1),
    "a key twice": WHOLE.replace(b'"archipel": 1', b'"archipel": 1, "archipel": 1', 1),
    "a key twice inside": WHOLE.replace(b'"calm": 0', b'"calm": 0, "calm": 0', 1),
    "an unknown key": {**RECORD, "more": 1},
    "an unknown key with a line break": {**RECORD, "mo\nre": 1},
    "another version": {**RECORD, "archipel": 2},
    "the version as a fraction": {**RECORD, "archipel": 1.0},
    "the version as a flag": {**RECORD, "archipel": True},
    "an unknown game": {**RECORD, "game": "chess"},
    "no game": {**RECORD, "game": None},
    "other options": {**RECORD, "options": {**RECORD["options"], "open_values": True}},
    "an unknown option": {**RECORD, "options": {**RECORD["options"], "colour": 1}},
    "a number for a seed": {**RECORD, "seed": 7},
    "another result": {**RECORD, "result": {"scores": {"1": 99, "2": 0}, "winners": [1]}},
    "no result": {**RECORD, "result": None},
    "half a result": {**RECORD, "result": {"winners": RECORD["result"]["winners"]}},
    "moves left out": {**RECORD, "moves": RECORD["moves"][:-3]},
    "a move too many": {**RECORD, "moves": [*RECORD["moves"], "skip"]},
    "an illegal move": {**RECORD, "moves": [RECORD["moves"][0], "walk r1 e5", *RECORD["moves"][1:]]},
    "no move": {**RECORD, "moves": ["hop\nskip"]},
    "a move that is a number": {**RECORD, "moves": [1]},
    "moves in an object": {**RECORD, "moves": {}},
    "an impossible start": {**RECORD, "start": {**RECORD["start"], "sharks": ["a1"] * 7}},
    "a view for a start": {**RECORD, "start": {**RECORD["start"], "values": {"r": ["?"] * 10, "b": ["?"] * 10}}},
    "deep": "[" * 100_000,
    "deep and whole": "[" * 2000 + "]" * 2000,
    "deep objects": '{"archipel":' * 5000,
}


@pytest.mark.parametrize("content", BROKEN_MATCHES.values(), ids=BROKEN_MATCHES.keys())
def test_no_match_file(tmp_path: Path, content: bytes | str | dict[str, Any]) -> None:
    assert load(write(tmp_path / "match.json", content)) is not None


@every_game
def test_a_match_file_without_a_key(tmp_path: Path, tried: Tried) -> None:
    record = finished(tried)
    assert load(write(tmp_path / "match.json", record)) is None
    for key in record:
        error = load(write(tmp_path / "match.json", {name: value for name, value in record.items() if name != key}))
        assert error is not None and key in str(error)


@every_game
def test_the_index_of_an_illegal_move_is_named(tmp_path: Path, tried: Tried) -> None:
    record, random = finished(tried), Random(3)
    moves = record["moves"]
    any_moves = [tried.game.definition.text_of(written(tried.game).any_code(random)) for _ in range(5)]
    for index in (0, 5, len(moves) - 1):
        for wrong in ("hop", "", *set(any_moves).difference(legal_at(tried, index))):
            spoilt = [*moves[:index], wrong, *moves[index + 1 :]]
            error = load(write(tmp_path / "match.json", {**record, "moves": spoilt}))
            assert error is not None and f"moves[{index}]" in str(error)


def legal_at(tried: Tried, index: int) -> list[str]:
    """The legal moves of the finished match before one of its moves."""
    match = tried.game.match(finished(tried)["start"])
    for move in finished(tried)["moves"][:index]:
        match.play(move)
    return match.legal()


@pytest.mark.parametrize("depth", [10, 300, 900, 930, 950, 970, 980, 990, 1000, 3000])
@pytest.mark.parametrize("key", ["archipel", "game", "seed", "start", "result"])
def test_deep_nesting_in_a_match_file(tmp_path: Path, key: str, depth: int) -> None:
    text = json.dumps({**RECORD, key: "DEEP"}).replace('"DEEP"', "[" * depth + "]" * depth)
    assert load(write(tmp_path / "match.json", text)) is not None


def test_a_seed_that_is_no_text_in_utf_8(tmp_path: Path) -> None:
    """A lone surrogate can be written in JSON; it is refused, or can be drawn with and saved again."""
    path = write(tmp_path / "match.json", {**RECORD, "seed": "\ud800", "moves": RECORD["moves"][:1], "result": None})
    assert b"\\ud800" in path.read_bytes()
    try:
        match = archipel.load(path)
    except FileError as error:
        one_line(error)
        return
    while match.actor != "chance":
        match.play(match.legal()[0])
    match.roll()
    match.save(path)


@every_game
def test_a_seed_given_to_start_that_is_no_text_in_utf_8(tried: Tried) -> None:
    with pytest.raises(ArchipelError) as refused:
        tried.game.start(seats=2, seed="\ud800")
    one_line(refused.value)


READERS: list[Callable[[Path], FileError | None]] = [load, read_scenarios]


@pytest.mark.parametrize("read", READERS)
def test_what_is_no_file(tmp_path: Path, read: Callable[[Path], FileError | None]) -> None:
    (tmp_path / "loop").symlink_to(tmp_path / "loop")
    (tmp_path / "dangling").symlink_to(tmp_path / "nowhere")
    (tmp_path / "file").write_text("{}")
    for name in ("", "missing", "missing/match", "loop", "dangling", "file/match", "x" * 300):
        assert read(tmp_path / name) is not None, name


@pytest.mark.parametrize("name", ["a\nb", "a\0b", "a\u2028b", "\udcff", "{ $file }", "é"])
def test_names_of_files_that_are_not_there(name: str) -> None:
    with pytest.raises(FileError) as refused:
        archipel.load(name)
    one_line(refused.value)
    with pytest.raises(FileError) as refused:
        scenarios.read(name)
    one_line(refused.value)


def test_a_file_too_long_is_not_read(tmp_path: Path) -> None:
    path = tmp_path / "long.json"
    with path.open("wb") as file:
        file.truncate(65 << 20)
    error = load(path)
    assert error is not None and error.reason == "file-too-long"


# ---- saving --------------------------------------------------------------------------------------------------

_FULL = """
import resource, sys, archipel
match = archipel.load(sys.argv[1])
resource.setrlimit(resource.RLIMIT_FSIZE, (1000, 1000))  # as a full disk: the first bytes go, the rest does not
try:
    match.save(sys.argv[1])
except archipel.FileError as error:
    print("refused:", error)
"""


def test_a_full_disk_leaves_the_old_file(tmp_path: Path) -> None:
    path = write(tmp_path / "evening.json", WHOLE)
    environment = {**os.environ, "ARCHIPEL_RULES": "python"}
    done = subprocess.run(
        [sys.executable, "-c", _FULL, str(path)], env=environment, capture_output=True, text=True, check=False
    )
    assert done.stdout.startswith("refused: ") and "evening.json" in done.stdout, done.stderr
    assert len(done.stdout.splitlines()) == 1
    assert path.read_bytes() == WHOLE
    assert [file.name for file in tmp_path.iterdir()] == ["evening.json"]


def test_where_nothing_can_be_written(tmp_path: Path) -> None:
    match = archipel.load(GOLDEN[0])
    (tmp_path / "folder" / "inside").mkdir(parents=True)
    write(tmp_path / "file", b"old")
    for name in ("folder", "file/match.json", "missing/match.json", "x" * 300, "a\0b", "a\0b/c"):
        with pytest.raises(FileError) as refused:
            match.save(tmp_path / name)
        one_line(refused.value)
    assert sorted(file.name for file in tmp_path.iterdir()) == ["file", "folder"]
    assert (tmp_path / "file").read_bytes() == b"old"
    assert [file.name for file in (tmp_path / "folder").iterdir()] == ["inside"]


def test_what_is_no_file_is_neither_read_nor_replaced(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    with pytest.raises(FileError):
        archipel.load(pipe)
    with pytest.raises(FileError):
        archipel.load(GOLDEN[0]).save(pipe)
    assert pipe.is_fifo()


def test_a_link_is_written_through(tmp_path: Path) -> None:
    path = write(tmp_path / "evening.json", b"old")
    (tmp_path / "link.json").symlink_to(path)
    archipel.load(GOLDEN[0]).save(tmp_path / "link.json")
    assert (tmp_path / "link.json").is_symlink()
    assert archipel.load(path).moves == archipel.load(GOLDEN[0]).moves
