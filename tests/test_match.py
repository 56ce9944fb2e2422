"""Section 7 of the contract, line by line."""

from __future__ import annotations

import copy
import json
import pickle
import subprocess
import sys
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest
from match_helpers import FOUR_IN_ROW, GAME, OVER, ROLLING, SWIMMERS, Position, everything_of, parts, played

import archipel
from archipel import ArchipelError, FileError, IllegalMove, OptionError, PositionError
from archipel.errors import Reason
from archipel.match import Match

# ---- C-7: the lines of Python on the page --------------------------------------------------------------------


def test_the_lines_of_the_contract_run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    game = archipel.game("the-island")
    match = game.start(seats=4, seed=7, challenges=[1, 3])
    assert match.actor == "1"
    assert "place r4 e5" in match.legal()
    assert match.position()["options"]["challenges"] == [1, 3]
    assert match.view("2")["values"]["r"] == ["?"] * 10
    match.play("place r4 e5")
    assert match.position()["explorers"]["r4"] == "e5"
    assert (match.scores(), match.winners()) == ({}, [])
    assert match.undo() == "place r4 e5"
    match.save("evening.json")
    assert archipel.load("evening.json").position() == match.position()
    rolling = game.match(ROLLING)
    assert rolling.chances()["roll shark"] == Fraction(1, 3)
    assert rolling.roll() in ("roll serpent", "roll shark", "roll whale")


def test_importing_archipel_is_light() -> None:
    code = "import sys, archipel; print(*sorted({'numba', 'numpy', 'fluent', 'yaml', 'click'} & set(sys.modules)))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == ""


def test_an_unknown_game_is_refused_with_those_there_are() -> None:
    with pytest.raises(ValueError, match="the-island"):
        archipel.game("chess")


# ---- C-7.1: the same seed, options and choices give the same match ------------------------------------------


def test_the_same_seed_gives_the_same_match() -> None:
    first, second = played(11, 150), played(11, 150)
    assert first.record() == second.record()


def test_a_number_is_the_seed_that_its_text_is() -> None:
    assert GAME.start(seats=2, seed=7).record() == GAME.start(seats=2, seed="7").record()


def test_seeds_and_options_make_a_difference() -> None:
    starts = [GAME.start(seats=2, seed=seed).start_position() for seed in ("7", "8", "07", "")]
    assert [a == b for i, a in enumerate(starts) for b in starts[i + 1 :]] == [False] * 6


def test_a_draw_depends_only_on_the_seed_and_the_moves_before_it() -> None:
    """Undone and drawn again, or in a copy, or in a match loaded again: the same."""
    match = GAME.match(ROLLING, seed="evening")
    first = match.roll()
    assert match.undo() == first
    twin = match.copy()
    assert (match.roll(), twin.roll()) == (first, first)


# ---- C-7.2: fresh plain JSON types, arguments never changed -------------------------------------------------


@pytest.mark.parametrize("position", [None, OVER, ROLLING], ids=["amid", "over", "rolling"])
def test_what_is_returned_is_plain(position: Position | None) -> None:
    found = everything_of(played(3, 120) if position is None else GAME.match(position))
    assert {type(part) for part in parts(found)} <= {str, int, bool, list, dict, type(None)}
    assert {type(key) for part in parts(found) if isinstance(part, dict) for key in part} == {str}
    json.dumps(found, allow_nan=False)


def test_chances_are_fractions_by_move() -> None:
    chances = GAME.match(ROLLING).chances()
    assert {type(key) for key in chances} == {str}
    assert {type(value) for value in chances.values()} == {Fraction}
    assert list(chances) == GAME.match(ROLLING).legal()
    assert sum(chances.values()) == 1


def test_what_is_returned_is_fresh() -> None:
    """Whatever is done to it, the match goes on as before."""
    match = played(3, 120)
    before = json.dumps(everything_of(match), sort_keys=True)
    for value in everything_of(match).values():
        for part in list(parts(value)):
            if isinstance(part, dict):
                part.clear()
            elif isinstance(part, list):
                part[:] = ["spoilt"]
    assert json.dumps(everything_of(match), sort_keys=True) == before


def test_arguments_are_not_changed() -> None:
    position = {"boats": ["c5", "b2"], "sharks": ["m1", "a2"], "hands": {"1": ["forest/dolphin", "beach/wind"]}}
    position = SWIMMERS | position
    given = copy.deepcopy(position)
    match = GAME.match(position)
    match.play("swim r1 c6")
    assert position == given
    challenges = [3, 1]
    assert GAME.start(seats=2, challenges=challenges).options["challenges"] == [1, 3]
    assert challenges == [3, 1]


