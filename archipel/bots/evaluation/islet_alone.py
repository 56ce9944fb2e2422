"""How good a game of Islet alone looks: the tiles that are left, less those the eggs still to lay will cost.

Everything is counted in tiles, which is what runs out.  An egg costs a move (three tiles), tiles that make a cell
satisfy a card shown, and tiles for the cards that pay for the nest and the way; building brings some of those cards.
The two eggs that look cheapest are planned, the second with what the first leaves in the purse; further ones cost what
an egg costs on average.
"""

from __future__ import annotations

from archipel.bots.evaluation.islet_purse import nests_payable, remainder, terrain_cards
from archipel.bots.evaluation.islet_reach import after_paying_for, beside_or_across, cells_of, holds, only, with_free_steps
from archipel.games.islet.cells import adjacent, cell_at, islet_at, nest_of, terrain_of, touches_sea
from archipel.games.islet.facts import (
    DAY_AND_NIGHT_CARDS,
    FIRST_NEST,
    KINDS,
    MOST_PUTS,
    NESTS,
    NONE,
    RESOURCES,
    TERRAINS,
    WISHES,
    Islet,
    Wish,
)
from archipel.games.islet.grid import SIDES, beside
from archipel.games.islet.holdings import eggs_laid, guarantees_of, tiles_in_bag, tiles_in_hand
from archipel.games.islet.paying import paid_of, purse_of
from archipel.games.islet.payments import NESTS_FOR_A_LAY
from archipel.games.islet.solo import FEWEST_AROUND
from archipel.games.islet.state import Ending, Phase, Pile, State
from archipel.rules import f64, record, rule

LEVEL, TERRAIN, NEST, AROUND = (wish.value for wish in Wish)
WON = 1000.0
HOPELESS = 100.0
NO_CARD = 0
PARTS_OF_A_TILE = 256
CARD_BITS = 4
CELL_BITS = 7
FAR = 3
"""Paid steps, or more."""


@record
class AloneWeights:
    """What each thing costs, in tiles; the numbers are in `archipel/bots/weights/islet.json`, under `alone`."""

    # an egg that is not planned yet, but for the move; a move; a second egg in it
    egg = f64()
    move = f64()
    another = f64()
    # to raise a cell by one, two, three levels to what a card asks; to put right one, two, three cells around another
    raising = f64(3)
    surrounding = f64(3)
    # a tile into the sea that satisfies a card at once
    placing = f64()
    # more, if the cell is one step from the sea or farther, if the bird sits on it, or if that has to cross to the other
    # islet, which it may not be able to yet; less, if the hand has the tile that is asked for
    inland = f64()
    walled = f64()
    next_tile = f64()
    next_but_one = f64()
    underfoot = f64()
    crossing = f64()
    cut_off = f64()
    fitting = f64()
    # a card that is missing for the nest, or for a step; a step paid for, many;
    # the part of a tile built with that brings one
    missing = f64()
    stranded = f64()
    step = f64()
    far = f64()
    windfall = f64()
    # what is left: a card, a nest card, a guarantee
    card = f64()
    nest_card = f64()
    guarantee = f64()


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
def reserves(w: AloneWeights, purse: int) -> float:
    """What cards that are left over save later on."""
    worth = 0.0
    for resource in range(RESOURCES):
        worth += paid_of(purse, resource) * (w.card if resource < FIRST_NEST else w.nest_card)
    return worth


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
        second = cheapest_egg(s, w, purse, here, 0.0, card_planned(first))
        together = ready and price_of(second) <= w.step * FAR
        price += min(price_of(second), w.egg) + (w.another if together else w.move) + (eggs - 2) * (w.egg + w.move)
    return price - reserves(w, purse)


@rule
def purse_left(s: State, w: AloneWeights, purse: int, first: int, ready: bool) -> int:
    """What the first egg leaves for the second; nothing, if it cannot be paid yet."""
    cell = cell_planned(first)
    if ready:
        steps = round(price_of(first) / w.step)
        return purse_after(s, purse, cell, with_free_steps(s, only(s.bird[0])), steps)
    return max(0, remainder(purse, FIRST_NEST + nest_of(s, cell)))


