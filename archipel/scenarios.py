"""Scenarios (C-6.1): rules told as small positions, moves and what must be true, and checked."""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

import yaml

from archipel.errors import ArchipelError, FileError, IllegalMove, PositionError, on_one_line
from archipel.games.catalogue import NAMES
from archipel.games.reading import shown
from archipel.match import Game, Match
from archipel.matchfile import read_text
from archipel.seeds import canonical

Scenario = dict[str, Any]
_FRACTION = re.compile(r"\d{1,40}(/\d{1,40})?")


@dataclass(frozen=True)
class Failure:
    """A scenario that does not hold: which, and the difference."""

    file: str
    line: int
    rule: str
    title: str
    difference: str

    def __str__(self) -> str:
        return on_one_line(f"{self.file}:{self.line}: {self.rule} {self.title}: {self.difference}")


class _Failed(ArchipelError):
    """What a check found, to be told with the scenario's name."""


def check_file(path: str | os.PathLike[str]) -> tuple[int, list[Failure]]:
    """How many scenarios a file has, and those that do not hold; a `FileError` if it is no scenario file."""
    scenarios = read(path)
    failures = []
    for line, scenario in scenarios:
        difference = check(scenario)
        if difference is not None:
            failures.append(Failure(os.fspath(path), line, rules_text(scenario), scenario["title"], difference))
    return len(scenarios), failures


def read(path: str | os.PathLike[str]) -> list[tuple[int, Scenario]]:
    """The scenarios of a file with their lines, their form checked."""
    name = os.fspath(path)
    text = read_text(path)
    try:
        loader = _Loader(text)
        root = loader.get_single_node()
        value = None if root is None else loader.construct_document(root)
    except yaml.MarkedYAMLError as error:
        mark = error.problem_mark
        raise FileError("file-not-yaml", file=name, line=mark.line + 1 if mark else 1) from error
    except (yaml.YAMLError, ValueError, LookupError, TypeError, AttributeError, RecursionError) as error:
        # a number or a date that only looks like one, and nesting beyond measure
        raise FileError("file-not-yaml", file=name, line=1) from error
    if not isinstance(value, list) or not value:
        raise FileError("file-not-scenarios", file=name)
    assert isinstance(root, yaml.SequenceNode)
    lines = [node.start_mark.line + 1 for node in root.value]
    return [(line, _checked_form(scenario, name, line)) for line, scenario in zip(lines, value, strict=True)]


def _checked_form(given: object, name: str, line: int) -> Scenario:
    if not isinstance(given, dict):
        raise FileError("scenario-not-an-object", file=name, line=line)
    try:
        scenario: Scenario = _TextKeys().of(given)
    except _TooMuchError as error:
        raise FileError("file-too-deep", file=name) from error
    except _KeyTwiceError as error:
        raise FileError("file-key-twice", file=name, key=str(error)) from error
    for key, value in scenario.items():
        fits = _FORMS.get(key)
        if fits is None:
            raise FileError(
                "scenario-unknown-key", file=name, line=line, key=shown(key), known=", ".join(sorted(_FORMS))
            )
        if not fits(value):
            raise FileError("scenario-wrong-kind", file=name, line=line, key=key, value=shown(value))
    for key in ("rule", "title", "position"):
        if key not in scenario:
            raise FileError("scenario-missing-key", file=name, line=line, key=key)
    if "refused" in scenario and set(scenario) - {"rule", "title", "position", "refused"}:
        raise FileError("scenario-refused-alone", file=name, line=line)
    return scenario


class _Loader(yaml.SafeLoader):
    """YAML in which no object has a key twice."""

    def construct_mapping(self, node: Any, deep: bool = False) -> dict[Any, Any]:
        keys = [key.value for key, _ in node.value if isinstance(key, yaml.ScalarNode)]
        twice = next((key for key in keys if keys.count(key) > 1 and key != "<<"), None)
        if twice is not None:
            raise yaml.constructor.ConstructorError(None, None, f"{twice} stands twice", node.start_mark)
        return super().construct_mapping(node, deep)


