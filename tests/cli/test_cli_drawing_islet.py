"""Islet drawn: the islet as it lies, everything on it and beside it, the panel; alone both islets and their cards."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest

import archipel
from archipel.games.drawn import Line, text_of, width_of
from archipel.games.islet.drawing import STYLES, draw, explain, seat_name
from archipel.words import LANGUAGES, words

Position = dict[str, Any]
Run = Any
NAME = "islet"
SIGNS = {"water": "≈", "sand": "░", "clay": "■", "leaf": "♠", "branch": "Ψ", "flower": "✿"}
HEX: Position = {
    "-1,0": ["sand", "leaf", 1],
    "0,0": ["sand", "branch", 2],
    "1,0": ["clay", "leaf", 1],
    "1,1": ["water", "leaf", 3],
    "0,1": ["water", "flower", 12],
    "-1,1": ["clay", "flower", 1],
}
TWO_EGGS: Position = {"eggs": {"1,1": 2, "0,1": 1}, "guarantees": {"1": [["sand", False]], "2": [["sand", False]]}}
FULL = 4
"""Lines of a triangle that has room for its coordinates; it is twice as wide as high."""


def drawn(view: Position, width: int = 120, colour: bool = False, language: str = "en", **more: Any) -> list[Line]:
    return draw(view, **{"words": words(language), "width": width, "colour": colour, "players": {}, **more})


def texts(lines: list[Line]) -> str:
    return "\n".join(map(text_of, lines))


def board(view: Position, width: int = 60, **more: Any) -> list[str]:
    """What stands above the signs, where the panel is below."""
    lines = [text_of(line).rstrip() for line in drawn(view, width, **more)]
    return lines[: lines.index("")]


def panel(view: Position, language: str = "en", **more: Any) -> str:
    """All that is told around the board, on one line."""
    return re.sub(r"[ \n]+", " ", texts(drawn(view, 60, language=language, **more)))


def at(phase: str = "turn", seat: str | None = "position", **keys: Any) -> Position:
    """A position, or what a seat may see of it."""
    match = archipel.game(NAME).match({"game": NAME, "phase": phase, "cells": HEX, **keys})
    return match.position() if seat == "position" else match.view(seat)


def alone(phase: str = "turn", **keys: Any) -> Position:
    tiles = {f"{islet}:{cell}": tile for islet in ("day", "night") for cell, tile in HEX.items()}
    given: dict[str, Any] = {
        "options": {"seats": 1},
        "birds": {"1": "day:0,0"},
        "hands": {"1": ["sand-leaf"]},
        "cells": tiles,
    }
    return at(phase, **given | keys)


def where(cell: str) -> tuple[int, int]:
    column, row = cell.rpartition(":")[2].split(",")
    return int(column), int(row)


@pytest.fixture(scope="module")
def positions() -> list[Position]:
    """Moments of random matches, alone and with others, from their beginning to their end, whole and veiled."""
    found = []
    for seats in (1, 2, 3, 4):
        luck = random.Random(seats)
        match = archipel.game(NAME).start(seed=seats, seats=seats)
        found.append(match.position())
        while not match.over:
            if luck.random() < 0.05:
                found += [match.position(), match.view("1")]
            legal = match.legal()
            lays = [move for move in legal if move.startswith("lay")]
            match.roll() if match.actor == "chance" else match.play(luck.choice(lays or legal))
        found.append(match.position())
    return found


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [30, 40, 60, 80, 100, 120, 160])
def test_drawings_fit_and_have_known_styles(positions: list[Position], width: int, language: str) -> None:
    for view in positions:
        for colour in (True, False):
            lines = drawn(view, width, colour, language, players={"1": "greedy"}, marked=["0,0", "day:0,0", "sea"])
            assert max(map(width_of, lines)) <= width
            assert {name for line in lines for style, _ in line for name in style.split(" ")} <= {"", *STYLES}


# ---- the islet ---------------------------------------------------------------------------------------------------


def test_an_islet_in_full() -> None:
    view = at(birds={"1": "0,0", "2": "-1,0"}, **TWO_EGGS)
    assert board(view) == [
        "           ~",
        "         _0,-1_",
        "  -2,0 ╱╲ 0,0  ╱╲ 2,0",
        "   ~  ╱❷ ╲░Ψ 2╱  ╲ ~",
        "     ╱░♠ 1╲❶ ╱■♠ 1╲",
        "    ╱_-1,0_╲╱_1,0__╲",
        "    ╲ -1,1 ╱╲ 1,1  ╱",
        "     ╲■✿ 1╱  ╲≈♠②3╱",
        "   ~  ╲  ╱≈①12╲  ╱ ~",
        "  -2,1 ╲╱_0,1__╲╱ 2,1",
        "          0,2",
        "           ~",
    ]


def test_a_small_islet_has_numbers_around_it() -> None:
    view = at(cells={f"{column},0": ["sand", "leaf", 1] for column in range(-5, 5)}, birds={"1": "-5,0"})
    assert board(view, 46) == [
        "     -6 -5 -4 -3 -2 -1 0  1  2  3  4  5",
        "-1",
        "          _~__  _~__  _~__  _~__  _~__",
        "     ~  ╱╲░♠ 1╱╲░♠ 1╱╲░♠ 1╱╲░♠ 1╱╲░♠ 1╱",
        " 0     ╱❶ ╲  ╱  ╲  ╱  ╲  ╱  ╲  ╱  ╲  ╱",
        "      ╱░♠ 1╲╱░♠ 1╲╱░♠ 1╲╱░♠ 1╲╱░♠ 1╲╱ ~",
        "        ~     ~     ~     ~     ~",
        " 1",
    ]


def test_long_numbers_of_columns_take_turns_on_two_lines() -> None:
    view = at(cells={f"{column},0": ["sand", "leaf", 1] for column in range(-12, -8)})
    assert [line.split() for line in board(view, 24)[:2]] == [["-13", "-11", "-9"], ["-12", "-10", "-8"]]


def test_every_cell_stands_in_its_triangle_with_what_is_on_it(positions: list[Position]) -> None:
    met = 0
    for view in positions:
        if view["options"]["seats"] == 1:
            continue
        cells = {where(cell): tile for cell, tile in view["cells"].items()}
        columns = [column for column, _ in cells]
        left = min(columns) - 1
        lines = board(view, FULL * (max(columns) - left + 3), colour=True)
        shown = [(i, m) for i, line in enumerate(lines) for m in re.finditer(r"-?\d+,-?\d+", line)]
        # the first cell found tells where the first row begins; all others have to follow from it
        named = {where(found.group()): (i, (found.start() + found.end()) / 2) for i, found in shown}
        assert set(cells) <= set(named)
        first = min(cells, key=lambda cell: named[cell][0])
        top = named[first][0] - (FULL - 1 if sum(first) % 2 else 0) - FULL * first[1]
        for (column, row), (line, middle) in named.items():
            points_up = (column + row) % 2 == 1
            assert line == top + FULL * row + (FULL - 1 if points_up else 0)
            assert abs(middle - FULL * (column - left + 1)) <= 0.5
            face = lines[line - 1 if points_up else line + 1]
            if (column, row) in cells:
                terrain, nest, level = cells[column, row]
                start = FULL * (column - left + 1) - 2
                assert re.fullmatch(rf"{SIGNS[terrain]}({SIGNS[nest]})?[①②③④ ]?{level}", face[start : start + 4])
                met += 1
    assert met > 100


@pytest.mark.parametrize("width", [30, 44, 160])
def test_every_bird_and_egg_is_shown_whatever_the_width(positions: list[Position], width: int) -> None:
    for view in positions:
        shown = drawn(view, width)
        title = next(i for i, line in enumerate(shown) if " fresh water" in text_of(line))
        above = shown[:title]
        styles = [style for line in above for style, _ in line]
        for seat, cell in view["birds"].items():
            assert styles.count(f"bird-{seat}") >= (cell != "sea")
        for seat in view["birds"]:
            assert styles.count(f"egg-{seat}") >= list(view["eggs"].values()).count(int(seat))


def test_the_shore_is_where_a_first_tile_may_go() -> None:
    """What is shown with a plus is what the rules allow, at every beginning of a turn."""
    for seats in (1, 2):
        luck = random.Random(seats)
        match = archipel.game(NAME).start(seed=seats, seats=seats)
        turns = 0
        while not match.over:
            if match.position()["phase"] == "turn":
                legal = {where(move.split(" ")[2]) for move in match.legal() if move.startswith("put")}
                assert open_cells(match.view("1") if seats == 1 else match.position()) == legal
                turns += 1
            match.roll() if match.actor == "chance" else match.play(luck.choice(match.legal()))
        assert turns > 10


def open_cells(view: Position) -> set[tuple[int, int]]:
    """The coordinates drawn in the style of cells that may be explored."""
    found = [text for line in drawn(view, 300, colour=True) for style, text in line if style == "open"]
    return {where(name) for text in found for name in re.findall(r"-?\d+,-?\d+", text)}


def test_without_tiles_or_in_another_phase_the_sea_is_just_sea() -> None:
    assert "+" in texts(drawn(at(hands={"1": ["sand-leaf"]}))[:12])
    assert "+" not in texts(drawn(at(cards={"1": {"clay": 1}}))[:12])
    moving = at("move", birds={"1": "0,0"}, hands={"1": ["sand-leaf"]})
    assert "+" not in texts(drawn(moving)[:12])
    assert "~ sea beside the islet" in texts(drawn(moving))


def test_higher_stacks_look_lighter() -> None:
    lines = drawn(at(), 60, colour=True)
    styles = {text.strip("_ "): style for line in lines for style, text in line}
    assert (styles["-1,0"], styles["0,0"], styles["0,1"]) == ("sand-1", "sand-2", "water-5")
    assert STYLES["sand-1"] != STYLES["sand-2"]


def test_cells_of_the_last_move_stand_out() -> None:
    view = at(birds={"1": "0,0"}, cards={"1": {"clay": 1}})
    coloured = {
        text for line in drawn(view, 60, colour=True, marked={"0,0"}) for style, text in line if style == "marked"
    }
    assert coloured == {"0,0"}
    plain = "\n".join(board(view, marked={"0,0"}))
    assert plain.count("*") == 1
    assert "╲ *0,0 ╱" in plain
    wide = at(cells={f"{column},0": ["sand", "leaf", 1] for column in range(-5, 5)}, birds={"1": "-3,0"})
    assert "╱*❶╲" in "\n".join(board(wide, 46, marked={"-3,0"}))


def test_a_narrow_terminal_lists_the_cells() -> None:
    wide = at(
        cells=HEX | {f"{column},0": ["clay", "branch", 1] for column in range(2, 12)}, birds={"1": "0,0"}, **TWO_EGGS
    )
    shown = texts(drawn(wide, 40))
    assert "This terminal is 40 columns wide; with\n51 or more" in shown
    for part in (" 0,0 ░Ψ 2❶", " 1,1 ≈♠②3", " 0,1 ≈①12", "~ Sea beside the islet", "0,-1  2,-1", "12,0"):
        assert part in shown
    assert "╱" not in texts(drawn(wide, 50))
    assert "╱" in texts(drawn(wide, 51))


def test_a_wide_terminal_has_the_panel_beside_and_a_narrow_one_below() -> None:
    def line_of(title: str, width: int) -> int:
        return next(i for i, line in enumerate(drawn(at(), width)) if title in text_of(line))

    assert line_of("Birds", 62) < line_of("≈ fresh water", 62)
    assert line_of("Birds", 61) > line_of("≈ fresh water", 61)
    assert line_of("Birds", 60) < line_of("tiles in the bag", 60)
    assert line_of("Birds", 100) == line_of("Islet", 100)


# ---- the panel ---------------------------------------------------------------------------------------------------


def test_the_seats_with_all_they_have() -> None:
    view = at(
        "move",
        birds={"1": "0,0"},
        trail=["-1,0", "0,0"],
        eggs={"1,1": 1, "1,0": 1, "-1,1": 1, "0,1": 2},
        guarantees={"1": [["leaf", False], ["sand", True], ["water", False]], "2": [["sand", False]]},
        cards={"1": {"clay": 2, "water": 1}, "2": {"flower": 8}},
        hands={"1": ["clay-leaf", "sand-leaf", "sand-leaf"]},
    )
    told = panel(view, players={"2": "greedy"})
    assert "►❶ Red at 0,0 ░Ψ 2 · 4 eggs in reserve ① 3 laid, at levels 3 1 1 Cards" in told
    assert "Cards 3: ≈1 ■2 [♠] (░) [≈] ■♠ clay-leaf ░♠ sand-leaf ×2 ❷ Blue (greedy)" in told
    assert "(greedy) in the sea · 8 eggs in reserve ② 1 laid, at level 12 Cards 8: ✿8 [░] no tiles in hand" in told
    assert "Cards left to take ≈10 ░10 ■10 ♠11 Ψ12 ✿4" in told
    assert "Not back to -1,0 0,0 before something is paid" in told


def test_hands_of_others_are_only_counted_and_are_not_in_the_bag() -> None:
    hands = {"1": ["clay-leaf"], "2": ["sand-leaf"] * 3}
    whole = at(hands=hands, bag={"water-leaf": 5, "clay-flower": 1})
    assert "6 tiles in the bag ♠ Ψ ✿ ≈ 5 · · ░ · · · ■ · · 1" in panel(whole)
    assert "░♠ sand-leaf ×3" in panel(whole)
    veiled = at(hands=hands, bag={"water-leaf": 5, "clay-flower": 1}, seat="1")
    told = panel(veiled)
    assert "6 tiles in the bag Counted with the hands that are not shown: ♠ Ψ ✿ ≈ 5 · · ░ 3 · · ■ · · 1" in told
    assert "■♠ clay-leaf" in told
    assert "no cards 3 tiles in hand" in told
    assert "sand-leaf" not in told


def test_rounds_and_what_ends_them() -> None:
    assert "Islet Round 3 Player 1: explore with your tiles, or move your bird" in panel(at(round=3))
    assert "Round 3 · The final round is 4 Player" in panel(at(round=3, final_round=4))
    assert "Round 4 · Final round Player" in panel(at(round=4, final_round=4))
    quiet = panel(at(options={"seats": 3}, quiet=2, turn=3))
    assert "Round 1 · 2 turns in a row without a tile or an egg; the game ends at 9" in quiet
    assert "Manche 1 · 1 tour de suite sans tuile ni œuf\xa0; la partie finit à 6" in panel(at(quiet=1, turn=2), "fr")


def test_where_exploring_is_at() -> None:
    cells = HEX | {"0,0": ["sand", "branch", 1]}
    view = at("explore", cells=cells, last_put="-1,0", puts=1, hands={"1": ["sand-leaf"]})
    told = panel(view)
    assert "Player 1: 1 tile is placed; put another beside it and higher, or stop" in told
    assert "Placed 1 of 4, the last at -1,0, level 1: the next goes beside it, onto level 1 or more" in told


def test_when_it_is_over_nobody_is_to_move() -> None:
    told = texts(drawn(at("over")))
    assert "The game is over" in told
    assert "►" not in told


# ---- alone -------------------------------------------------------------------------------------------------------


def test_both_islets_stand_side_by_side_with_their_cards() -> None:
    view = alone(shown={"day": [1, 11], "night": [7, 10]}, unseen=[2, 3])
    lines = [re.sub(" {2,}", "  ", text_of(line)).strip() for line in drawn(view, 80)]
    assert lines[:3] == [
        "Day  day:0,0 …  Night  night:0,0 …",
        "1 water, with sand all around  7 clay, with sand all around",
        "11 level 4, branch nest  10 water, with sand all around",
    ]
    assert any(line.count("_-1,0_") == 2 for line in lines)
    assert "Turn 1 · 2 day and night cards to come" in panel(view)
    assert "jour et nuit à venir" in panel(view, "fr")
    assert "eau, entourée de sable" in panel(view, "fr")


def test_a_narrow_terminal_has_one_islet_below_the_other() -> None:
    def heads(width: int) -> list[int]:
        lines = [text_of(line) for line in drawn(alone(), width)]
        return [next(i for i, line in enumerate(lines) if name in line) for name in ("Day  day", "Night  night")]

    assert heads(60) == [0, 0]
    assert heads(36)[0] + 10 < heads(36)[1]


def test_only_the_islet_of_the_bird_is_open() -> None:
    lines = [text_of(line) for line in drawn(alone(), 80)]
    shore = next(line for line in lines if "❶" not in line and ("+" in line or "~" in line))
    assert re.fullmatch(r"\s+\+\s+~\s*", shore)
    assert "+ a tile may go here  ~ sea beside the islet" in panel(alone()).replace("here ~", "here  ~")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_end_has_a_rank(language: str) -> None:
    ranks = ["again"] * 4 + ["blooming"] * 3 + ["growing"] * 3 + ["saved"] * 5 + ["ideal"] * 3
    for score, rank in enumerate(ranks):
        told = words(language).say("islet-ending-won", score=score)
        assert told.endswith(words(language).say(f"islet-rank-{rank}"))
        assert (str(score) in told) == (score > 0)


def test_the_end_is_told_as_it_came() -> None:
    tiles = {f"day:{column},0": ["sand", "leaf", 1] for column in range(6)} | {"night:0,0": ["sand", "leaf", 1]}
    won = alone(
        "over",
        options={"seats": 1, "eggs": 6},
        cells=tiles,
        birds={"1": "day:0,0"},
        eggs={f"day:{column},0": 1 for column in range(6)},
        ending="won",
        bag={"water-leaf": 8},
        free_eggs={"1": 0},
    )
    lines = drawn(won)
    told = " ".join(text for line in lines for name, text in line if name == "good")
    assert told == "All eggs are laid, with 8 tiles left in the bag. The wildlife is growing."
    lost = drawn(alone("over", ending="lost"))
    assert any(name == "danger" for line in lost for name, _ in line)


# ---- names and explanations --------------------------------------------------------------------------------------


def test_a_seat_is_called_by_the_colour_of_its_bird() -> None:
    assert seat_name(at(), "1", words("en")) == ("name-1", "Red")
    assert seat_name(at(), "2", words("fr")) == ("name-2", "Bleu")


def test_signs_name_what_is_typed() -> None:
    assert "♠ leaf nest  Ψ branch nest" in texts(drawn(at(), 120))
    assert "♠ nid de feuilles (leaf)  Ψ nid de branches (branch)" in texts(drawn(at(), 120, language="fr"))


def test_signs_and_alone_cards_are_explained() -> None:
    lines = explain(at(), words=words("en"), width=76)
    told = texts(lines)
    assert max(map(width_of, lines)) <= 76
    for part in ("[≈] guarantee", "(≈) spent this turn", "Covering a terrain with another"):
        assert part in told
    assert "Night" not in told
    solo = texts(explain(alone(shown={"day": [4], "night": []}, unseen=[9]), words=words("fr"), width=76))
    assert "4. Jour\xa0: eau, entourée d’argile · Nuit\xa0: niveau 4, nid de branches" in solo
    assert "9. Jour" in solo
    assert "1. Jour" not in solo


# ---- on a command line -------------------------------------------------------------------------------------------


def test_a_game_alone_is_played_with_as_many_eggs_as_are_asked_for(run: Run) -> None:
    shown = run("play", NAME, "--seats", "1", "--eggs", "6", "--seed", "3", typed=["perch day:0,0", "quit"]).out
    for part in ("Night  night:0,0 …", "6 eggs in reserve", "Red  Perches at day:0,0.", "put (", "trim ("):
        assert part in shown


def test_moves_that_are_refused_say_why(run: Run) -> None:
    shown = run("play", NAME, "--seed", "3", typed=["go 0,0 -", "quit"]).out
    assert re.search(r"go 0,0 -: that does not cover the cost: a step to 0,0 takes one card: \w+ \(IS-6\.6\)", shown)


def test_eggs_are_an_option_of_the_game_alone(run: Run) -> None:
    assert "eggs: only a game alone, with one seat, has this option" in run("play", NAME, "--eggs", "6").error


@pytest.mark.parametrize(
    ("move", "due"),
    [
        ("go 1,0 -", "a step to 1,0 takes one card: clay"),
        ("lay - keep sand", "an egg at 0,0 takes three cards: branch"),
    ],
)
def test_too_small_a_payment_is_told_what_is_due(move: str, due: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("archipel.words._chosen", "en")
    with pytest.raises(archipel.IllegalMove, match=f"that does not cover the cost: {due}"):
        archipel.game(NAME).match(at(birds={"1": "0,0"})).play(move)
