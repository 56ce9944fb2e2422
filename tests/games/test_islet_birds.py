"""IS-6.2: a bird passes others and never gets stuck with one.

Wherever the turn's bird is with another, some move is legal; and a search over steps, trails and cards in plain Python
(`islet_told_again.leads_on`, which knows no shortcut) agrees on which steps onto birds lead on.
"""

from __future__ import annotations

from collections import Counter
from itertools import permutations, product
from random import Random

import pytest
from conftest import SOAK
from hypothesis import example, given, settings
from hypothesis import strategies as st

from archipel.errors import PositionError
from archipel.games.islet.state import MOST_STANDS
from archipel.match import Match
from archipel.rules import snapshot
from archipel.seeds import canonical

from . import islet_told_again as told
from .islet_tried import ISLET, crowded_islet
from .playing import Position

GAME = ISLET.game
EXAMPLES = settings().max_examples
MOVES = 120_000 if SOAK else 4_000
"""At least so many random moves are looked at."""


def onto_birds(match: Match, position: Position) -> list[str]:
    """The listed steps onto the cells of other birds."""
    others = told.other_birds(position)
    return [move for move in match.legal() if move.startswith("go ") and move.split(" ")[1] in others]


def onto_birds_told_again(position: Position) -> list[str]:
    """Those of the page."""
    others = told.other_birds(position)
    return sorted(move for move in told.moving(position) if move.startswith("go ") and move.split(" ")[1] in others)


def has_simple_way(
    position: Position, to: str, trail: frozenset[str], purse: told.Cards, barred: frozenset[str]
) -> bool:
    """Whether there would be a way on from a bird if none could be passed a second time, not even after paying."""
    for there, paid in told.steps(position, to, trail, purse):
        if there not in told.other_birds(position):
            return True
        if there not in barred:
            walked = frozenset((there,)) if any(paid) else trail | {there}
            if has_simple_way(position, there, walked, told.less(purse, paid), barred | {there}):
                return True
    return False


def comes_back(position: Position, move: str) -> bool:
    """Whether every way on after a step onto a bird passes some bird twice."""
    _, to, payment = move.split(" ")
    here = told.own_cell(position)
    trail = frozenset(position["trail"] or ([here] if here else [])) if payment == "-" else frozenset[str]()
    purse = told.less(told.purse_of(position, str(position["turn"])), told.counted(told.cards_named(payment)))
    return not has_simple_way(position, to, trail | {to}, purse, frozenset((to,)))


# ---- matches -------------------------------------------------------------------------------------------------


def wander(legal: list[str], position: Position, random: Random) -> str:
    """Mostly steps, onto other birds where there are any; else tiles, so that there are cards to pay with."""
    others = told.other_birds(position)
    steps = [move for move in legal if move.startswith("go ")]
    onto = [move for move in steps if move.split(" ")[1] in others]
    for some, share in ((onto, 0.7), (steps, 0.6), ([move for move in legal if move.startswith("put ")], 0.5)):
        if some and random.random() < share:
            return random.choice(some)
    return random.choice(legal)


def test_nobody_gets_stuck_in_random_matches() -> None:
    met: Counter[str] = Counter()
    number = 0
    while met["moves"] < MOVES:
        number += 1
        random = Random(number)
        match = GAME.start(seats=2 + number % 3, seed=number)
        if number % 4:
            match = GAME.match(crowded_islet(match.position(), random))
        while not match.over:
            position = match.position()
            met["moves"] += 1
            if position["phase"] in ("turn", "move"):
                look_at(match, position, met)
            match.play(wander(match.legal(), position, random))
    assert met["onto"] > met["moves"] // 50
    assert met["with another"] > met["moves"] // 50


