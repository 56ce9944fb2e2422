"""C-5.1: match files, written and read, and everything a file is refused for."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from match_helpers import GAME, SWIMMERS, Position, everything_of, played

import archipel
from archipel import FileError
from archipel.match import Match


@pytest.fixture(scope="module")
def finished() -> Match:
    """A match played to the end."""
    match = played("to the end", 10_000)
    assert match.over
    return match


def written(folder: Path, record: Any) -> Path:
    path = folder / "match.json"
    path.write_text(record if isinstance(record, str) else json.dumps(record), encoding="utf-8")
    return path


def refusal(folder: Path, record: Any) -> FileError:
    """How a file with that in it is refused."""
    path = written(folder, record)
    with pytest.raises(FileError) as raised:
        archipel.load(path)
    assert isinstance(raised.value, ValueError)
    assert str(path) in str(raised.value)
    assert "\n" not in str(raised.value)
    return raised.value


@pytest.mark.parametrize("moves", [0, 1, 75])
def test_a_match_saved_and_loaded_goes_on_where_it_was(tmp_path: Path, moves: int) -> None:
    match = played("saved", moves, seats=3, challenges=[2])
    match.save(tmp_path / "evening.json")
    loaded = archipel.load(str(tmp_path / "evening.json"))
    assert loaded.record() == match.record()
    assert everything_of(loaded) == everything_of(match)
    for each in (match, loaded):
        each.play(each.legal()[0]) if each.actor != "chance" else each.roll()
    assert loaded.record() == match.record()


def test_a_finished_match_is_saved_with_its_result(tmp_path: Path, finished: Match) -> None:
    finished.save(tmp_path / "evening.json")
    record = json.loads((tmp_path / "evening.json").read_text(encoding="utf-8"))
    assert record["result"] == {"scores": finished.scores(), "winners": finished.winners()}
    assert archipel.load(tmp_path / "evening.json").record() == finished.record() == record


def test_a_match_file_has_the_keys_of_the_contract(finished: Match) -> None:
    assert list(finished.record()) == ["archipel", "game", "options", "seed", "start", "moves", "result"]
    assert finished.record()["archipel"] == 1
    assert GAME.match(SWIMMERS).record()["result"] is None


def test_a_file_may_leave_options_at_their_defaults_and_have_no_seed(tmp_path: Path) -> None:
    record = GAME.match(SWIMMERS).record() | {"options": {"seats": 2}, "seed": None, "start": SWIMMERS}
    match = archipel.load(written(tmp_path, record))
    assert match.seed is None
    match.play("end")
    assert match.roll().startswith("roll ")


def test_an_illegal_move_is_refused_by_its_index(tmp_path: Path, finished: Match) -> None:
    record = finished.record()
    record["moves"][17] = "end"
    error = refusal(tmp_path, record)
    assert (error.reason, error.reason.arguments["index"]) == ("file-illegal-move", 17)
    assert "17" in str(error)


def test_a_move_too_many_is_refused_by_its_index(tmp_path: Path, finished: Match) -> None:
    record = finished.record()
    record["moves"].append("end")
    error = refusal(tmp_path, record)
    assert error.reason.arguments["index"] == len(finished.moves)


def test_a_move_that_no_seed_explains_is_legal_all_the_same(tmp_path: Path) -> None:
    """A match may be played with real dice: only the rules are checked, draws by whoever has the seed."""
    match = GAME.match(SWIMMERS, seed="any")
    match.play("end")
    other = next(outcome for outcome in match.legal() if outcome != match.copy().roll())
    match.play(other)
    match.save(tmp_path / "dice.json")
    assert archipel.load(tmp_path / "dice.json").moves == ["end", other]


@pytest.mark.parametrize(
    "options", [{"seats": 3}, {"seats": 2, "challenges": [1]}, {"seats": 2, "open_values": True}], ids=str
)
def test_options_and_start_that_disagree_are_refused(tmp_path: Path, options: Position) -> None:
    record = GAME.start(seats=2, seed=7).record() | {"options": options}
    assert refusal(tmp_path, record).reason == "file-options-disagree"


@pytest.mark.parametrize(
    "options", [{"seats": 5}, {"seats": 2, "colour": 1}, {"seats": 3, "two_colours": True}], ids=str
)
def test_options_that_do_not_fit_are_refused(tmp_path: Path, options: Position) -> None:
    assert refusal(tmp_path, GAME.start(seats=2, seed=7).record() | {"options": options}).reason == "file-unsound"


@pytest.mark.parametrize("key", ["archipel", "game", "options", "seed", "start", "moves", "result"])
def test_a_missing_key_is_refused(tmp_path: Path, key: str) -> None:
    record = GAME.start(seats=2, seed=7).record()
    del record[key]
    error = refusal(tmp_path, record)
    assert error.reason in ("file-missing-key", "file-not-a-match")
    assert key in str(error)


def test_an_unknown_key_is_refused(tmp_path: Path) -> None:
    error = refusal(tmp_path, GAME.start(seats=2, seed=7).record() | {"players": []})
    assert error.reason == "file-unknown-key"
    assert "players" in str(error)


@pytest.mark.parametrize(
    "change",
    [
        {"result": None},
        {"result": {}},
        {"result": {"scores": {"1": 99, "2": 0}, "winners": [1]}},
    ],
    ids=["none", "empty", "other"],
)
def test_a_wrong_result_is_refused(tmp_path: Path, finished: Match, change: Position) -> None:
    assert refusal(tmp_path, finished.record() | change).reason == "file-result-disagrees"


def test_a_result_before_the_end_is_refused(tmp_path: Path, finished: Match) -> None:
    record = finished.record()
    record["moves"].pop()
    assert refusal(tmp_path, record).reason == "file-result-disagrees"


@pytest.mark.parametrize("version", [2, 0, "1", 1.0, True, None])
def test_another_version_is_refused(tmp_path: Path, version: Any) -> None:
    record = GAME.start(seats=2, seed=7).record() | {"archipel": version}
    assert refusal(tmp_path, record).reason == "file-version"


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("game", 3),
        ("options", []),
        ("seed", 7),
        ("start", None),
        ("moves", "end"),
        ("moves", [3]),
        ("moves", [None]),
        ("result", []),
    ],
)
def test_a_value_of_the_wrong_kind_is_refused(tmp_path: Path, key: str, value: Any) -> None:
    error = refusal(tmp_path, GAME.start(seats=2, seed=7).record() | {key: value})
    assert (error.reason, error.reason.arguments["key"]) == ("file-wrong-kind", key)


@pytest.mark.parametrize("change", [{"game": "chess"}, {"start": {}}, {"start": SWIMMERS | {"sharks": ["n1"]}}])
def test_what_cannot_be_is_refused(tmp_path: Path, change: Position) -> None:
    assert refusal(tmp_path, GAME.match(SWIMMERS).record() | change).reason == "file-unsound"


@pytest.mark.parametrize("text", ["", "{", "[]", "null", "3", '{"archipel": NaN}', '{"archipel": 1, "archipel": 1}'])
def test_what_is_no_match_file_is_refused(tmp_path: Path, text: str) -> None:
    refusal(tmp_path, text)


def test_a_file_that_is_not_there_is_refused(tmp_path: Path) -> None:
    with pytest.raises(FileError):
        archipel.load(tmp_path / "nowhere.json")
    with pytest.raises(FileError):
        GAME.match(SWIMMERS).save(tmp_path / "nowhere" / "evening.json")


def test_saving_again_replaces_the_file_whole(tmp_path: Path) -> None:
    match = GAME.match(SWIMMERS, seed=1)
    match.save(tmp_path / "evening.json")
    match.play("end")
    match.save(tmp_path / "evening.json")
    assert archipel.load(tmp_path / "evening.json").moves == ["end"]
    assert [path.name for path in tmp_path.iterdir()] == ["evening.json"]
