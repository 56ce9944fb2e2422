"""SI-8.5: who is asked to repel a creature, when and in what order; and that asking gives no secret away."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from archipel.match import Match

from .playing import Plan, Position, moments
from .tried import SURVIVE

NOTHING = ["beach/dolphin"]
REPELLENT = ["beach/repellent"]


def at(phase: str, adventurers: dict[str, str], hands: Position, **keys: object) -> Position:
    """Four seats; `m7` keeps the game going."""
    return {
        "game": SURVIVE.name,
        "phase": phase,
        "options": {"seats": 4},
        "adventurers": {"y10": "m7"} | adventurers,
        "hands": hands,
        **keys,
    }


def kaiju_moved(hands: Position, turn: int = 1) -> tuple[Position, str]:
    there = {"r1": "c5*", "b1": "c5*", "g1": "c5*"}
    return at("creature", there, hands, turn=turn, die="kaiju", kaijus=["c7"], rafts=["c5"]), "kaiju c7 c5"


def shark_moved(hands: Position, turn: int = 1) -> tuple[Position, str]:
    there = {"r1": "c5", "b1": "c5", "g1": "c5"}
    return at("creature", there, hands, turn=turn, die="shark", sharks=["c7"]), "shark c7 c5"


def shark_arriving(hands: Position, turn: int = 1) -> tuple[Position, str]:
    there = {"r1": "e5", "b1": "e5", "g1": "e5"}
    return at("reveal", there, hands, turn=turn, sunk="e5", pool={"beach": {"shark": 1}}), "reveal shark"


def kaiju_arriving(hands: Position, turn: int = 1) -> tuple[Position, str]:
    there = {"r1": "e5", "b1": "e5", "g1": "e5"}
    return at("reveal", there, hands, turn=turn, sunk="e5", pool={"beach": {"kaiju": 1}}), "reveal kaiju"


def adventurer_pushed(hands: Position, turn: int = 1) -> tuple[Position, str]:
    there = {"r1": "c6", "r2": "c5*", "b1": "c5*", "g1": "c5*"}
    stack = [{"do": "push", "at": "c6"}]
    keys = {"kaijus": ["c6"], "sharks": ["c5"], "rafts": ["c5"], "stack": stack, "sinks_left": 0}
    return at("push", there, hands, turn=turn, **keys), "push r1 c5"


def shark_pushed(hands: Position, turn: int = 1) -> tuple[Position, str]:
    there = {"r1": "c5", "b1": "c5", "g1": "c5"}
    stack = [{"do": "push", "at": "c6"}]
    keys = {"kaijus": ["c6"], "sharks": ["c6"], "stack": stack, "sinks_left": 0}
    return at("push", there, hands, turn=turn, **keys), "push shark c5"


def kaiju_pushed(hands: Position, turn: int = 1) -> tuple[Position, str]:
    there = {"r1": "c5", "b1": "c5", "g1": "c5"}
    stack = [{"do": "push", "at": "c6"}]
    return at("push", there, hands, turn=turn, kaijus=["c6", "c6"], stack=stack, sinks_left=0), "push kaiju c5"


Trigger = Callable[..., tuple[Position, str]]

TRIGGERS: list[Trigger] = [
    kaiju_moved,
    shark_moved,
    shark_arriving,
    kaiju_arriving,
    shark_pushed,
    kaiju_pushed,
    adventurer_pushed,
]


def asked(match: Match) -> list[int]:
    """The seats that are asked now."""
    position = match.position()
    return list(position["stack"][-1]["asked"]) if position["phase"] == "repel" else []


def after(case: tuple[Position, str]) -> Match:
    position, move = case
    match = SURVIVE.game.match(position)
    match.play(move)
    return match


@pytest.mark.parametrize("trigger", TRIGGERS)
@pytest.mark.parametrize("turn", [1, 2, 3, 4])
@pytest.mark.parametrize("holders", [(), (1,), (2,), (1, 3), (2, 3), (1, 2, 3), (1, 2, 3, 4)])
def test_those_there_who_hold_a_tile_are_asked_in_turn_order(
    trigger: Trigger, turn: int, holders: tuple[int, ...]
) -> None:
    hands = {str(seat): NOTHING for seat in holders[:2]} | {str(seat): REPELLENT for seat in holders[2:3]}
    match = after(trigger(hands, turn))
    order = [(turn - 1 + step) % 4 + 1 for step in range(4)]
    expected = [seat for seat in order if seat in holders[:3] and seat != 4]
    assert asked(match) == expected
    for i, seat in enumerate(expected):
        assert (match.actor, asked(match)) == (str(seat), expected[i:])
        assert match.legal() == (["allow", "repel"] if seat in holders[2:3] else ["allow"])
        match.play("allow")
    assert match.position()["phase"] != "repel"


@pytest.mark.parametrize("trigger", TRIGGERS)
def test_the_first_to_repel_settles_it(trigger: Trigger) -> None:
    position, move = trigger({"1": NOTHING, "2": REPELLENT, "3": ["forest/repellent"]})
    match = after((position, move))
    kind = "kaijus" if "kaiju" in trigger.__name__ else "sharks"
    before = match.position()
    match.play("allow")
    match.play("repel")
    now = match.position()
    assert len(now[kind]) == len(before[kind]) - 1
    assert (now["adventurers"], now["rafts"]) == (before["adventurers"], before["rafts"])
    assert now["hands"] == {"1": NOTHING, "2": [], "3": ["forest/repellent"], "4": []}
    assert now["phase"] != "repel"


def entering(sharks: int, hands: Position) -> Match:
    """Seat 1 swims to where blue passengers of a full raft share the cell with sharks."""
    there = {"r1": "c6", "r2": "a1", "b1": "c5*", "b2": "c5*", "g1": "c5*"}
    match = SURVIVE.game.match(at("act", there, hands, rafts=["c5"], sharks=["c5"] * sharks))
    match.play("swim r1 c5")
    return match


def test_entering_a_sharks_cell_asks_passengers_too() -> None:
    match = entering(1, {"1": NOTHING, "2": NOTHING, "3": NOTHING, "4": ["forest/dolphin"]})
    assert asked(match) == [1, 2, 3]
    for _ in range(3):
        match.play("allow")
    assert match.position()["adventurers"]["r1"] == "lost"
    assert match.position()["phase"] == "act"


@pytest.mark.parametrize("sharks", [1, 2, 3])
def test_each_of_several_sharks_asks_those_who_hold_a_tile_then(sharks: int) -> None:
    match = entering(sharks, {"2": REPELLENT, "3": ["beach/repellent", "forest/repellent"][1:]})
    left = [2, 3]
    for gone in range(min(sharks, 2)):
        assert asked(match) == left
        match.play("repel")
        left = left[1:]
        assert len(match.position()["sharks"]) == sharks - gone - 1
    assert match.position()["phase"] == "act"
    assert match.position()["adventurers"]["r1"] == ("lost" if sharks == 3 else "c5")


def test_whoever_lets_one_eat_is_asked_no_more() -> None:
    match = entering(3, {"2": ["beach/repellent"]})
    match.play("allow")
    assert match.position()["adventurers"]["r1"] == "lost"
    assert len(match.position()["sharks"]) == 3
    assert match.position()["phase"] == "act"


def test_no_question_where_no_swimmer_would_be_eaten() -> None:
    there = {"r1": "c5*", "r2": "a1"}
    match = SURVIVE.game.match(at("creature", there, {"1": REPELLENT}, die="shark", sharks=["c6"], rafts=["c5"]))
    match.play("shark c6 c5")
    assert match.position()["phase"] != "repel"
    assert match.position()["adventurers"]["r1"] == "c5*"


def public(match: Match) -> object:
    """What everybody sees of a decision."""
    position = match.position()
    return position["phase"], position["actor"], position["turn"], position["stack"]


@pytest.mark.parametrize("number", range(12))
def test_being_asked_tells_nothing_of_hands(number: int) -> None:
    """The same public moves from the same public position ask the same, whatever lies in hands and under tiles."""
    random = Random(number)
    for match in moments(SURVIVE, Plan(number, number, True, number % 3 > 0), random, 0.05):
        if match.over or SURVIVE.setting_up(match.position()):
            continue
        twin = SURVIVE.game.match(SURVIVE.other_secrets(match.position(), None, random))
        one, other = match.copy(), twin
        for _ in range(12):
            assert public(one) == public(other)
            both = sorted(set(one.legal()) & set(other.legal()))
            both = [move for move in both if move.split(" ")[0] not in ("play", "repel")]
            if not both:
                break
            move = random.choice(both)
            one.play(move)
            other.play(move)
