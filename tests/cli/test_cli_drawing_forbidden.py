"""Forbidden Island drawn: the island as it lies, the team, the water and the cards; and its command-line options."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest

import archipel
from archipel.games.drawn import Line, text_of, width_of
from archipel.games.forbidden_island.drawing import STYLES, draw, explain, seat_name
from archipel.games.forbidden_island.facts import LAYOUTS
from archipel.words import LANGUAGES, words

Position = dict[str, Any]
Run = Any
NAME = "forbidden-island"
ALL = ["chalice", "crystal", "statue", "stone"]
CAMP = {"c3": "fools-landing", "d3": "coral-palace", "c4": "iron-gate", "d4": "bronze-gate"}
"""Four tiles in the middle, which is island enough once all treasures are found."""


def drawn(view: Position, width: int = 120, colour: bool = False, language: str = "en", **more: Any) -> list[Line]:
    return draw(view, **{"words": words(language), "width": width, "colour": colour, "players": {}, **more})


def texts(lines: list[Line]) -> str:
    return "\n".join(map(text_of, lines))


def island(lines: list[Line]) -> list[Line]:
    """What stands above the panel, where the panel is below."""
    title = next(i for i, line in enumerate(lines) if text_of(line).startswith("Forbidden Island"))
    return lines[:title]


def panel(view: Position, language: str = "en", **more: Any) -> str:
    """What stands below a list of tiles, on one line."""
    below = texts(drawn(view, 44, language=language, **more)).partition(words(language).say(f"{NAME}-sign-layer"))[2]
    return re.sub(r"[ \n]+", " ", below)


def at(phase: str = "act", **keys: Any) -> Position:
    return archipel.game(NAME).match({"game": NAME, "phase": phase, **keys}).position()


@pytest.fixture(scope="module")
def positions() -> list[Position]:
    """Moments of a random match on every layout, with two to four seats, and how each ended."""
    found = []
    for seed, layout in enumerate(LAYOUTS):
        luck = random.Random(seed)
        match = archipel.game(NAME).start(seed=seed, seats=2 + seed % 3, layout=layout)
        while not match.over:
            if luck.random() < (0.5 if match.position()["phase"] == "swim" else 0.05):
                found.append(match.position())
            match.roll() if match.actor == "chance" else match.play(luck.choice(match.legal()))
        found.append(match.position())
    return found


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [30, 40, 60, 80, 100, 110, 120, 160])
def test_drawings_fit_and_have_known_styles(positions: list[Position], width: int, language: str) -> None:
    for view in positions:
        for colour in (True, False):
            lines = drawn(view, width, colour, language, players={"1": "greedy"}, marked=["c3", "d3"])
            assert max(map(width_of, lines)) <= width
            assert {name for line in lines for style, _ in line for name in style.split(" ")} <= {"", *STYLES}


@pytest.mark.parametrize("width", [40, 80])
def test_every_cell_and_pawn_is_shown(positions: list[Position], width: int) -> None:
    for view in positions:
        lines = island(drawn(view, width))
        styled = {(style, text[:1]) for line in lines for style, text in line}
        board = texts(lines)
        for row, marks in enumerate(LAYOUTS[view["options"]["layout"]], 1):
            for column, mark in zip("abcdefghi", marks, strict=False):
                assert bool(re.search(rf"\b{column}{row}(?![0-9])", board)) == (mark == "#"), (column, row)
        for seat, role in enumerate(view["roles"], 1):
            assert (role, str(seat)) in styled


def test_cells_stand_in_their_columns_and_rows(positions: list[Position]) -> None:
    for view in positions:
        rows = LAYOUTS[view["options"]["layout"]]
        lines = [text_of(line) for line in drawn(view, 9 * 8)]
        tile_width = min(14, 72 // len(rows[0]))
        for row, marks in enumerate(rows):
            for column, mark in enumerate(marks):
                shown = lines[4 * row][column * tile_width + 1 :].startswith(f"{'abcdefghi'[column]}{row + 1}")
                assert shown == (mark == "#")


def test_dry_flooded_and_sunk_tiles_are_told_apart_without_colour() -> None:
    view = at(tiles=CAMP, treasures=ALL, pawns={"1": "c3", "2": "c4"}, flooded=["d3"], flood_discards=["coral-palace"])
    board = [text_of(line)[26:52] for line in drawn(view, 80)[4 * 2 : 4 * 2 + 4]]
    assert board == [
        "╭c3¹───────H╮≈d3≈≈≈≈≈≈≈≈✓≈",
        "│   Fools’  │≈   Coral   ≈",
        "│  Landing  │≈   Palace  ≈",
        "╰──1 Diver──╯≈≈≈≈≈≈≈≈≈≈≈≈≈",
    ]
    above = [text_of(line)[26:52] for line in drawn(view, 80)[4:8]]
    assert [line.split() for line in above] == [["c2", "d2"], ["~"] * 4, [], []]


def test_grounds_have_styles_of_their_own() -> None:
    view = at(tiles=CAMP, treasures=ALL, pawns={"1": "c3", "2": "c4"}, flooded=["d3"])
    styles = {text: style for line in island(drawn(view, 80, colour=True)) for style, text in line}
    assert [styles[cell] for cell in ("c3", "d3", "c2")] == ["dry", "flooded", "sunk"]


def test_a_treasure_s_sign_stands_on_both_its_tiles_until_it_is_found() -> None:
    def signs(view: Position) -> dict[str, str]:
        # by default a temple lies at a3 and b3, the palaces at a4 and b4
        heads = [text_of(drawn(view, 80)[line]) for line in (8, 12)]
        return {cell: re.findall(rf"{cell}[¹─]+(.)[╮]", " ".join(heads))[0] for cell in ("a3", "b3", "a4", "b4")}

    assert signs(at()) == {"a3": "●", "b3": "●", "a4": "▽", "b4": "▽"}
    assert signs(at(treasures=["stone"])) == {"a3": "✓", "b3": "✓", "a4": "▽", "b4": "▽"}


def test_names_shorten_with_the_room() -> None:
    def moon(width: int, language: str) -> list[str]:
        """What stands in a3."""
        cell = min(14, width // 6)
        lines = drawn(at(), width, language=language)[9:11]
        return [text_of(line)[1 : cell - 1].strip() for line in lines]

    assert moon(80, "en") == ["Temple of", "the Moon"]
    assert moon(60, "en") == ["Temple", "Moon"]
    assert moon(80, "fr") == ["Temple de", "la Lune"]
    assert "Temple of the Moon" in texts(drawn(at(), 40))
    assert "Hurlem." in texts(drawn(at(), 60, language="fr"))
    assert "Hurle…" in texts(drawn(at(), 48, language="fr"))


def test_pawns_say_as_much_as_there_is_room_for() -> None:
    together = {"1": "c3", "2": "c3"}
    roles = ["explorer", "engineer", "messenger", "pilot"]
    four: dict[str, Any] = {"options": {"seats": 4}, "roles": roles, "pawns": dict.fromkeys("1234", "c3")}
    assert "╰1 Explorer─╯" in texts(drawn(at(roles=roles[:2], pawns={"1": "c3"}), 80))
    assert "╰─1Exp─2Eng─╯" in texts(drawn(at(roles=roles[:2], pawns=together), 80))
    assert "╰─1Exp─2Ing─╯" in texts(drawn(at(roles=roles[:2], pawns=together), 80, language="fr"))
    assert "1─2─3─4" in texts(drawn(at(**four), 80))
    assert "╰─1234─╯" in texts(drawn(at(**four), 48))


def test_a_wide_terminal_has_the_panel_beside_and_a_narrow_one_below() -> None:
    def line_of(title: str, width: int) -> int:
        return next(i for i, line in enumerate(drawn(at(), width)) if title in text_of(line))

    assert line_of("Team", 110) < line_of("Fools’", 110) + 24
    assert line_of("Team", 109) > 24
    assert line_of("Team", 80) == line_of("Treasure deck", 80)
    assert line_of("Team", 60) < line_of("Treasure deck", 60)


def test_a_narrow_terminal_lists_the_tiles_with_their_state() -> None:
    sunk = {cell: tile for cell, tile in at()["tiles"].items() if cell != "d4"}
    view = at(tiles=sunk, flooded=["c5"], flood_discards=["misty-marsh"], roles=["pilot", "diver"], pawns={"2": "e3"})
    lines = texts(drawn(view, 40)).split("\n")
    assert "≈ c5    Misty Marsh" in lines
    assert "  c1¹ H Fools’ Landing 1 Pilot" in lines
    assert "  e3¹ ◆ Cave of Embers 2 Diver" in lines
    assert "~ Sunk d4" in lines


def test_the_water_is_told_by_ticks_and_floods() -> None:
    for water, waves, floods in ((1, 1, 2), (5, 5, 3), (9, 9, 5)):
        told = panel(at(water=water))
        assert f"Water {water}/10 {floods} floods a turn {' '.join('≈' * waves + '·' * (10 - waves))} 2 2 3" in told


def test_what_is_left_of_a_turn() -> None:
    assert "Player 1: act, 1 action left Left this turn: 1 action, 2 treasure cards, 3 floods" in panel(
        at(actions_left=1, water=3)
    )
    assert "Reste du tour\xa0: 1 inondation" in panel(at("flood", floods_left=1, water=9), "fr")
    assert "flown" not in panel(at(roles=["pilot", "diver"]))
    assert "The Pilot has flown this turn" in panel(at(roles=["pilot", "diver"], flown=True))


def test_the_team_with_its_cards_and_places() -> None:
    hands = {"1": ["chalice", "crystal", "crystal", "helicopter", "sandbags"]}
    told = panel(at(roles=["pilot", "diver"], hands=hands, turn=2), players={"2": "greedy"})
    assert "Team 1 Pilot c1 Fools’ Landing ◆◆ ▽ helicopter sandbags ►2 Diver (greedy) d2 Iron Gate no cards" in told


def test_who_swims_is_in_the_water() -> None:
    view = at(
        "swim",
        tiles={cell: tile for cell, tile in at()["tiles"].items() if cell != "d4"},
        roles=["messenger", "pilot"],
        pawns={"1": "d4"},
        swimming=[1],
    )
    assert "1 Messenger d4 in the water" in panel(view)
    assert "1 Messenger" in texts(drawn(view, 80)[12:16])


def test_treasures_are_found_to_be_had_or_lost() -> None:
    told = panel(at(treasures=["statue"], flooded=["a4"]))
    assert "◆ Crystal of Fire e3 f3 ♜ Statue of the Wind ✓ found ▽ Ocean’s Chalice a4≈ b4 ● Earth Stone a3 b3" in told
    drowned = {cell: tile for cell, tile in at()["tiles"].items() if cell not in ("a3", "b3")}
    assert "● Earth Stone lost" in panel(at("over", ending="treasure", tiles=drowned))


def test_piles_tell_what_is_in_them() -> None:
    top, drawn_already = ["iron-gate", "watchtower"], ["misty-marsh"]
    below = [tile for tile in at()["tiles"].values() if tile not in [*top, *drawn_already]]
    view = at(
        hands={"1": ["crystal"]},
        discards={"stone": 5, "waters-rise": 1},
        flood_layers=[top, below],
        flood_discards=drawn_already,
        flooded=["c5", "d6"],
    )
    told = panel(view)
    assert "Treasure deck (21) ◆ 4 ♜ 5 ▽ 5 helicopter 3 sandbags 2 waters rise 2" in told
    assert "Treasure discards (6) ● 5 waters rise 1" in told
    assert "Flood deck (23) ¹ d2 d6≈ ² a3 a4 b2" in told
    assert "Flood discards (1) c5≈" in told
    board = texts(drawn(view, 80)[:24])
    assert all(name in board for name in ("d2¹", "d6¹", "a3²", "≈c5≈"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_end_says_how_it_came(language: str) -> None:
    home = at("over", ending="escaped", treasures=ALL, pawns={"1": "c1", "2": "c1"}, discards={"helicopter": 1})
    for view, style in ((home, "good"), (at("over", ending="skull", water=10), "danger")):
        lines = drawn(view, language=language)
        told = " ".join(text for line in lines for name, text in line if name == style)
        assert told.startswith(words(language).say(f"{NAME}-ending-{view['ending']}"))
        assert "►" not in texts(lines)


def test_cells_of_the_last_move_stand_out() -> None:
    lines = island(drawn(at(), 80, colour=True, marked={"c5"}))
    styles = {text: style for line in lines for style, text in line}
    assert (styles["c5"], styles["c6"]) == ("marked", "dry")
    plain = texts(drawn(at(), marked={"c5"}))
    assert "╭*c5¹" in plain
    assert "╭c6¹" in plain


def test_a_seat_is_called_by_its_role() -> None:
    view = at(roles=["navigator", "diver"])
    assert seat_name(view, "1", words("en")) == ("name-navigator", "Navigator")
    assert seat_name(view, "2", words("fr")) == ("name-diver", "Plongeur")


def test_signs_roles_and_cards_are_explained() -> None:
    lines = explain(at(roles=["pilot", "diver"], hands={"2": ["sandbags"]}), words=words("en"), width=76)
    told = texts(lines)
    assert max(map(width_of, lines)) <= 76
    for part in (
        "● Earth Stone",
        "¹ layer of its flood card",
        "Pilot: Once a turn",
        "Sandbags: Dries",
        "Waters rise: ",
    ):
        assert part in told
    assert "Engineer" not in told
    assert "Helicopter: " not in told


# ---- on a command line -------------------------------------------------------------------------------------------


def test_options_reach_the_match(run: Run) -> None:
    chosen = ("--roles", "pilot, diver", "--layout", "atoll", "--difficulty", "elite")
    shown = run("play", NAME, *chosen, typed=["quit"]).out
    for part in ("Elite · Atoll", "Water 3/10", "►1 Pilot", " 2 Diver (greedy)"):
        assert part in shown
    assert "Novice · Standard island" in run("play", NAME, "--roles", "random", typed=["quit"]).out


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        ((NAME, "--difficulty", "hard"), 'difficulty: "hard" does not fit; it can be one of novice, normal'),
        ((NAME, "--layout", "moon"), 'layout: "moon" does not fit; it can be one of standard, shadows'),
        ((NAME, "--roles", "pilot,cook"), 'roles: ["pilot", "cook"] does not fit'),
        ((NAME, "--roles", "pilot"), "a list of 2 different roles"),
        ((NAME, "--eggs", "6"), "eggs: there is no such option; the options are difficulty, layout, roles, seats"),
        (("the-island", "--layout", "atoll"), "layout: there is no such option; the options are challenges"),
        (("the-island", "--roles", "random"), "roles: there is no such option"),
    ],
)
def test_options_that_do_not_fit_are_refused_by_the_game(run: Run, arguments: tuple[str, ...], told: str) -> None:
    done = run("play", *arguments)
    assert done.status != 0
    assert told in done.error
