"""Why Islet refuses a move: every verb, every reason, and the rule each names."""

from __future__ import annotations

from typing import Any

import pytest

from archipel.games.islet.moves import Verb
from archipel.games.islet.refusals import RULE, Refusal
from archipel.games.notation import spelt

from .islet_tried import ISLET
from .playing import Position
from .refusing import Case, check_refused, rules_of_the_law, verb_of

CELLS = {
    "-1,0": ["sand", "leaf", 1],
    "0,0": ["sand", "branch", 1],
    "1,0": ["clay", "flower", 2],
    "1,1": ["clay", "leaf", 1],
    "0,1": ["water", "branch", 1],
    "-1,1": ["water", "flower", 1],
}
"""The hexagon, each terrain on two cells side by side, one of them a stack."""
TWO_ISLETS = {f"{islet}:{cell}": tile for islet in ("day", "night") for cell, tile in CELLS.items()}


def at(phase: str, **keys: Any) -> Position:
    """A position of that phase, on the hexagon but for what is given."""
    return {"game": ISLET.name, "phase": phase, "cells": CELLS, **keys}


def alone(phase: str, **keys: Any) -> Position:
    """Alone, with a hexagon by day and another by night, the bird on the one of the day."""
    birds = {} if phase == "perch" else {"1": "day:0,0"}
    game = at(phase, options={"seats": 1}, cells=TWO_ISLETS, birds=birds, hands={"1": ["clay-leaf", "sand-leaf"]})
    return game | keys


def laying(**keys: Any) -> Position:
    """Seat 1 of four, six eggs each, in a move on the branch at 0,0, with three branches to pay."""
    return at("move", options={"seats": 4}, birds={"1": "0,0"}, cards={"1": {"branch": 3}}, **keys)


LAY = "lay branch+branch+branch"
TURN = at("turn", hands={"1": ["clay-leaf"], "2": ["sand-leaf"]}, birds={"1": "0,0", "2": "0,1"})
AFLOAT = at("turn", cards={"1": {"sand": 2, "branch": 3}})
MOVE = at("move", birds={"1": "0,0"}, cards={"1": {"clay": 1, "sand": 3}})
EXPLORE = at("explore", last_put="1,1", hands={"1": ["clay-leaf"], "2": ["sand-leaf"]}, birds={"2": "0,0"})
DRAW = at("draw", bag={"sand-leaf": 2}, hands={"1": ["clay-leaf"]})
DROP = at("drop", cards={"1": {"sand": 5, "leaf": 4}}, guarantees={"1": [["clay", False]]}, eggs={"0,0": 1})
OVER = at("over", cards={"1": {"sand": 2}}, birds={"1": "0,0"})
PERCH = alone("perch")
TURN_ALONE = alone("turn", bag={"sand-leaf": 2})
TRIM = alone("trim", bag={"sand-leaf": 5})
MOVE_ALONE = alone("move", cards={"1": {"branch": 3, "sand": 1}}, shown={"day": [13], "night": [1]}, unseen=[2])
TALL = TWO_ISLETS | {"day:0,0": ["sand", "branch", 4]}
REVEAL = alone("reveal", shown={"day": [13]}, unseen=[1, 2], eggs={"day:0,0": 1}, guarantees={"1": [["sand", False]]})
OVER_ALONE = alone("over", ending="lost")
CORNERED = at("turn", birds={"1": "0,0", "2": "1,0"}, cards={"1": {"clay": 1}})
"""Seat 2 is on the clay beside, and one clay leads no farther."""
WITH_ANOTHER = at("move", birds={"1": "1,0", "2": "1,0"}, trail=["0,0", "1,0"])
OUT_OF_EGGS = laying(eggs={"-1,0": 1, "1,0": 1, "1,1": 1, "0,1": 1, "-1,1": 1}, guarantees={"1": [["clay", False]]})
ALL_LAID = laying() | {
    "eggs": dict.fromkeys(["-1,0", "1,0", "1,1", "0,1", "-1,1", "5,5"], 1),
    "cells": CELLS | {"5,5": ["sand", "leaf", 1]},
}

