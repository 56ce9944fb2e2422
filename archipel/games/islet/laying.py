"""Sections 6.4 and 6.5: laying an egg, and the guarantee it wins or costs."""

from __future__ import annotations

from archipel.games.islet.cells import nest_of, other_bird_on
from archipel.games.islet.facts import FIRST_NEST, MOST_EQUAL_GUARANTEES, NONE
from archipel.games.islet.holdings import guaranteed, guarantees_of, left_in_deck
from archipel.games.islet.moving import start_trail
from archipel.games.islet.paying import given_back, pay, refuse_payment
from archipel.games.islet.refusals import Refusal
from archipel.games.islet.state import State
from archipel.rules import rule


@rule
def refuse_nest(s: State) -> int:
    """IS-6.4: a cell without an egg and another bird; IS-6.5: and an egg to lay."""
    here = s.bird[s.turn]
    if here == NONE:
        return Refusal.LAY_IN_THE_SEA.value
    if s.egg[here] != NONE:
        return Refusal.LAY_EGG_THERE.value
    if other_bird_on(s, here) != NONE:
        return Refusal.LAY_BIRD_THERE.value
    if s.free_eggs[s.turn] == 0 and guarantees_of(s, s.turn) == 0:
        return Refusal.LAY_NO_EGG_LEFT.value
    return Refusal.ALLOWED.value


@rule
def nest_needed(s: State) -> int:
    """IS-6.4: the resource of the nest printed where the bird is."""
    return FIRST_NEST + nest_of(s, s.bird[s.turn])


@rule
def refuse_keep(s: State, resource: int, payment: int) -> int:
    """IS-6.5: with free eggs, a card of which the deck has one after the payment; never a third."""
    if s.free_eggs[s.turn] == 0:
        return Refusal.KEEP_NO_FREE_EGGS.value
    if guaranteed(s, s.turn, resource) == MOST_EQUAL_GUARANTEES:
        return Refusal.KEEP_THIRD.value
    if left_in_deck(s, resource) + given_back(s, payment, resource) == 0:
        return Refusal.KEEP_NONE_LEFT.value
    return Refusal.ALLOWED.value


@rule
def refuse_lose(s: State, resource: int) -> int:
    """IS-6.5: with no free egg, one of the seat's guarantees."""
    if s.free_eggs[s.turn] > 0:
        return Refusal.LOSE_FREE_EGGS_LEFT.value
    if guaranteed(s, s.turn, resource) == 0:
        return Refusal.LOSE_NOT_GUARANTEED.value
    return Refusal.ALLOWED.value


@rule
def refuse_lay_keep(s: State, resource: int, payment: int) -> int:
    """IS-6.4, IS-6.5."""
    refused = refuse_nest_and_payment(s, payment)
    return refused if refused != Refusal.ALLOWED else refuse_keep(s, resource, payment)


@rule
def refuse_lay_lose(s: State, resource: int, payment: int) -> int:
    """IS-6.4, IS-6.5."""
    refused = refuse_nest_and_payment(s, payment)
    return refused if refused != Refusal.ALLOWED else refuse_lose(s, resource)


@rule
def refuse_nest_and_payment(s: State, payment: int) -> int:
    """IS-6.4: a cell to lay on, and three of its nest."""
    refused = refuse_nest(s)
    return refused if refused != Refusal.ALLOWED else refuse_payment(s, nest_needed(s), payment)


@rule
def lay_and_keep(s: State, resource: int, payment: int) -> None:
    """IS-6.5: one egg on the cell, another on a card that is now a guarantee."""
    lay(s, payment)
    s.free_eggs[s.turn] -= 2
    s.fresh[s.turn, resource] += 1


@rule
def lay_and_lose(s: State, resource: int, payment: int) -> None:
    """IS-6.5: the egg of a guarantee, whose card goes back to its deck; a spent one first."""
    lay(s, payment)
    if s.spent[s.turn, resource] > 0:
        s.spent[s.turn, resource] -= 1
    else:
        s.fresh[s.turn, resource] -= 1


@rule
def lay(s: State, payment: int) -> None:
    """IS-6.4: an egg where the bird is, for a payment, which starts the trail afresh (IS-6.3)."""
    pay(s, payment)
    start_trail(s)
    s.egg[s.bird[s.turn]] = s.turn
    s.quiet = 0
