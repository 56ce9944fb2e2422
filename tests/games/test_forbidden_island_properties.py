"""What is true in every position of every match of Forbidden Island, whatever its options and whoever plays."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from archipel.games.forbidden_island import cells, ways
from archipel.games.forbidden_island.facts import (
    FLOODS_AT,
    GRID,
    LAYOUT_NAMES,
    NONE,
    TILES,
    Difficulty,
    Ending,
    Role,
    Tile,
)
from archipel.games.forbidden_island.state import MOST_MOVES, State
from archipel.games.notation import spelt
from archipel.match import Match
from archipel.rules import plain, snapshot

from . import forbidden_told_again as told
from .playing import Plan, Position, plans, play_through, within
from .seeded import drawn_of, stack_of
from .tried import CARDS, FORBIDDEN, TREASURE_TILES, TREASURES

GAME = FORBIDDEN.game
EXAMPLES = settings().max_examples
many = settings(max_examples=4 * EXAMPLES)
"""Matches are short."""
SPECIAL = ("helicopter", "sandbags")
START_TILES = {
    "diver": "iron-gate",
    "engineer": "bronze-gate",
    "explorer": "copper-gate",
    "messenger": "silver-gate",
    "navigator": "gold-gate",
    "pilot": "fools-landing",
}
SUNKEN_ENDS = ("landing", "treasure", "drowned")


# ---- pieces --------------------------------------------------------------------------------------------------


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
        self.deck, self.discards = Counter(start["deck"]), Counter(start["discards"])
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


# ---- the start -----------------------------------------------------------------------------------------------


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


# ---- decisions -----------------------------------------------------------------------------------------------


@many
@given(plans)
def test_the_legal_moves_are_those_of_the_page(plan: Plan) -> None:
    """Section by section, told again: nothing is missing and nothing more is there."""
    for match in play_through(FORBIDDEN, plan):
        assert match.legal() == told.legal(match.position())


@many
@given(plans)
def test_special_cards_are_listed_for_whoever_may_play_them(plan: Plan) -> None:
    """FI-4.2, C-3.2: everybody's, where anybody may; the discarder's own; and they name who plays them."""
    for match in play_through(FORBIDDEN, plan):
        position = match.position()
        movers = {move: match.mover(move) for move in match.legal()}
        special = {move: mover for move, mover in movers.items() if move.split(" ")[0] in ("sandbag", "lift", "escape")}
        assert all(mover == move.split(" ")[1] for move, mover in special.items())
        assert {mover for move, mover in movers.items() if move not in special} <= {match.actor}
        able = {seat for seat in match.seats if next(told.specials(position, seat), None)} if not match.over else set()
        match position["phase"]:
            case "act" | "before-treasure" | "before-flood":
                assert set(special.values()) == able
            case "discard":
                assert set(special.values()) == able & {match.actor}
            case _:
                assert not special


@many
@given(plans)
def test_decisions_exist_when_section_4_says_so(plan: Plan) -> None:
    for match in play_through(FORBIDDEN, plan):
        position = match.position()
        special = any(card in SPECIAL for hand in position["hands"].values() for card in hand)
        turn = str(position["turn"])
        match position["phase"]:
            case "act":
                assert position["actor"] == turn and position["actions_left"] > 0
            case "before-treasure" | "before-flood":
                assert special and position["actor"] == turn
            case "treasure" | "flood":
                assert position["actor"] == "chance"
                assert special == (match.moves[-1] == "draw")
            case "discard":
                assert len(position["hands"][position["actor"]]) == 6
            case "swim":
                assert len(told.swims(position, position["swimming"][0])) > 1
            case "over":
                assert position["actor"] is None
        check_counters(position)


def check_counters(position: Position) -> None:
    """Section 9: what is left of a turn, by its phase."""
    phase, ending = position["phase"], position["ending"]
    actions, draws, floods = (position[f"{key}_left"] for key in ("actions", "draws", "floods"))
    assert (ending is not None) == (phase == "over")
    if ending != "escaped":
        assert actions == 0 or phase in ("act", "discard")
        assert draws == 0 or phase in ("act", "discard", "before-treasure", "treasure") or ending == "skull"
        assert floods == 0 or phase in ("before-flood", "flood", "swim") or ending in SUNKEN_ENDS
    if phase in ("before-treasure", "treasure"):
        assert draws in (1, 2)
    if phase in ("before-flood", "flood"):
        assert 1 <= floods <= FLOODS_AT[position["water"]]
    if phase == "act":
        assert draws == 2
    assert (position["water"] == 10) == (ending == "skull")


@many
@given(plans)
def test_a_turn_has_its_actions_and_its_draws(plan: Plan) -> None:
    """FI-4.1: up to three actions, two treasure cards, as many flood cards as the meter says; then the next seat."""
    made: Counter[str] = Counter()
    before: Position | None = None
    for match in play_through(FORBIDDEN, plan):
        position = match.position()
        if before is not None and match.moves:
            made[match.moves[-1].split(" ")[0]] += 1
            if position["phase"] != "over" and position["turn"] != before["turn"]:
                assert position["turn"] == before["turn"] % position["options"]["seats"] + 1
                actions = sum(made[verb] for verb in ("move", "fly", "guide", "shore", "give", "claim"))
                assert actions == 3 if not made["end"] else actions < 3
                assert made["treasure"] == 2
                assert made["flood"] == FLOODS_AT[position["water"]]
                assert made["fly"] <= 1
                assert position["flown"] is False
                made.clear()
        before = position


# ---- the end -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("options", range(0, len(FORBIDDEN.options), 4))
def test_games_end_in_time(options: int) -> None:
    """Three waters-rise a pass of the deck, nine in all: three passes of 28 cards bound every game."""
    for crowd in (False, True):
        *_, match = play_through(FORBIDDEN, Plan(options, seed=options, eager=options % 3 > 0, crowd=crowd))
        verbs = Counter(move.split(" ")[0] for move in match.moves)
        assert verbs["treasure"] <= 3 * 28
        assert match.moves.count("treasure waters-rise") <= 9
        assert verbs["claim"] <= 4
        assert match.over and match.actor is None and match.legal() == []
        check_ending(match)


def check_ending(match: Match) -> None:
    """Section 8: what the board shows is how it ended, and all win or none."""
    position = match.position()
    lost = [t for t in TREASURES if not set(TREASURE_TILES[t]) & set(position["tiles"].values())]
    landing = "fools-landing" in position["tiles"].values()
    out_of_reach = set(lost) - set(position["treasures"])
    match position["ending"]:
        case "escaped":
            assert landing and len(position["treasures"]) == 4 and match.moves[-1].startswith("escape ")
            assert {position["tiles"][cell] for cell in position["pawns"].values()} == {"fools-landing"}
        case "landing":
            assert not landing and match.moves[-1] == "flood fools-landing"
        case "treasure":
            assert landing and out_of_reach and match.moves[-1].startswith("flood ")
        case "drowned":
            assert landing and not out_of_reach and match.moves[-1].startswith("flood ")
            afloat = [int(seat) for seat, cell in position["pawns"].items() if cell not in position["tiles"]]
            assert any(not told.swims(position, seat) for seat in afloat)
        case "skull":
            assert landing and not out_of_reach and match.moves[-1] == "treasure waters-rise"
    won = position["ending"] == "escaped"
    assert match.scores() == dict.fromkeys(match.seats, int(won))
    assert match.winners() == ([int(seat) for seat in match.seats] if won else [])


def test_crowds_have_everything_happen() -> None:
    """Every phase, every verb and every ending comes, or the tests of all matches would say little of it."""
    phases: set[str] = set()
    verbs: set[str] = set()
    endings: set[str] = set()
    for number in range(150):
        for match in play_through(FORBIDDEN, Plan(number, number, True, True)):
            phases.add(match.position()["phase"])
        verbs |= {move.split(" ")[0] + ("-two" if move.count(" ") == 2 else "") for move in match.moves}
        endings.add(match.position()["ending"])
    assert phases == set(FORBIDDEN.phase_names)
    assert verbs >= {spelt(verb) for verb in FORBIDDEN.verbs} - {"guide", "give", "sandbag"}
    assert verbs >= {"guide-two", "give-two", "sandbag-two"}
    assert endings == {spelt(ending) for ending in Ending if ending != Ending.NONE}


# ---- draws ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("options", range(0, len(FORBIDDEN.options), 18))
def test_every_draw_follows_from_the_seed(options: int) -> None:
    random, seed = Random(options), f"é{options}"
    match = GAME.start(seed=seed, **FORBIDDEN.options[options])
    drawn = 0
    while not match.over:
        if match.actor != "chance":
            match.play(random.choice(match.legal()))
            continue
        chances, before = match.chances(), match.moves
        stack = stack_of(chances)
        assert match.roll() == stack[drawn_of(seed, before, len(stack))]
        drawn += 1
    assert drawn > 6


@pytest.mark.parametrize("options", range(0, len(FORBIDDEN.options), 10))
def test_the_deal_follows_from_the_seed(options: int) -> None:
    """A cell for each tile, six flood cards, two cards a seat, and the roles unless they are chosen."""
    chosen, seed = FORBIDDEN.options[options], f"deal {options}"
    start = GAME.start(seed=seed, **chosen).position()
    seats = chosen["seats"]
    totals = [*range(24, 0, -1), *range(24, 18, -1), *range(25, 25 - 2 * seats, -1), *range(6, 6 - seats, -1)]
    draws = iter([drawn_of(seed, ["setup", n], total) for n, total in enumerate(totals)])
    tiles = [spelt(tile) for tile in Tile]
    places = told.layout_cells(chosen["layout"])
    for i in range(TILES):
        j = i + next(draws)
        places[i], places[j] = places[j], places[i]
    assert start["tiles"] == dict(zip(places, tiles, strict=True))
    flood_cards = list(tiles)
    assert start["flood_discards"] == sorted(flood_cards.pop(next(draws)) for _ in range(6))
    cards = [card for card, count in CARDS.items() for _ in range(count) if card != "waters-rise"]
    hands = [sorted([cards.pop(next(draws)), cards.pop(next(draws))]) for _ in range(seats)]
    assert start["hands"] == {str(seat): hand for seat, hand in enumerate(hands, 1)}
    roles = [spelt(role) for role in Role]
    dealt = [roles.pop(next(draws)) for _ in range(seats)] if chosen["roles"] == "random" else chosen["roles"]
    assert start["roles"] == dealt


# ---- sets of cells -------------------------------------------------------------------------------------------

sets_of_cells = st.sets(st.integers(0, GRID.cells - 1))


def bits(cells: Any) -> int:
    """A set of cells as one number."""
    return sum(1 << cell for cell in cells)


@settings(max_examples=20 * EXAMPLES)
@given(sets_of_cells)
def test_beside_and_around_are_the_neighbours_on_the_board(some: set[int]) -> None:
    near = {there for here in some for there in GRID.neighbours[here]}
    assert plain(cells.beside)(bits(some)) == bits(near)
    points = {GRID.points[cell] for cell in some}
    corners = {
        cell
        for cell, (x, y) in enumerate(GRID.points)
        if any((x + across, y + down) in points for across in (-2, 0, 2) for down in (-2, 0, 2) if across or down)
    }
    assert plain(cells.around)(bits(some)) == bits(corners)


@given(sets_of_cells, st.integers(0, GRID.cells - 1))
def test_a_set_has_its_cells(some: set[int], cell: int) -> None:
    assert plain(cells.has)(bits(some), cell) == (cell in some)
    assert plain(cells.only)(cell) == bits({cell})


@st.composite
def islands(draw: st.DrawFn) -> tuple[State, str, set[str], set[str], set[str]]:
    """A layout with some tiles sunk and some flooded, and a cell of it: the state, the cell, land, flooded and sunk."""
    layout = draw(st.integers(0, len(LAYOUT_NAMES) - 1))
    names = told.layout_cells(LAYOUT_NAMES[layout])
    fates = draw(st.lists(st.sampled_from(("dry", "low", "low", "sunk", "sunk")), min_size=TILES, max_size=TILES))
    start = draw(st.sampled_from(names))
    by_fate = {fate: {name for name, its in zip(names, fates, strict=True) if its == fate} for fate in set(fates)}
    low, sunk = by_fate.get("low", set()), by_fate.get("sunk", set())
    land = set(names) - sunk
    s = State()
    s.seats, s.layout = 2, layout
    s.land, s.flooded = bits(map(cell_of, land)), bits(map(cell_of, low))
    s.pawn[0] = s.pawn[1] = cell_of(start)
    return s, start, land, low, sunk


def cell_of(name: str) -> int:
    """The number of a cell."""
    cell = GRID.cell(name)
    assert cell is not None
    return cell


@settings(max_examples=20 * EXAMPLES)
@given(islands())
def test_the_diver_gets_as_far_as_a_search_does(island: tuple[State, str, set[str], set[str], set[str]]) -> None:
    s, start, land, low, sunk = island
    assert plain(ways.dives_to)(s, cell_of(start)) == bits(map(cell_of, told.dives(start, land, low, sunk)))


@settings(max_examples=20 * EXAMPLES)
@given(islands())
def test_the_diver_swims_to_the_nearest(island: tuple[State, str, set[str], set[str], set[str]]) -> None:
    """From a cell whose tile has sunk, as there is no other to swim from."""
    s, start, land, _, sunk = island
    s.land &= ~(1 << cell_of(start))
    s.flooded &= s.land
    found = told.nearest(start, land - {start}, sunk | {start})
    assert plain(ways.dives_to_nearest)(s, cell_of(start)) == bits(map(cell_of, found))


@settings(max_examples=20 * EXAMPLES)
@given(islands())
def test_a_pawn_is_guided_two_steps_at_most(island: tuple[State, str, set[str], set[str], set[str]]) -> None:
    s, start, land, _, _ = island
    assert plain(ways.guided_to)(s, 1) == bits(map(cell_of, told.guided(start, land)))


@given(islands(), st.sampled_from(list(Role)))
def test_ways_by_role(island: tuple[State, str, set[str], set[str], set[str]], role: Role) -> None:
    """FI-5.1, FI-5.4, FI-7.6: only the Explorer steps diagonally, only the Pilot swims anywhere."""
    s, start, land, low, sunk = island
    s.role[0] = role
    near = told.around(start) if role == Role.EXPLORER else told.beside(start)
    reach = told.dives(start, land, low, sunk) if role == Role.DIVER else near & land
    assert plain(ways.moves_to)(s, 0) == bits(map(cell_of, reach))
    assert plain(ways.shores)(s, 0) == bits(map(cell_of, (near | {start}) & low))
    if start in sunk and role != Role.DIVER:
        assert plain(ways.swims_to)(s, 0) == bits(map(cell_of, land if role == Role.PILOT else near & land))


# ---- the longest list ----------------------------------------------------------------------------------------


def longest_list(role: str, place: str, random: Random) -> Position:
    """All four on one tile, a helicopter in three hands, everything flooded, and much to give away."""
    others = [spelt(r) for r in Role if spelt(r) != role]
    names = told.layout_cells("standard")
    return {
        "game": FORBIDDEN.name,
        "phase": "act",
        "options": {"seats": 4},
        "roles": [role, *random.sample(others, 3)],
        "pawns": dict.fromkeys("1234", place),
        "flooded": names,
        "hands": {
            "1": [*TREASURES, "helicopter"],
            "2": ["helicopter", "sandbags"],
            "3": ["helicopter", "sandbags"],
        },
    }


@pytest.mark.parametrize("role", [spelt(role) for role in Role])
def test_the_longest_lists_stay_below_the_bound(role: str) -> None:
    """And near it, so that it is tried near its end."""
    random = Random(role)
    lists = [GAME.match(longest_list(role, place, random)).legal() for place in told.layout_cells("standard")]
    for legal in lists:
        verbs = Counter(move.split(" ")[0] for move in legal)
        assert (verbs["lift"], verbs["sandbag"], verbs["give"]) == (3 * 15 * 23, 2 * 24, 3 * 4)
    longest = max(map(len, lists))
    assert MOST_MOVES * 4 // 5 < longest <= MOST_MOVES


def test_the_bound_on_moves_follows_from_the_box() -> None:
    """Two steps lead to twelve cells at most, and nine are under and around a pawn, of which two make 36."""
    assert within(GRID, 2) == 12
    actions = 1 + 23 + 23 + 3 * 12 + 9 + 36 + 3 * 4 + 4
    specials = 3 * (15 * 23 + 1) + 2 * 24
    assert actions + specials <= MOST_MOVES
