"""Broken positions, match files and scenario files: each is refused in one line that names what is wrong, or is sound.

Nothing here may raise anything but the error the contract promises, hang, or eat the machine.
"""

from __future__ import annotations

import copy
import json
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import archipel
from archipel import scenarios
from archipel.errors import ArchipelError, FileError, PositionError
from archipel.games.survive_the_island.position import KEYS as SURVIVE_KEYS
from archipel.games.the_island.position import KEYS

HERE = Path(__file__).parent
GOLDEN = sorted((HERE / "golden").glob("*.json"))
SCENARIOS = (HERE / "rules" / "the-island.yaml").read_text(encoding="utf-8")
GAME = archipel.game("the-island")
KEYS_OF = {"the-island": KEYS, "survive-the-island": SURVIVE_KEYS}
Position = dict[str, Any]
EXAMPLES = settings().max_examples
"""As many as the profile asks for; what is cheap is tried more often."""


def _deep(depth: int) -> list[Any]:
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
        "\n",
        "\ud800",
    ),
    *([], [None], [[]], [1], ["a1"], ["a1", "a1"], ["r1"], ["?"] * 10, [1] * 10, ["a1"] * 1000),
    *({}, {"": 1}, {"1": []}, {"r1": "a1"}, {"a\nb": 1}, {"beach": {"wind": 0}}, {"1": ["beach/wind"] * 200}, {1: 2}),
    *(_deep(500), _deep(100_000), b"bytes", {"a set"}, object(), ("a1",)),
]
"""What could stand anywhere in place of something sensible."""


def _positions(game: str, phases: int) -> list[Position]:
    """Positions of a game's golden matches: some, and one at least of each phase they have."""
    found: dict[str, list[Position]] = {}
    for path in GOLDEN:
        if json.loads(path.read_text(encoding="utf-8"))["game"] != game:
            continue
        match = archipel.load(path)
        while match.moves:
            position = match.position()
            of_phase = found.setdefault(position["phase"], [])
            if len(of_phase) < 2:
                of_phase.append(position)
            match.undo() if len(found) == phases else [match.undo() for _ in range(min(3, len(match.moves)))]
            if len(found) == phases and all(len(some) == 2 for some in found.values()):
                break
    return [position for some in found.values() for position in some]


POSITIONS = _positions("the-island", 11)
SURVIVE_POSITIONS = _positions("survive-the-island", 11)  # of twelve: `aboard` is in none of them
POSITIONS_OF = {"the-island": POSITIONS, "survive-the-island": SURVIVE_POSITIONS}
every_key = pytest.mark.parametrize(("game", "key"), [(game, key) for game, keys in KEYS_OF.items() for key in keys])


def one_line(error: ArchipelError) -> str:
    """An error's message, which is one line and can be printed."""
    text = str(error)
    assert text.strip() and len(text.splitlines()) == 1, repr(text)
    return text


def read_position(position: Any, game: str = "the-island") -> PositionError | None:
    """Read what may be a position: it is sound, or refused as the contract says (C-2.4, C-7.3)."""
    try:
        match = archipel.game(game).match(position)
    except PositionError as error:
        text = one_line(error)
        assert text.startswith(error.key)
        keys = set(position) if isinstance(position, dict) else set()
        odd_keys = [key for key in keys if not (isinstance(key, str) and key.isprintable() and len(key) < 40)]
        assert error.key in {*KEYS_OF[game], "position", *keys} or odd_keys
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


# ---- positions -----------------------------------------------------------------------------------------------


def test_there_is_a_position_of_each_phase() -> None:
    for game, positions in POSITIONS_OF.items():
        assert len({position["phase"] for position in positions}) == 11
        for position in positions:
            assert read_position(position, game) is None


@every_key
def test_anything_at_all_for_a_key(game: str, key: str) -> None:
    refused, positions = 0, POSITIONS_OF[game]
    for position in positions:
        for odd in ODD:
            refused += read_position({**position, key: odd}, game) is not None
    assert refused > len(positions) * len(ODD) // 2


@every_key
def test_a_key_left_out(game: str, key: str) -> None:
    for position in POSITIONS_OF[game]:
        error = read_position({name: value for name, value in position.items() if name != key}, game)
        if key in ("game", "phase"):
            assert error is not None and error.key == key


@pytest.mark.parametrize("key", ["zzz", "", " ", "Phase", "a\nb", "a\u2028b", "x" * 10_000, 1, None, ("a",), True])
def test_an_unknown_key_is_named(key: Any) -> None:
    error = read_position({**POSITIONS[0], key: 1})
    assert error is not None
    assert error.key not in KEYS
    if isinstance(key, str) and key.isprintable() and 0 < len(key) < 10:
        assert error.key == key


@pytest.mark.parametrize("position", ODD, ids=lambda odd: type(odd).__name__)
def test_anything_at_all_for_a_position(position: Any) -> None:
    assert read_position(position) is not None