class _TooMuchError(Exception):
    """More than any scenario needs."""


class _KeyTwiceError(Exception):
    """Two keys of an object that read the same."""


class _TextKeys:
    """Object keys read as text, so that `hands: {1: […]}` is fine; within bounds, since YAML can repeat itself."""

    _MOST = 100_000
    _DEEPEST = 40

    def __init__(self) -> None:
        self.seen = 0

    def of(self, value: Any, depth: int = 0) -> Any:
        self.seen += 1
        if self.seen > self._MOST or depth > self._DEEPEST:
            raise _TooMuchError
        if isinstance(value, list):
            return [self.of(item, depth + 1) for item in value]
        if not isinstance(value, dict):
            return value
        texts = {str(key).lower() if isinstance(key, bool) else str(key): item for key, item in value.items()}
        if len(texts) < len(value):
            raise _KeyTwiceError(", ".join(map(str, value)))
        return {key: self.of(item, depth + 1) for key, item in texts.items()}


def _text(value: Any) -> bool:
    return isinstance(value, str)


def _texts(value: Any) -> bool:
    return isinstance(value, list) and all(isinstance(item, str) for item in value)


def _object(value: Any) -> bool:
    return isinstance(value, dict)


def _text_or_texts(value: Any) -> bool:
    return _text(value) or (_texts(value) and bool(value))


def _chances(value: Any) -> bool:
    return isinstance(value, dict) and all(_fraction(text) is not None for text in value.values())


def _seat_numbers(value: Any) -> bool:
    return isinstance(value, list) and all(type(seat) is int for seat in value)


_FORMS: dict[str, Callable[[Any], bool]] = {
    "rule": _text_or_texts,
    "title": _text,
    "position": lambda _: True,  # whatever it is, it may be what is to be refused
    "legal": _texts,
    "illegal": _texts,
    "legal_exactly": _texts,
    "chances": _chances,
    "refused": _text_or_texts,
    "moves": _texts,
    "expect": _object,
    "then_legal": _texts,
    "then_illegal": _texts,
    "then_legal_exactly": _texts,
    "view": lambda value: isinstance(value, dict) and all(isinstance(part, dict) for part in value.values()),
    "scores": _object,
    "winners": _seat_numbers,
}


def _fraction(value: object) -> Fraction | None:
    if isinstance(value, bool) or not _FRACTION.fullmatch(str(value)):
        return None
    numerator, _, denominator = str(value).partition("/")
    return Fraction(int(numerator), int(denominator or 1)) if denominator.strip("0") or not denominator else None


def rules_of(scenario: Scenario) -> list[str]:
    """The numbers of the rules a scenario is about."""
    rule = scenario["rule"]
    return [rule] if isinstance(rule, str) else list(rule)


def rules_text(scenario: Scenario) -> str:
    """The same, to print."""
    return ", ".join(rules_of(scenario))


def check(scenario: Scenario) -> str | None:
    """What does not hold in a scenario, in a line; None if all of it does."""
    try:
        if "refused" in scenario:
            _check_refused(scenario)
        else:
            _check_play(scenario)
    except _Failed as failed:
        return str(failed)
    return None


def _check_refused(scenario: Scenario) -> None:
    wanted = [scenario["refused"]] if isinstance(scenario["refused"], str) else scenario["refused"]
    try:
        _start(scenario)
    except PositionError as error:
        if error.key not in wanted:
            raise _Failed("scenario-refused-otherwise", wanted=", ".join(wanted), why=str(error)) from error
    else:
        raise _Failed("scenario-not-refused", wanted=", ".join(wanted))


