"""The Island drawn: everything on the board is on the drawing, within its width, with colour and without."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest

import archipel
from archipel.games.drawn import Line, text_of, width_of
from archipel.games.the_island.drawing import STYLES, draw, explain, seat_name
from archipel.games.the_island.facts import BOARD
from archipel.words import LANGUAGES, words

Position = dict[str, Any]


def drawn(view: Position, width: int = 100, colour: bool = True, language: str = "en", **more: Any) -> list[Line]:
    return draw(view, words=words(language), width=width, colour=colour, players={}, **more)


def texts(lines: list[Line]) -> str:
    return "\n".join(map(text_of, lines))


def at(**keys: Any) -> Position:
    return archipel.game("the-island").match({"game": "the-island", "phase": "roll", **keys}).position()


@pytest.fixture(scope="module")
def positions() -> list[Position]:
    """Moments of some random matches."""
    found = []
    played: list[dict[str, Any]] = [{"seats": 4}, {"seats": 2, "two_colours": True, "challenges": [2, 3]}, {"seats": 3}]
    for seed, options in enumerate(played):
        luck = random.Random(seed)
        match = archipel.game("the-island").start(seed=seed, **options)
        while not match.over:
            if luck.random() < 0.1:
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
def test_every_cell_and_every_explorer_in_play_is_shown(positions: list[Position], colour: bool) -> None:
    for view in positions:
        lines = drawn(view, 130, colour)
        board = texts(lines)
        assert all(re.search(rf"(?<![a-z0-9]){name}(?![0-9])", board) for name in ("a1", "m7", "g6", "f12"))
        segments = {segment for line in lines for segment in line}
        for explorer, place in view["explorers"].items():
            # a safe island may hold more than its corner shows
            assert ((explorer[0], explorer) in segments) == (place not in ("hand", "lost")) or place.isupper(), explorer


def test_rows_are_staggered_as_on_the_board() -> None:
    lines = [text_of(line) for line in drawn(at(), 100)]
    for name in BOARD.names:
        x, y = BOARD.points[BOARD.names.index(name)]
        line = lines[y]
        assert line[3 * x + 33 :].startswith(name), (name, line)


def test_pieces_read_without_colour() -> None:
    view = at(
        boats=["c5", "c7"],
        explorers={"r1": "c5*", "b10": "c5*", "r2": "c5", "b2": "NW", "b3": "NW"},
        serpents=["b1"],
        sharks=["e1"],
        whales=["e1"],
        terrain={},
    )
    board = texts(drawn(view, 100, colour=False))
    assert "│b1 ⌂§" in board
    assert "│e1 ◢Ω" in board
    assert "│c5‹r1 │" in board
    assert "│b10›r2│" in board
    assert "‹ ›" in board
    assert "⌂ NW b2 b3" in board


def test_a_crowd_is_told_below() -> None:
    crowd = {f"{colour}{n}": "e5" for colour in "rb" for n in range(1, 9)}
    board = texts(drawn(at(explorers=crowd), 100))
    assert "+" in board
    assert "e5: r1 r2 r3 r4 r5 r6 r7 r8 b1 b2 b3 b4 b5 b6 b7 b8" in board


def test_many_saved_are_counted() -> None:
    saved = {f"{colour}{n}": "SE" for colour in "rb" for n in range(1, 11)}
    for colour in (True, False):
        board = texts(drawn(at(explorers=saved), 100, colour))
        assert re.search(r"⌂ SE r1 ", board)
        assert re.search(r"\+\d", board)


def test_cells_of_the_last_move_stand_out() -> None:
    styles = {text: style for line in drawn(at(), marked={"c5"}) for style, text in line}
    assert styles["c5"] == "marked"
    assert styles["c6"] != "marked"


def test_what_a_seat_may_not_see_is_not_drawn() -> None:
    match = archipel.game("the-island").match(
        {"game": "the-island", "phase": "roll", "hands": {"1": ["beach/wind"], "2": ["forest/dolphin"]}}
    )
    assert "dolphin" not in texts(drawn(match.view(1))).split("Still unseen")[0]
    assert "fair wind" in texts(drawn(match.view(1))).split("Still unseen")[0]
    assert "Values" not in texts(drawn(match.view(1)))


def test_a_seat_is_called_by_its_colours() -> None:
    assert seat_name(at(), "2", words("fr")) == ("name-b", "Bleu")
    both = at(options={"seats": 2, "two_colours": True})
    assert seat_name(both, "1", words("en")) == ("name-r", "Red + green")


def test_tiles_in_hand_are_explained() -> None:
    told = texts(explain(at(hands={"1": ["beach/wind"]}), words=words("en"), width=100))
    assert "fair wind: Start of your turn" in told
    assert "dolphin" not in told
