"""Pieces of Forbidden Island: where they begin, and that none is ever made or lost."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given, settings

from archipel.games.forbidden_island.facts import (
    NONE,
    TILES,
    Difficulty,
)
from archipel.games.notation import spelt
from archipel.rules import snapshot

from . import forbidden_told_again as told
from .playing import Plan, Position, plans, play_through
from .tried import CARDS, FORBIDDEN

GAME = FORBIDDEN.game
EXAMPLES = settings().max_examples
many = settings(max_examples=4 * EXAMPLES)
"""Matches are short."""
START_TILES = {
    "diver": "iron-gate",
    "engineer": "bronze-gate",
    "explorer": "copper-gate",
    "messenger": "silver-gate",
    "navigator": "gold-gate",
    "pilot": "fools-landing",
}
SUNKEN_ENDS = ("landing", "treasure", "drowned")


# ---- pieces ----------------------------------------------------------------------------------------------


@many
@given(plans)
def test_pieces_are_neither_made_nor_lost(plan: Plan) -> None:
    before: Position | None = None
    for match in play_through(FORBIDDEN, plan):
        position = match.position()
        check_cards(position)
        check_flood_cards(position)
        check_pawns(position)
        if before is not None and match.moves:
            check_what_only_grows(before, position)
        before = position


def check_cards(position: Position) -> None:
    """FI-1.4, FI-7.2, FI-7.3: 28 cards by kind, something to draw, and at most one hand of six, being brought down."""
    held = Counter(card for hand in position["hands"].values() for card in hand)
    assert held + Counter(position["deck"]) + Counter(position["discards"]) == Counter(CARDS)
    assert "waters-rise" not in held
    assert min([*position["deck"].values(), *position["discards"].values()]) > 0
    assert position["deck"] or position["ending"] == "skull"
    sizes = sorted(map(len, position["hands"].values()), reverse=True)
    assert sizes[0] == 6 if position["phase"] == "discard" else sizes[0] <= 5
    assert sizes[1] <= 5


def check_flood_cards(position: Position) -> None:
    """FI-1.4, FI-7.4, FI-7.5: a card for each tile left, no layer empty, something to draw; low tiles are tiles."""
    layers = position["flood_layers"]
    assert all(layers)
    assert sorted([*position["flood_discards"], *(card for layer in layers for card in layer)]) == sorted(
        position["tiles"].values()
    )
    assert layers or position["ending"] in SUNKEN_ENDS
    assert set(position["flooded"]) <= set(position["tiles"])
    low = {position["tiles"][cell] for cell in position["flooded"]}
    assert set(position["tiles"]) <= set(told.layout_cells(position["options"]["layout"]))
    assert len(low) == len(position["flooded"])


def check_pawns(position: Position) -> None:
    """FI-7.6, FI-9.1: pawns stand on tiles, but for those that are about to swim, and those that cannot any more."""
    afloat = [seat for seat, cell in position["pawns"].items() if cell not in position["tiles"]]
    if position["phase"] == "swim":
        assert sorted(afloat) == sorted(map(str, position["swimming"]))
        first = position["turn"]
        assert position["swimming"] == sorted(position["swimming"], key=lambda seat: (seat < first, seat))
        assert position["actor"] == str(position["swimming"][0])
    else:
        assert position["swimming"] == []
        assert not afloat or position["ending"] in SUNKEN_ENDS
    assert len({position["pawns"][seat] for seat in afloat}) <= 1
    assert set(position["pawns"].values()) <= set(told.layout_cells(position["options"]["layout"]))


def check_what_only_grows(before: Position, after: Position) -> None:
    """The water rises a tick at a time, tiles only sink, treasures stay taken, roles and options stay."""
    assert 0 <= after["water"] - before["water"] <= 1
    assert after["tiles"].items() <= before["tiles"].items()
    assert len(before["tiles"]) - len(after["tiles"]) <= 1
    assert set(before["treasures"]) <= set(after["treasures"])
    assert (before["roles"], before["options"]) == (after["roles"], after["options"])


@many
@given(plans)
def test_every_card_is_where_the_moves_have_put_it(plan: Plan) -> None:
    """A ledger kept from the moves alone: hands, deck, discards and flood cards."""
    ledger: Ledger | None = None
    before: Position = {}
    for match in play_through(FORBIDDEN, plan):
        position = match.position()
        if ledger is None or not match.moves:
            ledger = Ledger(position)
        else:
            ledger.enter(before, match.moves[-1])
        ledger.check(position)
        before = position


class Ledger:
    """Where the cards are, counted along with the moves."""

    def __init__(self, start: Position) -> None:
        self.hands = {seat: Counter(hand) for seat, hand in start["hands"].items()}
        self.deck: Counter[str] = Counter(start["deck"])
        self.discards: Counter[str] = Counter(start["discards"])
        self.layers = [set(layer) for layer in start["flood_layers"]]
        self.flood_discards = set(start["flood_discards"])
        self.flooded = {start["tiles"][cell] for cell in start["flooded"]}
        self.over = False

    def enter(self, before: Position, move: str) -> None:
        verb, *words = move.split(" ")
        turn = str(before["turn"])
        match verb:
            case "give":
                self.hands[turn][words[1]] -= 1
                self.hands[words[0]][words[1]] += 1
            case "claim":
                self.put_down(turn, words[0], 4)
            case "discard":
                self.put_down(before["actor"], words[0], 1)
            case "sandbag":
                self.put_down(words[0], "sandbags", 1)
                self.flooded.remove(before["tiles"][words[1]])
            case "lift" | "escape":
                self.put_down(words[0], "helicopter", 1)
            case "shore":
                self.flooded -= {before["tiles"][cell] for cell in words}
            case "treasure":
                self.draw(turn, words[0], before["water"])
            case "flood":
                self.flood(words[0])

    def put_down(self, seat: str, card: str, count: int) -> None:
        self.hands[seat][card] -= count
        self.discards[card] += count

    def draw(self, seat: str, card: str, water: int) -> None:
        self.deck[card] -= 1
        if card == "waters-rise":
            self.discards[card] += 1
            self.over = water == 9
            if not self.over and self.flood_discards:
                self.layers.insert(0, self.flood_discards)
                self.flood_discards = set()
        else:
            self.hands[seat][card] += 1
        if not +self.deck and not self.over:
            self.deck, self.discards = self.discards, Counter()

    def flood(self, tile: str) -> None:
        self.layers[0].remove(tile)
        if not self.layers[0]:
            del self.layers[0]
        if tile in self.flooded:
            self.flooded.remove(tile)
        else:
            self.flooded.add(tile)
            self.flood_discards.add(tile)

    def check(self, position: Position) -> None:
        if not self.layers and position["ending"] is None:
            self.layers, self.flood_discards = [self.flood_discards], set()
        assert {seat: sorted(hand.elements()) for seat, hand in self.hands.items()} == position["hands"]
        assert (+self.deck, +self.discards) == (Counter(position["deck"]), Counter(position["discards"]))
        assert [sorted(layer) for layer in self.layers] == position["flood_layers"]
        assert sorted(self.flood_discards) == position["flood_discards"]
        assert self.flooded == {position["tiles"][cell] for cell in position["flooded"]}


@given(plans)
def test_the_tally_of_land_is_what_a_recount_gives(plan: Plan) -> None:
    for match in play_through(FORBIDDEN, plan):
        s = snapshot(match._states)
        assert s.land == sum(1 << cell for cell in s.where if cell != NONE)
        assert s.land | s.flooded == s.land
        assert [tile for tile in range(TILES) if s.where[tile] == NONE] == [
            tile for tile in range(TILES) if s.flood_card[tile] < 0
        ]


# ---- the start -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("options", range(0, len(FORBIDDEN.options), 5))
def test_the_start_is_that_of_section_3(options: int) -> None:
    chosen = FORBIDDEN.options[options]
    match = GAME.start(seed=options, **chosen)
    position = match.position()
    assert match.options == position["options"] == chosen
    assert sorted(position["tiles"]) == sorted(told.layout_cells(chosen["layout"]))
    assert len(set(position["tiles"].values())) == TILES
    assert sorted(position["tiles"][cell] for cell in position["flooded"]) == position["flood_discards"]
    assert len(position["flooded"]) == 6
    assert list(map(len, position["flood_layers"])) == [18]
    assert chosen["roles"] in ("random", position["roles"])
    assert len(set(position["roles"])) == chosen["seats"]
    for seat, role in enumerate(position["roles"], 1):
        assert position["tiles"][position["pawns"][str(seat)]] == START_TILES[role]
    assert [len(hand) for hand in position["hands"].values()] == [2] * chosen["seats"]
    assert position["water"] == 1 + [spelt(d) for d in Difficulty].index(chosen["difficulty"])
    assert (position["phase"], position["turn"], position["actor"]) == ("act", 1, "1")
    assert (position["actions_left"], position["draws_left"], position["floods_left"]) == (3, 2, 0)
    assert (position["treasures"], position["discards"], position["flown"]) == ([], {}, False)
