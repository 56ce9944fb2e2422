"""Why Survive the Island refuses a move: every verb, every reason, and the rule each names."""

from __future__ import annotations

from typing import Any

import pytest
from words_survive_the_island import WALLED_IN

from archipel.games.notation import spelt
from archipel.games.survive_the_island.moves import Verb
from archipel.games.survive_the_island.refusals import RULE, Refusal

from .playing import Position
from .refusing import Case, check_refused, rules_of_the_law, verb_of
from .tried import SURVIVE


def at(phase: str, adventurers: Position | None = None, **keys: Any) -> Position:
    """A position of that phase, two players, adventurers left out are lost."""
    return {"game": SURVIVE.name, "phase": phase, "adventurers": adventurers or {}, **keys}


def beaches(*cells: str) -> Position:
    """Beach tiles, and as many unseen backs."""
    backs = [*["shark"] * 3, *["kaiju"] * 3][: len(cells)]
    pool = {back: backs.count(back) for back in backs}
    return {"terrain": dict.fromkeys(cells, "beach"), "pool": {"beach": pool}}


PLACING = at("place-adventurers", {"r1": "hand", "r2": "e6"}, kaijus=["e8"], **beaches("e5", "e6", "e8"))
RAFTS = at("place-rafts", {"r1": "e5"}, rafts_in_hand={"1": 1}, rafts=["d5"], serpents=["d4"], **beaches("e5"))
SWIMMING = at("act", {"r1": "c5", "b1": "a1"}, kaijus=["c6"])
ON_A_TILE = at("act", {"r1": "e5"}, kaijus=["e6"], rafts=["a1"], **beaches("e5", "e6", "e8"))
ABOARD = at("act", {"r1": "c5*"}, rafts=["c5", "c6"], kaijus=["c4"])
FULL = at("act", {"r1": "c5", "b1": "c6*", "b2": "c6*", "b3": "c6*"}, rafts=["c6"])
ROLLING = at("roll", {"r1": "a1"})
SINKING = at(
    "sink",
    {"r1": "a1"},
    terrain={"e5": "beach", "h5": "forest"},
    pool={"beach": {"raft": 1}, "forest": {"raft": 1}},
)
REVEALING = at("reveal", {"r1": "a1"}, sunk="e5", pool={"beach": {"shark": 1}})
BRINGING = at(
    "bring",
    {"r1": "a1"},
    sunk="e5",
    sharks=["b5", "c5", "d5", "k5", "l5", "m5"],
    stack=[{"do": "bring", "piece": "shark", "at": "e5"}],
)
FILLING = at(
    "aboard",
    {"r1": "e5", "r2": "e5", "r3": "e5", "b1": "e5", "b2": "a1"},
    sunk="e5",
    rafts=["e5"],
    stack=[{"do": "aboard", "at": "e5"}],
)
SHARK = at("creature", {"r1": "m7"}, die="shark", sharks=["c5"], serpents=["b3"], kaijus=["k5"])
KAIJU = at("creature", {"r1": "d1"}, die="kaiju", kaijus=["k1", "j1"], sharks=["m7"])
REPELLING = at(
    "repel",
    {"r1": "c5"},
    sharks=["c5"],
    hands={"1": ["beach/dolphin"]},
    stack=[{"do": "repel", "creature": "shark", "at": "c5", "asked": [1]}],
    sinks_left=0,
)
PUSHING = at("push", {"r1": "c5", "r2": "m7"}, kaijus=["c5", "c6"], stack=[{"do": "push", "at": "c5"}], sinks_left=0)
OVER = at("over", {"r1": "NW"})


def holding(*tiles: str) -> Position:
    """A swimmer, a raft with red aboard, one with mostly blue aboard, creatures, and a hand."""
    return at(
        "act",
        {"r1": "c5", "r2": "f1*", "b1": "a1", "b2": "h1*"},
        rafts=["f1", "h1"],
        serpents=["b1"],
        sharks=["h1", "m1"],
        kaijus=["m7"],
        hands={"1": list(tiles)},
    )