@rule
def price_of_crossing(s: State, w: AloneWeights, purse: int, here: int, one: int, two: int) -> float:
    """IS-8.4: to the islet where the bird is not, to build there; more if there is no way yet, or nothing to pay it."""
    there = cells_of(s, Islet.DAY + Islet.NIGHT - islet_at(s, here))
    cards = terrain_cards(purse)
    if (cards > 0 and one & there != 0) or (cards > 1 and two & there != 0):
        return w.crossing
    return w.crossing + w.cut_off


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
    """The cheapest for any card shown, from some cell; `but` for one card and that cell, where another egg will lie."""
    free = with_free_steps(s, only(here))
    one = with_free_steps(s, free | beside_or_across(s, free))
    two = with_free_steps(s, one | beside_or_across(s, one))
    across = move + price_of_crossing(s, w, purse, here, one, two)
    best = plan(HOPELESS, NO_CARD, 0)
    for card in range(1, DAY_AND_NIGHT_CARDS + 1):
        if card != but and (s.pile[card - 1] == Pile.DAY or s.pile[card - 1] == Pile.NIGHT):
            row = row_of(s.pile[card - 1], card)
            for cell in range(s.cells):
                taken = s.egg[cell] != NONE or (cell == here and but != NO_CARD)
                if not taken and islet_at(s, cell) == s.pile[card - 1]:
                    steps = paid_steps(cell, free, one, two)
                    built = price_of_building(s, w, cell, row)
                    if built == 0.0 and purse_after(s, purse, cell, free, steps) >= 0:
                        best = min(best, plan(w.step * steps, card, cell))
                    else:
                        if built > w.placing and has_bay(s, cell, row):
                            built = w.placing - w.fitting if has_suiting(s, row) else w.placing
                            steps = min(FAR, steps + 1)
                        elif built > 0.0 and gets_a_tile(s, cell, row):
                            steps = steps_to_new_tile(s, cell, row, free, one, two)
                        if built > 0.0 and islet_at(s, cell) != islet_at(s, here):
                            built += across
                        if built < price_of(best):
                            nest = nest_to_pay(s, purse, cell, row, built, steps)
                            price = built + price_of_paying(w, purse, nest, steps, built)
                            best = min(best, plan(price, card, cell))
    return best


@rule
def paid_steps(cell: int, free: int, one: int, two: int) -> int:
    """To a cell, by what is reached with none, one and two of them."""
    return FAR - holds(free, cell) - holds(one, cell) - holds(two, cell)


@rule
def gets_a_tile(s: State, cell: int, row: int) -> bool:
    """What a side asks for has to be built on the cell itself, not only around it."""
    return WISHES[row, AROUND] == NONE or WISHES[row, TERRAIN] != terrain_of(s, cell)


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
def nest_to_pay(s: State, purse: int, cell: int, row: int, built: float, steps: int) -> int:
    """Of the cell as it is; if another tile will lie there, of the tile in hand that is best paid, or of any."""
    if built == 0.0 or not (gets_a_tile(s, cell, row) or has_bay(s, cell, row)):
        return nest_of(s, cell)
    best, most = NONE, -1
    in_hand = has_suiting(s, row)
    for kind in range(KINDS):
        if suits(kind, row) and (s.hands[0, kind] > 0 or not in_hand):
            nests = nests_payable(purse, kind % NESTS, steps)
            if nests > most:
                best, most = kind % NESTS, nests
    return best


@rule
def price_of_paying(w: AloneWeights, purse: int, nest: int, steps: int, built: float) -> float:
    """What is missing for the nest and the way there, of which building brings a part."""
    nests = min(NESTS_FOR_A_LAY, nests_payable(purse, nest, steps))
    stranded = max(0, steps - terrain_cards(purse))
    price = w.missing * (NESTS_FOR_A_LAY - nests) + w.stranded * stranded
    way = w.step * steps + (w.far if steps == FAR else 0.0)
    if built == 0.0:
        return way + max(w.missing, price)
    return way + max(0.0, price - w.windfall * built)


@rule
def price_of_building(s: State, w: AloneWeights, cell: int, row: int) -> float:
    """IS-8.6: for the cell to satisfy a side of a card; 0 if it does."""
    if WISHES[row, AROUND] == NONE:
        return price_of_raising(s, w, cell, row)
    return price_of_surrounding(s, w, cell, WISHES[row, TERRAIN], WISHES[row, AROUND])


@rule
def has_bay(s: State, cell: int, row: int) -> bool:
    """A tile in the sea beside the cell would have around it what a side asks for."""
    terrain = WISHES[row, AROUND]
    if terrain_of(s, cell) != terrain:
        return False
    for side in range(SIDES):
        if s.near[cell, side] == NONE and is_bay_of(s, beside(s.place[cell], side), terrain):
            return True
    return False


