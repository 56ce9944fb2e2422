"""What is true in every position of every match of The Island, whatever its options and whoever plays."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from archipel.games.notation import spelt
from archipel.games.the_island.facts import (
    BOARD,
    BOATS,
    CELLS,
    COLOURS,
    ISLAND_CELLS,
    LANDING_CELLS,
    SUPPLY,
    TERRAINS,
    Back,
)
from archipel.games.the_island.state import MOST_MOVES
from archipel.rules import snapshot

from .hidden_tiles import backs_of, unseen_by_terrain
from .playing import Plan, Position, plans, play_through, within
from .tried import THE_ISLAND

GAME = THE_ISLAND.game
ISLAND_NAMES = {BOARD.names[cell] for cell in ISLAND_CELLS}
TABLE = THE_ISLAND.table
"""TI-1.5, as the position spells it."""
KEPT = THE_ISLAND.kept


# ---- pieces --------------------------------------------------------------------------------------------------


@given(plans)
def test_pieces_are_neither_made_nor_doubled(plan: Plan) -> None:
    gone: dict[str, str] = {}
    for match in play_through(THE_ISLAND, plan):
        position = match.position()
        check_explorers(position, gone)
        check_boats_and_creatures(position)
        check_backs(position)


def check_explorers(position: Position, gone: dict[str, str]) -> None:
    """Each is somewhere; who has left play stays where it is (`gone` remembers)."""
    explorers = position["explorers"]
    playing = 4 if position["options"]["two_colours"] else position["options"]["seats"]
    assert list(explorers) == [f"{colour}{i}" for colour in COLOURS[:playing] for i in range(1, 11)]
    aboard = Counter(place[:-1] for place in explorers.values() if place.endswith("*"))
    assert set(aboard) <= set(position["boats"])
    assert all(crew <= 3 for crew in aboard.values())
    for explorer, place in explorers.items():
        assert gone.get(explorer, place) == place
        if place in LANDING_CELLS or place == "lost":
            gone[explorer] = place
        elif place == "hand":
            assert position["phase"] == "place-explorers"
        else:
            assert place.removesuffix("*") in BOARD.names
            assert position["phase"] != "over"
    if position["phase"] in ("place-explorers", "place-boats"):
        assert not gone


def check_boats_and_creatures(position: Position) -> None:
    """None on a tile, no two boats in a cell, and no more than the box has, those to come counted (TI-1.6)."""
    coming: Counter[str] = Counter()
    for backs in position["pool"].values():
        coming.update(backs)
    boats = position["boats"]
    assert len(set(boats)) == len(boats)
    assert len(boats) + sum(position["boats_in_hand"].values()) + coming["boat"] <= BOATS
    for creature, most in SUPPLY.items():
        there = position[f"{spelt(creature)}s"]
        assert len(there) + coming[spelt(creature)] <= most
        assert not set(there) & set(position["terrain"])
    assert not set(boats) & set(position["terrain"])


def check_backs(position: Position) -> None:
    """No more of a back than TI-1.5 has; as many unseen as tiles, one more while one is turned (TI-6.1, TI-8.6)."""
    pool, hands = backs_of(position)
    assert pool + hands <= TABLE
    assert all(back in KEPT for _, back in hands)
    tiles = Counter(position["terrain"].values())
    unseen = unseen_by_terrain(position)
    drowned = position["phase"] == "over" and 4 in position["options"]["challenges"] and not tiles
    extra = (unseen - tiles).total()
    assert unseen >= tiles
    assert extra == (position["phase"] == "reveal") or (drowned and extra == 1)


@given(plans)
def test_tallies_are_what_a_recount_gives(plan: Plan) -> None:
    for match in play_through(THE_ISLAND, plan):
        s = snapshot(match._states)
        crew = [[0] * CELLS for _ in range(4)]
        afoot = [[0] * CELLS for _ in range(4)]
        in_play = [0] * 4
        for explorer, place in enumerate(s.place):
            seat = explorer // 10 % s.seats
            if place < CELLS:
                in_play[seat] += 1
                (crew if s.aboard[explorer] else afoot)[seat][place] += 1
        assert s.crew == crew
        assert s.afoot == afoot
        assert s.in_play == in_play
        assert s.tiles_left == [list(s.terrain).count(terrain) for terrain in range(TERRAINS)]


# ---- moves ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("options", range(len(THE_ISLAND.options)))
def test_games_end_in_time(options: int) -> None:
    """TI-8.3 bounds every game: forty tiles, then at most 8 × seats turns for each explorer saved or lost."""
    *_, match = play_through(THE_ISLAND, Plan(options=options, seed=options, eager=options % 3 > 0, crowd=False))
    seats = match.options["seats"]
    explorers = len(match.position()["explorers"])
    turns = len(ISLAND_NAMES) + (explorers + 1) * 8 * seats
    most_a_turn = 1 + 3 + 2 + 3 + 2 + (seats - 1)  # a tile, moves, sink and reveal, aboard, roll and creature, defend
    assert len(match.moves) <= explorers + 8 + turns * most_a_turn
    assert match.over and match.actor is None and match.legal() == []
    assert list(match.scores()) == match.seats
    assert match.winners() == [int(s) for s, points in match.scores().items() if points == max(match.scores().values())]
    assert match.position()["options"] == THE_ISLAND.options[options]


# ---- the longest list ----------------------------------------------------------------------------------------


def test_the_bound_on_moves_follows_from_the_box() -> None:
    assert (sum(SUPPLY.values()), BOATS, CELLS, len(ISLAND_NAMES)) == (16, 12, 133, 40)
    assert [within(BOARD, steps) for steps in (1, 2, 3)] == [6, 18, 36]
    ours = 20  # two colours
    longest = {
        "place-explorers": ours * 40,
        "place-boats": CELLS,
        "tile": 1 + 16 * (CELLS - 1) + ours * within(BOARD, 3) + BOATS * within(BOARD, 3),
        "move": 1 + ours * (2 * within(BOARD, 1) + 3) + BOATS * within(BOARD, 1),
        "sink": 40,
        "creature": 1 + max(SUPPLY[creature] * within(BOARD, creature + 1) for creature in SUPPLY),
    }
    assert max(longest.values()) <= MOST_MOVES
    assert len(Back) <= 13


def longest_tile_list(random: Random) -> Position:
    """Every tile that can be played in one hand, and as many creatures, swimmers and boats as can be had."""
    cells = list(BOARD.names)
    random.shuffle(cells)
    lairs = cells[:6]  # all three kinds in one cell leave the most cells empty
    boats = cells[6 : 6 + random.randint(0, 12)]
    swimmers = cells[18 : 18 + random.randint(1, 3)]
    crews = {f"r{i + 1}" if i < 10 else f"g{i - 9}": f"{boat}*" for i, boat in enumerate(boats)}
    others = [f"{colour}{i}" for colour in "rg" for i in range(1, 11) if f"{colour}{i}" not in crews]
    return {
        "game": "the-island",
        "phase": "tile",
        "options": {"seats": 2, "two_colours": True},
        "hands": {
            "1": ["beach/dolphin", "beach/wind", "beach/move-serpent", "beach/move-shark", "beach/move-whale"],
        },
        "boats": boats,
        "serpents": lairs[:5],
        "sharks": lairs,
        "whales": lairs[:5],
        "explorers": crews | {explorer: random.choice(swimmers) for explorer in others},
    }


@given(st.integers(0, 2**32 - 1))
def test_the_longest_lists_stay_below_the_bound(seed: int) -> None:
    match = GAME.match(longest_tile_list(Random(seed)))
    legal = match.legal()
    kinds = Counter(" ".join(move.split(" ")[:2]) for move in legal)
    assert len(legal) <= MOST_MOVES
    assert kinds["play dolphin"] <= 20 * within(BOARD, 3)
    assert kinds["play wind"] <= BOATS * within(BOARD, 3)
    for creature, count in SUPPLY.items():
        assert 0 < kinds[f"play move-{spelt(creature)}"] <= count * (CELLS - 1)


def test_the_longest_lists_are_long() -> None:
    """So that the bound is tried near its end: more than two thirds of it."""
    random = Random(5)
    longest = max(len(GAME.match(longest_tile_list(random)).legal()) for _ in range(200))
    assert longest > MOST_MOVES * 2 // 3


def test_a_list_as_long_as_the_placing_bound_is_had_at_the_start() -> None:
    assert len(GAME.start(seats=2, two_colours=True, seed=1).legal()) == 20 * 40