def look_at(match: Match, position: Position, met: Counter[str]) -> None:
    """A moment in which a bird may move."""
    onto = onto_birds(match, position)
    assert onto == onto_birds_told_again(position)
    met["onto"] += len(onto)
    if told.own_cell(position) in told.other_birds(position):
        met["with another"] += 1
        legal = match.legal()
        assert legal and all(move.startswith("go ") for move in legal)


# ---- crowds --------------------------------------------------------------------------------------------------


@st.composite
def crowds(draw: st.DrawFn) -> Position:
    """A small islet with up to three other birds on it, few cards, and a bird that has perhaps begun to move."""
    cells = ["0,0"]
    for start, side in draw(st.lists(st.tuples(st.integers(0, 6), st.integers(0, 2)), min_size=2, max_size=6)):
        near = told.beside(cells[start % len(cells)])[side]
        cells += [near] if near not in cells else []
    terrains = draw(st.lists(st.sampled_from(told.TERRAINS), min_size=len(cells), max_size=len(cells)))
    order = draw(st.permutations(cells))
    others = order[: draw(st.integers(1, 3))]
    moves = draw(st.booleans())
    own = draw(st.sampled_from([*cells, *(["sea"] if not moves else [])]))
    if not moves and own in others:
        own = "sea"
    walked = draw(st.lists(st.sampled_from(cells), unique=True, max_size=3))
    guarantees = draw(st.lists(st.tuples(st.sampled_from(told.TERRAINS), st.booleans()), max_size=2))
    cards = draw(st.lists(st.sampled_from((*told.TERRAINS, "leaf")), max_size=5))
    laid = {f"{column},20": 1 for column in range(len(guarantees))}
    return {
        "game": "islet",
        "phase": "move" if moves else "turn",
        "options": {"seats": 4},
        "cells": {
            **{cell: [terrain, "leaf", 1] for cell, terrain in zip(cells, terrains, strict=True)},
            **{cell: ["sand", "flower", 1] for cell in laid},
        },
        "birds": {"1": own} | {str(seat): cell for seat, cell in enumerate(others, 2)},
        "eggs": laid,
        "cards": {"1": dict(Counter(cards))},
        "guarantees": {"1": [[resource, spent and moves] for resource, spent in guarantees]},
        "trail": [*(cell for cell in walked if cell != own), own] if moves else [],
    }


def whole(position: Position) -> Position:
    """With what told-again asks for, where it was left out."""
    return {"trail": [], **position} | {
        "turn": 1,
        "hands": {seat: [] for seat in "1234"},
        "birds": dict.fromkeys("1234", "sea") | position["birds"],
        "cards": {seat: position["cards"].get(seat, {}) for seat in "1234"},
        "guarantees": {seat: position["guarantees"].get(seat, []) for seat in "1234"},
        "free_eggs": {"1": 6 - 2 * len(position["eggs"])},
    }


def row(terrains: str, birds: dict[str, str], **keys: object) -> Position:
    """Cells in a row, `w`, `s` and `c`, with the birds on them by their columns."""
    names = {terrain[0]: terrain for terrain in told.TERRAINS}
    return {
        "game": "islet",
        "phase": "turn",
        "options": {"seats": 4},
        "cells": {f"{column},0": [names[letter], "leaf", 1] for column, letter in enumerate(terrains)},
        "birds": {seat: f"{column},0" for seat, column in birds.items()},
        "eggs": {},
        "cards": {},
        "guarantees": {},
        **keys,
    }


THERE_AND_BACK = row("ssc", {"1": "0", "2": "1", "3": "2"}, cards={"1": {"clay": 1, "sand": 1}})
"""Over the first bird to the second, which is paid for, and back over the first again to where it all began."""
TWICE_BACK = row("sscc", {"1": "0", "2": "1", "3": "2", "4": "3"}, cards={"1": {"clay": 1, "sand": 1}})


