"""IS-6.6, IS-6.7: paying for a step or a lay, with cards and fresh guarantees."""

from __future__ import annotations

from archipel.games.islet.facts import RESOURCES
from archipel.games.islet.payments import COUNT_BITS, MOST_OF_ONE, PAYMENTS, WAYS, packed
from archipel.games.islet.refusals import Refusal
from archipel.games.islet.state import State
from archipel.rules import rule

EVERY_OTHER = packed((MOST_OF_ONE, 0) * (RESOURCES // 2))
"""The bits of every other resource, which leave room between them to compare."""
BORROW = packed((0, 1) * (RESOURCES // 2))


@rule
def paid_of(payment: int, resource: int) -> int:
    """How many cards of a resource a payment has."""
    return payment >> resource * COUNT_BITS & MOST_OF_ONE


@rule
def purse_of(s: State, seat: int) -> int:
    """All that a seat can pay with: cards, and guarantees that are fresh."""
    purse = 0
    for resource in range(RESOURCES):
        purse |= s.cards[seat, resource] + s.fresh[seat, resource] << resource * COUNT_BITS
    return purse


@rule
def fits(payment: int, purse: int) -> bool:
    """Whether every card of a payment is in a purse; no borrowed bit is used up where it is."""
    even = (purse & EVERY_OTHER | BORROW) - (payment & EVERY_OTHER)
    odd = (purse >> COUNT_BITS & EVERY_OTHER | BORROW) - (payment >> COUNT_BITS & EVERY_OTHER)
    return even & odd & BORROW == BORROW


@rule
def refuse_payment(s: State, cost: int, payment: int) -> int:
    """IS-6.6: it covers a cost in that resource, no proper part of it does, and the turn's seat has it."""
    covers = False
    for way in range(WAYS[cost]):
        if PAYMENTS[cost, way] == payment:
            return Refusal.ALLOWED.value if fits(payment, purse_of(s, s.turn)) else Refusal.PAY_NOT_HELD.value
        covers = covers or fits(PAYMENTS[cost, way], payment)
    return Refusal.PAY_TOO_MUCH.value if covers else Refusal.PAY_TOO_LITTLE.value


@rule
def pay(s: State, payment: int) -> None:
    """IS-6.7: of each resource fresh guarantees first, which are then spent, then cards, which go back."""
    for resource in range(RESOURCES):
        paid = paid_of(payment, resource)
        with_guarantees = min(paid, s.fresh[s.turn, resource])
        s.fresh[s.turn, resource] -= with_guarantees
        s.spent[s.turn, resource] += with_guarantees
        s.cards[s.turn, resource] -= paid - with_guarantees


@rule
def given_back(s: State, payment: int, resource: int) -> int:
    """How many cards of a resource a payment of the turn's seat would put back into the deck."""
    return max(0, paid_of(payment, resource) - s.fresh[s.turn, resource])


@rule
def refresh(s: State) -> None:
    """IS-4.2: the seat's spent guarantees are fresh again."""
    for resource in range(RESOURCES):
        s.fresh[s.turn, resource] += s.spent[s.turn, resource]
        s.spent[s.turn, resource] = 0
