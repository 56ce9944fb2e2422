"""Suites: lists of questions, answered one after the other, that go on where they stopped.

What comes out is appended to a file, a JSON object a line: pieces of work as they are done, and a report when a
question is answered.  A line that breaks off, because somebody pulled the plug, is done again.
"""

from __future__ import annotations

import hashlib
import json
import os
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import asdict, dataclass, field
from importlib.resources import files
from pathlib import Path
from typing import IO, Any

from archipel.arena.arena import compete
from archipel.arena.blocks import Block, Played
from archipel.arena.playing import Progress
from archipel.arena.question import Question
from archipel.bots.contained import Doings
from archipel.bots.faults import Record
from archipel.errors import ArchipelError, FileError
from archipel.games.reading import shown
from archipel.matchfile import parse_json, read_json, trouble

_DIGITS = 16
_KEYS = ("name", "game", "options", "bots", "games", "until", "than", "seed", "time")
_KINDS: dict[str, Callable[[Any], bool]] = {
    "name": lambda value: isinstance(value, str),
    "game": lambda value: isinstance(value, str),
    "options": lambda value: isinstance(value, dict),
    "bots": lambda value: isinstance(value, list) and all(isinstance(bot, str) for bot in value),
    "games": lambda value: type(value) is int,
    "until": lambda value: value is None or type(value) is float,
    "than": lambda value: value is None or type(value) is float,
    "seed": lambda value: type(value) is int and value >= 0,
    "time": lambda value: value is None or (type(value) in (int, float) and value > 0),
}


@dataclass(frozen=True)
class Asked:
    """A question of a suite and what it is called."""

    name: str
    question: Question

    @property
    def key(self) -> str:
        """What its lines in a file of results are known by."""
        return hashlib.sha256(self.question.key.encode()).hexdigest()[:_DIGITS]


def read_suite(name: str) -> list[Asked]:
    """The questions in a file, or in one of the suites that come with the program."""
    packed = files("archipel.arena") / "suites" / f"{name}.json"
    if not Path(name).exists() and packed.is_file():
        found = parse_json(packed.read_text("utf-8"), name)
    else:
        found = read_json(name)
    if not isinstance(found, list) or not found:
        raise FileError("suite-no-list", file=name)
    return [_asked(name, number, entry) for number, entry in enumerate(found)]


def suite_names() -> list[str]:
    """The suites that come with the program."""
    folder = files("archipel.arena") / "suites"
    return sorted(item.name.removesuffix(".json") for item in folder.iterdir()) if folder.is_dir() else []


def _asked(file: str, number: int, entry: Any) -> Asked:
    def refuse(message: str, **arguments: Any) -> FileError:
        return FileError(message, file=file, number=number + 1, **arguments)

    if not isinstance(entry, dict):
        raise refuse("suite-no-question")
    for key, value in entry.items():
        if key not in _KINDS:
            raise refuse("suite-unknown-key", key=shown(key), known=", ".join(_KEYS))
        if not _KINDS[key](value):
            raise refuse("suite-wrong-kind", key=key, value=shown(value))
    for key in ("game", "bots"):
        if key not in entry:
            raise refuse("suite-missing-key", key=key)
    told = {key: value for key, value in entry.items() if key in ("games", "until", "than", "seed", "time")}
    try:
        question = Question(entry["game"], entry.get("options", {}), tuple(entry["bots"]), **told)
    except ArchipelError as error:
        raise refuse("suite-bad-question", why=str(error)) from error
    return Asked(entry.get("name", f"{number + 1}"), question)


@dataclass
class Known:
    """What a file of results says about a question."""

    blocks: list[Block] = field(default_factory=list)
    seconds: float = 0.0
    report: dict[str, Any] | None = None


class Results:
    """A file of results, read once and then only added to."""

    def __init__(self, path: str | os.PathLike[str]) -> None:
        self._path = Path(path)
        self._known: dict[str, Known] = {}
        try:
            self._file: IO[bytes] = self._path.open("a+b")
            self._file.seek(0)
            lines = self._file.read().splitlines(keepends=True)
            if lines and not lines[-1].endswith(b"\n"):
                lines.pop()
                self._file.truncate(sum(map(len, lines)))
        except OSError as error:
            raise FileError("file-unwritable", file=str(path), why=trouble(error)) from error
        for number, line in enumerate(lines):
            self._take(number, line)

    def of(self, asked: Asked) -> Known:
        """What is known about a question."""
        return self._known.setdefault(asked.key, Known())

    def add(self, asked: Asked, **more: Any) -> None:
        """A line more, on the disk before anything else is done."""
        self._file.write(json.dumps({"key": asked.key, **more}, ensure_ascii=False).encode() + b"\n")
        self._file.flush()
        os.fsync(self._file.fileno())

    def close(self) -> None:
        """Nothing more comes."""
        self._file.close()

    def _take(self, number: int, line: bytes) -> None:
        try:
            found = json.loads(line)
            known = self._known.setdefault(found["key"], Known())
            known.blocks += [_block(block) for block in found.get("blocks", [])]
            known.seconds += found.get("seconds", 0.0)
            known.report = found.get("report", known.report)
        except (ValueError, KeyError, TypeError, AttributeError) as error:
            raise FileError("suite-bad-results", file=str(self._path), line=number + 1) from error


def answer(
    asked: Asked,
    results: Results,
    *,
    cores: int | None = None,
    ray: str | None = None,
    progress: Progress | None = None,
) -> dict[str, Any]:
    """The report on a question; one that was answered before is not asked again."""
    known = results.of(asked)
    if known.report is None:
        known.report = _found(asked, known, results, cores, ray, progress)
    return known.report


def _found(
    asked: Asked, known: Known, results: Results, cores: int | None, ray: str | None, progress: Progress | None
) -> dict[str, Any]:
    since = time.perf_counter()

    def keep(blocks: list[Block]) -> None:
        nonlocal since
        now = time.perf_counter()
        results.add(asked, seconds=now - since, blocks=[_plain(block) for block in blocks])
        since = now

    report = compete(asked.question, cores=cores, ray=ray, known=known.blocks, keep=keep, progress=progress)
    told = report.as_json() | {"seconds": known.seconds + report.seconds}
    results.add(asked, name=asked.name, question=asdict(asked.question), report=told)
    return told


def _plain(block: Block) -> dict[str, Any]:
    return {
        "number": block.number,
        "matches": [[match.scores, [int(won) for won in match.won], match.moves] for match in block.matches],
        "doings": [[some.asked, some.seconds, some.faults.counts, some.faults.examples] for some in block.doings],
    }


def _block(plain: dict[str, Any]) -> Block:
    matches = [Played(scores, [bool(seat) for seat in won], moves) for scores, won, moves in plain["matches"]]
    doings = [
        Doings(asked, seconds, Record(Counter(counts), examples))
        for asked, seconds, counts, examples in plain["doings"]
    ]
    return Block(plain["number"], matches, doings)