R = Refusal
CASES = [
    # not the time for it
    Case(OVER, "end", "SI-9.1", R.GAME_OVER),
    Case(SWIMMING, "place r1 e5", "SI-3.2", R.NOT_PLACING_ADVENTURERS),
    Case(SWIMMING, "raft c5", "SI-3.3", R.NOT_PLACING_RAFTS),
    Case(ROLLING, "end", "SI-4.1", R.NOT_ACTING),
    Case(ROLLING, "play creature-die", "SI-4.1", R.NOT_ACTING),
    Case(SWIMMING, "sink e5", "SI-4.3", R.NOT_SINKING),
    Case(SWIMMING, "reveal shark", "SI-7.1", R.NOT_REVEALING),
    Case(SWIMMING, "bring c5", "SI-7.4", R.NOT_BRINGING),
    Case(SWIMMING, "roll shark", "SI-4.4", R.NOT_ROLLING),
    Case(SWIMMING, "serpent b1 b2", "SI-4.4", R.NOT_MOVING_CREATURES),
    Case(SWIMMING, "aboard r1", "SI-5.6", R.NOT_FILLING_A_RAFT),
    Case(SWIMMING, "repel", "SI-8.5", R.NOT_REPELLING),
    Case(SWIMMING, "allow", "SI-8.5", R.NOT_REPELLING),
    Case(SWIMMING, "push serpent c6", "SI-8.7", R.NOT_PUSHING),
    # set-up
    Case(PLACING, "place b1 e5", "SI-3.2", R.PLACE_NOT_YOURS),
    Case(PLACING, "place r2 e5", "SI-3.2", R.PLACE_NOT_IN_HAND),
    Case(PLACING, "place r1 c5", "SI-3.2", R.PLACE_NO_TILE),
    Case(PLACING, "place r1 e6", "SI-3.2", R.PLACE_TILE_TAKEN),
    Case(PLACING, "place r1 e8", "SI-5.4", R.KAIJU_THERE),
    Case(RAFTS, "raft e5", "SI-3.3", R.RAFT_NOT_WATER),
    Case(RAFTS, "raft a1", "SI-3.3", R.RAFT_NO_TILE_NEAR),
    Case(RAFTS, "raft d5", "SI-3.3", R.RAFT_NOT_FREE),
    # moves
    Case(SWIMMING | {"moves_left": 0, "hands": {"1": ["beach/dolphin"]}}, "swim r1 c4", "SI-4.1", R.NO_MOVES_LEFT),
    Case(SWIMMING, "swim b1 a2", "SI-4.1", R.NOT_YOURS),
    Case(SWIMMING, "swim r2 c6", "SI-1.3", R.OUT_OF_PLAY),
    Case(SWIMMING, "swim r1 c6", "SI-5.4", R.KAIJU_THERE),
    Case(ON_A_TILE, "walk r1 d4", "SI-5.1", R.WALK_NO_TILE),
    Case(ON_A_TILE, "walk r1 e8", "SI-5.1", R.WALK_TOO_FAR),
    Case(ON_A_TILE, "walk r1 e6", "SI-5.4", R.KAIJU_THERE),
    Case(SWIMMING, "board r1 c4", "SI-5.1", R.BOARD_NO_RAFT),
    Case(ON_A_TILE, "board r1 a1", "SI-5.1", R.BOARD_TOO_FAR),
    Case(FULL, "board r1 c6", "SI-5.1", R.BOARD_FULL),
    Case(ON_A_TILE, "swim r1 e6", "SI-5.2", R.SWIM_NOT_WATER),
    Case(SWIMMING, "swim r1 c8", "SI-5.2", R.SWIM_TOO_FAR),
    Case(ABOARD, "swim r1 c6", "SI-5.3", R.SWIM_TO_A_SEAT),
    Case(SWIMMING | {"swum": ["r1"]}, "swim r1 c4", "SI-5.2", R.SWIM_TWICE),
    Case(SWIMMING, "land r1 NW", "SI-5.1", R.LAND_NOT_THERE),
    Case(SWIMMING, "sail c5 c4", "SI-5.5", R.SAIL_NO_RAFT),
    Case(holding(), "sail h1 h2", "SI-5.5", R.SAIL_NOT_CONTROLLED),
    Case(
        at("act", {"r1": "d5*"}, rafts=["d5"], **beaches("e5")),
        "sail d5 e5",
        "SI-5.5",
        R.SAIL_NOT_WATER,
    ),
    Case(ABOARD, "sail c5 c7", "SI-5.5", R.SAIL_TOO_FAR),
    Case(ABOARD, "sail c5 c6", "SI-5.5", R.SAIL_RAFT_THERE),
    Case(ABOARD, "sail c5 c4", "SI-5.4", R.KAIJU_THERE),
    # powers
    Case(holding("beach/paddles"), "play paddles f1 f1", "SI-6.6", R.POWER_SAME_CELL),
    Case(holding(), "play paddles f1 f2", "SI-6.1", R.PADDLES_NOT_IN_HAND),
    Case(holding("beach/paddles"), "play paddles a1 a2", "SI-6.1", R.PADDLES_NO_RAFT),
    Case(holding("beach/paddles"), "play paddles h1 h2", "SI-6.1", R.PADDLES_NOT_CONTROLLED),
    Case(holding("beach/paddles"), "play paddles f1 f5", "SI-6.1", R.PADDLES_OUT_OF_REACH),
    Case(holding(), "play dolphin r1 c6", "SI-6.2", R.DOLPHIN_NOT_IN_HAND),
    Case(holding("beach/dolphin"), "play dolphin r2 f2", "SI-6.2", R.DOLPHIN_NOT_A_SWIMMER),
    Case(holding("beach/dolphin"), "play dolphin r1 c9", "SI-6.2", R.DOLPHIN_OUT_OF_REACH),
    Case(holding(), "play dive shark m1 e1", "SI-6.3", R.DIVE_NOT_IN_HAND),
    Case(holding("forest/dive"), "play dive kaiju m1 e1", "SI-6.3", R.DIVE_NONE_THERE),
    Case(holding("forest/dive"), "play dive serpent b1 c5", "SI-6.3", R.DIVE_NOT_FREE),
    Case(holding(), "play creature-die", "SI-6.4", R.CREATURE_DIE_NOT_IN_HAND),
    Case(holding(), "play repellent h1", "SI-6.5", R.REPELLENT_NOT_IN_HAND),
    Case(holding("beach/repellent"), "play repellent f1", "SI-6.5", R.REPELLENT_NO_SHARK),
    Case(holding("beach/repellent"), "play repellent h1", "SI-6.5", R.REPELLENT_NOBODY_ABOARD),
    # sinking
    Case(SINKING, "sink a1", "SI-7.1", R.SINK_NO_TILE),
    Case(SINKING, "sink h5", "SI-7.1", R.SINK_LOWER_FIRST),
    Case(REVEALING, "reveal raft", "SI-7.1", R.REVEAL_NONE_LEFT),
    Case(BRINGING, "bring a1", "SI-7.4", R.BRING_NONE_THERE),
    # creatures
    Case(SHARK, "kaiju k5 k6", "SI-4.4", R.CREATURE_NOT_ROLLED),
    Case(SHARK, "shark a1 a2", "SI-4.4", R.CREATURE_NONE_THERE),
    Case(SHARK, "shark c5 c5", "SI-8.1", R.CREATURE_SAME_CELL),
    Case(SHARK, "shark c5 c8", "SI-8.2", R.CREATURE_OUT_OF_REACH),
    Case(WALLED_IN, "kaiju f6 g6", "SI-8.8", R.KAIJU_CANNOT_CLEAR),
    Case(FILLING, "aboard b2", "SI-5.6", R.ABOARD_NOT_A_SWIMMER_THERE),
    Case(REPELLING, "repel", "SI-8.5", R.REPEL_NO_TILE),
    Case(PUSHING, "push r2 m6", "SI-8.7", R.PUSH_NOT_THERE),
    Case(PUSHING, "push shark c4", "SI-8.7", R.PUSH_NOT_THERE),
    Case(PUSHING, "push kaiju c4", "SI-8.7", R.PUSH_NOT_THERE),
    Case(PUSHING, "push r1 c8", "SI-8.7", R.PUSH_OUT_OF_REACH),
    Case(PUSHING, "push r1 c6", "SI-5.4", R.KAIJU_THERE),
]


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{spelt(case.refusal)}: {case.move}")
def test_a_move_is_refused_with_its_rule_and_reason(case: Case) -> None:
    check_refused(SURVIVE.game, case)


def test_every_verb_is_refused_somewhere() -> None:
    assert {spelt(verb) for verb in Verb} - {verb_of(SURVIVE.game, Verb, case.move) for case in CASES} == set()


def test_every_reason_is_given_somewhere() -> None:
    assert set(Refusal) - {case.refusal for case in CASES} == {Refusal.ALLOWED}


def test_every_reason_names_a_rule_of_the_law() -> None:
    numbers = rules_of_the_law(SURVIVE.game, "SI")
    assert len(numbers) > 40
    assert set(RULE) == set(Refusal) - {Refusal.ALLOWED}
    assert set(RULE.values()) - numbers == set()