@rule
def is_bay_of(s: State, place: int, terrain: int) -> bool:
    """A place in the sea has enough cells around it, all of one terrain."""
    found = 0
    for side in range(SIDES):
        near = cell_at(s, beside(place, side))
        if near != NONE:
            if terrain_of(s, near) != terrain:
                return False
            found += 1
    return found >= FEWEST_AROUND


@rule
def row_of(islet: int, card: int) -> int:
    """Of the table of wishes: a card's day side at `day`, its night side at `night`."""
    return (islet - Islet.DAY) * DAY_AND_NIGHT_CARDS + card - 1


@rule
def price_of_raising(s: State, w: AloneWeights, cell: int, row: int) -> float:
    """To a level, with the terrain or nest asked for on top."""
    lack = WISHES[row, LEVEL] - s.level[cell]
    if lack < 0:
        return HOPELESS
    if lack == 0:
        return 0.0 if suits(s.kind[cell], row) else HOPELESS
    price = w.raising[lack - 1] + price_of_access(s, w, cell)
    if has_suiting(s, row):
        price -= w.fitting
    return price


@rule
def price_of_access(s: State, w: AloneWeights, cell: int) -> float:
    """IS-5.2: more for a tile on a cell that an exploration does not come to straight from the sea, or not at all."""
    price = w.underfoot if s.bird[0] == cell else 0.0
    if s.phase == Phase.EXPLORE and s.egg[cell] == NONE and s.bird[0] != cell:
        tiles = tiles_away(s, cell)
        if tiles <= tiles_in_hand(s, 0) and tiles + s.puts <= MOST_PUTS:
            return -w.next_tile if tiles == 1 else -w.next_but_one
    if touches_sea(s, cell):
        return price
    for side in range(SIDES):
        near = s.near[cell, side]
        if touches_sea(s, near) and s.level[near] < s.level[cell] and s.egg[near] == NONE and s.bird[0] != near:
            return price + w.inland
    return price + w.walled


@rule
def tiles_away(s: State, cell: int) -> int:
    """IS-5.2: the exploration going on comes to a cell with its next tile, or the one after it; else a lot."""
    if adjacent(s, s.last_put, cell) and s.level[cell] >= s.level[s.last_put]:
        return 1
    for side in range(SIDES):
        near = s.near[cell, side]
        if near != NONE and adjacent(s, s.last_put, near) and s.egg[near] == NONE and s.bird[0] != near:
            if s.level[near] >= s.level[s.last_put] and s.level[cell] > s.level[near]:
                return 2
    return MOST_PUTS + 1


@rule
def suits(kind: int, row: int) -> bool:
    """A tile has the terrain and the nest a side asks for."""
    terrain, nest = WISHES[row, TERRAIN], WISHES[row, NEST]
    return (terrain == NONE or terrain == kind // NESTS) and (nest == NONE or nest == kind % NESTS)


@rule
def has_suiting(s: State, row: int) -> bool:
    """A tile in hand does."""
    for kind in range(KINDS):
        if s.hands[0, kind] > 0 and suits(kind, row):
            return True
    return False


@rule
def has_terrain(s: State, terrain: int) -> bool:
    """A tile in hand is of a terrain."""
    for nest in range(NESTS):
        if s.hands[0, terrain * NESTS + nest] > 0:
            return True
    return False


@rule
def price_of_surrounding(s: State, w: AloneWeights, cell: int, terrain: int, around: int) -> float:
    """A cell of a terrain with another one all around."""
    wrong, found, fitting = 0, 0, False
    price = 0.0
    if terrain_of(s, cell) != terrain:
        wrong += 1
        fitting = has_terrain(s, terrain)
        price += price_of_access(s, w, cell)
    for side in range(SIDES):
        near = s.near[cell, side]
        if near != NONE:
            found += 1
            if terrain_of(s, near) != around:
                if s.egg[near] != NONE:
                    return HOPELESS
                wrong += 1
                fitting = fitting or has_terrain(s, around)
                price += price_of_access(s, w, near)
    if found < FEWEST_AROUND:
        wrong += FEWEST_AROUND - found
        fitting = fitting or has_terrain(s, around)
    if wrong == 0:
        return 0.0
    if wrong > 3:
        return HOPELESS
    price += w.surrounding[wrong - 1]
    return price - w.fitting if fitting else price
