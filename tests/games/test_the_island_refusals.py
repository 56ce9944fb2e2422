"""Why The Island refuses a move: every verb, every reason, and the rule each names."""

from __future__ import annotations

from typing import Any

import pytest

import archipel
from archipel.games.notation import spelt
from archipel.games.the_island.moves import Verb
from archipel.games.the_island.refusals import RULE, Refusal

from .refusing import Case, check_refused, rules_of_the_law, verb_of

Position = dict[str, Any]

GAME = archipel.game("the-island")


def at(phase: str, explorers: Position | None = None, **keys: Any) -> Position:
    """A position of that phase, two players, explorers left out are lost."""
    return {"game": "the-island", "phase": phase, "explorers": explorers or {}, **keys}


def beaches(*cells: str) -> Position:
    """Beach tiles, and as many unseen backs."""
    pool: dict[str, int] = {}
    for back in [*["shark"] * 3, *["whale"] * 3, "boat"][: len(cells)]:
        pool[back] = pool.get(back, 0) + 1
    return {"terrain": dict.fromkeys(cells, "beach"), "pool": {"beach": pool}}


PLACING = at("place-explorers", {"r1": "hand", "r2": "e6"}, **beaches("e5", "e6"))
CROWDED = PLACING | {"options": {"challenges": [1]}}
BOATS = at("place-boats", boats_in_hand={"1": 1}, boats=["d5"], serpents=["d4"], **beaches("e5"))
SWIMMING = at("move", {"r1": "c5", "b1": "a1"})
ON_A_TILE = at("move", {"r1": "e5"}, boats=["a1"], **beaches("e5", "e7"))
ABOARD = at("move", {"r1": "c5*"}, boats=["c5", "c6"])
BESIDE_A_TILE = at("move", {"r1": "d5"}, boats=["d5"], **beaches("e5"))
ROLLING = at("roll", {"r1": "a1"})
SINKING = at(
    "sink",
    {"r1": "a1"},
    terrain={"e5": "beach", "h5": "forest"},
    pool={"beach": {"boat": 1}, "forest": {"boat": 1}},
)
INLAND = at("sink", {"r1": "a1"}, **beaches("e6", "d5", "d6", "e5", "e7", "f6", "f7"))
REVEALING = at("reveal", {"r1": "a1"}, sunk="e5", pool={"beach": {"shark": 1}})
FILLING = at("aboard", {"r1": "e5", "r2": "e5", "r3": "e5", "b1": "e5", "b2": "a1"}, sunk="e5", boats=["e5"])
SHARK = at("creature", {"r1": "a1"}, die="shark", sharks=["c5", "d5"], serpents=["b1"], whales=["m1"], **beaches("e5"))
WHALE = SHARK | {"die": "whale"}
SERPENT = SHARK | {"die": "serpent"}
DEFENDING = at(
    "defend",
    {"b1": "c6"},
    die="shark",
    sharks=["c5"],
    attack={"from": "c5", "to": "c6", "asked": [2]},
    hands={"2": ["forest/repel-whale"]},
)
OVER = at("over", {"r1": "NW"})


def holding(*tiles: str) -> Position:
    """A swimmer, a boat with red aboard, one with blue aboard and an empty one, and a hand."""
    return at(
        "tile",
        {"r1": "c5", "r2": "f1*", "b1": "a1", "b2": "h1*"},
        boats=["f1", "h1", "j1"],
        serpents=["b1"],
        sharks=["m1"],
        whales=["m7"],
        hands={"1": list(tiles)},
    )


