"""Survive the Island drawn: everything on the board is on the drawing, and what is being settled is told beside it."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest

import archipel
from archipel.games.drawn import Line, text_of, width_of
from archipel.games.survive_the_island.drawing import STYLES, draw, explain, seat_name
from archipel.games.survive_the_island.facts import BOARD
from archipel.words import LANGUAGES, words

Position = dict[str, Any]
NAME = "survive-the-island"


def drawn(view: Position, width: int = 100, colour: bool = True, language: str = "en", **more: Any) -> list[Line]:
    return draw(view, words=words(language), width=width, colour=colour, players={}, **more)


def texts(lines: list[Line]) -> str:
    return "\n".join(map(text_of, lines))


def panel(view: Position, language: str = "en") -> str:
    """What stands beside the board, on one line."""
    return re.sub(" +", " ", " ".join(map(text_of, drawn(view, 60, language=language))))


def at(phase: str = "roll", **keys: Any) -> Position:
    somebody = {"adventurers": {"r1": "m7"}} if phase != "over" else {}
    return archipel.game(NAME).match({"game": NAME, "phase": phase, **somebody, **keys}).position()


@pytest.fixture(scope="module")
def positions() -> list[Position]:
    """Moments of some random matches, everything that interrupts a turn among them."""
    found = []
    for seed, seats in enumerate((5, 2, 3)):
        luck = random.Random(seed)
        match = archipel.game(NAME).start(seed=seed, seats=seats)
        while not match.over:
            if luck.random() < (0.5 if match.position()["stack"] else 0.1):
                found += [match.position(), match.view(1), match.view(None)]
            match.roll() if match.actor == "chance" else match.play(luck.choice(match.legal()))
        found.append(match.position())
    return found


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("colour", [True, False])
@pytest.mark.parametrize("width", [40, 80, 100, 130])
def test_drawings_fit_and_have_known_styles(positions: list[Position], width: int, colour: bool, language: str) -> None:
    for view in positions:
        lines = drawn(view, width, colour, language)
        assert max(map(width_of, lines)) <= width
        assert {name for line in lines for style, _ in line for name in style.split(" ")} <= {"", *STYLES}


@pytest.mark.parametrize("colour", [True, False])
def test_every_cell_and_every_adventurer_in_play_is_shown(positions: list[Position], colour: bool) -> None:
    for view in positions:
        lines = drawn(view, 130, colour)
        board = texts(lines)
        assert all(re.search(rf"(?<![a-z0-9]){name}(?![0-9])", board) for name in ("a1", "m7", "g6", "g11"))
        segments = {segment for line in lines for segment in line}
        for name, place in view["adventurers"].items():
            # an arrival island may hold more than its corner shows
            assert ((name[0], name) in segments) == (place not in ("hand", "lost")) or place.isupper(), name


def test_rows_are_staggered_as_on_the_board() -> None:
    lines = [text_of(line) for line in drawn(at(), 100)]
    for name in BOARD.names:
        x, y = BOARD.points[BOARD.names.index(name)]
        assert lines[y][3 * x + 33 :].startswith(name), (name, lines[y])


def test_pieces_read_without_colour() -> None:
    view = at(
        rafts=["c5", "c7"],
        adventurers={"r1": "c5*", "b10": "c5*", "b2": "NW", "b3": "NW", "g4": "e5"},
        serpents=["b1"],
        sharks=["e1", "e1"],
        kaijus=["a4", "f5"],
        terrain={"e5": "forest", "f5": "mountain"},
        pool={"forest": {"dive": 1}, "mountain": {"volcano": 1}},
        volcanoes=["g7"],
    )
    board = texts(drawn(view, 120, colour=False))
    for drawn_cell in ("│b1 ⌂§", "│e1 ◢◢", "│a4 Ψ", "│f5 ▲Ψ", "│e5 ♣♣", "│g7 ☼☼", "[r1", "b10]", "[ ]", "⌂ NW b2 b3"):
        assert drawn_cell in board, drawn_cell


def test_a_narrow_terminal_lists_what_there_is() -> None:
    view = at(kaijus=["f5"], terrain={"f5": "beach"}, pool={"beach": {"shark": 1}}, volcanoes=["g7"], rafts=["a1"])
    told = texts(drawn(view, 40))
    assert "f5 Ψ" in told
    assert "☼ volcano\ng7\n" in told
    assert "a1 [ ]" in told


def test_a_crowd_is_told_below() -> None:
    crowd = {f"{colour}{n}": "e5" for colour in "rbgyp" for n in range(1, 5)}
    lines = drawn(at(options={"seats": 5}, adventurers=crowd), 100)
    assert max(map(width_of, lines)) <= 100
    assert f"e5: {' '.join(crowd)}" in texts(lines)
    assert "d10: ◢◢◢◢◢" in texts(drawn(at(sharks=["d10"] * 5)))


def test_many_saved_are_counted() -> None:
    saved = {f"{colour}{n}": "SE" for colour in "rbgy" for n in range(1, 11)}
    for colour in (True, False):
        board = texts(drawn(at("over", adventurers=saved), 120, colour))
        assert re.search(r"⌂ SE r1 ", board)
        assert re.search(r"\+\d", board)


def test_what_is_being_settled_is_told_in_few_words() -> None:
    asked: Position = {
        "kaijus": ["c5"],
        "sharks": ["c8"],
        "adventurers": {"r1": "c8", "b1": "c5", "g1": "c5"},
        "hands": {"1": ["beach/dolphin"]},
        "stack": [{"do": "push", "at": "c5"}, {"do": "repel", "creature": "shark", "at": "c8", "asked": [1]}],
    }
    # the innermost comes first
    assert "who repels the shark at c8? (asked: 1) › kaiju at c5 pushes" in panel(at("repel", **asked))
    assert "qui repousse le requin en c8\u202f? (à répondre\xa0: 1) › le kaiju en c5 pousse" in panel(
        at("repel", **asked), "fr"
    )
    swimmers = {"rafts": ["c5"], "adventurers": dict.fromkeys(("r1", "r2", "b1", "b2"), "c5")}
    assert "who boards the raft at c5?" in panel(at("aboard", stack=[{"do": "aboard", "at": "c5"}], **swimmers))
    rolled = {"sharks": ["c8"], "die": "shark", "stack": [{"do": "roll"}]}
    assert "› the die shows a shark › a creature die is played" in panel(at("creature", **rolled))
    brought = {"sharks": ["a1", "a2", "a3", "a4", "a5", "a6"], "sunk": "e5"}
    told = panel(at("bring", stack=[{"do": "bring", "piece": "shark", "at": "e5"}], **brought))
    assert "which shark comes to e5?" in told


def test_tiles_to_sink_and_volcanoes_are_counted() -> None:
    land: Position = {"terrain": {"e5": "beach", "e6": "beach"}, "pool": {"beach": {"shark": 2}}}
    view = at("sink", **land, sinks_left=2, volcanoes=["g7"])
    assert "2 tiles still to sink" in panel(view)
    assert "☼·· 1 volcano of 3" in panel(view)
    assert "··· 0 volcan sur 3" in panel(at(), "fr")
    set_up = archipel.game(NAME).start(seats=5, seed=1).view(None)
    assert "to sink" not in panel(set_up)
    assert "2 rafts to place" in panel(set_up)


def test_cells_of_the_last_move_stand_out() -> None:
    styles = {text: style for line in drawn(at(), marked={"c5"}) for style, text in line}
    assert styles["c5"] == "marked"
    assert styles["c6"] != "marked"


def test_what_a_seat_may_not_see_is_not_drawn() -> None:
    hands = {"1": ["beach/paddles"], "2": ["forest/dolphin"]}
    match = archipel.game(NAME).match({"game": NAME, "phase": "roll", "adventurers": {"r1": "a1"}, "hands": hands})
    seen = texts(drawn(match.view(1)))
    assert "dolphin" not in seen.split("Still unseen")[0]
    assert "paddles" in seen.split("Still unseen")[0]
    assert "Values" not in seen


def test_a_seat_is_called_by_its_colours() -> None:
    assert seat_name(at(), "1", words("en")) == ("name-r", "Red + green")
    assert seat_name(at(options={"seats": 5}), "5", words("fr")) == ("name-p", "Violet")


def test_tiles_in_hand_are_explained() -> None:
    told = texts(explain(at(hands={"1": ["beach/paddles"]}), words=words("en"), width=100))
    assert "paddles: Among your moves" in told
    assert "Ψ kaiju" in told
    assert "dolphin" not in told
