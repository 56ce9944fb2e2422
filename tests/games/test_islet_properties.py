"""What is true in every position of every match of Islet, whatever its options and whoever plays."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from written import written

from archipel.games.islet.facts import MOST_SEATS, NONE, Islet
from archipel.games.islet.grid import FARTHEST, SIDES, beside, place_at
from archipel.games.islet.moves import Verb
from archipel.games.islet.notation import cell_name, place_named
from archipel.games.islet.state import MOST_CELLS, MOST_MOVES
from archipel.games.notation import spelt
from archipel.rules import plain, snapshot

from . import islet_told_again as told
from .islet_tried import ISLET
from .playing import Plan, Position, plans, play_through
from .refusing import verb_of
from .seeded import drawn_of, stack_of

GAME = ISLET.game
EXPLORING = ("explore", "draw", "drop")
every_option = pytest.mark.parametrize(
    "options", ISLET.options, ids=lambda options: "-".join(map(str, options.values()))
)


# ---- the page ------------------------------------------------------------------------------------------------


@given(plans)
def test_the_page_told_again_plays_the_same_match(plan: Plan) -> None:
    """Section by section: the same legal moves, the same position after each, the same end."""
    before: Position | None = None
    for match in play_through(ISLET, plan):
        position = match.position()
        assert match.legal() == told.legal(position)
        if before is not None and match.moves:
            assert position == told.after(before, match.moves[-1])
        before = position
    assert match.scores() == told.scores(position)
    assert match.winners() == told.winners(position)


# ---- cards, tiles and eggs -----------------------------------------------------------------------------------


@given(plans)
def test_nothing_is_made_or_lost(plan: Plan) -> None:
    """A ledger kept from the moves alone: every card is held or in its deck, every tile somewhere or trimmed."""
    ledger: Ledger | None = None
    before: Position = {}
    for match in play_through(ISLET, plan):
        position = match.position()
        if ledger is None or not match.moves:
            ledger = Ledger(position)
            assert plan.crowd or ledger.tiles.total() == 90
        else:
            ledger.enter(before, match.moves[-1])
        ledger.check(position)
        check_eggs(position)
        before = position


class Ledger:
    """Decks, and tiles by kind, counted along with the moves."""

    def __init__(self, start: Position) -> None:
        self.decks = Counter(dict.fromkeys(told.RESOURCES, 12)) - told.out_of_decks(start)
        self.levels = sum(level for _, _, level in start["cells"].values())
        self.buried = self.levels - len(start["cells"])
        self.tiles = self.in_sight(start) + Counter({"buried": self.buried})
        self.gone: Counter[str] = Counter()
        self.covered: Counter[str] = Counter({"buried": self.buried})

    def enter(self, before: Position, move: str) -> None:
        verb, *words = move.split(" ")
        seat = str(before["turn"])
        match verb:
            case "put":
                self.enter_put(before, *words)
            case "go" | "lay":
                fresh = Counter(resource for resource, spent in before["guarantees"][seat] if not spent)
                paid = told.cards_named(words[1] if verb == "go" else words[0])
                self.decks += paid - fresh
                if verb == "lay":
                    self.decks[words[2]] += {"keep": -1, "lose": 1}[words[1]]
            case "drop":
                self.decks[words[0]] += 1
            case "lose":
                self.gone[words[0]] += 1
            case "trim":
                self.gone.update(words[1:])

    def enter_put(self, before: Position, kind: str, cell: str) -> None:
        """IS-5.3."""
        terrain, _ = kind.split("-")
        under = before["cells"].get(cell)
        card = terrain
        if under is not None:
            self.covered[f"{under[0]}-{under[1]}"] += 1
            card = {frozenset(pair): nest for pair, nest in told.NEST_OF.items()}.get(
                frozenset((terrain, under[0])), terrain
            )
        self.decks[card] -= self.decks[card] > 0
        self.levels += 1

    def check(self, position: Position) -> None:
        held = told.out_of_decks(position)
        assert min(self.decks.values(), default=0) >= 0
        assert all(self.decks[resource] + held[resource] == 12 for resource in told.RESOURCES)
        assert self.in_sight(position) + self.covered + self.gone == self.tiles
        assert sum(level for _, _, level in position["cells"].values()) == self.levels

    @staticmethod
    def in_sight(position: Position) -> Counter[str]:
        """Tiles in the bag, in hands and on top."""
        tiles: Counter[str] = Counter(position["bag"])
        for hand in position["hands"].values():
            tiles.update(hand)
        tiles.update(f"{terrain}-{nest}" for terrain, nest, _ in position["cells"].values())
        return tiles


def check_eggs(position: Position) -> None:
    """IS-1.5, IS-6.5: every egg is laid, on a guarantee or free, and those are even; never a third guarantee."""
    for seat, guarantees in position["guarantees"].items():
        laid = list(position["eggs"].values()).count(int(seat))
        assert laid + len(guarantees) + position["free_eggs"][seat] == told.eggs_of(position)
        assert position["free_eggs"][seat] % 2 == 0
        assert max(Counter(resource for resource, _ in guarantees).values(), default=0) <= 2
        assert guarantees == sorted(guarantees)
    assert set(position["eggs"]) <= set(position["cells"])


@given(plans)
def test_the_islet_only_grows(plan: Plan) -> None:
    """Cells and eggs stay, levels grow by the tile that is placed, and there is a way over edges to each new cell."""
    before: Position | None = None
    for match in play_through(ISLET, plan):
        position = match.position()
        if before is not None and match.moves:
            verb, *words = match.moves[-1].split(" ")
            rises = {
                cell: tile[2] - before["cells"].get(cell, [0, 0, 0])[2] for cell, tile in position["cells"].items()
            }
            assert {cell: rise for cell, rise in rises.items() if rise} == ({words[1]: 1} if verb == "put" else {})
            assert set(before["cells"]) <= set(position["cells"])
            assert before["eggs"].items() <= position["eggs"].items()
            assert (len(position["eggs"]) > len(before["eggs"])) == (verb == "lay")
            new = set(position["cells"]) - set(before["cells"])
            assert all(set(told.beside(cell)) & set(before["cells"]) for cell in new)
        before = position


@given(plans)
def test_states_keep_cells_in_order_and_know_their_neighbours(plan: Plan) -> None:
    """Places grow, none is there twice, what is kept of neighbours is what a recount gives, the rest is empty."""
    for match in play_through(ISLET, plan):
        s = snapshot(match._states)
        places = list(s.place[: s.cells])
        assert all(one < other for one, other in pairwise(places))
        at = {place: cell for cell, place in enumerate(places)}
        for cell, place in enumerate(places):
            near = [at.get(plain(beside)(place, side), NONE) for side in range(SIDES)]
            assert near == [s.near[cell, side] for side in range(SIDES)]
        assert not any(s.place[s.cells :]) and not any(s.level[s.cells :]) and not any(s.kind[s.cells :])
        assert list(s.trail[s.trail_length :]) == [NONE] * (MOST_CELLS - s.trail_length)
        assert list(s.bird[s.seats :]) == [NONE] * (MOST_SEATS - s.seats)


# ---- turns ---------------------------------------------------------------------------------------------------


@given(plans)
def test_hands_cards_and_guarantees_keep_their_bounds(plan: Plan) -> None:
    """IS-5.4, IS-5.5, IS-4.2: four tiles and eight cards, more only while exploring; spent only while moving."""
    for match in play_through(ISLET, plan):
        position = match.position()
        turn, phase = str(position["turn"]), position["phase"]
        alone = position["options"]["seats"] == 1
        for seat in match.seats:
            own = seat == turn
            cards = sum(position["cards"][seat].values())
            assert cards <= 8 or (own and phase in EXPLORING and cards <= 12) or (alone and phase == "over")
            assert (cards > 8) >= (own and phase == "drop")
            assert len(position["hands"][seat]) <= 4
            spent = [resource for resource, is_spent in position["guarantees"][seat] if is_spent]
            assert not spent or (own and phase in ("move", "reveal"))
            if not plan.crowd and phase == "turn" and position["bag"]:
                sizes = (1, 4) if alone else (4,)
                assert len(position["hands"][seat]) in sizes
        if phase == "draw":
            assert len(position["hands"][turn]) < 4 and position["bag"]


@given(plans)
def test_keys_speak_only_in_their_phases(plan: Plan) -> None:
    for match in play_through(ISLET, plan):
        position = match.position()
        phase, bird = position["phase"], position["birds"][str(position["turn"])]
        assert (position["last_put"] is not None) == (phase == "explore")
        assert (position["puts"] > 0) == (phase in EXPLORING) or position.get("ending") == "lost"
        assert position["puts"] <= 4
        assert position["trail"][-1:] == ([bird] if phase == "move" else [])
        assert len(set(position["trail"])) == len(position["trail"])
        assert ("shown" in position) == ("ending" in position) == (position["options"]["seats"] == 1)
        if position["options"]["seats"] == 1:
            assert (position["ending"] is not None) == (phase == "over")
            assert (position["trims_left"] > 0) == (phase == "trim")
            assert (position["final_round"], position["quiet"]) == (None, 0)
            check_day_and_night(position)


def check_day_and_night(position: Position) -> None:
    """IS-8.1, IS-8.5: each card in one place, at most two at an islet."""
    piles = [*position["shown"]["day"], *position["shown"]["night"], *position["unseen"]]
    assert len(set(piles)) == len(piles) and set(piles) <= set(told.WISHES)
    assert max(map(len, position["shown"].values())) <= 2


@given(plans)
def test_birds_share_a_cell_only_on_the_way(plan: Plan) -> None:
    """IS-6.2, IS-6.1: never two of those that wait; and none goes back to the sea."""
    ashore: set[str] = set()
    for match in play_through(ISLET, plan):
        position = match.position()
        birds = {seat: cell for seat, cell in position["birds"].items() if cell != "sea"}
        assert ashore <= set(birds) or not match.moves
        waiting = [cell for seat, cell in birds.items() if position["phase"] != "move" or seat != str(position["turn"])]
        assert len(set(waiting)) == len(waiting)
        assert set(birds.values()) <= set(position["cells"])
        ashore = set(birds)


@given(plans)
def test_quiet_turns_and_the_final_round_follow_from_the_moves(plan: Plan) -> None:
    """IS-7.1 to IS-7.3, from the moves alone; and everybody has had as many turns when it is over."""
    quiet = final = 0
    turns: Counter[int] = Counter()
    before: Position = {}
    for match in play_through(ISLET, plan):
        position = match.position()
        if position["options"]["seats"] == 1:
            return
        if not match.moves:
            quiet, final = position["quiet"], position["final_round"] or 0
            turns.clear()
        else:
            verb = match.moves[-1].split(" ")[0]
            seat, ends = before["turn"], []
            if before["phase"] == "turn":
                turns[seat] += 1
                quiet += 1
            if verb in ("put", "lay"):
                quiet = 0
            if verb == "lay" and list(position["eggs"].values()).count(seat) == told.eggs_of(position):
                ends.append(before["round"])
            if verb == "draw" and not position["bag"]:
                ends.append(before["round"] + 1)
            final = min([*ends, *([final] if final else [])], default=0)
            check_what_comes_next(before, position, final, quiet)
        assert (position["quiet"], position["final_round"] or 0) == (quiet, final)
        before = position
    assert len(set(turns.values())) <= 1
    assert turns.total() == len(match.seats) * (position["round"] - match.start_position()["round"] + 1)


def check_what_comes_next(before: Position, position: Position, final: int, quiet: int) -> None:
    """The same seat, the next one, or after the last a new round, unless that was the final one."""
    seats = position["options"]["seats"]
    if position["phase"] == "over":
        assert before["turn"] == position["turn"] == seats
        assert final == position["round"] or quiet >= 3 * seats
    elif position["phase"] == "turn":
        assert position["turn"] == before["turn"] % seats + 1
        assert position["round"] == before["round"] + (before["turn"] == seats)
        assert before["turn"] < seats or not (final == before["round"] or quiet >= 3 * seats)
    else:
        assert (position["turn"], position["round"]) == (before["turn"], before["round"])


@every_option
def test_every_match_ends(options: Position) -> None:
    """A turn places a tile, lays an egg, trims three or is quiet, and all of these run out."""
    number = ISLET.options.index(options)
    for seed in range(3):
        turns = 0
        for match in play_through(ISLET, Plan(number, seed, eager=seed > 0, crowd=False)):
            position = match.position()
            turns += position["phase"] == "turn"
        assert turns <= (84 + 40) * 3 * 4
        assert match.over and match.actor is None and match.legal() == []
        assert all(not spent for guarantees in position["guarantees"].values() for _, spent in guarantees)


def test_nobody_doing_anything_ends_it_too() -> None:
    """IS-7.3: three rounds of passing."""
    for seats in (2, 3, 4):
        match = GAME.start(seats=seats, seed=1)
        while not match.over:
            match.play("done")
        assert match.moves == ["done"] * 3 * seats
        assert match.winners() == list(range(1, seats + 1))


def test_crowds_have_everything_happen() -> None:
    """Every phase, verb and ending comes, or the tests of all matches would say little of it."""
    phases: set[str] = set()
    verbs: set[str] = set()
    ends: set[str] = set()
    for number in range(80):
        for match in play_through(ISLET, Plan(number, number, eager=True, crowd=True)):
            phases.add(match.position()["phase"])
        verbs |= {verb_of(GAME, Verb, move) for move in match.moves}
        position = match.position()
        ends.add(position.get("ending") or ("final" if position["final_round"] == position["round"] else "quiet"))
    assert phases == set(ISLET.phase_names)
    assert {spelt(verb) for verb in Verb} - verbs == {"perch"}, "which comes before there is a crowd"
    assert ends == {"won", "lost", "final", "quiet"}


# ---- the start -----------------------------------------------------------------------------------------------


@every_option
def test_the_start_is_that_of_section_3(options: Position) -> None:
    match = GAME.start(seed="start", **options)
    position = match.position()
    seats = options["seats"]
    islets = ("day:", "night:") if seats == 1 else ("",)
    assert position["options"] == match.options == options
    assert set(position["cells"]) == {f"{islet}{cell}" for islet in islets for cell in told.HEXAGON}
    assert {level for _, _, level in position["cells"].values()} == {1}
    assert [len(hand) for hand in position["hands"].values()] == [4] * seats
    assert sum(position["bag"].values()) == 90 - 6 * len(islets) - 4 * seats
    assert set(position["birds"].values()) == {"sea"}
    assert set(position["free_eggs"].values()) == {told.eggs_of(position)}
    assert (position["eggs"], position["guarantees"]) == ({}, {seat: [] for seat in match.seats})
    assert set(map(len, position["cards"].values())) == {0}
    assert (position["phase"], position["actor"]) == ("perch" if seats == 1 else "turn", "1")
    assert (position["round"], position["final_round"], position["quiet"], position["puts"]) == (1, None, 0, 0)
    if seats == 1:
        assert {islet: len(cards) for islet, cards in position["shown"].items()} == {"day": 2, "night": 2}
        check_day_and_night(position)
        assert len(position["unseen"]) == 9


@every_option
def test_the_deal_follows_from_the_seed(options: Position) -> None:
    """C-5.2: tiles to the islet, or to both, and into hands; alone day and night cards, lowest first."""
    for seed in ("deal", "é 2"):
        start = GAME.start(seed=seed, **options).position()
        seats = options["seats"]
        cells = [f"{islet}{cell}" for islet in (("day:", "night:") if seats == 1 else ("",)) for cell in told.HEXAGON]
        count = len(cells) + 4 * seats
        totals = [*range(90, 90 - count, -1), *(range(13, 9, -1) if seats == 1 else ())]
        draws = iter([drawn_of(seed, ["setup", n], total) for n, total in enumerate(totals)])
        bag = [kind for kind in told.KINDS for _ in range(10)]
        for cell in cells:
            assert "-".join(start["cells"][cell][:2]) == bag.pop(next(draws))
        for hand in start["hands"].values():
            assert hand == sorted(bag.pop(next(draws)) for _ in range(4))
        assert start["bag"] == dict(Counter(bag))
        if seats == 1:
            cards = list(told.WISHES)
            for islet in ("day", "night"):
                assert start["shown"][islet] == sorted(cards.pop(next(draws)) for _ in range(2))
            assert start["unseen"] == cards
        assert next(draws, None) is None


@every_option
def test_every_draw_follows_from_the_seed(options: Position) -> None:
    random, seed = Random(3), "é3"
    match = GAME.start(seed=seed, **options)
    drawn = 0
    while not match.over:
        if match.actor != "chance":
            match.play(ISLET.choose(match.legal(), random))
            continue
        stack, before = stack_of(match.chances()), match.moves
        assert match.roll() == stack[drawn_of(seed, before, len(stack))]
        drawn += 1
    assert drawn > 30


# ---- cells and moves as texts --------------------------------------------------------------------------------

numbers = st.integers(-FARTHEST, FARTHEST)
islets = st.sampled_from(list(Islet))


@given(islets, st.integers(-FARTHEST + 1, FARTHEST - 1), st.integers(-FARTHEST + 1, FARTHEST - 1))
def test_cells_have_the_neighbours_of_the_page(islet: Islet, column: int, row: int) -> None:
    """IS-1.1, anywhere on the grid; and who is beside whom is so both ways."""
    place = place_at(islet, column, row)
    near = [plain(beside)(place, side) for side in range(SIDES)]
    assert {cell_name(other) for other in near} == set(told.beside(cell_name(place)))
    assert len(set(near)) == 3
    assert all(place in [plain(beside)(other, side) for side in range(SIDES)] for other in near)


@given(islets, numbers, numbers)
def test_cells_read_back(islet: Islet, column: int, row: int) -> None:
    place = place_at(islet, column, row)
    assert place_named(cell_name(place)) == place


@given(st.integers(0, 2**32 - 1))
def test_moves_read_back(seed: int) -> None:
    random = Random(seed)
    for _ in range(20):
        code = written(GAME).any_code(random)
        assert 0 <= code < 1 << 62
        text = GAME.definition.text_of(code)
        assert GAME.definition.move_of(text) == code


@pytest.mark.parametrize(
    "text",
    [
        *(
            "go 0,0",
            "go 0,0 ",
            "go 0,0 sand+clay",
            "go 0,0 -+sand",
            "go 0,0 sand+",
            "go 0,0 +",
            "go 00,0 -",
            "go -0,0 -",
        ),
        *("go 1,0,0 -", "go ٣,0 -", "go 40000,0 -", "go 0,-32768 -", "go noon:0,0 -", "go day:0 -", "go sea -"),
        *("lay sand", "lay sand keep", "lay sand keep egg", "lay sand give clay", "lay sand keep clay for"),
        *("lay sand keep clay for 0", "lay sand keep clay for 14", "lay sand keep clay for 01", "lay sand keep clay 1"),
        *("put leaf-water 0,0", "put water 0,0", "put water-leaf", "put 0,0 water-leaf", "draw", "draw ?", "reveal 0"),
        *(
            "trim",
            "trim hand",
            "trim hand clay-leaf clay-leaf",
            "trim hand sand-leaf clay-leaf clay-leaf",
            "trim bag 3",
        ),
        *("done 1", "Done", "perch", "perch sea", "go 0,0 " + "+".join(["sand"] * 16), "lose 1", "drop egg", "egg"),
    ],
)
def test_texts_that_are_no_moves(text: str) -> None:
    assert GAME.definition.move_of(text) is None


# ---- the longest list ----------------------------------------------------------------------------------------


def test_the_longest_list_stays_below_the_bound() -> None:
    """Nine kinds in hand, all other tiles apart from each other in the sea, and three ways to pay for each landing."""
    places = [f"{4 * column},{4 * row}" for column in range(9) for row in range(9)]
    kinds = [kind.split("-") for kind in told.KINDS for _ in range(9)]
    match = GAME.match(
        {
            "game": "islet",
            "phase": "turn",
            "cells": {place: [*kind, 1] for place, kind in zip(places, kinds, strict=True)},
            "hands": {"1": list(told.KINDS)},
            "cards": {"1": {"water": 2, "sand": 2, "clay": 2}},
        }
    )
    verbs = Counter(move.split(" ")[0] for move in match.legal())
    assert verbs == {"put": 9 * 81 * 3, "go": 81 * 3, "done": 1}
    assert MOST_MOVES * 4 // 5 < verbs.total() <= MOST_MOVES
