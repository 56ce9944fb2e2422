"""A kaiju comes to a cell that holds anything it can hold, and what it pushes is pushed in every order to the end."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Iterator
from dataclasses import dataclass
from itertools import product
from random import Random

import pytest
from conftest import SOAK

from archipel.errors import IllegalMove
from archipel.match import Match
from archipel.rules import snapshot

from .playing import Position
from .tried import SURVIVE

MOST_STEPS = 20_000 if SOAK else 600
"""So many moves are tried of one arrival; the rest of it is a sample."""
SAMPLES = 100 if SOAK else 3


@dataclass(frozen=True)
class Held:
    """What stands in the cell a kaiju comes to; `crew` is -1 where there is no raft."""

    crew: int = -1
    afoot: int = 0
    sharks: int = 0
    serpents: int = 0
    kaijus: int = 0
    tile: bool = False


def everything_held() -> Iterator[Held]:
    """Every combination there can be (SI-10.5)."""
    for crew, afoot, sharks, serpents in product(range(-1, 4), range(3), range(3), range(2)):
        boards = 0 <= crew < 3 and afoot
        eaten = (afoot and sharks + serpents) or (crew >= 0 and serpents)
        if not (boards or eaten):
            yield Held(crew, afoot, sharks, serpents)
    for afoot in range(4):
        yield Held(afoot=afoot, tile=True)
    yield Held(kaijus=1)
    yield Held(kaijus=1, tile=True)


# the cell a kaiju comes to, where it comes from, and what is about
AROUND: dict[str, tuple[str, str, Position]] = {
    "open water": ("k6", "k8", {}),
    "the edge": ("a1", "a3", {}),
    "beside tiles": (
        "j6",
        "k6",
        {"terrain": {"i6": "beach", "j5": "beach"}, "adventurers": {"y1": "i6", "b10": "j5"}},
    ),
    "beside rafts": (
        "k6",
        "k8",
        {
            "rafts": ["k5", "j6", "l5"],
            "adventurers": {"y1": "k5*", "y2": "k5*", "b8": "j6*", "b9": "j6*", "b10": "j6*", "y3": "j6"},
        },
    ),
    "among creatures": (
        "a1",
        "a3",
        {"sharks": ["b2"], "serpents": ["b3"], "adventurers": {"y1": "c1"}},
    ),
    "a narrow place": (
        "d4",
        "c4",
        {"volcanoes": ["e4", "e5"], "kaijus_near": ["d5"], "adventurers": {"y1": "m1"}},
    ),
}
HANDS: dict[str, Position] = {
    "nobody asked": {},
    "all asked": {"1": ["beach/dolphin"], "2": ["beach/repellent", "forest/repellent"]},
}


def laid_out(around: str, held: Held, hands: Position, phase: str) -> tuple[Position, str] | None:
    """The position before the kaiju comes and the move it comes with, None where it cannot be."""
    cell, start, about = AROUND[around]
    near = about.get("kaijus_near", [])
    if held.tile and cell not in SURVIVE.island:
        return None
    if held.kaijus and near:
        return None
    terrain = dict(about.get("terrain", {}))
    pool: dict[str, int] = {}
    if terrain:
        pool = {"shark": 1, "raft": 1}
    adventurers = {"b1": "m7"} | about.get("adventurers", {})
    own = [*(f"r{i}" for i in range(1, 4)), *(f"b{i}" for i in range(2, 4))]
    adventurers |= {own.pop(0): f"{cell}*" for _ in range(max(0, held.crew))}
    adventurers |= {own.pop(): cell for _ in range(held.afoot)}
    position: Position = {
        "game": SURVIVE.name,
        "phase": phase,
        "adventurers": adventurers,
        "rafts": [*about.get("rafts", []), *[cell] * (held.crew >= 0)],
        "sharks": [*about.get("sharks", []), *[cell] * held.sharks],
        "serpents": [*about.get("serpents", []), *[cell] * held.serpents],
        "kaijus": [*near, *[cell] * held.kaijus],
        "volcanoes": about.get("volcanoes", []),
        "hands": hands,
    }
    if phase == "creature":
        move = f"kaiju {start} {cell}"
        position |= {"die": "kaiju", "kaijus": [*position["kaijus"], start]}
        if held.tile:
            terrain[cell] = "beach"
            pool["kaiju"] = pool.get("kaiju", 0) + 1
    else:
        if not held.tile:
            return None
        move = "reveal kaiju"
        position["sunk"] = cell
        pool["kaiju"] = pool.get("kaiju", 0) + 1
    return position | {"terrain": terrain, "pool": {"beach": pool}}, move


def canonical_key(match: Match) -> Hashable:
    """A moment, with adventurers of one colour taken for each other: their names and values change nothing here."""
    s = snapshot(match._states)
    pawns = sorted((i // 10, place, s.aboard[i], s.swum[i]) for i, place in enumerate(s.place))
    creatures = tuple(tuple(row) for row in s.creatures)
    hands = tuple(tuple(row) for row in s.hands)
    stack = tuple((f.do, f.at, f.piece, tuple(f.asked)) for f in s.stack[: s.depth])
    return s.phase, s.turn, tuple(pawns), tuple(s.raft), creatures, hands, stack


def check_moment(match: Match, before: Position) -> None:
    """Nothing is made, nobody vanishes, and there is always a way on."""
    position = match.position()
    assert list(position["adventurers"]) == list(before["adventurers"])
    for creature in ("serpents", "sharks", "kaijus"):
        assert len(position[creature]) <= len(before[creature])
    assert set(position["rafts"]) <= set(before["rafts"])
    for adventurer, place in position["adventurers"].items():
        was = before["adventurers"][adventurer]
        assert (place == "lost") or (was != "lost" and place.removesuffix("*") in SURVIVE.board.names)
    assert match.over or match.legal()


def is_settled(match: Match) -> bool:
    """Whether the chain is at its end."""
    return not match.position()["stack"]


def follow(match: Match, before: Position, random: Random) -> tuple[int, bool]:
    """Play every order to its end, or so many moves; then a sample.  How many ends were seen, and whether all were."""
    waiting, seen, steps, ends = [match], {canonical_key(match)}, 0, 0
    while waiting and steps < MOST_STEPS:
        here = waiting.pop()
        if is_settled(here):
            check_end(here, before)
            ends += 1
            continue
        for move in here.legal():
            after = here.copy()
            after.play(move)
            steps += 1
            key = canonical_key(after)
            if key not in seen:
                seen.add(key)
                check_moment(after, before)
                waiting.append(after)
    whole = not waiting
    for _ in range(0 if whole else SAMPLES):
        here = match.copy()
        while not is_settled(here):
            here.play(random.choice(here.legal()))
            check_moment(here, before)
        check_end(here, before)
        ends += 1
    return ends, whole


def check_end(match: Match, before: Position) -> None:
    """The stack is empty, and the position is one a reader takes; nothing but what can be is gone."""
    position = match.position()
    assert position["stack"] == []
    assert SURVIVE.game.match(position).position() == position
    if not match.over:
        assert len(position["serpents"]) == len(before["serpents"])
        repelled = sum(map(len, before["hands"].values())) - sum(map(len, position["hands"].values()))
        gone = [len(before[key]) - len(position[key]) for key in ("sharks", "kaijus")]
        assert sum(gone) == repelled
        assert max(Counter(position["kaijus"]).values(), default=0) <= 1


CASES = {
    f"{phase}, {around}, {hands}, {held}": case
    for around, held, hands, phase in product(AROUND, everything_held(), HANDS, ("creature", "reveal"))
    if (case := laid_out(around, held, HANDS[hands], phase)) is not None
}


@pytest.mark.parametrize(("position", "move"), CASES.values(), ids=CASES)
def test_every_order_of_pushes_comes_to_an_end(position: Position, move: str) -> None:
    match = SURVIVE.game.match(position)
    if move not in match.legal():
        # SI-8.8: it cannot clear the cell
        with pytest.raises(IllegalMove) as refused:
            match.play(move)
        assert refused.value.rule == "SI-8.8"
        return
    before = match.position()
    match.play(move)
    if move == "reveal kaiju" and len(before["kaijus"]) < 2:
        before["kaijus"] = [*before["kaijus"], before["sunk"]]
    ends, _ = follow(match, before, Random(1))
    assert ends > 0


def test_many_arrivals_are_followed_to_every_end() -> None:
    """Not only sampled."""
    whole = []
    for position, move in list(CASES.values())[::7]:
        match = SURVIVE.game.match(position)
        if move in match.legal():
            before = match.position()
            match.play(move)
            if move == "reveal kaiju" and len(before["kaijus"]) < 2:
                before["kaijus"] = [*before["kaijus"], before["sunk"]]
            whole.append(follow(match, before, Random(1))[1])
    assert len(whole) > 30
    assert sum(whole) > len(whole) // 2
