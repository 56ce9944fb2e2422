"""Why Forbidden Island refuses a move: every verb, every reason, and the rule each names."""

from __future__ import annotations

from typing import Any

import pytest

from archipel.games.forbidden_island.moves import Verb
from archipel.games.forbidden_island.refusals import RULE, Refusal
from archipel.games.notation import spelt

from .playing import Position
from .refusing import Case, check_refused, rules_of_the_law, verb_of
from .tried import FORBIDDEN, TREASURES


def at(phase: str, **keys: Any) -> Position:
    """A position of that phase, as at the start but for what is given: the Diver on d2, the Engineer on d1."""
    return {"game": FORBIDDEN.name, "phase": phase, **keys}


def played_by(role: str, pawn: str, **keys: Any) -> Position:
    """That role's turn, its pawn where it is said, the Messenger's on c3."""
    return at("act", roles=[role, "messenger"], pawns={"1": pawn, "2": "c3"}, **keys)


def holding(*cards: str, **keys: Any) -> Position:
    """Seat 1 holds cards, and the c3 and d3 are flooded."""
    return at("act", hands={"1": list(cards)}, flooded=["c3", "d3"], **keys)


def small(phase: str, tiles: Position, **keys: Any) -> Position:
    """An island of which little is left, all treasures taken."""
    return at(phase, tiles=tiles, treasures=TREASURES, **keys)


ACT = at("act")
BEFORE_TREASURE = at("before-treasure", draws_left=2, hands={"1": ["sandbags"]})
TREASURE = at("treasure", draws_left=1, hands={"1": ["helicopter", "sandbags"]}, flooded=["c3"])
FLOOD = at("flood", floods_left=2, hands={"2": ["helicopter"]}, flood_discards=["watchtower"])
DISCARD = at(
    "discard",
    draws_left=1,
    hands={"1": ["crystal"] * 4 + ["stone"] * 2, "2": ["helicopter", "sandbags"]},
    flooded=["c3"],
)
SWIM = small(
    "swim",
    {"c1": "fools-landing", "d2": "iron-gate", "d4": "watchtower"},
    roles=["engineer", "messenger"],
    pawns={"1": "d3", "2": "c1"},
    hands={"1": ["helicopter"]},
    swimming=[1],
    floods_left=1,
)
OVER = at("over", ending="skull", water=10, hands={"1": ["helicopter", "sandbags"]})
NO_SHORE = small("act", {"c1": "fools-landing", "c2": "gold-gate", "d2": "iron-gate"}, pawns={"1": "c1", "2": "c2"})
PILOT = played_by("pilot", "c1")
NAVIGATOR = played_by("navigator", "c2")
ENGINEER = played_by("engineer", "c2", flooded=["b2", "c1", "e4"])
GIVER = at("act", pawns={"1": "d1"}, hands={"1": ["crystal", "sandbags"], "2": ["stone"]})

