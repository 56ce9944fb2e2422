"""IS-6.6, IS-6.7: the payments listed are those that trying everything finds, and what is paid goes where it should."""

from __future__ import annotations

from collections import Counter
from itertools import product
from typing import NamedTuple

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from archipel import IllegalMove
from archipel.games.islet.payments import PAYMENTS, WAYS, cards_in
from archipel.match import Match

from . import islet_told_again as told
from .islet_tried import ISLET
from .playing import Position

EXAMPLES = settings().max_examples
many = settings(max_examples=8 * EXAMPLES)


class Holdings(NamedTuple):
    """What seat 1 has, and what seats 2 and 3 have taken out of the decks."""

    cards: Counter[str]
    fresh: Counter[str]
    spent: Counter[str]
    others: tuple[Counter[str], Counter[str]]

    @property
    def purse(self) -> Counter[str]:
        return self.cards + self.fresh

    @property
    def guaranteed(self) -> Counter[str]:
        return self.fresh + self.spent

    @property
    def out(self) -> Counter[str]:
        return self.cards + self.guaranteed + self.others[0] + self.others[1]


resources = st.sampled_from(told.RESOURCES)
some_terrains = st.sampled_from(told.TERRAINS)


@st.composite
def holdings(draw: st.DrawFn, nest: str | None = None) -> Holdings:
    """Up to eight cards each and four guarantees, no more of anything than there is; often nests of one kind."""
    wanted = resources | st.just(nest) if nest is not None else resources
    nests = 0 if nest is None else draw(st.integers(0, 3))
    cards = Counter(draw(st.lists(wanted | some_terrains, min_size=nests, max_size=8 - nests)))
    cards += Counter({nest: nests} if nest is not None else {})
    guarantees = draw(st.lists(st.tuples(wanted, st.booleans()), max_size=4))
    assume(max(Counter(resource for resource, _ in guarantees).values(), default=0) <= 2)
    fresh = Counter(resource for resource, spent in guarantees if not spent)
    spent = Counter(resource for resource, spent in guarantees if spent)
    others = []
    left = Counter(dict.fromkeys(told.RESOURCES, 12)) - cards - fresh - spent
    for _ in range(2):
        favourite = draw(resources)
        taken = Counter({favourite: min(draw(st.sampled_from((0, 0, 7, 8))), left[favourite])})
        left -= taken
        others.append(+taken)
    return Holdings(cards, fresh, spent, (others[0], others[1]))


def standing(held: Holdings, here: list[str], there: str | None = None, free: bool = True) -> Position:
    """Seat 1 moves and stands on a tile, perhaps beside one of a terrain; the eggs it has laid are far away."""
    count = held.guaranteed.total()
    laid = count if free else 8 - count
    cells = {"0,0": [*here, 1]} | {f"{column},9": ["sand", "leaf", 1] for column in range(laid)}
    if there is not None:
        cells["1,0"] = [there, "leaf", 1]
    guarantees = [[name, False] for name in held.fresh.elements()] + [[name, True] for name in held.spent.elements()]
    return {
        "game": "islet",
        "phase": "move",
        "options": {"seats": 3},
        "cells": cells,
        "birds": {"1": "0,0"},
        "eggs": {f"{column},9": 1 for column in range(laid)},
        "cards": {"1": dict(held.cards), "2": dict(held.others[0]), "3": dict(held.others[1])},
        "guarantees": {"1": guarantees},
    }


def everything_tried(purse: Counter[str], cost: Counter[str]) -> set[str]:
    """Of all that could be given up what covers a cost, cards turned in any order, while no proper part of it does."""
    sizes = [range(purse[resource] + 1) for resource in told.RESOURCES]
    covering = {given for given in product(*sizes) if told.covers(given, told.counted(cost))}
    parts_too = {given for given in covering if any(one_less in covering for one_less in one_card_less(given))}
    return {told.spelt_out(given) for given in covering - parts_too}


def one_card_less(given: told.Cards) -> list[told.Cards]:
    """The largest proper parts; where none of them is enough, no smaller part is."""
    return [(*given[:i], count - 1, *given[i + 1 :]) for i, count in enumerate(given) if count]


def deck(held: Holdings, resource: str) -> int:
    return 12 - held.out[resource]


def check_paid(match: Match, held: Holdings, paid: Counter[str], won: Counter[str], given_up: str | None) -> None:
    """IS-6.7: fresh guarantees first, which stay, then cards, which go back; nothing else changes hands."""
    position = match.position()
    by_guarantee = paid & held.fresh
    spent = held.spent + by_guarantee
    fresh = held.fresh - by_guarantee + won
    if given_up is not None:
        (spent if spent[given_up] else fresh)[given_up] -= 1
    cards = held.cards - (paid - by_guarantee)
    assert position["cards"]["1"] == dict(cards)
    after = [[name, False] for name in fresh.elements()] + [[name, True] for name in spent.elements()]
    assert position["guarantees"]["1"] == sorted(after)
    assert (position["cards"]["2"], position["cards"]["3"]) == (dict(held.others[0]), dict(held.others[1]))
    out = told.out_of_decks(position)
    back = paid - by_guarantee
    for resource in told.RESOURCES:
        expected = deck(held, resource) + back[resource] - won[resource] + (resource == given_up)
        assert 12 - out[resource] == expected >= 0


