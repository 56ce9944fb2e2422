"""Small stories of Islet, each played out and looked at on the way."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from archipel import game
from archipel.match import Match

ISLET = game("islet")
HEXAGON = {
    "-1,0": ["sand", "leaf", 1],
    "0,0": ["sand", "branch", 1],
    "1,0": ["clay", "flower", 1],
    "1,1": ["clay", "leaf", 1],
    "0,1": ["water", "branch", 1],
    "-1,1": ["water", "flower", 1],
}


def begun(phase: str, **keys: Any) -> Match:
    """A match from a position, on the hexagon unless it says where."""
    return ISLET.match({"game": "islet", "phase": phase, "cells": HEXAGON, **keys})


def play(match: Match, *moves: str) -> dict[str, Any]:
    """Play some moves; the position after them."""
    for move in moves:
        match.play(move)
    return match.position()


# ---- the booklet's own ---------------------------------------------------------------------------------------


def test_the_booklets_move_as_it_is_told() -> None:
    """Thomas goes two steps, lays an egg with a flower he has to make, and takes a last step for nothing."""
    match = begun(
        "turn",
        cells={
            "0,0": ["sand", "leaf", 1],
            "1,0": ["clay", "branch", 1],
            "1,1": ["water", "flower", 2],
            "0,1": ["water", "leaf", 1],
            "-1,1": ["sand", "branch", 1],
            "-1,0": ["sand", "flower", 1],
        },
        birds={"1": "0,0"},
        eggs={"-1,0": 1},
        guarantees={"1": [["clay", False]]},
        cards={"1": {"water": 1, "flower": 2, "clay": 1, "sand": 1}},
    )
    # onto the clay: the egg on his guaranteed clay falls over, the clay card stays in his hand
    position = play(match, "go 1,0 clay")
    assert position["guarantees"]["1"] == [["clay", True]]
    assert position["cards"]["1"] == {"water": 1, "flower": 2, "clay": 1, "sand": 1}
    # onto the fresh water, for a card that goes back
    position = play(match, "go 1,1 water")
    assert position["cards"]["1"] == {"flower": 2, "clay": 1, "sand": 1}
    # three flowers: two, and one of clay and sand; he has more than two eggs, so one goes on a leaf from its deck
    assert "lay flower+flower+flower keep leaf" not in match.legal()
    position = play(match, "lay clay+flower+flower+sand keep leaf")
    assert position["eggs"] == {"-1,0": 1, "1,1": 1}
    assert position["cards"]["1"] == {}
    assert position["guarantees"]["1"] == [["clay", True], ["leaf", False]]
    assert position["free_eggs"]["1"] == 6
    # on to the next water tile, which costs nothing, and he has nothing left to do
    position = play(match, "go 0,1 -")
    assert position["birds"]["1"] == "0,1"
    assert match.legal() == ["done"]
    position = play(match, "done")
    assert position["guarantees"]["1"] == [["clay", False], ["leaf", False]]
    assert (position["turn"], position["actor"]) == (2, "2")


# ---- exploring -----------------------------------------------------------------------------------------------


def test_exploring_with_a_drop() -> None:
    """A tile into the sea, another up onto the next, two draws, and one card too many."""
    match = begun(
        "turn",
        hands={"1": ["clay-leaf", "sand-branch", "sand-branch", "water-leaf"]},
        cards={"1": {"leaf": 7}},
        bag={"clay-flower": 2, "water-branch": 1},
        birds={"2": "1,1"},
    )
    position = play(match, "put clay-leaf 2,0")
    assert position["cells"]["2,0"] == ["clay", "leaf", 1]
    assert position["cards"]["1"] == {"leaf": 7, "clay": 1}
    # of what lies beside it only the clay at 1,0; seat 2's bird sits on the tile that would come next
    assert {move.split(" ")[-1] for move in match.legal()} == {"done", "1,0"}
    position = play(match, "put sand-branch 1,0")
    assert position["cells"]["1,0"] == ["sand", "branch", 2]
    assert position["cards"]["1"] == {"leaf": 7, "clay": 1, "flower": 1}
    # nothing beside is as high as two, so the placing is over and tiles are drawn
    assert match.actor == "chance"
    assert match.chances() == {"draw clay-flower": Fraction(2, 3), "draw water-branch": Fraction(1, 3)}
    position = play(match, "draw clay-flower", "draw clay-flower")
    assert position["hands"]["1"] == ["clay-flower", "clay-flower", "sand-branch", "water-leaf"]
    # nine cards are one too many
    assert match.legal() == ["drop clay", "drop flower", "drop leaf"]
    position = play(match, "drop leaf")
    assert position["cards"]["1"] == {"leaf": 6, "clay": 1, "flower": 1}
    assert (position["turn"], position["phase"], position["puts"]) == (2, "turn", 0)
    # the others saw two tiles drawn, not which
    assert match.moves_seen(2)[-3:] == ["draw ?", "draw ?", "drop leaf"]
    assert match.view(2)["hands"]["1"] == ["?"] * 4


def test_four_tiles_up_a_slope() -> None:
    """One in the sea and three more, each a level higher than the one before; then nothing is left in hand."""
    slope = {"0,0": ["sand", "leaf", 3], "1,0": ["sand", "leaf", 2], "2,0": ["clay", "leaf", 1]}
    match = begun("turn", cells=slope, hands={"1": ["clay-leaf", "clay-leaf", "clay-leaf", "water-leaf"]})
    position = play(match, "put water-leaf 3,0", "put clay-leaf 2,0", "put clay-leaf 1,0", "put clay-leaf 0,0")
    assert [position["cells"][cell][2] for cell in ("3,0", "2,0", "1,0", "0,0")] == [1, 2, 3, 4]
    assert position["cards"]["1"] == {"water": 1, "clay": 1, "flower": 2}
    assert (position["turn"], position["hands"]["1"]) == (2, [])


# ---- ends ----------------------------------------------------------------------------------------------------

FIVE = {"-1,0": 1, "1,0": 1, "1,1": 1, "0,1": 1, "-1,1": 1}
"""The eggs of seat 1 but for the sixth, which is on a guarantee."""


def test_a_last_egg_ends_the_round() -> None:
    """Seat 2 of four lays its last egg: it may go on, seats 3 and 4 have their turns, and that is all."""
    match = begun(
        "turn",
        turn=2,
        round=7,
        options={"seats": 4},
        birds={"2": "0,0"},
        cards={"2": {"branch": 3}},
        eggs=dict.fromkeys(FIVE, 2),
        guarantees={"2": [["clay", False]]},
        hands={"3": ["sand-leaf"]},
    )
    position = play(match, "lay branch+branch+branch lose clay")
    assert (position["final_round"], position["phase"], position["free_eggs"]["2"]) == (7, "move", 0)
    assert match.legal() == ["done", "go -1,0 -"]
    position = play(match, "go -1,0 -", "done", "put sand-leaf 2,0", "done")
    assert (position["phase"], position["turn"], position["round"]) == ("over", 4, 7)
    assert match.scores() == {"1": 0, "2": 6, "3": 0, "4": 0}
    assert match.winners() == [2]


def test_the_last_tile_is_drawn_and_one_more_round_is_played() -> None:
    """Seat 1 draws it, seat 2 finishes the round, and both have one more turn."""
    match = begun("turn", round=4, hands={"1": ["sand-leaf"], "2": ["clay-leaf"]}, bag={"water-leaf": 1})
    position = play(match, "put sand-leaf 2,0", "draw water-leaf")
    assert (position["final_round"], position["turn"], position["bag"]) == (5, 2, {})
    position = play(match, "done")
    assert (position["round"], position["turn"], position["phase"]) == (5, 1, "turn")
    position = play(match, "put water-leaf -2,0", "put clay-leaf 3,0")
    assert (position["phase"], position["round"]) == ("over", 5)


def test_an_egg_ends_it_sooner_than_the_last_tile() -> None:
    """The last tile is drawn in round 7, so round 8 would be played; but in round 7 a last egg is laid."""
    match = begun(
        "turn",
        round=7,
        options={"seats": 4},
        birds={"2": "0,0"},
        cards={"2": {"branch": 3}},
        eggs=dict.fromkeys(FIVE, 2),
        guarantees={"2": [["clay", False]]},
        hands={"1": ["sand-leaf"]},
        bag={"water-leaf": 1},
    )
    assert play(match, "put sand-leaf 2,0", "draw water-leaf")["final_round"] == 8
    assert play(match, "lay branch+branch+branch lose clay")["final_round"] == 7
    assert play(match, "done", "done", "done")["phase"] == "over"


def test_a_quiet_end() -> None:
    """Three rounds in which nobody places a tile or lays an egg; walking about is quiet too."""
    match = begun("turn", birds={"1": "0,0", "2": "1,1"})
    for told_round in (1, 2, 3):
        assert match.position()["round"] == told_round
        play(match, "go -1,0 -" if told_round % 2 else "go 0,0 -", "done")
        play(match, "go 1,0 -" if told_round % 2 else "go 1,1 -", "done")
    assert match.over and match.position()["quiet"] == 6
    assert match.winners() == [1, 2]


def test_a_tile_breaks_the_quiet() -> None:
    match = begun("turn", quiet=5, turn=2, round=3, hands={"2": ["sand-leaf"]})
    position = play(match, "put sand-leaf 2,0")
    assert (position["quiet"], position["round"], position["phase"]) == (0, 4, "turn")


def two_eggs_each(heights: dict[str, int]) -> Match:
    """Two seats with two eggs and two guarantees each, on cells of such heights, one pass from the end."""
    cells = {cell: [*tile[:2], heights.get(cell, 1)] for cell, tile in HEXAGON.items()}
    return begun(
        "turn",
        turn=2,
        round=9,
        final_round=9,
        cells=cells,
        eggs={"-1,0": 1, "0,0": 1, "1,1": 2, "0,1": 2},
        guarantees={"1": [["clay", False], ["sand", False]], "2": [["leaf", False], ["sand", False]]},
    )


def test_a_tie_is_broken_by_the_highest_egg() -> None:
    match = two_eggs_each({"-1,0": 2, "0,0": 2, "1,1": 3})
    play(match, "done")
    assert match.scores() == {"1": 2, "2": 2}
    assert match.winners() == [2]


def test_a_tie_is_broken_by_the_next_egg() -> None:
    match = two_eggs_each({"-1,0": 2, "0,0": 3, "1,1": 3})
    play(match, "done")
    assert match.winners() == [1]


def test_a_tie_that_nothing_breaks_is_shared() -> None:
    match = two_eggs_each({"-1,0": 2, "0,0": 3, "1,1": 3, "0,1": 2})
    play(match, "done")
    assert match.winners() == [1, 2]


def test_more_eggs_beat_higher_ones() -> None:
    match = begun(
        "turn",
        turn=2,
        final_round=1,
        cells=HEXAGON | {"2,0": ["sand", "leaf", 9]},
        eggs={"-1,0": 1, "0,0": 1, "2,0": 2},
        guarantees={"1": [["clay", False], ["sand", False]], "2": [["leaf", False]]},
    )
    play(match, "done")
    assert (match.scores(), match.winners()) == ({"1": 2, "2": 1}, [1])


# ---- alone ---------------------------------------------------------------------------------------------------

DAY_AND_NIGHT = {
    "day:0,0": ["water", "leaf", 4],
    "day:1,0": ["sand", "branch", 1],
    "night:0,0": ["water", "leaf", 1],
    "night:1,0": ["clay", "flower", 3],
}


def alone(phase: str, **keys: Any) -> Match:
    """A game alone on two small islets, a tower of four on that of the day."""
    given: dict[str, Any] = {"options": {"seats": 1, "eggs": 6}, "cells": DAY_AND_NIGHT, "hands": {"1": ["clay-leaf"]}}
    if phase != "perch":
        given["birds"] = {"1": "day:0,0"}
    return begun(phase, **given | keys)


def test_the_bird_is_placed_and_explores_its_own_islet() -> None:
    match = alone("perch", bag={"sand-leaf": 8}, shown={"day": [1, 2], "night": [3, 4]}, unseen=[5, 6, 7])
    assert match.legal() == [f"perch {cell}" for cell in DAY_AND_NIGHT]
    position = play(match, "perch night:1,0")
    assert (position["birds"]["1"], position["phase"], position["round"]) == ("night:1,0", "turn", 1)
    assert not [move for move in match.legal() if "day:" in move]
    position = play(match, "put clay-leaf night:2,0", *["draw sand-leaf"] * 4)
    assert (position["cells"]["night:2,0"], position["round"]) == (["clay", "leaf", 1], 2)


def test_trimming_the_hand() -> None:
    match = alone("turn", hands={"1": ["clay-leaf", "clay-leaf", "sand-leaf", "water-leaf"]})
    assert [move for move in match.legal() if not move.startswith("put ")] == [
        "trim hand clay-leaf clay-leaf sand-leaf",
        "trim hand clay-leaf clay-leaf water-leaf",
        "trim hand clay-leaf sand-leaf water-leaf",
    ]
    position = play(match, "trim hand clay-leaf clay-leaf water-leaf")
    assert (position["hands"]["1"], position["phase"], position["actor"]) == (["sand-leaf"], "move", "1")
    assert play(match, "done")["round"] == 2


def test_trimming_the_bag_and_crossing() -> None:
    """Three tiles are lost by chance; then a water card leads over to the same tile of the night."""
    match = alone("turn", bag={"sand-leaf": 2, "clay-leaf": 2}, cards={"1": {"water": 1}})
    position = play(match, "trim bag")
    assert (position["phase"], position["trims_left"]) == ("trim", 3)
    assert match.chances() == {"lose clay-leaf": Fraction(1, 2), "lose sand-leaf": Fraction(1, 2)}
    position = play(match, "lose sand-leaf", "lose clay-leaf", "lose sand-leaf")
    assert (position["bag"], position["hands"]["1"], position["phase"]) == ({"clay-leaf": 1}, ["clay-leaf"], "move")
    assert match.legal() == ["done", "go night:0,0 water"]
    position = play(match, "go night:0,0 water")
    assert (position["birds"]["1"], position["cards"]["1"]) == ("night:0,0", {})


def test_an_egg_for_a_card_and_two_others_are_shown() -> None:
    """By day the tower satisfies card 13; at night there is no card left, so two are turned up there."""
    match = alone("move", cards={"1": {"leaf": 3}}, shown={"day": [1, 13]}, unseen=[2, 6, 9])
    assert {move.rsplit(" ", 1)[1] for move in match.legal() if move.startswith("lay ")} == {"13"}
    position = play(match, "lay leaf+leaf+leaf keep water for 13")
    assert (position["phase"], position["actor"], position["shown"]) == ("reveal", "chance", {"day": [1], "night": []})
    assert match.chances() == {f"reveal {card}": Fraction(1, 3) for card in (2, 6, 9)}
    position = play(match, "reveal 9", "reveal 2")
    assert (position["shown"], position["unseen"]) == ({"day": [1], "night": [2, 9]}, [6])
    assert (position["phase"], position["trail"]) == ("move", ["day:0,0"])
    # the guarantee just won leads over to the night in the same turn
    assert match.legal() == ["done", "go night:0,0 water"]


@pytest.mark.parametrize("tiles", [16, 15, 14, 10, 9, 7, 6, 4, 3, 0])
def test_won_with_the_last_egg(tiles: int) -> None:
    """Whatever is left in the bag is the score, from an ideal ecosystem down to another try."""
    cells = DAY_AND_NIGHT | {f"night:{column},4": ["sand", "leaf", 1] for column in range(5)}
    bag = {
        kind: count
        for kind, count in {"clay-leaf": min(tiles, 9), "clay-branch": tiles - min(tiles, 9)}.items()
        if count
    }
    match = alone(
        "move",
        cells=cells,
        eggs={f"night:{column},4": 1 for column in range(5)},
        guarantees={"1": [["sand", True]]},
        cards={"1": {"leaf": 3}},
        shown={"day": [10], "night": [3]},
        unseen=[1, 2],
        bag=bag,
    )
    position = play(match, "lay leaf+leaf+leaf lose sand for 10")
    assert (position["phase"], position["ending"], position["unseen"]) == ("over", "won", [1, 2])
    assert position["shown"] == {"day": [], "night": [3]}
    assert (match.scores(), match.winners()) == ({"1": tiles}, [1])


def test_lost_when_the_bag_runs_out() -> None:
    """The last tile goes, three more would be due, and there are eggs left; the ninth card need not be dropped."""
    match = alone("turn", round=20, bag={"sand-leaf": 1}, cards={"1": {"leaf": 8}})
    position = play(match, "put clay-leaf day:2,0", "draw sand-leaf")
    assert (position["phase"], position["ending"], position["round"]) == ("over", "lost", 20)
    assert position["hands"]["1"] == ["sand-leaf"] and sum(position["cards"]["1"].values()) == 9
    assert (match.scores(), match.winners(), match.legal()) == ({"1": 0}, [], [])
