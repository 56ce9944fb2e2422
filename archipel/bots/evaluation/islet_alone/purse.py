"""What a purse can pay for, about: cards and fresh guarantees as one number, see `archipel.games.islet.payments`."""

from __future__ import annotations

from archipel.games.islet.facts import CARDS_OF_A_RESOURCE, FIRST_NEST, NEST_OF_PAIR, TERRAINS, Nest, Terrain
from archipel.games.islet.paying import fits, paid_of
from archipel.games.islet.payments import PAYMENTS, WAYS
from archipel.rules import rule, table

_PAIR_OF_NEST = {nest: pair for pair, nest in NEST_OF_PAIR.items()}
LACKS = table([next(terrain.value for terrain in Terrain if terrain not in _PAIR_OF_NEST[nest]) for nest in Nest])
"""By nest, the terrain it is not made of."""


@rule
def nests_payable(purse: int, nest: int, paid: int) -> int:
    """About how many of a nest can be paid after some steps: with its own, pairs of its terrains, three others."""
    pairs = CARDS_OF_A_RESOURCE
    for terrain in range(TERRAINS):
        if terrain != LACKS[nest]:
            pairs = min(pairs, paid_of(purse, terrain))
    left = max(0, terrain_cards(purse) - paid)
    pairs = min(pairs, left // 2)
    return paid_of(purse, FIRST_NEST + nest) + pairs + (left - 2 * pairs) // 3


@rule
def terrain_cards(purse: int) -> int:
    """How many there are, which pay for steps."""
    cards = 0
    for terrain in range(TERRAINS):
        cards += paid_of(purse, terrain)
    return cards


@rule
def remainder(purse: int, resource: int) -> int:
    """What is left when a step or a lay is paid with as few cards as can be; below 0 if it cannot be paid."""
    if purse < 0:
        return purse
    for way in range(WAYS[resource]):
        if fits(PAYMENTS[resource, way], purse):
            return purse - PAYMENTS[resource, way]
    return -1
