"""The check at the end of section 8: the first turn lost by `landing`, if nobody acts or plays a card.

Exactly, by going through every draw; and about, by playing first turns from deals.
"""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from itertools import product
from math import comb, sqrt
from random import Random
from typing import Any

import pytest

from archipel.games.actors import CHANCE, NOBODY
from archipel.games.forbidden_island.facts import LANDING, NONE, Ending
from archipel.games.forbidden_island.setup import draw_totals
from archipel.match import Match
from archipel.rules import INTERPRETED, batch, numbers, snapshot, store

from .playing import Position
from .tried import FORBIDDEN, TREASURE_TILES

GAME = FORBIDDEN.game
ODDS = {2: Fraction(11381, 558624), 3: Fraction(10369, 467544), 4: Fraction(9357, 384560)}
"""By the number of seats, as the page has them."""
PAIRS = list(TREASURE_TILES.values())
PLAIN = sorted(
    set(GAME.match({"game": GAME.name, "phase": "act"}).position()["tiles"].values())
    - {"fools-landing", *(tile for pair in PAIRS for tile in pair)}
)
"""Tiles that are neither the landing nor a treasure's."""
END, DRAW = (GAME.definition.move_of(move) or 0 for move in ("end", "draw"))
FLOODED = 6
TURNS = 3_000 if INTERPRETED else 40_000
"""Each from a deal of its own."""
ERRORS = 4
"""How many standard errors a simulation may be off."""


# ---- exactly -------------------------------------------------------------------------------------------------


def set_ups() -> Iterator[tuple[list[str], Fraction]]:
    """Six flooded tiles of each kind of deal, and how likely such a deal is.

    What matters is whether the landing is flooded, of how many treasures both tiles are, and of how many one is.
    """
    for landing, both, one in product(range(2), range(5), range(5)):
        plain = FLOODED - landing - 2 * both - one
        if both + one <= len(PAIRS) and 0 <= plain <= len(PLAIN):
            ways = comb(4, both) * comb(4 - both, one) * 2**one * comb(len(PLAIN), plain)
            tiles = ["fools-landing"] * landing + [tile for pair in PAIRS[:both] for tile in pair]
            tiles += [pair[0] for pair in PAIRS[both : both + one]] + PLAIN[:plain]
            yield tiles, Fraction(ways, comb(24, FLOODED))


def dealt(seats: int, flooded: list[str], hands: dict[str, list[str]] | None = None) -> Match:
    """A first turn with those tiles flooded; of hands only their number matters, as no card in them is used."""
    tiles = GAME.match({"game": GAME.name, "phase": "act"}).position()["tiles"]
    treasures = iter([card for card in ("crystal", "statue", "chalice", "stone") for _ in range(2)])
    two_each = {str(seat): [next(treasures), next(treasures)] for seat in range(1, seats + 1)}
    return GAME.match(
        {
            "game": GAME.name,
            "phase": "act",
            "options": {"seats": seats},
            "hands": two_each if hands is None else hands,
            "flooded": sorted(cell for cell, tile in tiles.items() if tile in flooded),
            "flood_discards": sorted(flooded),
        }
    )


def likeness(position: Position) -> tuple[Any, ...]:
    """What the rest of the turn depends on, so that positions alike in it are looked at once.

    Which cards are left matters by their number and how many of them are waters-rise; which tiles, by whether they
    are the landing, one of a treasure's two, or neither.  Where pawns stand does not: nobody drowns before the third
    tile sinks, as every tile has two beside it, and after the third card the turn is over.
    """
    low = {position["tiles"][cell] for cell in position["flooded"]}
    top = set(position["flood_layers"][0])
    left = set(position["tiles"].values())

    def fate(tile: str) -> tuple[bool, bool, bool]:
        return tile in left, tile in low, tile in top

    return (
        *(position["phase"], position["draws_left"], position["floods_left"], position["water"]),
        *(sum(position["deck"].values()), position["deck"].get("waters-rise", 0)),
        *(len(position["flood_layers"]), fate("fools-landing")),
        tuple(sorted(tuple(sorted(map(fate, pair))) for pair in PAIRS)),
        tuple(sorted(map(fate, PLAIN))),
    )


IDLE = {"act": "end", "before-treasure": "draw", "before-flood": "draw"}
"""What who does nothing does; who has to swim goes anywhere."""
Known = dict[tuple[Any, ...], Fraction]


