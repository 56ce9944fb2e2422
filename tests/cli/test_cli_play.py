"""Playing, through a pipe: moves typed and numbered, refusals, undo, saving and going on, several people, the end."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

import archipel

Run = Any
ESCAPE = "\x1b"
TWO_PEOPLE = ("play", "--people", "2", "--seed", "7")


def moves_in(file: Path) -> list[str]:
    return list(json.loads(file.read_text(encoding="utf-8"))["moves"])


def test_moves_typed_in_full_in_part_and_by_number(run: Run, tmp_path: Path) -> None:
    typed = ["", "place r4 e5", "", "b2", "f5", "", "2", "1", "", "PLACE B9 H5", "quit"]
    done = run(*TWO_PEOPLE, "--save", "match.json", typed=typed)
    assert done.status == 0
    assert moves_in(tmp_path / "match.json") == ["place r4 e5", "place b2 f5", "place r2 d4", "place b9 h5"]
    assert ESCAPE not in done.out


def test_the_beginning_of_a_move_lists_how_it_goes_on(run: Run) -> None:
    done = run(*TWO_PEOPLE, typed=["", "place r10", "quit"])
    assert "place r10 …" in done.out
    assert re.search(r"^ *1 d4 +2 d5 ", done.out, re.MULTILINE)


@pytest.mark.parametrize(
    ("language", "refusal"),
    [("en", "place r1 a1: there is no tile at a1"), ("fr", "place r1 a1\u00a0: il n’y a pas de tuile en a1")],
)
def test_a_refused_move_names_its_rule_and_asks_again(run: Run, language: str, refusal: str) -> None:
    done = run(*TWO_PEOPLE, "--lang", language, typed=["", "place r1 a1", "place r1 e5", "quit"])
    assert refusal in done.out
    assert "(TI-3.2)" in done.out
    assert language != "fr" or "passez le clavier" in done.out
    assert done.status == 0


def test_what_is_no_move_is_told_so(run: Run) -> None:
    done = run(*TWO_PEOPLE, typed=["", "fly r1 e5", "99", "quit"])
    assert "fly r1 e5" in done.out
    assert done.out.count("no move is written like that") == 2


def test_a_question_mark_explains(run: Run) -> None:
    done = run(*TWO_PEOPLE, typed=["", "?", "quit"])
    assert "(place r4 e5)" in done.out
    assert "§ sea serpent" in done.out
    assert "undo: " in done.out


def test_undo_goes_back_to_the_same_person_s_decision(run: Run, tmp_path: Path) -> None:
    typed = ["", "undo", "place r1 e5", "", "place b1 f5", "", "undo", "place r1 e6", "", "quit"]
    done = run(*TWO_PEOPLE, "--save", "match.json", typed=typed)
    assert "no move yet that could be taken back" in done.out
    assert moves_in(tmp_path / "match.json") == ["place r1 e6"]


def test_undo_takes_back_what_a_bot_did_since(run: Run, tmp_path: Path) -> None:
    typed = ["place r1 e5", "undo", "place r1 e6", "quit"]
    run("play", "--seed", "7", "--save", "match.json", typed=typed)
    moves = moves_in(tmp_path / "match.json")
    assert moves[0] == "place r1 e6"
    assert len(moves) == 2


def test_save_and_go_on(run: Run, tmp_path: Path) -> None:
    saved = run(*TWO_PEOPLE, typed=["", "place r1 e5", "", "save here.json", "save no/where.json", "quit"])
    assert "kept in here.json" in saved.out
    assert "no/where.json cannot be written" in saved.out
    assert moves_in(tmp_path / "here.json") == ["place r1 e5"]
    done = run("play", "--resume", "here.json", "--people", "2", typed=["", "place b1 f5", "", "quit"])
    assert done.status == 0
    assert "r1 is placed on e5" in done.out
    assert moves_in(tmp_path / "here.json") == ["place r1 e5", "place b1 f5"]
    wrong = run("play", "--resume", "here.json", "--seats", "3", "--seed", "1")
    assert wrong.status == 2
    assert "--seats, --seed" in wrong.error


def test_a_match_that_is_left_is_kept_and_says_how_to_go_on(run: Run) -> None:
    done = run(*TWO_PEOPLE, typed=["", "place r1 e5", ""])  # and then the end of input
    assert done.status == 0
    command = re.search(r"archipel (play --resume (\S+) --bots human,human)", done.out)
    assert command
    assert moves_in(Path(command[2])) == ["place r1 e5"]
    assert run(*command[1].split(" "), typed=["", "quit"]).status == 0


def test_a_match_that_was_not_begun_is_not_kept(run: Run, tmp_path: Path) -> None:
    done = run("play", typed=["quit"])
    assert done.status == 0
    assert "--resume" not in done.out
    assert list((tmp_path / "state").rglob("*.json")) == []


def test_several_people_see_only_their_own(run: Run) -> None:
    done = run(*TWO_PEOPLE, typed=["", "place r1 e5", "", "place b1 f5", "", "quit"])
    first, second, third = done.out.split("pass the keyboard on")[1:]
    values = {colour: " ".join(map(str, _values(colour)))[:12] for colour in "rb"}
    assert values["r"] in first
    assert values["b"] not in first
    assert values["b"] in second
    assert values["r"] not in second
    assert values["r"] in third


def _values(colour: str) -> list[int]:
    return list(archipel.game("the-island").start(seats=2, seed="7").position()["values"][colour])


def test_bots_play_to_the_end(run: Run, tmp_path: Path) -> None:
    done = run("play", "--bots", "greedy,random,greedy", "--seed", "3", "--save", "match.json")
    assert done.status == 0
    match = archipel.load(tmp_path / "match.json")
    assert match.over
    for points in match.scores().values():
        assert re.search(rf"\b{points} points?", done.out)
    assert "Values (* saved)" in done.out
    assert ("share the victory!" if len(match.winners()) > 1 else "wins!") in done.out


def test_a_person_plays_to_the_end_by_numbers(run: Run, tmp_path: Path) -> None:
    done = run("play", "--bots", "human,random", "--seed", "4", "--save", "match.json", typed=["1"] * 2000)
    assert done.status == 0
    assert archipel.load(tmp_path / "match.json").over
    assert "wins!" in done.out or "share the victory!" in done.out


def test_options_reach_the_match(run: Run, tmp_path: Path) -> None:
    run("play", "--two-colours", "--open-values", "--challenges", "3,1", "--save", "match.json", typed=["quit"])
    options = json.loads((tmp_path / "match.json").read_text())["options"]
    assert options == {"challenges": [1, 3], "open_values": True, "seats": 2, "two_colours": True}


def test_the_same_seed_gives_the_same_match(run: Run, tmp_path: Path) -> None:
    for name in ("one", "two"):
        run("play", "--bots", "greedy,random", "--seed", "evening", "--save", f"{name}.json")
    assert (tmp_path / "one.json").read_bytes() == (tmp_path / "two.json").read_bytes()


GUESTS = """
class First:
    def choose(self, view, legal, clock):
        return legal[0]