def _places(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """The way to everything inside a value."""
    inside = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, item in inside:
        yield (*path, key)
        yield from _places(item, (*path, key))


def _spoil(value: Any, random: Random, odd: list[Any]) -> Any:
    """A copy with one thing in it replaced, removed, renamed or doubled."""
    spoilt = copy.deepcopy(value)
    *way, last = random.choice(list(_places(spoilt)))
    inside = spoilt
    for step in way:
        inside = inside[step]
    deed = random.randrange(4)
    if deed == 0:
        del inside[last]
    elif deed == 1 and isinstance(inside, dict):
        inside[str(random.choice(["zz", "e5", "r1", "y10", "3", "5", "", "shark", "NaN"]))] = inside.pop(last)
    elif deed == 2 and isinstance(inside, list):
        inside += [copy.deepcopy(inside[last])] * random.choice([1, 2, 50])
    else:
        inside[last] = random.choice(odd)
    return spoilt


@settings(max_examples=20 * EXAMPLES)
@pytest.mark.parametrize("game", POSITIONS_OF)
@given(st.integers(0, 2**32 - 1), st.integers(1, 3))
def test_something_inside_a_position_spoilt(game: str, seed: int, times: int) -> None:
    random = Random(seed)
    spoilt = random.choice(POSITIONS_OF[game])
    simple = [odd for odd in ODD if isinstance(odd, (str, int, float, type(None)))]
    for _ in range(times):
        spoilt = _spoil(spoilt, random, [*simple, [], {}, [1], ["a1"], {"1": 1}])
    read_position(spoilt, game)


anything = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats()
    | st.text()
    | st.sampled_from(["a1", "r1", "e5*", "1", "beach"]),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(), inner, max_size=4),
    max_leaves=12,
)


@settings(max_examples=20 * EXAMPLES)
@given(st.dictionaries(st.sampled_from([*KEYS, "zzz"]), anything) | anything)
def test_any_json_as_a_position(position: Any) -> None:
    assert read_position(position) is not None


@settings(max_examples=20 * EXAMPLES)
@given(st.sampled_from(["move", "tile", "sink", "roll"]), st.dictionaries(st.sampled_from(KEYS), anything, max_size=2))
def test_any_json_in_a_small_position(phase: str, keys: dict[str, Any]) -> None:
    read_position({"game": "the-island", "phase": phase, "explorers": {"r1": "a1"}, **keys})


@pytest.mark.parametrize("depth", [10, 300, 900, 940, 960, 980, 990, 1000, 2000])
def test_deep_nesting_at_any_depth(depth: int) -> None:
    """Python gives up somewhere near a thousand; an error has to come whole out of either side of it."""
    for key in ("game", "explorers", "boats", "attack"):
        assert read_position({**POSITIONS[0], key: _deep(depth)}) is not None


def test_options_that_do_not_fit_are_named() -> None:
    for option in ("seats", "two_colours", "challenges", "open_values", "colour", "a\nb"):
        for odd in ODD:
            try:
                GAME.start(**{"seats": 2, option: odd}, seed=1)
            except ArchipelError as error:
                assert option.split("\n")[0] in one_line(error)
    with pytest.raises(ArchipelError):
        GAME.start(seed=1)


# ---- match files ---------------------------------------------------------------------------------------------

WHOLE = (HERE / "golden" / "calm.json").read_bytes()
RECORD: dict[str, Any] = json.loads(WHOLE)


def write(path: Path, content: bytes | str | dict[str, Any]) -> Path:
    """A file with some content."""
    if isinstance(content, dict):
        content = json.dumps(content)
    path.write_bytes(content.encode("utf-8", "surrogatepass") if isinstance(content, str) else content)
    return path


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
@given(st.integers(0, 2**32 - 1))
def test_something_inside_a_match_file_spoilt(seed: int) -> None:
    simple = [odd for odd in ODD if odd is None or isinstance(odd, (str, bool, float)) or (odd and odd == 1)]
    spoilt = _spoil(RECORD, Random(seed), simple)
    path = Path(os.environ.get("TMPDIR", "/tmp")) / f"archipel-spoilt-{os.getpid()}.json"
    try:
        error = load(write(path, spoilt))
    finally:
        path.unlink()
    changed = {key for key in (*RECORD, *spoilt) if RECORD.get(key, "-") != spoilt.get(key, "-")}
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


@pytest.mark.parametrize("key", RECORD)
def test_a_match_file_without_a_key(tmp_path: Path, key: str) -> None:
    error = load(write(tmp_path / "match.json", {name: value for name, value in RECORD.items() if name != key}))
    assert error is not None and key in str(error)


def test_the_index_of_an_illegal_move_is_named(tmp_path: Path) -> None:
    for index in (0, 5, len(RECORD["moves"]) - 1):
        moves = [*RECORD["moves"][:index], "walk r1 e5", *RECORD["moves"][index + 1 :]]
        error = load(write(tmp_path / "match.json", {**RECORD, "moves": moves}))
        assert error is not None and f"moves[{index}]" in str(error)


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


def test_a_seed_given_to_start_that_is_no_text_in_utf_8() -> None:
    with pytest.raises(ArchipelError) as refused:
        GAME.start(seats=2, seed="\ud800")
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


# ---- scenario files ------------------------------------------------------------------------------------------

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


def test_a_scenario_file_broken_off_anywhere(tmp_path: Path) -> None:
    text = SCENARIOS.split("- rule: [TI-1.2")[0]
    assert read_scenarios(write(tmp_path / "scenarios.yaml", text)) is None
    for end in range(0, len(text), 13):
        read_scenarios(write(tmp_path / "scenarios.yaml", text[:end]))


def test_a_scenario_file_with_a_character_changed(tmp_path: Path) -> None:
    random = Random(2)
    text = SCENARIOS.split("- rule: [TI-1.2")[0]
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
