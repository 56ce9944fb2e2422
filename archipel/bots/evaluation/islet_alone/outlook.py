"""How good a game of Islet alone looks: the tiles that are left, less those the eggs still to lay will cost.

Everything is counted in tiles, which is what runs out.  An egg costs a move (three tiles), tiles that make a cell
satisfy a card shown, and tiles for the cards that pay for the nest and the way; building brings some of those cards.
The two eggs that look cheapest are planned, the second with what the first leaves in the purse; further ones cost what
an egg costs on average.  Every egg costs a little more than that: plans stand in each other's way.
"""

from __future__ import annotations

from archipel.bots.evaluation.islet_alone.planning import (
    FAR,
    NO_CARD,
    card_planned,
    cell_planned,
    cheapest_egg,
    price_of,
    purse_after,
)
from archipel.bots.evaluation.islet_alone.prices import AloneWeights
from archipel.bots.evaluation.islet_alone.purse import remainder
from archipel.bots.evaluation.islet_alone.reach import only, with_free_steps
from archipel.games.islet.cells import nest_of
from archipel.games.islet.facts import FIRST_NEST, RESOURCES
from archipel.games.islet.holdings import eggs_laid, guarantees_of, tiles_in_bag, tiles_in_hand
from archipel.games.islet.paying import paid_of, purse_of
from archipel.games.islet.state import Ending, Phase, State
from archipel.rules import rule

WON = 1000.0


@rule
def tiles_to_spare(s: State, w: AloneWeights) -> float:
    """IS-8.7: those left when all eggs are laid, as things look."""
    if s.ending == Ending.WON:
        return WON + tiles_in_bag(s)
    if s.ending == Ending.LOST:
        return -WON
    tiles = tiles_in_bag(s) + tiles_in_hand(s, 0) - s.trims_left
    if s.phase == Phase.PERCH:
        return tiles
    return tiles - price_of_eggs(s, w) + w.guarantee * guarantees_of(s, 0)


@rule
def price_of_eggs(s: State, w: AloneWeights) -> float:
    """Of all that are still to lay."""
    eggs = s.eggs - eggs_laid(s, 0)
    purse, here = purse_of(s, 0), s.bird[0]
    moving = s.phase == Phase.TRIM or s.phase == Phase.MOVE or s.phase == Phase.REVEAL
    first = cheapest_egg(s, w, purse, here, 0.0 if moving else w.move, NO_CARD)
    ready = price_of(first) <= w.step * FAR
    price = min(price_of(first), 2 * w.egg)
    if not (moving and ready):
        price += w.move
    if card_planned(first) != NO_CARD:
        purse = purse_left(s, w, purse, first, ready)
        here = cell_planned(first)
    if eggs > 1:
        # what the first leaves counts once it can be laid: else to make it ready would make the second dearer, and a
        # bird would rather never be ready
        second = cheapest_egg(s, w, purse if ready else 0, here, 0.0, card_planned(first))
        together = ready and price_of(second) <= w.step * FAR
        price += min(price_of(second), w.egg) + (w.another if together else w.move) + (eggs - 2) * (w.egg + w.move)
    return price + w.surprise * eggs - reserves(w, purse)


@rule
def purse_left(s: State, w: AloneWeights, purse: int, first: int, ready: bool) -> int:
    """What the first egg leaves for the second; nothing, if it cannot be paid yet."""
    cell = cell_planned(first)
    if ready:
        steps = round(price_of(first) / w.step)
        return max(0, purse_after(s, purse, cell, with_free_steps(s, only(s.bird[0])), steps))
    return max(0, remainder(purse, FIRST_NEST + nest_of(s, cell)))


@rule
def reserves(w: AloneWeights, purse: int) -> float:
    """What cards that are left over save later on."""
    worth = 0.0
    for resource in range(RESOURCES):
        worth += paid_of(purse, resource) * (w.card if resource < FIRST_NEST else w.nest_card)
    return worth
