"""IS-6.6: every way to pay a cost.

Whether a payment is legal does not depend on what else is held, so all of them are known beforehand.  A payment is one
number, four bits for each resource; so is a *purse*, what a seat can pay with.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from archipel.games.islet.facts import FIRST_NEST, NEST_OF_PAIR, RESOURCES, Resource, Terrain
from archipel.rules import table

Cards = tuple[int, ...]
"""How many of each resource."""
COUNT_BITS = 4
MOST_OF_ONE = (1 << COUNT_BITS) - 1
PAYMENT_BITS = RESOURCES * COUNT_BITS
NESTS_FOR_A_LAY = 3


def packed(cards: Sequence[int]) -> int:
    """Cards as one number."""
    return sum(count << resource * COUNT_BITS for resource, count in enumerate(cards))


def cards_in(payment: int) -> Cards:
    """The cards of a payment."""
    return tuple(payment >> resource * COUNT_BITS & MOST_OF_ONE for resource in range(RESOURCES))


def _stand_ins() -> Iterator[tuple[Resource, Resource, Resource]]:
    """Each resource with two cards that can stand for it."""
    for pair, nest in NEST_OF_PAIR.items():
        one, other = pair
        yield Resource(FIRST_NEST + nest), Resource(one), Resource(other)
    for terrain in Terrain:
        for twin in Terrain:
            if twin != terrain:
                yield Resource(terrain), Resource(twin), Resource(twin)


def _put_off(cards: Cards) -> Iterator[Cards]:
    """The same cards with two that can stand for one of them in its place."""
    for resource, one, other in _stand_ins():
        if cards[resource]:
            traded = list(cards)
            traded[resource] -= 1
            traded[one] += 1
            traded[other] += 1
            yield tuple(traded)


def ways_to_pay(cost: Cards) -> list[Cards]:
    """All payments that can be made to cover a cost while no proper part of them could, fewest cards first.

    They are found from the cost backwards, one card more at a time.  What contains a payment found before is left out,
    and nothing is missed by it: whatever it could be traded for contains one as well.
    """
    found: list[Cards] = []
    wave = {cost}
    while wave:
        wave = {cards for cards in wave if not any(_contains(cards, known) for known in found)}
        found += sorted(wave)
        wave = {traded for cards in wave for traded in _put_off(cards)}
    return found


def _contains(cards: Cards, part: Cards) -> bool:
    return all(count >= needed for count, needed in zip(cards, part, strict=True))


def _cost(resource: Resource) -> Cards:
    """IS-6.1, IS-6.4: one of a terrain, for a step; three of a nest, for a lay."""
    count = 1 if resource < FIRST_NEST else NESTS_FOR_A_LAY
    return tuple(count if other == resource else 0 for other in Resource)


_WAYS = [[packed(cards) for cards in ways_to_pay(_cost(resource))] for resource in Resource]
WAYS_FOR_A_STEP = max(map(len, _WAYS[:FIRST_NEST]))
WAYS_FOR_A_LAY = max(map(len, _WAYS[FIRST_NEST:]))

WAYS = table([len(ways) for ways in _WAYS])
"""By the resource a cost is in, how many payments there are."""
PAYMENTS = table([ways + [0] * (WAYS_FOR_A_LAY - len(ways)) for ways in _WAYS])
"""By the resource a cost is in, the payments."""