def test_a_position_given_is_not_kept() -> None:
    position = copy.deepcopy(SWIMMERS)
    match = GAME.match(position)
    position["explorers"]["r1"] = "a2"
    assert match.start_position()["explorers"]["r1"] == "c5"


def test_legal_moves_are_sorted_and_none_when_over() -> None:
    match = played(3, 120)
    assert match.legal() == sorted(set(match.legal()))
    assert GAME.match(OVER).legal() == []


@pytest.mark.parametrize("seat", [1, "1", 4, "4", None])
def test_a_view_is_for_a_seat_or_a_spectator(seat: Any) -> None:
    assert GAME.match(FOUR_IN_ROW).view(seat)["game"] == "the-island"


def test_a_seat_is_named_by_number_or_text() -> None:
    match = GAME.start(seats=2, seed=1)
    assert match.view(2) == match.view("2") != match.view("1")
    assert match.view(2)["values"]["b"] == match.position()["values"]["b"]
    assert match.view(None)["values"]["b"] == ["?"] * 10


@pytest.mark.parametrize("seat", [0, 3, -1, "0", "3", "5", "", " 2", "02", "٢", "all", True, 2.0, b"2", [2], (1,), {}])
def test_anything_else_is_no_seat(seat: Any) -> None:
    match = GAME.match(SWIMMERS)
    with pytest.raises(ArchipelError) as refused:
        match.view(seat)
    assert isinstance(refused.value, ValueError)
    assert refused.value.reason == "no-such-seat"
    with pytest.raises(ValueError):
        match.moves_seen(seat)


# ---- C-7.3: errors -------------------------------------------------------------------------------------------


def refused(match: Match, move: Any) -> IllegalMove:
    """How a move is refused, by `play` and `mover` alike, with nothing changed."""
    before = match.record()
    with pytest.raises(IllegalMove) as by_play:
        match.play(move)
    with pytest.raises(IllegalMove) as by_mover:
        match.mover(move)
    assert match.record() == before
    assert str(by_play.value) == str(by_mover.value)
    return by_play.value


def test_an_illegal_move_is_a_value_error_with_rule_and_reason() -> None:
    error = refused(GAME.match(SWIMMERS), "swim r1 c7")
    assert isinstance(error, ValueError)
    assert (error.move, error.rule, error.reason) == ("swim r1 c7", "TI-5.3", "the-island-swim-too-far")
    assert str(error).startswith("swim r1 c7: ") and str(error).endswith("(TI-5.3)")
    assert "\n" not in str(error)


@pytest.mark.parametrize(
    "text",
    [
        *("", " ", "swim", "swim r1", "swim r1 c6 c7", "swim r1 c6 ", " end", "end\n", "swim  r1 c6", "swim r1\tc6"),
        *("END", "Swim r1 c6", "swim r1 C6", "swim R1 c6", "land r1 nw", "swim r11 c6", "swim r1 n1", "swim r1 a8"),
        *(
            "reveal ?",
            "roll dragon",
            "play",
            "play shark",
            "x" * 10_000,
            "\ud800",
            "\x00",
            None,
            3,
            b"end",
            ["end"],
            True,
        ),
    ],
)
def test_a_text_that_is_no_move_has_no_rule(text: Any) -> None:
    error = refused(GAME.match(SWIMMERS), text)
    assert (error.rule, error.reason) == (None, "not-a-move")
    assert len(str(error)) < 400


def test_when_it_is_over_every_move_is_refused() -> None:
    match = GAME.match(OVER)
    for move in ("end", "swim r1 c6", "roll shark", "reveal volcano", "repel"):
        assert refused(match, move).rule == "TI-8.1"
    assert refused(match, "nonsense").rule is None


@pytest.mark.parametrize(
    "error",
    [
        IllegalMove("end", "TI-4.2", Reason("the-island-not-moving", verb="end")),
        PositionError("sharks", "position-not-a-cell", value="'n1'"),
        OptionError("seats", "option-not-one-of", value="5", known="2, 3, 4"),
        FileError("file-missing-key", file="x.json", key="moves"),
        ArchipelError("nothing-to-undo"),
    ],
    ids=lambda error: type(error).__name__,
)
def test_errors_pickle_and_copy(error: ArchipelError) -> None:
    for twin in (pickle.loads(pickle.dumps(error)), copy.copy(error), copy.deepcopy(error)):
        assert type(twin) is type(error)
        assert (str(twin), twin.reason, twin.reason.arguments) == (str(error), error.reason, error.reason.arguments)
        assert vars(twin) == vars(error)


