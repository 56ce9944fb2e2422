"""C-5.2: every draw can be checked by whoever has the seed."""

from __future__ import annotations

import hashlib
import hmac
import json
from fractions import Fraction
from math import gcd, lcm
from typing import Any

from match_helpers import GAME, played

from archipel.seeds import draw, draw_weighted


def number(seed: str, words: list[Any]) -> int:
    """C-5.2: the 256-bit number for a list, written here once more from the page."""
    text = json.dumps(words, separators=(",", ":"), sort_keys=True, ensure_ascii=False)
    digest = hmac.new(seed.encode("utf-8"), text.encode("utf-8"), hashlib.sha256).hexdigest()
    return int(digest, 16)


def drawn_of(seed: str, words: list[Any], total: int) -> int:
    """C-5.2: the draw, with as many empty strings appended as it takes."""
    largest = 2**256 // total * total
    while number(seed, words) >= largest:
        words = [*words, ""]
    return number(seed, words) % total


def test_the_deal_is_drawn_from_the_seed_in_the_documented_order() -> None:
    """Forty tiles in reading order, the drawn one of those left, lowest terrain first; then each colour's values."""
    for seed, options in (("7", {"seats": 2}), ("abc", {"seats": 4}), ("é", {"seats": 2, "two_colours": True})):
        start = GAME.start(seed=seed, **options).start_position()
        draws = (drawn_of(seed, ["setup", n], total) for n, total in enumerate(totals(len(start["values"]))))
        tiles = ["beach"] * 16 + ["forest"] * 16 + ["mountain"] * 8
        dealt = [tiles.pop(next(draws)) for _ in range(40)]
        cells = sorted(start["terrain"], key=lambda name: (name[0], int(name[1:])))
        assert [start["terrain"][cell] for cell in cells] == dealt
        for colour in start["values"]:
            assert start["values"][colour] == swapped([next(draws) for _ in range(10)])


def totals(colours: int) -> list[int]:
    """How many are left to draw from, draw by draw."""
    return [40 - n for n in range(40)] + [10 - n for n in range(10)] * colours


def swapped(draws: list[int]) -> list[int]:
    """The values of a colour: each in turn changes places with the drawn one of those from it on."""
    values = [1, 1, 1, 2, 2, 3, 3, 4, 5, 6]
    for i, drawn in enumerate(draws):
        values[i], values[i + drawn] = values[i + drawn], values[i]
    return values


def test_chance_moves_are_drawn_from_the_seed_and_the_moves_so_far() -> None:
    match = played("check me", 400)
    replayed = GAME.match(match.start_position(), seed="check me")
    checked = set()
    for move in match.moves:
        if replayed.actor == "chance":
            outcomes = replayed.legal()
            assert move == expected_outcome("check me", replayed.moves, replayed.chances(), outcomes)
            checked.add(move.split()[0])
        replayed.play(move)
    assert checked == {"reveal", "roll"}


def test_weights_are_the_smallest_integers_in_proportion() -> None:
    """Two sharks and two whales are drawn from as one and one would be."""
    position = {
        "game": "the-island",
        "phase": "reveal",
        "explorers": {"r1": "a1"},
        "sunk": "e4",
        "terrain": {"e5": "beach", "e6": "beach", "e7": "beach"},
        "pool": {"beach": {"shark": 2, "whale": 2}},
    }
    seeds = list(map(str, range(20)))
    expected = [("reveal shark", "reveal whale")[drawn_of(seed, [], 2)] for seed in seeds]
    assert [GAME.match(position, seed=seed).roll() for seed in seeds] == expected


def expected_outcome(seed: str, moves: list[str], chances: dict[str, Fraction], outcomes: list[str]) -> str:
    """C-5.2: weights as the smallest integers in proportion, outcomes in the order of `legal()`."""
    common = lcm(*(chance.denominator for chance in chances.values()))
    weights = [int(chances[outcome] * common) for outcome in outcomes]
    weights = [weight // gcd(*weights) for weight in weights]
    drawn = drawn_of(seed, list(moves), sum(weights))
    line = [outcome for outcome, weight in zip(outcomes, weights, strict=True) for _ in range(weight)]
    return line[drawn]


def test_a_number_beyond_the_largest_multiple_is_drawn_again() -> None:
    """With a total just above half of all numbers almost every second one is rejected, and some twice or more."""
    total = 2**255 + 1
    rejections = {}
    for seed in map(str, range(64)):
        words: list[Any] = ["roll shark", "é"]
        while number(seed, words) >= total:
            words.append("")
        rejections[seed] = len(words) - 2
        assert draw(seed, ["roll shark", "é"], total) == number(seed, words) % total
    assert {0, 1, 2} <= set(rejections.values())


def test_a_draw_leaves_the_list_of_moves_alone() -> None:
    moves = ["end"]
    for seed in map(str, range(8)):
        draw(seed, moves, 2**255 + 1)
    assert moves == ["end"]


def test_one_outcome_needs_no_luck() -> None:
    assert [draw(seed, [], 1) for seed in "abc"] == [0, 0, 0]
    assert draw_weighted("a", [], [5]) == 0


def test_weights_divide_the_line_in_order() -> None:
    weights = [3, 1, 2]
    line = [0, 0, 0, 1, 2, 2]
    seeds = list(map(str, range(50)))
    assert [draw_weighted(s, ["x"], weights) for s in seeds] == [line[drawn_of(s, ["x"], 6)] for s in seeds]
    assert {draw_weighted(s, ["x"], weights) for s in seeds} == {0, 1, 2}
