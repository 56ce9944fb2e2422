"""What is true in every position of every match of Forbidden Island, whatever its options and whoever plays."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest
from hypothesis import given, settings

from archipel.games.forbidden_island.facts import (
    FLOODS_AT,
    GRID,
    TILES,
    Ending,
    Role,
    Tile,
)
from archipel.games.forbidden_island.state import MOST_MOVES
from archipel.games.notation import spelt
from archipel.match import Match

from . import forbidden_told_again as told
from .playing import Plan, Position, plans, play_through, within
from .seeded import drawn_of, stack_of
from .tried import CARDS, FORBIDDEN, TREASURE_TILES, TREASURES

GAME = FORBIDDEN.game
EXAMPLES = settings().max_examples
many = settings(max_examples=4 * EXAMPLES)
"""Matches are short."""
SPECIAL = ("helicopter", "sandbags")
SUNKEN_ENDS = ("landing", "treasure", "drowned")


# ---- decisions -------------------------------------------------------------------------------------------


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


# ---- the end ---------------------------------------------------------------------------------------------


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


# ---- draws -----------------------------------------------------------------------------------------------


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


# ---- the longest list ------------------------------------------------------------------------------------


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
