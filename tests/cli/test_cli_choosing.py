"""Choosing a move word by word."""

from __future__ import annotations

from archipel.cli.terminal.choosing import Chooser

MOVES = ["dive r2", "end", "land r2 NW", "walk r10 e5", "walk r3 e10", "walk r3 e6", "walk r3 e7"]


def test_choices_are_grouped_and_counted() -> None:
    assert Chooser(MOVES).choices() == {"dive": 1, "end": 1, "land": 1, "walk": 4}


def test_words_that_must_come_are_gone_over_but_never_to_the_end_of_a_move() -> None:
    assert Chooser(["place r1 e5", "place r1 e6"]).prefix == ("place", "r1")
    assert Chooser(["stay"]).prefix == ()
    assert Chooser(["sink e5"]).prefix == ("sink",)


def test_numbers_choose_from_what_is_listed() -> None:
    chooser = Chooser(MOVES)
    assert chooser.take("4") is None
    assert list(chooser.choices()) == ["r3", "r10"]
    assert chooser.take("1") is None
    assert list(chooser.choices()) == ["e6", "e7", "e10"]
    assert chooser.take("3") == "walk r3 e10"


def test_words_go_on_from_the_prefix_or_begin_anew() -> None:
    chooser = Chooser(MOVES)
    assert chooser.take("walk r3") is None
    assert chooser.take("e7") == "walk r3 e7"
    assert chooser.take("end") == "end"
    assert chooser.take("LAND r2 nw") == "land r2 NW"


def test_nothing_goes_back_to_all_moves() -> None:
    chooser = Chooser(MOVES)
    chooser.take("walk")
    assert chooser.narrowed
    chooser.take("")
    assert not chooser.narrowed


def test_what_is_not_understood_may_have_meant_two_things() -> None:
    chooser = Chooser(MOVES)
    chooser.take("walk r3")
    assert not chooser.understands("a1")
    assert not chooser.understands("9")
    assert chooser.attempts("a1") == ["walk r3 a1", "a1"]


def test_completions_go_on_from_here_or_from_the_start() -> None:
    chooser = Chooser(MOVES)
    assert chooser.completions("w") == ["walk"]
    assert chooser.completions("walk r3 ") == ["e6", "e7", "e10"]
    chooser.take("walk r3")
    assert chooser.completions("e1") == ["e10"]
    assert chooser.completions("la") == ["land"]