class Helpful(First):
    acts_out_of_turn = True

    def start(self, game, options, seat, seed):
        self.seat = str(seat)

    def choose(self, view, legal, clock):
        with open("asked.txt", "a") as file:
            file.write("turn\\n" if view["actor"] == self.seat else "out of turn\\n")
        return legal[0]

class Clumsy:
    def choose(self, view, legal, clock):
        return "nonsense"
"""


def test_anybody_s_bots_sit_down_too(run: Run, tmp_path: Path) -> None:
    (tmp_path / "guests.py").write_text(GUESTS)
    done = run("play", "--bots", "guests:First,search:20,guests:Clumsy", "--seed", "3", "--save", "match.json")
    assert done.status == 0
    assert archipel.load(tmp_path / "match.json").over
    assert re.search(r'guests:Clumsy: named a move that is not legal, \d+ times; the first time: "nonsense"', done.out)
    assert "guests:First:" not in done.out


def test_a_bot_that_wants_to_be_asked_out_of_turn_is_asked(run: Run, tmp_path: Path) -> None:
    (tmp_path / "guests.py").write_text(GUESTS)
    for seed in range(4):
        players = ("human,guests:Helpful", "greedy,guests:Helpful")[seed % 2]
        run("play", "forbidden-island", "--bots", players, "--seed", str(seed), typed=["1"] * 500)
    asked = (tmp_path / "asked.txt").read_text().splitlines()
    assert {"turn", "out of turn"} == set(asked)


def test_a_bot_that_cannot_be_had_is_named(run: Run) -> None:
    done = run("play", "--bots", "human,nowhere:Bot")
    assert done.status != 0
    assert "nowhere" in done.error
