"""Broken input: what could stand in the place of something sensible, how input is spoilt, and what reading it may do.

Nothing that is read may raise anything but the error the contract promises, hang, or eat the machine.
"""

from __future__ import annotations

import copy
import json
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any

from games.playing import Plan, Position, Tried, play_through
from hypothesis import settings
from match_helpers import parts

import archipel
from archipel import scenarios
from archipel.errors import ArchipelError, FileError, PositionError

HERE = Path(__file__).parent
GOLDEN = sorted((HERE / "golden").glob("*.json"))
EXAMPLES = settings().max_examples
"""As many as the profile asks for; what is cheap is tried more often."""


def deep(depth: int) -> list[Any]:
    """A list in a list in a list."""
    nested: list[Any] = []
    for _ in range(depth):
        nested = [nested]
    return nested


ODD: list[Any] = [
    *(None, True, False, 0, -1, 1, 2, 99, 1.0, 0.5, 2**31, 10**30, 10**5000, float("nan"), float("inf")),
    *(
        "",
        " ",
        "?",
        "x",
        "a1",
        "a1*",
        "g6",
        "e5",
        "hand",
        "lost",
        "NW",
        "1",
        "beach",
        "beach/?",
        "over",
        "c3",
        "fools-landing",
        "crystal",
        "waters-rise",
        "standard",
        "0,0",
        "day:0,0",
        "sea",
        "water-leaf",
        "clay",
        "won",
        "\n",
        "\ud800",
    ),
    *([], [None], [[]], [1], ["a1"], ["a1", "a1"], ["r1"], ["?"] * 10, [1] * 10, ["a1"] * 1000, ["c3"], ["watchtower"]),
    *({}, {"": 1}, {"1": []}, {"r1": "a1"}, {"a\nb": 1}, {"beach": {"wind": 0}}, {"1": ["beach/wind"] * 200}, {1: 2}),
    *({"c3": "watchtower"}, {"waters-rise": 3}, {"1": "c3"}, {"1": ["crystal"] * 6}, {"seats": 2}),
    *({"0,0": ["sand", "leaf", 1]}, {"water-leaf": 10}, {"1": {"clay": 8}}, {"1": [["sand", True]]}, {"day": [1]}),
    *(deep(500), deep(100_000), b"bytes", {"a set"}, object(), ("a1",)),
]
"""What could stand anywhere in place of something sensible."""


# ---- what is read --------------------------------------------------------------------------------------------


def keys_of(tried: Tried, position: Position | None = None) -> tuple[str, ...]:
    """The keys that positions of a game have, or a position: in Islet some are only there alone."""
    module = import_module(f"archipel.games.{tried.name.replace('-', '_')}.position")
    keys: tuple[str, ...] = module.KEYS
    if position is None or position["options"]["seats"] == 1:
        keys += getattr(module, "KEYS_ALONE", ())
    return keys


@cache
def positions_of(tried: Tried) -> list[Position]:
    """Positions of a game, one or two of each phase."""
    found: dict[str, list[Position]] = {phase: [] for phase in tried.phase_names}
    for number in range(40):
        for match in play_through(tried, Plan(number, number, eager=True, crowd=number % 2 == 1)):
            position = match.position()
            if len(found[position["phase"]]) < 2:
                found[position["phase"]].append(position)
        if all(found.values()):
            break
    return [position for some in found.values() for position in some]


@cache
def finished(tried: Tried) -> dict[str, Any]:
    """The record of a short match, played to its end."""
    *_, match = play_through(tried, Plan(options=2, seed=2, eager=True, crowd=True))
    return match.record()


def one_line(error: ArchipelError) -> str:
    """An error's message, which is one line and can be printed."""
    text = str(error)
    assert text.strip() and len(text.splitlines()) == 1, repr(text)
    return text


def read_position(position: Any, tried: Tried) -> PositionError | None:
    """Read what may be a position: it is sound, or refused as the contract says (C-2.4, C-7.3)."""
    try:
        match = tried.game.match(position)
    except PositionError as error:
        text = one_line(error)
        assert text.startswith(error.key)
        keys = set(position) if isinstance(position, dict) else set()
        odd_keys = [key for key in keys if not (isinstance(key, str) and key.isprintable() and len(key) < 40)]
        assert error.key in {*keys_of(tried), "position", *keys} or odd_keys
        return error
    written = match.position()
    assert match.game.match(written).position() == written
    assert match.over or match.legal()
    return None


def load(path: Path) -> FileError | None:
    """Load what may be a match file: it is sound, or a `FileError` names the file."""
    try:
        match = archipel.load(path)
    except FileError as error:
        assert path.name in one_line(error)
        return error
    assert match.record()["archipel"] == 1
    return None


def read_scenarios(path: Path) -> FileError | None:
    """Read and check what may be a scenario file: each scenario holds or fails in a line, or a `FileError` names it."""
    try:
        _, failures = scenarios.check_file(path)
    except FileError as error:
        assert path.name in one_line(error)
        return error
    for failure in failures:
        assert str(failure).startswith(str(path))
    return None


# ---- how it is spoilt ----------------------------------------------------------------------------------------


def places(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """The way to everything inside a value."""
    inside = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, item in inside:
        yield (*path, key)
        yield from places(item, (*path, key))


def spoil(value: Any, random: Random, odd: list[Any]) -> Any:
    """A copy with one thing in it replaced, removed, renamed or doubled: by something odd, or by a word it has."""
    spoilt = copy.deepcopy(value)
    words = [part for part in parts(spoilt) if isinstance(part, str)]
    *way, last = random.choice(list(places(spoilt)))
    inside = spoilt
    for step in way:
        inside = inside[step]
    deed = random.randrange(5)
    if deed == 0:
        del inside[last]
    elif deed == 1 and isinstance(inside, dict):
        inside[random.choice(["zz", "3", "5", "", "NaN", *words])] = inside.pop(last)
    elif deed == 2 and isinstance(inside, list):
        inside += [copy.deepcopy(inside[last])] * random.choice([1, 2, 50])
    elif deed == 3:
        inside[last] = random.choice(words)
    else:
        inside[last] = random.choice(odd)
    return spoilt


def write(path: Path, content: bytes | str | dict[str, Any]) -> Path:
    """A file with some content."""
    if isinstance(content, dict):
        content = json.dumps(content)
    path.write_bytes(content.encode("utf-8", "surrogatepass") if isinstance(content, str) else content)
    return path