def test_a_refused_move_pickles_as_it_was_raised() -> None:
    error = refused(GAME.match(SWIMMERS), "swim r1 c7")
    twin = pickle.loads(pickle.dumps(error))
    assert (twin.move, twin.rule, twin.reason, str(twin)) == (error.move, error.rule, error.reason, str(error))


@pytest.mark.parametrize(
    ("change", "key"),
    [
        ({"sharks": ["n1"]}, "sharks"),
        ({"options": {"seats": 5}}, "options"),
        ({"phase": "dance"}, "phase"),
        ({"turn": 3}, "turn"),
        ({"dragons": []}, "dragons"),
        ({"actor": "2"}, "actor"),
        ({"game": "islet"}, "game"),
        ({"explorers": {}}, "phase"),
    ],
)
def test_a_position_error_names_its_key_first(change: Position, key: str) -> None:
    with pytest.raises(PositionError) as raised:
        GAME.match(SWIMMERS | change)
    assert isinstance(raised.value, ValueError)
    assert raised.value.key == key
    assert str(raised.value).startswith(f"{key}: ")
    assert "\n" not in str(raised.value)


@pytest.mark.parametrize("position", [None, [], "{}", 3, {}])
def test_what_is_no_position_is_refused(position: Any) -> None:
    with pytest.raises(PositionError):
        GAME.match(position)


def test_a_view_is_no_position() -> None:
    match = played(3, 60)
    with pytest.raises(PositionError) as raised:
        GAME.match(match.view(1))
    assert raised.value.key in ("values", "hands", "pool")
    assert GAME.match(match.position()).position() == match.position()


@pytest.mark.parametrize("position", [SWIMMERS, OVER])
def test_without_chance_there_is_nothing_to_draw(position: Position) -> None:
    match = GAME.match(position)
    for draws in (match.chances, match.roll):
        with pytest.raises(ArchipelError) as raised:
            draws()
        assert raised.value.reason == "not-chance"
    assert match.moves == []


def test_the_mover_of_a_legal_move_is_the_actor() -> None:
    match = GAME.match(SWIMMERS)
    assert match.mover("swim r1 c6") == "1"
    assert match.moves == []
    match.play("end")
    assert (match.mover("roll shark"), match.actor) == ("chance", "chance")
    match.play("roll shark")
    assert match.mover("end") == "2"


# ---- C-7.4: starting -----------------------------------------------------------------------------------------


def test_start_needs_seats() -> None:
    with pytest.raises(OptionError) as raised:
        GAME.start(seed=7)
    assert isinstance(raised.value, ValueError)
    assert raised.value.option == "seats"
    assert str(raised.value).startswith("seats: ")


@pytest.mark.parametrize(
    ("option", "value"),
    [
        ("seats", 1),
        ("seats", 5),
        ("seats", 0),
        ("seats", "2"),
        ("seats", 2.0),
        ("seats", True),
        ("seats", None),
        ("two_colours", 1),
        ("two_colours", "true"),
        ("two_colours", None),
        ("open_values", 0),
        ("open_values", "no"),
        ("challenges", [5]),
        ("challenges", [0]),
        ("challenges", [1, 1]),
        ("challenges", [True]),
        ("challenges", [1.0]),
        ("challenges", ["1"]),
        ("challenges", 1),
        ("challenges", None),
        ("challenges", {1: 2}),
        ("colour", "red"),
        ("Seats", 2),
    ],
)
def test_an_unknown_or_unfit_option_is_named(option: str, value: Any) -> None:
    with pytest.raises(OptionError) as raised:
        GAME.start(**({"seats": 2} | {option: value}))
    assert isinstance(raised.value, ValueError)
    assert raised.value.option == option
    assert str(raised.value).startswith(f"{option}: ")
    assert "\n" not in str(raised.value)


def test_two_colours_are_for_two() -> None:
    with pytest.raises(OptionError) as raised:
        GAME.start(seats=3, two_colours=True)
    assert raised.value.option == "two_colours"
    assert list(GAME.start(seats=2, two_colours=True).position()["values"]) == ["r", "b", "g", "y"]


def test_every_option_is_there_with_its_value() -> None:
    defaults = {"challenges": [], "open_values": False, "seats": 2, "two_colours": False}
    assert GAME.options == defaults
    assert GAME.start(seats=3).options == defaults | {"seats": 3}
    changed: dict[str, Any] = {"challenges": [2, 4], "open_values": True, "seats": 2, "two_colours": True}
    assert GAME.start(**changed).options == changed


