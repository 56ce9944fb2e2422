"""What is true in every position of every match of Survive the Island, whatever its options and whoever plays."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from archipel.games.notation import spelt
from archipel.games.survive_the_island.facts import (
    BOARD,
    CELLS,
    COLOURS,
    LANDING_CELLS,
    MOST_SEATS,
    RAFTS,
    SUPPLY,
    TERRAINS,
    TILES,
    VOLCANOES_TO_END,
    Terrain,
)
from archipel.games.survive_the_island.state import MOST_FRAMES, MOST_MOVES
from archipel.rules import snapshot

from .hidden_tiles import backs_of, unseen_by_terrain
from .playing import Plan, Position, plans, play_through, within
from .tried import SURVIVE

CREATURE_KEYS = {creature: f"{spelt(creature)}s" for creature in SUPPLY}
POWERS = 15
"""Tiles that go to the hand."""

# ---- pieces --------------------------------------------------------------------------------------------------


@given(plans)
def test_pieces_are_neither_made_nor_doubled(plan: Plan) -> None:
    gone: dict[str, str] = {}
    serpents = SUPPLY[next(iter(SUPPLY))]
    for match in play_through(SURVIVE, plan):
        position = match.position()
        check_adventurers(position, gone)
        check_rafts_and_creatures(position)
        check_backs(position)
        assert len(position["serpents"]) <= serpents, "a serpent that is gone does not come again (SI-1.5)"
        serpents = len(position["serpents"])


def check_adventurers(position: Position, gone: dict[str, str]) -> None:
    """Each is somewhere; who has left play stays where it is (`gone` remembers)."""
    adventurers = position["adventurers"]
    seats = position["options"]["seats"]
    playing = COLOURS[: 4 if seats == 2 else seats]
    assert list(adventurers) == [f"{colour}{i}" for colour in playing for i in range(1, 11)]
    aboard = Counter(place[:-1] for place in adventurers.values() if place.endswith("*"))
    assert set(aboard) <= set(position["rafts"])
    assert all(crew <= 3 for crew in aboard.values())
    for adventurer, place in adventurers.items():
        assert gone.get(adventurer, place) == place
        if place in LANDING_CELLS or place == "lost":
            gone[adventurer] = place
        elif place == "hand":
            assert position["phase"] == "place-adventurers"
        else:
            assert place.removesuffix("*") in BOARD.names
            assert place not in position["volcanoes"]
            assert position["phase"] != "over"
    if SURVIVE.setting_up(position):
        assert not gone


def check_rafts_and_creatures(position: Position) -> None:
    """No more than the box has, no two rafts in a cell, and each where it may be (SI-1.5, SI-8.1)."""
    rafts, land = position["rafts"], {*position["terrain"], *position["volcanoes"]}
    assert len(set(rafts)) == len(rafts)
    assert len(rafts) + sum(position["rafts_in_hand"].values()) <= RAFTS
    assert not set(rafts) & land
    for creature, most in SUPPLY.items():
        there = position[CREATURE_KEYS[creature]]
        assert len(there) <= most
        assert not set(there) & (land if spelt(creature) != "kaiju" else set(position["volcanoes"]))
    assert len(position["volcanoes"]) <= VOLCANOES_TO_END
    assert not set(position["volcanoes"]) & set(position["terrain"])


def check_backs(position: Position) -> None:
    """No more of a back than SI-1.4 has; as many unseen as tiles, one more while one is turned (SI-7.1)."""
    pool, hands = backs_of(position)
    assert pool + hands <= SURVIVE.table
    assert all(back in SURVIVE.kept for _, back in hands)
    tiles, unseen = Counter(position["terrain"].values()), unseen_by_terrain(position)
    assert unseen >= tiles
    assert (unseen - tiles).total() == (position["phase"] == "reveal")


@given(plans)
def test_tallies_are_what_a_recount_gives(plan: Plan) -> None:
    for match in play_through(SURVIVE, plan):
        s = snapshot(match._states)
        crew = [[0] * CELLS for _ in range(MOST_SEATS)]
        afoot = [[0] * CELLS for _ in range(MOST_SEATS)]
        in_play = [0] * MOST_SEATS
        for adventurer, place in enumerate(s.place):
            seat = adventurer // 10 % s.seats
            if place < CELLS:
                in_play[seat] += 1
                (crew if s.aboard[adventurer] else afoot)[seat][place] += 1
        assert s.crew == crew
        assert s.afoot == afoot
        assert s.in_play == in_play
        assert s.tiles_left == [list(s.terrain).count(terrain) for terrain in range(TERRAINS)]
        assert s.volcanoes == list(s.terrain).count(Terrain.VOLCANO)


@given(plans)
def test_there_is_something_to_settle_in_interruptions_alone(plan: Plan) -> None:
    """SI-10.2: the innermost thing is what the phase decides; outside of interruptions there is none."""
    for match in play_through(SURVIVE, plan):
        position = match.position()
        stack = [frame["do"] for frame in position["stack"]]
        match position["phase"]:
            case "bring" | "aboard" | "repel" | "push" as phase:
                assert stack[-1] == phase
            case "roll" | "creature":
                assert stack in ([], ["roll"])
            case _:
                assert stack == []
        assert len(stack) < MOST_FRAMES
        assert "roll" not in stack[1:]
        if position["phase"] in ("bring", "reveal"):
            assert position["sunk"] is not None
        if position["phase"] == "repel":
            assert position["actor"] == str(position["stack"][-1]["asked"][0])
        elif position["actor"] not in ("chance", None):
            assert position["actor"] == str(position["turn"])


@pytest.mark.parametrize("options", range(len(SURVIVE.options)))
def test_games_end_in_time(options: int) -> None:
    """Every turn sinks a tile, and before the last tile the third volcano erupts: forty turns bound every game."""
    for eager in (True, False):
        *_, match = play_through(SURVIVE, Plan(options=options, seed=options, eager=eager, crowd=False))
        verbs = Counter(move.split(" ")[0] for move in match.moves)
        assert verbs["sink"] == verbs["reveal"] <= TILES
        assert verbs["end"] <= TILES
        assert sum(verbs[verb] for verb in ("walk", "board", "swim", "land", "sail")) <= 3 * TILES
        assert verbs["play"] + verbs["repel"] <= POWERS
        assert verbs["roll"] <= TILES + 4  # four creature dice
        assert match.over and match.actor is None and match.legal() == []
        points = match.scores()
        assert list(points) == match.seats
        assert match.winners() == [int(seat) for seat, some in points.items() if some == max(points.values())]
        assert match.options == SURVIVE.options[options]


# ---- the longest list ----------------------------------------------------------------------------------------


def test_the_bound_on_moves_follows_from_the_box() -> None:
    assert (sum(SUPPLY.values()), RAFTS, CELLS, TILES) == (13, 12, 129, 40)
    assert [within(BOARD, steps) for steps in (1, 2)] == [6, 18]
    ours = 20  # two colours
    longest = {
        "place-adventurers": ours * TILES,
        "place-rafts": CELLS,
        "moves": 1 + ours * (2 * 6 + 1) + RAFTS * 6,
        "powers": RAFTS * 18 + ours * (18 + len(LANDING_CELLS)) + 13 * (CELLS - 1) + 1 + 6,
        "creature": max(5 * 6, 6 * 18, 2 * 18),
        "push": 40 * 6 + 6 + 18 + 18,  # two seats have most pawns but five seats ten more
    }
    assert longest["moves"] + longest["powers"] <= MOST_MOVES
    assert max(longest.values()) + 10 * 6 <= MOST_MOVES


def longest_list(random: Random) -> Position:
    """Every power in one hand, and as many creatures, swimmers and rafts as can be had."""
    cells = list(BOARD.names)
    random.shuffle(cells)
    lairs, kaijus, rafts = cells[:6], cells[6:8], cells[8 : 8 + random.randint(0, RAFTS)]
    swimmers = cells[20 : 20 + random.randint(1, 3)]
    names = [f"{colour}{i}" for colour in "rg" for i in range(1, 11)]
    crews = dict(zip(names, (f"{raft}*" for raft in rafts), strict=False))
    return {
        "game": SURVIVE.name,
        "phase": "act",
        "hands": {"1": ["beach/paddles", "beach/dolphin", "forest/dive", "beach/creature-die", "beach/repellent"]},
        "rafts": rafts,
        "serpents": lairs[:5],
        "sharks": lairs,
        "kaijus": kaijus,
        "adventurers": crews | {name: random.choice(swimmers) for name in names if name not in crews},
    }


@given(st.integers(0, 2**32 - 1))
def test_the_longest_lists_stay_below_the_bound(seed: int) -> None:
    match = SURVIVE.game.match(longest_list(Random(seed)))
    legal = match.legal()
    kinds = Counter(" ".join(move.split(" ")[:2]) for move in legal)
    assert len(legal) <= MOST_MOVES
    assert kinds["play dolphin"] <= 20 * 22
    assert kinds["play paddles"] <= RAFTS * 18
    assert 0 < kinds["play dive"] <= 13 * (CELLS - 1)


def test_the_longest_lists_are_long() -> None:
    """So that the bound is tried near its end: more than two thirds of it."""
    random = Random(5)
    longest = max(len(SURVIVE.game.match(longest_list(random)).legal()) for _ in range(200))
    assert longest > MOST_MOVES * 2 // 3


def test_a_list_as_long_as_the_placing_bound_is_had_at_the_start() -> None:
    assert len(SURVIVE.game.start(seats=2, seed=1).legal()) == 20 * 40


def test_crowds_have_everything_happen() -> None:
    """Every phase comes in some of them, or the tests of all matches would say little of it."""
    seen: set[str] = set()
    for number in range(12):
        for match in play_through(SURVIVE, Plan(number, number, True, True)):
            seen.add(match.position()["phase"])
    assert seen == {spelt(phase) for phase in SURVIVE.phases}
