"""The egg that is cheapest to lay next: where, for which card, and for how many tiles."""

from __future__ import annotations

from archipel.bots.evaluation.islet_alone.building import (
    HOPELESS,
    TERRAIN,
    gets_a_tile,
    has_bay,
    has_suiting,
    price_of_building,
    row_of,
    suits,
)
from archipel.bots.evaluation.islet_alone.prices import AloneWeights
from archipel.bots.evaluation.islet_alone.purse import nests_payable, remainder, terrain_cards
from archipel.bots.evaluation.islet_alone.reach import (
    after_paying_for,
    beside_or_across,
    cells_of,
    holds,
    only,
    with_free_steps,
)
from archipel.games.islet.cells import islet_at, nest_of, terrain_of
from archipel.games.islet.facts import DAY_AND_NIGHT_CARDS, FIRST_NEST, KINDS, NESTS, NONE, TERRAINS, WISHES, Islet
from archipel.games.islet.grid import SIDES
from archipel.games.islet.payments import NESTS_FOR_A_LAY
from archipel.games.islet.state import Pile, State
from archipel.rules import rule

NO_CARD = 0
PARTS_OF_A_TILE = 256
CARD_BITS = 4
CELL_BITS = 7
FAR = 3
"""Paid steps, or more."""


@rule
def plan(price: float, card: int, cell: int) -> int:
    """An egg to lay, in one number: of two the cheaper one is smaller."""
    return (int(price * PARTS_OF_A_TILE) << CARD_BITS | card) << CELL_BITS | cell


@rule
def price_of(plan: int) -> float:
    """In tiles."""
    return (plan >> CARD_BITS + CELL_BITS) / PARTS_OF_A_TILE


@rule
def card_planned(plan: int) -> int:
    """The card it is for."""
    return plan >> CELL_BITS & (1 << CARD_BITS) - 1


@rule
def cell_planned(plan: int) -> int:
    """Where to lay it."""
    return plan & (1 << CELL_BITS) - 1


@rule
def cheapest_egg(s: State, w: AloneWeights, purse: int, here: int, move: float, but: int) -> int:
    """The cheapest for any card shown, from some cell; `but` for one card and that cell, where another egg will lie.

    To cross to the other islet costs a `move`, which may have been paid for; one more, if this move does not get there.
    """
    free = with_free_steps(s, only(here))
    one = with_free_steps(s, free | beside_or_across(s, free))
    two = with_free_steps(s, one | beside_or_across(s, one))
    across = w.crossing + move
    if not can_cross(s, purse, here, free):
        across = w.crossing + w.cut_off + (w.move if but == NO_CARD else move)
    best = plan(HOPELESS, NO_CARD, 0)
    for card in range(1, DAY_AND_NIGHT_CARDS + 1):
        islet = s.pile[card - 1]
        if card != but and (islet == Pile.DAY or islet == Pile.NIGHT):
            away = across if islet != islet_at(s, here) else 0.0
            for cell in range(s.cells):
                taken = s.egg[cell] != NONE or (cell == here and but != NO_CARD)
                if not taken and islet_at(s, cell) == islet:
                    price = price_of_egg(s, w, purse, cell, row_of(islet, card), away, free, one, two)
                    best = min(best, plan(price, card, cell))
    return best


@rule
def price_of_egg(
    s: State, w: AloneWeights, purse: int, cell: int, row: int, away: float, free: int, one: int, two: int
) -> float:
    """In a cell, or in the sea beside it, for a side of a card; `away` is what it costs to get there to build."""
    steps = paid_steps(cell, free, one, two)
    built = price_of_building(s, w, cell, row)
    if built == 0.0:
        if purse_after(s, purse, cell, free, steps) >= 0:
            return w.step * steps
        return price_of_way(w, steps) + max(w.missing, price_of_cards(w, purse, nest_of(s, cell), steps))
    bay = built > w.placing and has_bay(s, cell, row)
    if bay:
        built = w.placing - w.fitting if has_suiting(s, row) else w.placing
        steps = min(FAR, steps + 1)
    elif gets_a_tile(s, cell, row):
        steps = steps_to_new_tile(s, cell, row, free, one, two)
    if built >= HOPELESS:
        return HOPELESS
    built += away
    nest = nest_in_hand(s, purse, row, steps) if bay or gets_a_tile(s, cell, row) else nest_of(s, cell)
    return built + price_of_way(w, steps) + max(0.0, price_of_cards(w, purse, nest, steps) - w.windfall * built)


@rule
def paid_steps(cell: int, free: int, one: int, two: int) -> int:
    """To a cell, by what is reached with none, one and two of them."""
    return FAR - holds(free, cell) - holds(one, cell) - holds(two, cell)


@rule
def steps_to_new_tile(s: State, cell: int, row: int, free: int, one: int, two: int) -> int:
    """Paid steps to a cell, over those around it, once the tile lies there that a side asks for."""
    least = FAR
    for side in range(SIDES):
        near = s.near[cell, side]
        if near != NONE:
            least = min(least, paid_steps(near, free, one, two) + (WISHES[row, TERRAIN] != terrain_of(s, near)))
    return least


@rule
def purse_after(s: State, purse: int, cell: int, free: int, steps: int) -> int:
    """What is left after the way to a cell so many paid steps away and a lay there; below 0 if it cannot be paid.

    The last paid step is to the cell's terrain.
    """
    nest, terrain = nest_of(s, cell), terrain_of(s, cell)
    if steps == FAR or nests_payable(purse, nest, steps) < NESTS_FOR_A_LAY:
        return -1
    if steps == 0:
        return remainder(purse, FIRST_NEST + nest)
    if steps == 1:
        return remainder(remainder(purse, terrain), FIRST_NEST + nest)
    for first in range(TERRAINS):
        left = remainder(remainder(remainder(purse, first), terrain), FIRST_NEST + nest)
        if left >= 0 and holds(after_paying_for(s, after_paying_for(s, free, first), terrain), cell):
            return left
    return -1


@rule
def can_cross(s: State, purse: int, here: int, free: int) -> bool:
    """IS-8.4: to the islet where the bird is not, with a step that is paid for or two."""
    there = cells_of(s, Islet.DAY + Islet.NIGHT - islet_at(s, here))
    for terrain in range(TERRAINS):
        left = remainder(purse, terrain)
        if left >= 0:
            near = after_paying_for(s, free, terrain)
            if near & there != 0:
                return True
            for other in range(TERRAINS):
                if remainder(left, other) >= 0 and after_paying_for(s, near, other) & there != 0:
                    return True
    return False


@rule
def nest_in_hand(s: State, purse: int, row: int, steps: int) -> int:
    """Of the tiles in hand that suit a side the nest that is best paid; of all that suit it, if none is in hand."""
    best, most = NONE, -1
    in_hand = has_suiting(s, row)
    for kind in range(KINDS):
        if suits(kind, row) and (s.hands[0, kind] > 0 or not in_hand):
            nests = nests_payable(purse, kind % NESTS, steps)
            if nests > most:
                best, most = kind % NESTS, nests
    return best


@rule
def price_of_way(w: AloneWeights, steps: int) -> float:
    """Of so many paid steps, but for the cards."""
    return w.step * steps + (w.far if steps == FAR else 0.0)


@rule
def price_of_cards(w: AloneWeights, purse: int, nest: int, steps: int) -> float:
    """Of those that are missing for the nest and the way there."""
    nests = min(NESTS_FOR_A_LAY, nests_payable(purse, nest, steps))
    return w.missing * (NESTS_FOR_A_LAY - nests) + w.stranded * max(0, steps - terrain_cards(purse))