# ---- steps ---------------------------------------------------------------------------------------------------


@many
@given(holdings(), some_terrains, some_terrains)
def test_the_payments_for_a_step_are_all_there_are(held: Holdings, here: str, there: str) -> None:
    match = ISLET.game.match(standing(held, [here, "leaf"], there))
    listed = {move.split(" ")[2] for move in match.legal() if move.startswith("go 1,0 ")}
    assert listed == ({"-"} if here == there else everything_tried(held.purse, Counter((there,))))
    for payment in listed:
        stepped = match.copy()
        stepped.play(f"go 1,0 {payment}")
        check_paid(stepped, held, told.cards_named(payment), Counter(), None)


@many
@given(holdings(), some_terrains)
def test_the_payments_for_a_landing_are_all_there_are(held: Holdings, there: str) -> None:
    """From the sea, where nothing is free."""
    turned = held._replace(fresh=held.guaranteed, spent=Counter())
    position = standing(turned, [there, "leaf"]) | {"phase": "turn", "birds": {}}
    match = ISLET.game.match(position)
    listed = {move.split(" ")[2] for move in match.legal() if move.startswith("go 0,0 ")}
    assert listed == everything_tried(turned.purse, Counter((there,)))
    for payment in listed:
        landed = match.copy()
        landed.play(f"go 0,0 {payment}")
        check_paid(landed, turned, told.cards_named(payment), Counter(), None)


# ---- lays ----------------------------------------------------------------------------------------------------


@many
@given(st.data(), st.sampled_from(told.NESTS), st.booleans())
def test_the_payments_for_a_lay_are_all_there_are(data: st.DataObject, nest: str, free: bool) -> None:
    """With what may be kept for each, of a deck that has one then (IS-6.5), or with what may be lost."""
    held = data.draw(holdings(nest))
    match = ISLET.game.match(standing(held, ["clay", nest], free=free))
    free_eggs = match.position()["free_eggs"]["1"]
    payments = everything_tried(held.purse, Counter({nest: 3}))
    expected = set()
    for payment in payments:
        back = told.cards_named(payment) - held.fresh
        if free_eggs:
            kept = [r for r in told.RESOURCES if held.guaranteed[r] < 2 and deck(held, r) + back[r] > 0]
            expected |= {f"lay {payment} keep {resource}" for resource in kept}
        else:
            expected |= {f"lay {payment} lose {resource}" for resource in held.guaranteed}
    listed = [move for move in match.legal() if move.startswith("lay ")]
    assert set(listed) == expected
    for move in listed:
        laid = match.copy()
        laid.play(move)
        _, payment, then, resource = move.split(" ")
        won = Counter((resource,)) if then == "keep" else Counter[str]()
        check_paid(laid, held, told.cards_named(payment), won, resource if then == "lose" else None)


def test_there_are_lays_with_guarantees_and_changed_cards() -> None:
    """The test above would say little if no example could lay, in more ways than one."""
    held = Holdings(
        Counter({"flower": 2, "clay": 2, "sand": 2, "water": 2}),
        Counter({"flower": 1, "clay": 1}),
        Counter({"sand": 1}),
        (Counter(), Counter()),
    )
    found = everything_tried(held.purse, Counter({"flower": 3}))
    assert {"flower+flower+flower", "clay+flower+flower+sand", "clay+flower+flower+water+water"} <= found
    assert "clay+clay+flower+sand+sand" in found and "clay+flower+flower+flower+sand" not in found
    assert len(found) > 8


# ---- any payment ---------------------------------------------------------------------------------------------


@many
@given(holdings("leaf"), st.lists(resources, max_size=7).map(sorted))
def test_any_other_payment_is_refused_for_what_is_wrong_with_it(held: Holdings, given_up: list[str]) -> None:
    """Too little covers nothing, too much has a part that would do, and what is neither is legal if one has it."""
    payment = Counter(given_up)
    text = "+".join(given_up) or "-"
    cases = [("go 1,0 {}", Counter(("water",))), ("lay {} keep sand", Counter({"leaf": 3}))]
    for form, cost in cases:
        match = ISLET.game.match(standing(held, ["clay", "leaf"], "water"))
        move = form.format(text)
        if not told.covers(told.counted(payment), told.counted(cost)):
            reason = "islet-pay-too-little"
        elif text not in everything_tried(payment, cost):
            reason = "islet-pay-too-much"
        elif not payment <= held.purse:
            reason = "islet-pay-not-held"
        else:
            way = move.removesuffix("keep sand")
            assert any(listed.startswith(way) for listed in match.legal())
            continue
        with pytest.raises(IllegalMove) as refused:
            match.play(move)
        assert refused.value.reason == reason


# ---- the table -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("resource", told.RESOURCES)
def test_the_payments_there_are_at_all(resource: str) -> None:
    """All that twelve cards of each terrain, and enough of each nest, could pay."""
    i = told.RESOURCES.index(resource)
    count = 1 if resource in told.TERRAINS else 3
    purse = Counter(dict.fromkeys(told.TERRAINS, 12)) + Counter(dict.fromkeys(told.NESTS, 1))
    purse[resource] = max(purse[resource], count)
    table = {told.spelt_out(cards_in(PAYMENTS[i, way])) for way in range(WAYS[i])}
    assert len(table) == WAYS[i]
    assert table == everything_tried(purse, Counter({resource: count}))