R = Refusal
CASES = [
    # not the time for it
    Case(OVER, "end", "FI-8.3", R.GAME_OVER),
    Case(OVER, "treasure crystal", "FI-8.3", R.GAME_OVER),
    Case(OVER, "escape 1", "FI-8.3", R.GAME_OVER),
    Case(OVER, "swim c3", "FI-8.3", R.GAME_OVER),
    Case(TREASURE, "end", "FI-4.1", R.NOT_ACTING),
    Case(TREASURE, "move d3", "FI-4.1", R.NOT_ACTING),
    Case(BEFORE_TREASURE, "claim stone", "FI-4.1", R.NOT_ACTING),
    Case(DISCARD, "give 2 stone", "FI-4.1", R.NOT_ACTING),
    Case(SWIM, "move d2", "FI-4.1", R.NOT_ACTING),
    Case(FLOOD, "guide 2 c3", "FI-4.1", R.NOT_ACTING),
    Case(ACT, "draw", "FI-4.1", R.NOT_BEFORE_A_DRAW),
    Case(FLOOD, "draw", "FI-4.1", R.NOT_BEFORE_A_DRAW),
    Case(ACT, "treasure crystal", "FI-7.1", R.NOT_DRAWING_TREASURE),
    Case(FLOOD, "treasure crystal", "FI-7.1", R.NOT_DRAWING_TREASURE),
    Case(ACT, "discard crystal", "FI-7.3", R.NOT_DISCARDING),
    Case(BEFORE_TREASURE, "discard sandbags", "FI-7.3", R.NOT_DISCARDING),
    Case(ACT, "flood watchtower", "FI-7.4", R.NOT_FLOODING),
    Case(TREASURE, "flood watchtower", "FI-7.4", R.NOT_FLOODING),
    Case(ACT, "swim d3", "FI-7.6", R.NOT_SWIMMING),
    Case(FLOOD, "swim d3", "FI-7.6", R.NOT_SWIMMING),
    Case(TREASURE, "sandbag 1 c3", "FI-4.2", R.SPECIAL_NOT_NOW),
    Case(FLOOD, "lift 2 d1 c3 2", "FI-4.2", R.SPECIAL_NOT_NOW),
    Case(SWIM, "lift 1 c1 d2 2", "FI-4.2", R.SPECIAL_NOT_NOW),
    Case(SWIM, "escape 1", "FI-4.2", R.SPECIAL_NOT_NOW),
    Case(DISCARD, "sandbag 2 c3", "FI-4.2", R.SPECIAL_ANOTHERS_DISCARD),
    Case(DISCARD, "lift 2 d1 c3 2", "FI-4.2", R.SPECIAL_ANOTHERS_DISCARD),
    Case(DISCARD, "escape 2", "FI-4.2", R.SPECIAL_ANOTHERS_DISCARD),
    # seats that nobody has
    Case(GIVER, "give 3 crystal", "FI-2.1", R.NO_SUCH_SEAT),
    Case(NAVIGATOR, "guide 4 c3", "FI-2.1", R.NO_SUCH_SEAT),
    Case(ACT, "sandbag 3 c3", "FI-2.1", R.NO_SUCH_SEAT),
    Case(ACT, "escape 4", "FI-2.1", R.NO_SUCH_SEAT),
    Case(holding("helicopter"), "lift 3 d2 c3 1", "FI-2.1", R.NO_SUCH_SEAT),
    Case(holding("helicopter"), "lift 1 d2 c3 1 3", "FI-2.1", R.NO_SUCH_SEAT),
    # going places
    Case(ACT, "move a1", "FI-5.1", R.MOVE_NO_TILE),
    Case(ACT, "move i7", "FI-5.1", R.MOVE_NO_TILE),
    Case(NO_SHORE, "move d1", "FI-5.1", R.MOVE_NO_TILE),
    Case(ACT, "move d2", "FI-5.1", R.MOVE_SAME_TILE),
    Case(ACT, "move d4", "FI-5.1", R.MOVE_TOO_FAR),
    Case(ACT, "move c3", "FI-5.1", R.MOVE_TOO_FAR),
    Case(ACT, "fly d4", "FI-5.2", R.FLY_NOT_PILOT),
    Case(PILOT | {"flown": True}, "fly d4", "FI-5.2", R.FLY_TWICE),
    Case(PILOT, "fly a1", "FI-5.2", R.FLY_NO_TILE),
    Case(PILOT, "fly c1", "FI-5.2", R.FLY_SAME_TILE),
    Case(ACT, "guide 2 c1", "FI-5.3", R.GUIDE_NOT_NAVIGATOR),
    Case(ACT, "guide 4 c1", "FI-5.3", R.GUIDE_NOT_NAVIGATOR),
    Case(NAVIGATOR, "guide 1 c3", "FI-5.3", R.GUIDE_ONESELF),
    Case(NAVIGATOR, "guide 2 a1", "FI-5.3", R.GUIDE_NO_TILE),
    Case(NAVIGATOR, "guide 2 c3", "FI-5.3", R.GUIDE_SAME_TILE),
    Case(NAVIGATOR, "guide 2 c6", "FI-5.3", R.GUIDE_TOO_FAR),
    # shoring up
    Case(ACT, "shore d2", "FI-5.4", R.SHORE_NOT_FLOODED),
    Case(ACT, "shore a1", "FI-5.4", R.SHORE_NOT_FLOODED),
    Case(holding(), "shore c3", "FI-5.4", R.SHORE_TOO_FAR),
    Case(ENGINEER, "shore c1 d2", "FI-5.4", R.SHORE_NOT_FLOODED),
    Case(ENGINEER, "shore c1 e4", "FI-5.4", R.SHORE_TOO_FAR),
    Case(holding(), "shore c3 d3", "FI-5.4", R.SHORE_TWO_NOT_ENGINEER),
    Case(ENGINEER, "shore c1 b2", "FI-5.4", R.SHORE_TWO_OUT_OF_ORDER),
    Case(ENGINEER, "shore b2 b2", "FI-5.4", R.SHORE_TWO_OUT_OF_ORDER),
    # cards
    Case(GIVER, "give 2 sandbags", "FI-5.5", R.GIVE_SPECIAL),
    Case(GIVER, "give 2 waters-rise", "FI-5.5", R.GIVE_SPECIAL),
    Case(GIVER, "give 1 crystal", "FI-5.5", R.GIVE_ONESELF),
    Case(GIVER, "give 2 stone", "FI-5.5", R.GIVE_NOT_HELD),
    Case(GIVER | {"pawns": {}}, "give 2 crystal", "FI-5.5", R.GIVE_APART),
    Case(
        at("act", treasures=["stone"], pawns={"1": "a3"}, hands={"1": ["stone"] * 4}),
        "claim stone",
        "FI-5.6",
        R.CLAIM_TAKEN,
    ),
    Case(at("act", pawns={"1": "a3"}, hands={"1": ["stone"] * 3}), "claim stone", "FI-5.6", R.CLAIM_TOO_FEW),
    Case(at("act", pawns={"1": "c3"}, hands={"1": ["stone"] * 4}), "claim stone", "FI-5.6", R.CLAIM_ELSEWHERE),
    # special cards
    Case(holding("helicopter"), "sandbag 1 c3", "FI-6.1", R.SANDBAG_NOT_HELD),
    Case(holding("sandbags"), "sandbag 2 c3", "FI-6.1", R.SANDBAG_NOT_HELD),
    Case(holding("sandbags"), "sandbag 1 c4", "FI-6.1", R.SANDBAG_NOT_FLOODED),
    Case(holding("sandbags"), "sandbag 1 a1", "FI-6.1", R.SANDBAG_NOT_FLOODED),
    Case(holding("sandbags"), "lift 1 d2 c3 1", "FI-6.2", R.HELICOPTER_NOT_HELD),
    Case(holding("helicopter"), "lift 2 d2 c3 1", "FI-6.2", R.HELICOPTER_NOT_HELD),
    Case(holding("sandbags"), "escape 1", "FI-6.2", R.HELICOPTER_NOT_HELD),
    Case(holding("helicopter"), "lift 1 d2 a1 1", "FI-6.2", R.LIFT_NO_TILE),
    Case(holding("helicopter"), "lift 1 d2 d2 1", "FI-6.2", R.LIFT_SAME_TILE),
    Case(holding("helicopter"), "lift 1 d2 c3 2", "FI-6.2", R.LIFT_NOT_THERE),
    Case(holding("helicopter"), "lift 1 d2 c3 1 2", "FI-6.2", R.LIFT_NOT_THERE),
    Case(holding("helicopter"), "lift 1 a1 c3 1", "FI-6.2", R.LIFT_NOT_THERE),
    Case(
        holding("helicopter", pawns={"1": "c1", "2": "c1"}, treasures=TREASURES[1:]),
        "escape 1",
        "FI-6.3",
        R.ESCAPE_TREASURES_LEFT,
    ),
    Case(
        holding("helicopter", pawns={"1": "c1"}, treasures=TREASURES),
        "escape 1",
        "FI-6.3",
        R.ESCAPE_NOT_ALL_THERE,
    ),
    # drawing
    Case(TREASURE | {"discards": {"waters-rise": 3}}, "treasure waters-rise", "FI-7.1", R.TREASURE_NONE_LEFT),
    Case(DISCARD, "discard statue", "FI-7.3", R.DISCARD_NOT_HELD),
    Case(DISCARD, "discard helicopter", "FI-7.3", R.DISCARD_NOT_HELD),
    Case(DISCARD, "discard waters-rise", "FI-7.3", R.DISCARD_NOT_HELD),
    Case(FLOOD, "flood watchtower", "FI-7.4", R.FLOOD_NOT_ON_TOP),
    Case(SWIM, "swim c1", "FI-7.6", R.SWIM_NOT_THERE),
    Case(SWIM, "swim d3", "FI-7.6", R.SWIM_NOT_THERE),
]


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{spelt(case.refusal)}: {case.move}")
def test_a_move_is_refused_with_its_rule_and_reason(case: Case) -> None:
    check_refused(FORBIDDEN.game, case)


def test_every_verb_is_refused_somewhere() -> None:
    """`shore` for one tile and for two, and every other."""
    refused = {verb_of(FORBIDDEN.game, Verb, case.move) for case in CASES}
    assert {spelt(verb) for verb in Verb} - refused == set()


def test_every_reason_is_given_somewhere() -> None:
    assert set(Refusal) - {case.refusal for case in CASES} == {Refusal.ALLOWED}


def test_every_reason_names_a_rule_of_the_law() -> None:
    numbers = rules_of_the_law(FORBIDDEN.game, "FI")
    assert len(numbers) > 30
    assert set(RULE) == set(Refusal) - {Refusal.ALLOWED}
    assert set(RULE.values()) - numbers == set()