@pytest.mark.parametrize(("seed", "text"), [(0, "0"), (7, "7"), (2**300, str(2**300)), ("", ""), ("Île 7", "Île 7")])
def test_a_seed_is_a_number_from_0_or_a_text(seed: int | str, text: str) -> None:
    assert GAME.start(seats=2, seed=seed).seed == text
    assert GAME.match(SWIMMERS, seed=seed).seed == text


@pytest.mark.parametrize("seed", [-1, True, False, 7.0, b"7", [7], (7,), Fraction(7)])
def test_anything_else_is_no_seed(seed: Any) -> None:
    with pytest.raises(ArchipelError) as by_start:
        GAME.start(seats=2, seed=seed)
    with pytest.raises(ArchipelError) as by_match:
        GAME.match(SWIMMERS, seed=seed)
    assert by_start.value.reason == by_match.value.reason == "bad-seed"


def test_no_seed_is_a_random_one_of_256_bits() -> None:
    seeds = [GAME.start(seats=2).seed for _ in range(3)] + [GAME.match(SWIMMERS).seed]
    assert len(set(seeds)) == 4
    assert all(isinstance(seed, str) and len(bytes.fromhex(seed)) == 32 for seed in seeds)


def test_a_random_seed_tells_the_match_again() -> None:
    match = GAME.start(seats=3)
    assert GAME.start(seats=3, seed=match.seed).record() == match.record()


# ---- C-7.5: playing, undoing, numbers ------------------------------------------------------------------------


def test_play_returns_nothing_and_roll_and_undo_the_move() -> None:
    match = GAME.match(SWIMMERS, seed=1)
    assert match.play("end") is None  # type: ignore[func-returns-value]
    rolled = match.roll()
    assert rolled in ("roll serpent", "roll shark", "roll whale")
    assert match.moves == ["end", rolled]
    assert (match.undo(), match.actor) == (rolled, "chance")
    assert (match.undo(), match.actor) == ("end", "1")


def test_undo_takes_back_exactly_one_move_all_the_way_to_the_start() -> None:
    match = played(5, 160)
    assert {"roll", "reveal"} <= {move.split()[0] for move in match.moves}
    moves = match.moves
    again = GAME.match(match.start_position())
    positions = [again.position()]
    for move in moves:
        again.play(move)
        positions.append(again.position())
    while match.moves:
        assert match.position() == positions[len(match.moves)]
        assert match.undo() == moves.pop()
        assert match.moves == moves
    assert match.position() == positions[0]
    with pytest.raises(ArchipelError) as raised:
        match.undo()
    assert raised.value.reason == "nothing-to-undo"


def test_undo_brings_a_match_that_is_over_back() -> None:
    position: Position = {"game": "the-island", "phase": "creature", "die": "serpent", "serpents": ["c5"], "calm": 15}
    match = GAME.match(position | {"explorers": {"r1": "a1"}})
    match.play("stay")
    assert match.over and match.scores() == {"1": 0, "2": 0}
    assert match.undo() == "stay"
    assert (match.actor, match.scores(), match.winners()) == ("1", {}, [])


def test_a_copy_goes_its_own_way() -> None:
    match = played(5, 60)
    before = match.record()
    twin = match.copy()
    assert twin.record() == before
    twin.play(twin.legal()[0]) if twin.actor != "chance" else twin.roll()
    assert match.record() == before
    twin.undo()
    assert twin.record() == before


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("turn", 1.0),
        ("turn", True),
        ("turn", "1"),
        ("turn", None),
        ("moves_left", 3.0),
        ("moves_left", True),
        ("calm", 0.0),
        ("calm", False),
        ("calm", float("nan")),
        ("options", {"seats": 2.0}),
        ("options", {"challenges": [True]}),
        ("boats_in_hand", {"1": False}),
        ("pool", {"beach": {"shark": 1.0}}),
        ("values", {"r": [1.0, 1, 1, 2, 2, 3, 3, 4, 5, 6]}),
        ("values", {"r": [True, 1, 1, 2, 2, 3, 3, 4, 5, 6]}),
    ],
)
def test_numbers_in_positions_are_integers(key: str, value: Any) -> None:
    with pytest.raises(PositionError) as raised:
        GAME.match(SWIMMERS | {key: value})
    assert raised.value.key == key


def test_scores_and_winners_when_it_is_over() -> None:
    match = GAME.match(OVER)
    assert (match.actor, match.over) == (None, True)
    assert (match.scores(), match.winners()) == ({"1": 6, "2": 5}, [1])
    tie = GAME.match(OVER | {"explorers": {"r8": "NW", "b8": "SE"}})
    assert (tie.scores(), tie.winners()) == ({"1": 4, "2": 4}, [1, 2])