R = Refusal
CASES = [
    # not the time for it
    Case(OVER, "done", "IS-7.1", R.GAME_OVER),
    Case(OVER, "go -1,0 -", "IS-7.1", R.GAME_OVER),
    Case(OVER, "draw sand-leaf", "IS-7.1", R.GAME_OVER),
    Case(OVER, "trim bag", "IS-7.1", R.GAME_OVER),
    Case(OVER_ALONE, "done", "IS-8.7", R.GAME_OVER_ALONE),
    Case(OVER_ALONE, "trim bag", "IS-8.7", R.GAME_OVER_ALONE),
    Case(OVER_ALONE, "perch day:0,0", "IS-8.7", R.GAME_OVER_ALONE),
    Case(TURN, "perch 0,0", "IS-8.1", R.NOT_PERCHING),
    Case(MOVE_ALONE, "perch day:0,0", "IS-8.1", R.NOT_PERCHING),
    Case(MOVE, "put clay-leaf 2,0", "IS-4.1", R.NOT_EXPLORING),
    Case(DRAW, "put clay-leaf 2,0", "IS-4.1", R.NOT_EXPLORING),
    Case(PERCH, "put clay-leaf day:2,0", "IS-4.1", R.NOT_EXPLORING),
    Case(EXPLORE, "go 0,0 sand", "IS-4.1", R.NOT_MOVING),
    Case(EXPLORE, f"{LAY} keep sand", "IS-4.1", R.NOT_MOVING),
    Case(DROP, "go 0,0 sand", "IS-4.1", R.NOT_MOVING),
    Case(REVEAL, "lay - lose sand for 1", "IS-4.1", R.NOT_MOVING),
    Case(TURN_ALONE, "go day:-1,0 -", "IS-8.3", R.TRIM_FIRST),
    Case(TURN_ALONE, "done", "IS-8.3", R.TRIM_FIRST),
    Case(TURN_ALONE, f"{LAY} keep sand for 13", "IS-8.3", R.TRIM_FIRST),
    Case(TURN_ALONE, f"{LAY} lose sand for 13", "IS-8.3", R.TRIM_FIRST),
    Case(DRAW, "done", "IS-4.1", R.NOTHING_TO_END),
    Case(DROP, "done", "IS-4.1", R.NOTHING_TO_END),
    Case(PERCH, "done", "IS-4.1", R.NOTHING_TO_END),
    Case(TURN, "draw sand-leaf", "IS-5.4", R.NOT_DRAWING),
    Case(TRIM, "draw sand-leaf", "IS-5.4", R.NOT_DRAWING),
    Case(TURN, "drop sand", "IS-5.5", R.NOT_DROPPING),
    Case(DRAW, "drop sand", "IS-5.5", R.NOT_DROPPING),
    Case(TURN, "trim bag", "IS-8.3", R.NOT_TRIMMING),
    Case(TURN, "trim hand clay-leaf clay-leaf clay-leaf", "IS-8.3", R.NOT_TRIMMING),
    Case(MOVE_ALONE, "trim bag", "IS-8.3", R.NOT_TRIMMING),
    Case(DRAW, "lose sand-leaf", "IS-8.3", R.NOT_LOSING),
    Case(TURN_ALONE, "lose sand-leaf", "IS-8.3", R.NOT_LOSING),
    Case(MOVE_ALONE, "reveal 2", "IS-8.5", R.NOT_REVEALING),
    Case(TURN, "reveal 2", "IS-8.5", R.NOT_REVEALING),
    # cells
    Case(TURN, "go day:1,0 clay", "IS-1.1", R.CELL_OF_TWO_ISLETS),
    Case(TURN, "put clay-leaf night:2,0", "IS-1.1", R.CELL_OF_TWO_ISLETS),
    Case(PERCH, "perch 0,0", "IS-8.1", R.CELL_OF_NO_ISLET),
    Case(MOVE_ALONE, "go -1,0 -", "IS-8.1", R.CELL_OF_NO_ISLET),
    Case(TURN_ALONE, "put clay-leaf 2,0", "IS-8.1", R.CELL_OF_NO_ISLET),
    # exploring
    Case(TURN, "put sand-leaf 2,0", "IS-4.1", R.PUT_NOT_IN_HAND),
    Case(EXPLORE, "put sand-leaf 1,0", "IS-4.1", R.PUT_NOT_IN_HAND),
    Case(TURN_ALONE, "put clay-leaf night:2,0", "IS-8.2", R.PUT_OTHER_ISLET),
    Case(TURN, "put clay-leaf 1,0", "IS-5.1", R.PUT_NOT_IN_THE_SEA),
    Case(TURN, "put clay-leaf 0,1", "IS-5.1", R.PUT_NOT_IN_THE_SEA),
    Case(TURN, "put clay-leaf 3,0", "IS-5.1", R.PUT_AWAY_FROM_THE_ISLET),
    Case(TURN, "put clay-leaf 32767,-32767", "IS-5.1", R.PUT_AWAY_FROM_THE_ISLET),
    Case(EXPLORE, "put clay-leaf 2,1", "IS-5.2", R.PUT_IN_THE_SEA),
    Case(EXPLORE, "put clay-leaf 0,0", "IS-5.2", R.PUT_NOT_ADJACENT),
    Case(EXPLORE, "put clay-leaf 1,1", "IS-5.2", R.PUT_NOT_ADJACENT),
    Case(
        EXPLORE | {"eggs": {"1,0": 2}, "guarantees": {"2": [["sand", False]]}},
        "put clay-leaf 1,0",
        "IS-5.2",
        R.PUT_ON_AN_EGG,
    ),
    Case(EXPLORE | {"birds": {"1": "1,0"}}, "put clay-leaf 1,0", "IS-5.2", R.PUT_ON_A_BIRD),
    Case(EXPLORE | {"birds": {"2": "0,1"}}, "put clay-leaf 0,1", "IS-5.2", R.PUT_ON_A_BIRD),
    Case(
        EXPLORE | {"last_put": "1,0", "cells": CELLS | {"2,0": ["sand", "leaf", 2]}},
        "put clay-leaf 1,1",
        "IS-5.2",
        R.PUT_TOO_LOW,
    ),
    Case(DRAW, "draw clay-leaf", "IS-5.4", R.DRAW_NONE_LEFT),
    Case(DROP, "drop water", "IS-5.5", R.DROP_NOT_HELD),
    Case(DROP, "drop clay", "IS-5.5", R.DROP_NOT_HELD),
    # moving
    Case(MOVE, "go 0,-1 -", "IS-6.1", R.GO_INTO_THE_SEA),
    Case(MOVE, "go 9,9 sand", "IS-6.1", R.GO_INTO_THE_SEA),
    Case(
        AFLOAT
        | {"cells": CELLS | {"2,0": ["sand", "leaf", 1], "1,-1": ["sand", "leaf", 1], "0,-1": ["clay", "leaf", 1]}},
        "go 0,0 sand",
        "IS-6.1",
        R.GO_INLAND,
    ),
    Case(MOVE, "go 1,1 clay", "IS-6.1", R.GO_NOT_ADJACENT),
    Case(MOVE, "go 0,1 -", "IS-6.1", R.GO_NOT_ADJACENT),
    Case(MOVE_ALONE, "go day:1,1 sand", "IS-6.1", R.GO_NOT_ADJACENT),
    Case(MOVE_ALONE, "go night:-1,0 sand", "IS-8.4", R.GO_ANOTHER_KIND),
    Case(MOVE_ALONE, "go night:1,0 sand", "IS-8.4", R.GO_ANOTHER_KIND),
    Case(MOVE | {"trail": ["-1,0", "0,0"]}, "go -1,0 -", "IS-6.3", R.GO_ON_THE_TRAIL),
    Case(MOVE | {"trail": ["1,0", "-1,0", "0,0"]}, "go 1,0 clay", "IS-6.3", R.GO_ON_THE_TRAIL),
    Case(CORNERED | {"cells": {"0,0": CELLS["0,0"], "1,0": CELLS["1,0"]}}, "go 1,0 clay", "IS-6.2", R.GO_NO_WAY_ON),
    Case(
        at("turn", birds={"1": "-1,0", "2": "0,0"}, cells={cell: CELLS[cell] for cell in ("-1,0", "0,0", "1,0")}),
        "go 0,0 -",
        "IS-6.2",
        R.GO_NO_WAY_ON,
    ),
    Case(WITH_ANOTHER, "done", "IS-6.2", R.DONE_BESIDE_A_BIRD),
    # paying
    Case(MOVE, "go -1,0 sand", "IS-6.1", R.PAY_NOTHING_DUE),
    Case(MOVE, "go 1,0 -", "IS-6.6", R.PAY_TOO_LITTLE),
    Case(MOVE, "go 1,0 sand", "IS-6.6", R.PAY_TOO_LITTLE),
    Case(AFLOAT, "go 0,0 -", "IS-6.6", R.PAY_TOO_LITTLE),
    Case(laying(), "lay branch+branch keep sand", "IS-6.6", R.PAY_TOO_LITTLE),
    Case(MOVE_ALONE, "go night:0,0 -", "IS-6.6", R.PAY_TOO_LITTLE),
    Case(MOVE, "go 1,0 clay+sand", "IS-6.6", R.PAY_TOO_MUCH),
    Case(MOVE, "go 1,0 sand+sand+sand", "IS-6.6", R.PAY_TOO_MUCH),
    Case(laying(), "lay branch+branch+branch+branch keep sand", "IS-6.6", R.PAY_TOO_MUCH),
    Case(MOVE, "go 1,0 water+water", "IS-6.7", R.PAY_NOT_HELD),
    Case(laying(), "lay branch+branch+sand+water keep sand", "IS-6.7", R.PAY_NOT_HELD),
    Case(
        MOVE | {"cards": {}, "guarantees": {"1": [["clay", True]]}, "eggs": {"-1,0": 1}},
        "go 1,0 clay",
        "IS-6.7",
        R.PAY_NOT_HELD,
    ),
    # laying
    Case(AFLOAT, f"{LAY} keep sand", "IS-6.4", R.LAY_IN_THE_SEA),
    Case(laying(eggs={"0,0": 2}, guarantees={"2": [["sand", False]]}), f"{LAY} keep sand", "IS-6.4", R.LAY_EGG_THERE),
    Case(WITH_ANOTHER, "lay flower+flower+flower keep sand", "IS-6.4", R.LAY_BIRD_THERE),
    Case(ALL_LAID, f"{LAY} lose sand", "IS-6.5", R.LAY_NO_EGG_LEFT),
    Case(ALL_LAID, f"{LAY} keep sand", "IS-6.5", R.LAY_NO_EGG_LEFT),
    Case(OUT_OF_EGGS, f"{LAY} keep sand", "IS-6.5", R.KEEP_NO_FREE_EGGS),
    Case(
        laying(eggs={"1,0": 1, "1,1": 1}, guarantees={"1": [["sand", False], ["sand", True]]}),
        f"{LAY} keep sand",
        "IS-6.5",
        R.KEEP_THIRD,
    ),
    Case(
        laying() | {"cards": {"1": {"branch": 3}, "2": {"sand": 8}, "3": {"sand": 4}}},
        f"{LAY} keep sand",
        "IS-6.5",
        R.KEEP_NONE_LEFT,
    ),
    Case(
        laying(eggs={"1,0": 1}, guarantees={"1": [["sand", False]]}),
        f"{LAY} lose sand",
        "IS-6.5",
        R.LOSE_FREE_EGGS_LEFT,
    ),
    Case(OUT_OF_EGGS, f"{LAY} lose sand", "IS-6.5", R.LOSE_NOT_GUARANTEED),
    Case(laying(), f"{LAY} keep sand for 13", "IS-6.4", R.LAY_FOR_A_CARD),
    Case(MOVE_ALONE, f"{LAY} keep sand", "IS-8.5", R.LAY_FOR_NO_CARD),
    Case(MOVE_ALONE, f"{LAY} keep sand for 1", "IS-8.5", R.CARD_NOT_SHOWN),
    Case(MOVE_ALONE, f"{LAY} keep sand for 2", "IS-8.5", R.CARD_NOT_SHOWN),
    Case(MOVE_ALONE | {"cells": TALL}, f"{LAY} keep sand for 3", "IS-8.5", R.CARD_NOT_SHOWN),
    Case(MOVE_ALONE, f"{LAY} keep sand for 13", "IS-8.6", R.CARD_NOT_SATISFIED),
    Case(
        MOVE_ALONE | {"cells": TALL, "shown": {"day": [10]}}, f"{LAY} keep sand for 10", "IS-8.6", R.CARD_NOT_SATISFIED
    ),
    # alone
    Case(PERCH, "perch day:2,0", "IS-8.1", R.PERCH_IN_THE_SEA),
    Case(PERCH, "perch night:9,9", "IS-8.1", R.PERCH_IN_THE_SEA),
    Case(TURN_ALONE, "trim hand clay-leaf clay-leaf sand-leaf", "IS-8.3", R.TRIM_NOT_IN_HAND),
    Case(TURN_ALONE, "trim hand clay-leaf sand-leaf water-leaf", "IS-8.3", R.TRIM_NOT_IN_HAND),
    Case(TURN_ALONE, "trim bag", "IS-8.3", R.TRIM_BAG_TOO_EMPTY),
    Case(TRIM, "lose clay-leaf", "IS-8.3", R.LOSE_NONE_LEFT),
    Case(REVEAL, "reveal 13", "IS-8.5", R.REVEAL_NOT_UNSEEN),
    Case(REVEAL, "reveal 3", "IS-8.5", R.REVEAL_NOT_UNSEEN),
]


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{spelt(case.refusal)}: {case.move}")
def test_a_move_is_refused_with_its_rule_and_reason(case: Case) -> None:
    check_refused(ISLET.game, case)


def test_every_verb_is_refused_somewhere() -> None:
    refused = {verb_of(ISLET.game, Verb, case.move) for case in CASES}
    assert {spelt(verb) for verb in Verb} - refused == set()


def test_every_reason_is_given_somewhere() -> None:
    assert set(Refusal) - {case.refusal for case in CASES} == {Refusal.ALLOWED}


def test_every_reason_names_a_rule_of_the_law() -> None:
    numbers = rules_of_the_law(ISLET.game, "IS")
    assert len(numbers) > 30
    assert set(RULE) == set(Refusal) - {Refusal.ALLOWED}
    assert set(RULE.values()) - numbers == set()