def test_nobody_gets_stuck_on_crowded_islets() -> None:
    """Whatever is written down: what leads on is what a search finds, and no step of any way ends without another."""
    met: Counter[str] = Counter()

    @settings(max_examples=24 * EXAMPLES)
    @given(crowds())
    @example(THERE_AND_BACK)
    @example(TWICE_BACK)
    def look(position: Position) -> None:
        expected = whole(position)
        here = told.own_cell(expected)
        if here in told.other_birds(expected) and not leads_on_from(expected, here or ""):
            met["refused"] += 1
            with pytest.raises(PositionError) as refused:
                GAME.match(position)
            assert refused.value.key == "birds"
            return
        match = GAME.match(position)
        assert match.legal() == sorted(told.moving(expected))
        onto = onto_birds(match, expected)
        met["onto"] += len(onto)
        met["barred"] += len(barred(match, expected))
        met["back"] += sum(comes_back(expected, move) for move in onto)
        met["with another"] += here in told.other_birds(expected)
        go_on(match, set(), met)

    look()
    assert met["onto"] > 4 * EXAMPLES and met["barred"] > 4 * EXAMPLES
    assert met["with another"] > EXAMPLES and met["refused"] > EXAMPLES
    assert met["back"] > 1 and met["passed"] > 4 * EXAMPLES


def leads_on_from(position: Position, here: str) -> bool:
    """Whether a bird that is with another already can go on."""
    purse = told.purse_of(position, "1")
    return told.leads_on(position, here, frozenset(position["trail"]) - {here}, purse, paid=False)


def barred(match: Match, position: Position) -> list[str]:
    """Steps onto birds that could be paid, and are not legal for want of a way on."""
    here = told.own_cell(position)
    trail = frozenset(position["trail"] or ([here] if here else []))
    steps = told.steps(position, here, trail, told.purse_of(position, "1"))
    there = [f"go {to} {told.spelt_out(paid)}" for to, paid in steps if to in told.other_birds(position)]
    return sorted(set(there) - set(match.legal()))


def go_on(match: Match, seen: set[str], met: Counter[str]) -> None:
    """Every way over birds, as far as it goes: there is always a next move, and none but steps."""
    position = match.position()
    if canonical(position) in seen:
        return
    seen.add(canonical(position))
    with_another = told.own_cell(position) in told.other_birds(position)
    legal = match.legal()
    assert legal and (not with_another or all(move.startswith("go ") for move in legal))
    met["passed"] += with_another
    for move in onto_birds(match, position):
        ahead = match.copy()
        ahead.play(move)
        go_on(ahead, seen, met)


def test_there_and_back_again() -> None:
    """A way on may lead over a bird twice, once something was paid between."""
    match = GAME.match(THERE_AND_BACK)
    assert comes_back(whole(THERE_AND_BACK), "go 1,0 -")
    for move in ("go 1,0 -", "go 2,0 clay", "go 1,0 sand"):
        match.play(move)
        assert "done" not in match.legal()
    assert match.legal() == ["go 0,0 -"]
    match.play("go 0,0 -")
    assert match.legal() == ["done"]


@pytest.mark.parametrize("gone", ["clay", "sand"])
def test_there_and_not_back(gone: str) -> None:
    """With either card missing there is no way on, and so no first step."""
    left = {"clay", "sand"} - {gone}
    match = GAME.match(THERE_AND_BACK | {"cards": {"1": dict.fromkeys(left, 1)}})
    assert match.legal() == ["done"]


def test_birds_all_over_the_islet_are_looked_at_within_the_room_there_is() -> None:
    """Three cells with a bird on each and no other: nowhere to stay, however much one has to pay with."""
    most = 0
    for terrains in product("wsc", repeat=3):
        for seats in permutations("234"):
            birds = dict(zip(seats, "012", strict=True))
            match = GAME.match(row("".join(terrains), birds, cards={"1": {"water": 3, "sand": 3, "clay": 2}}))
            assert match.legal() == ["done"]
            most = max(most, snapshot(match._buffer).way_on.count)
    assert 0 < most <= MOST_STANDS