CASES = [
    # not the time for it
    Case(OVER, "end", "TI-8.1", Refusal.GAME_OVER),
    Case(OVER, "roll shark", "TI-8.1", Refusal.GAME_OVER),
    Case(SWIMMING, "place r1 e5", "TI-3.2", Refusal.NOT_PLACING_EXPLORERS),
    Case(SWIMMING, "boat c5", "TI-3.3", Refusal.NOT_PLACING_BOATS),
    Case(SWIMMING, "skip", "TI-4.1", Refusal.NOT_PLAYING_TILES),
    Case(SWIMMING, "play dolphin r1 c6", "TI-4.1", Refusal.NOT_PLAYING_TILES),
    Case(ROLLING, "end", "TI-4.2", Refusal.NOT_MOVING),
    Case(ROLLING, "swim r1 a2", "TI-4.2", Refusal.NOT_MOVING),
    Case(SWIMMING, "sink e5", "TI-6.1", Refusal.NOT_SINKING),
    Case(SWIMMING, "reveal shark", "TI-6.2", Refusal.NOT_REVEALING),
    Case(SWIMMING, "aboard r1", "TI-6.5", Refusal.NOT_FILLING_A_BOAT),
    Case(SWIMMING, "roll shark", "TI-6.8", Refusal.NOT_ROLLING),
    Case(SWIMMING, "stay", "TI-6.8", Refusal.NOT_MOVING_CREATURES),
    Case(ROLLING, "whale m1 m2", "TI-6.8", Refusal.NOT_MOVING_CREATURES),
    Case(SHARK, "repel", "TI-6.10", Refusal.NOT_DEFENDING),
    Case(SHARK, "allow", "TI-6.10", Refusal.NOT_DEFENDING),
    # set-up
    Case(PLACING, "place b1 e5", "TI-3.2", Refusal.PLACE_NOT_YOURS),
    Case(PLACING, "place r2 e5", "TI-3.2", Refusal.PLACE_NOT_IN_HAND),
    Case(PLACING, "place r1 c5", "TI-3.2", Refusal.PLACE_NO_TILE),
    Case(PLACING, "place r1 e6", "TI-3.2", Refusal.PLACE_TILE_TAKEN),
    Case(CROWDED, "place r1 e6", "TI-8.2", Refusal.PLACE_TILE_FULL),
    Case(BOATS, "boat e5", "TI-3.3", Refusal.BOAT_NOT_SEA),
    Case(BOATS, "boat a1", "TI-3.3", Refusal.BOAT_NO_TILE_NEAR),
    Case(BOATS, "boat d5", "TI-3.3", Refusal.BOAT_CELL_TAKEN),
    Case(BOATS, "boat d4", "TI-3.3", Refusal.BOAT_CELL_TAKEN),
    # explorers
    Case(SWIMMING, "swim b1 a2", "TI-5.5", Refusal.NOT_YOURS),
    Case(SWIMMING, "swim r2 c6", "TI-4.2", Refusal.OUT_OF_PLAY),
    Case(SWIMMING, "walk r1 c6", "TI-5.5", Refusal.WALK_LEFT_THE_ISLAND),
    Case(BESIDE_A_TILE, "walk r1 e5", "TI-5.5", Refusal.WALK_LEFT_THE_ISLAND),
    Case(ON_A_TILE, "walk r1 d4", "TI-5.1", Refusal.WALK_NO_TILE),
    Case(ON_A_TILE, "walk r1 e7", "TI-5.1", Refusal.WALK_TOO_FAR),
    Case(ON_A_TILE, "walk r1 e5", "TI-5.1", Refusal.WALK_TOO_FAR),
    Case(SWIMMING, "board r1 c6", "TI-5.2", Refusal.BOARD_NO_BOAT),
    Case(
        at("move", {"r1": "c6", "r2": "c6*", "b1": "c6*", "b2": "c6*"}, boats=["c6"]),
        "board r1 c6",
        "TI-5.2",
        Refusal.BOARD_FULL,
    ),
    Case(ABOARD, "board r1 c5", "TI-5.2", Refusal.BOARD_ALREADY_ABOARD),
    Case(SWIMMING | {"boats": ["c6"]}, "board r1 c6", "TI-5.2", Refusal.BOARD_SWIMMER_ELSEWHERE),
    Case(ON_A_TILE, "board r1 a1", "TI-5.2", Refusal.BOARD_TOO_FAR),
    Case(ABOARD, "swim r1 c6", "TI-5.3", Refusal.SWIM_ABOARD),
    Case(BESIDE_A_TILE, "swim r1 e5", "TI-5.3", Refusal.SWIM_NOT_SEA),
    Case(SWIMMING, "swim r1 c7", "TI-5.3", Refusal.SWIM_TOO_FAR),
    Case(SWIMMING, "swim r1 c5", "TI-5.3", Refusal.SWIM_TOO_FAR),
    Case(SWIMMING | {"swum": ["r1"]}, "swim r1 c6", "TI-5.3", Refusal.SWIM_TWICE),
    Case(ABOARD | {"swum": ["r1"]}, "dive r1", "TI-5.3", Refusal.SWIM_TWICE),
    Case(SWIMMING, "dive r1", "TI-5.3", Refusal.DIVE_NOT_ABOARD),
    Case(ON_A_TILE, "land r1 NW", "TI-5.4", Refusal.LAND_FROM_TILE),
    Case(SWIMMING, "land r1 NW", "TI-5.4", Refusal.LAND_NOT_THERE),
    Case(at("move", {"r1": "b1"}), "land r1 NE", "TI-5.4", Refusal.LAND_NOT_THERE),
    # boats
    Case(SWIMMING, "sail c5 c6", "TI-5.6", Refusal.SAIL_NO_BOAT),
    Case(
        at("move", {"r1": "c5*", "b1": "c5*", "b2": "c5*"}, boats=["c5"]),
        "sail c5 c6",
        "TI-5.6",
        Refusal.SAIL_NOT_CONTROLLED,
    ),
    Case(BESIDE_A_TILE, "sail d5 e5", "TI-5.6", Refusal.SAIL_NOT_SEA),
    Case(ABOARD, "sail c5 c7", "TI-5.6", Refusal.SAIL_TOO_FAR),
    Case(ABOARD, "sail c5 c6", "TI-5.6", Refusal.SAIL_BOAT_THERE),
    # sinking
    Case(SINKING, "sink a1", "TI-6.1", Refusal.SINK_NO_TILE),
    Case(SINKING, "sink h5", "TI-6.1", Refusal.SINK_LOWER_FIRST),
    Case(INLAND, "sink e6", "TI-6.1", Refusal.SINK_INLAND),
    Case(REVEALING, "reveal whale", "TI-6.2", Refusal.REVEAL_NONE_LEFT),
    Case(FILLING, "aboard b2", "TI-6.5", Refusal.ABOARD_NOT_A_SWIMMER_THERE),
    Case(FILLING, "aboard r4", "TI-6.5", Refusal.ABOARD_NOT_A_SWIMMER_THERE),
    # creatures
    Case(SHARK, "whale m1 m2", "TI-6.8", Refusal.CREATURE_NOT_ROLLED),
    Case(SHARK, "shark a1 a2", "TI-6.8", Refusal.CREATURE_NONE_THERE),
    Case(SHARK, "shark d5 e5", "TI-6.8", Refusal.CREATURE_NOT_SEA),
    Case(SHARK, "shark c5 c5", "TI-6.8", Refusal.CREATURE_SAME_CELL),
    Case(SHARK, "shark c5 c8", "TI-6.8", Refusal.CREATURE_OUT_OF_REACH),
    Case(WHALE, "whale m1 m5", "TI-6.8", Refusal.CREATURE_OUT_OF_REACH),
    Case(SERPENT, "serpent b1 b3", "TI-6.8", Refusal.CREATURE_OUT_OF_REACH),
    Case(DEFENDING, "repel", "TI-6.10", Refusal.REPEL_NO_TILE),
    # hand tiles
    Case(holding("beach/wind"), "play dolphin r1 c6", "TI-7.1", Refusal.DOLPHIN_NOT_IN_HAND),
    Case(holding("beach/dolphin"), "play dolphin b1 a2", "TI-5.5", Refusal.NOT_YOURS),
    Case(holding("beach/dolphin"), "play dolphin r2 f2", "TI-7.1", Refusal.DOLPHIN_NOT_A_SWIMMER),
    Case(holding("beach/dolphin"), "play dolphin r1 c9", "TI-7.1", Refusal.DOLPHIN_OUT_OF_REACH),
    Case(holding("beach/dolphin"), "play dolphin r1 c5", "TI-7.4", Refusal.TILE_SAME_CELL),
    Case(holding("beach/dolphin"), "play wind f1 f2", "TI-7.2", Refusal.WIND_NOT_IN_HAND),
    Case(holding("beach/wind"), "play wind a1 a2", "TI-7.2", Refusal.WIND_NO_BOAT),
    Case(holding("beach/wind"), "play wind h1 h2", "TI-7.2", Refusal.WIND_NOT_CONTROLLED),
    Case(holding("beach/wind"), "play wind j1 j2", "TI-7.2", Refusal.WIND_NOT_CONTROLLED),
    Case(holding("beach/wind"), "play wind f1 f5", "TI-7.2", Refusal.WIND_OUT_OF_REACH),
    Case(holding("beach/wind"), "play wind f1 h1", "TI-7.2", Refusal.WIND_OUT_OF_REACH),
    Case(holding("beach/wind"), "play wind f1 f1", "TI-7.4", Refusal.TILE_SAME_CELL),
    Case(holding("beach/wind"), "play move-serpent b1 e1", "TI-7.3", Refusal.MOVE_CREATURE_NOT_IN_HAND),
    Case(holding("beach/move-whale"), "play move-shark m1 e1", "TI-7.3", Refusal.MOVE_CREATURE_NOT_IN_HAND),
    Case(holding("beach/move-shark"), "play move-whale m7 e1", "TI-7.3", Refusal.MOVE_CREATURE_NOT_IN_HAND),
    Case(holding("beach/move-shark"), "play move-shark m7 e1", "TI-7.3", Refusal.MOVE_CREATURE_NONE_THERE),
    Case(holding("beach/move-serpent"), "play move-serpent b1 c5", "TI-7.3", Refusal.MOVE_CREATURE_NOT_EMPTY),
    Case(holding("beach/move-whale"), "play move-whale m7 f1", "TI-7.3", Refusal.MOVE_CREATURE_NOT_EMPTY),
    Case(holding("beach/move-whale"), "play move-whale m7 m7", "TI-7.3", Refusal.MOVE_CREATURE_NOT_EMPTY),
]


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{spelt(case.refusal)}: {case.move}")
def test_a_move_is_refused_with_its_rule_and_reason(case: Case) -> None:
    check_refused(GAME, case)


def test_every_verb_is_refused_somewhere() -> None:
    assert {spelt(verb) for verb in Verb} - {verb_of(GAME, Verb, case.move) for case in CASES} == set()


def test_every_reason_is_given_somewhere() -> None:
    assert set(Refusal) - {case.refusal for case in CASES} == {Refusal.ALLOWED}


def test_every_reason_names_a_rule_of_the_law() -> None:
    numbers = rules_of_the_law(GAME, "TI")
    assert len(numbers) > 40
    assert set(RULE) == set(Refusal) - {Refusal.ALLOWED}
    assert set(RULE.values()) - numbers == set()