def _check_play(scenario: Scenario) -> None:
    try:
        match = _start(scenario)
    except PositionError as error:
        raise _Failed("scenario-position-refused", why=str(error)) from error
    _check_legal(match, scenario, "")
    if "chances" in scenario:
        _check_chances(match, scenario["chances"])
    for move in scenario.get("moves", []):
        try:
            match.play(move)
        except IllegalMove as error:
            raise _Failed("scenario-trouble", where="moves", why=str(error)) from error
    _compare("expect", scenario.get("expect", {}), match.position())
    _check_legal(match, scenario, "then_")
    for seat, part in scenario.get("view", {}).items():
        try:
            view = match.view(None if seat == "all" else seat)
        except ArchipelError as error:
            raise _Failed("scenario-trouble", where="view", why=str(error)) from error
        _compare(f"view.{seat}", part, view)
    _same("scores", scenario, match.scores())
    _same("winners", scenario, match.winners())


def _start(scenario: Scenario) -> Match:
    position = scenario["position"]
    name = position.get("game") if isinstance(position, dict) else None
    # whatever else is not a game's name is refused by the reader of any game
    return Game(name if name in NAMES else NAMES[0]).match(position)


def _check_legal(match: Match, scenario: Scenario, when: str) -> None:
    legal = set(match.legal())
    for move in scenario.get(f"{when}legal", []):
        if move not in legal:
            raise _Failed("scenario-trouble", where=f"{when}legal", why=_why(match, move))
    for move in scenario.get(f"{when}illegal", []):
        if move in legal or _is_accepted(match, move):
            raise _Failed("scenario-legal", where=f"{when}illegal", move=move)
    exactly = scenario.get(f"{when}legal_exactly")
    if exactly is not None and legal != set(exactly):
        missing, extra = _some(set(exactly) - legal), _some(legal - set(exactly))
        raise _Failed("scenario-legal-differs", where=f"{when}legal_exactly", missing=missing, extra=extra)


def _is_accepted(match: Match, move: str) -> bool:
    """Whether a move would be played, listed or not."""
    try:
        match.mover(move)
    except IllegalMove:
        return False
    return True


def _why(match: Match, move: str) -> str:
    try:
        match.mover(move)
    except IllegalMove as error:
        return str(error)
    raise AssertionError(f"{move} is accepted but not listed")


def _some(moves: set[str], most: int = 6) -> str:
    """The first few moves of a difference; `none` if there is none."""
    return ", ".join(sorted(moves)[:most]) + (f" … ({len(moves)})" if len(moves) > most else "") or "none"


def _check_chances(match: Match, wanted: Mapping[str, Any]) -> None:
    try:
        found = match.chances()
    except ArchipelError as error:
        raise _Failed("scenario-trouble", where="chances", why=str(error)) from error
    if found != {move: _fraction(text) for move, text in wanted.items()}:
        odds = {move: str(chance) for move, chance in found.items()}
        raise _Failed("scenario-differs", where="chances", found=canonical(odds), wanted=canonical(wanted))


def _same(key: str, scenario: Scenario, found: object) -> None:
    if key in scenario and not _equal(scenario[key], found):
        raise _Failed("scenario-differs", where=key, found=canonical(found), wanted=canonical(scenario[key]))


def _compare(where: str, wanted: dict[str, Any], found: dict[str, Any]) -> None:
    """Only the keys that are named; `null` means absent, too."""
    for key, part in wanted.items():
        here = f"{where}.{key}"
        if part is None and found.get(key) is None:
            continue
        if key not in found:
            raise _Failed("scenario-no-key", where=where, key=key)
        if isinstance(part, dict) and part and isinstance(found[key], dict):
            _compare(here, part, found[key])
        elif not _equal(part, found[key]):
            raise _Failed("scenario-differs", where=here, found=canonical(found[key]), wanted=canonical(part))


def _equal(wanted: Any, found: Any) -> bool:
    """Equality in which `true` is not 1."""
    if isinstance(wanted, dict) and isinstance(found, dict):
        return wanted.keys() == found.keys() and all(_equal(wanted[key], found[key]) for key in wanted)
    if isinstance(wanted, list) and isinstance(found, list):
        return len(wanted) == len(found) and all(map(_equal, wanted, found))
    return type(wanted) is type(found) and bool(wanted == found)