def chance_of_losing(match: Match, known: Known) -> Fraction:
    """How likely the landing is lost before the turn is over, when seats do nothing but what they must."""
    position = match.position()
    while position["turn"] == 1 and match.actor not in ("chance", None):
        match.play(IDLE.get(position["phase"], match.legal()[0]))
        position = match.position()
    if match.actor != "chance":
        return Fraction(position["ending"] == "landing")
    alike = likeness(position)
    if alike not in known:
        total = Fraction(0)
        for outcome, chance in match.chances().items():
            after = match.copy()
            after.play(outcome)
            total += chance * chance_of_losing(after, known)
        known[alike] = total
    return known[alike]


@pytest.fixture(scope="module")
def known() -> Known:
    """What is known of positions that have been looked at."""
    return {}


def test_the_kinds_of_deals_are_all_deals() -> None:
    deals = list(set_ups())
    assert all(len(set(tiles)) == FLOODED for tiles, _ in deals)
    assert sum(chance for _, chance in deals) == 1
    assert sum(chance for tiles, chance in deals if "fools-landing" in tiles) == Fraction(1, 4)


@pytest.mark.parametrize("seats", ODDS)
def test_the_chance_of_losing_the_first_turn_is_that_of_the_page(seats: int, known: Known) -> None:
    odds = sum(chance * chance_of_losing(dealt(seats, tiles), known) for tiles, chance in set_ups())
    assert odds == ODDS[seats]


def test_hands_matter_only_by_their_number() -> None:
    """Special cards that nobody plays bring decisions, and change nothing."""
    tiles = next(tiles for tiles, _ in set_ups() if "fools-landing" in tiles and set(PAIRS[0]) <= set(tiles))
    special = dealt(2, tiles, {"1": ["helicopter", "sandbags"], "2": ["helicopter", "stone"]})
    plain = dealt(2, tiles)
    assert chance_of_losing(special, {}) == chance_of_losing(plain, {})
    assert (special.moves, plain.moves) == (["end", "draw"], ["end"])


# ---- about ---------------------------------------------------------------------------------------------------


def first_turns(seats: int, turns: int, random: Random) -> int:
    """How many of so many first turns, each from a deal of its own, lose the landing."""
    game, doors = GAME.definition, GAME.definition.doors
    options = game.state()
    game.read_options(options, {"seats": seats})
    totals = draw_totals(options)
    states, moves, draws = batch(game.state), batch(game.moves), batch(game.draws)
    luck = game.draws()
    lost = 0
    for _ in range(turns):
        for n, total in enumerate(totals):
            luck.drawn[n] = random.randrange(total)
        store(states, 0, options)
        store(draws, 0, luck)
        doors.deal_at(states, draws, 0)
        lost += loses_the_landing(states, moves, random)
    return lost


def loses_the_landing(states: Any, moves: Any, random: Random) -> bool:
    """Play a first turn in which nobody does anything, from a deal: whether the landing is lost in it."""
    doors = GAME.definition.doors
    doors.play_at(states, 0, END)
    while (actor := doors.actor_at(states, 0)) != NOBODY:
        count = doors.legal_at(states, moves, 0)
        codes = numbers(moves, 0, "code", count)
        if END in codes:
            return False  # the next turn has begun
        if actor == CHANCE:
            move = random.choices(codes, numbers(moves, 0, "weight", count))[0]
        else:
            move = DRAW if DRAW in codes else codes[0]
        doors.play_at(states, 0, move)
    return bool(snapshot(states).ending == Ending.LANDING)


@pytest.mark.parametrize("seats", ODDS)
def test_deals_played_at_random_lose_about_as_often(seats: int) -> None:
    odds = float(ODDS[seats])
    lost = first_turns(seats, TURNS, Random(seats))
    assert abs(lost / TURNS - odds) < ERRORS * sqrt(odds * (1 - odds) / TURNS)


def test_a_simulated_first_turn_is_the_one_that_the_exact_odds_are_of() -> None:
    """Of deals with the landing flooded, waters-rise has to come before it is lost."""
    random, lost = Random(1), 0
    states, moves = batch(GAME.definition.state), batch(GAME.definition.moves)
    for seed in range(400):
        start = GAME.start(seats=2, seed=seed)
        store(states, 0, start._start)
        if loses_the_landing(states, moves, random):
            lost += 1
            end = snapshot(states)
            assert end.where[LANDING] == NONE
            assert end.turn == 0 and end.water > 1
            assert "fools-landing" in start.position()["flood_discards"]
    assert lost > 0
