"""What it takes to make a cell satisfy a day and night card: raised to a level, or surrounded by a terrain."""

from __future__ import annotations

from archipel.bots.evaluation.islet_alone.prices import AloneWeights
from archipel.games.islet.cells import adjacent, cell_at, terrain_of, touches_sea
from archipel.games.islet.facts import DAY_AND_NIGHT_CARDS, KINDS, MOST_PUTS, NESTS, NONE, WISHES, Islet, Wish
from archipel.games.islet.grid import SIDES, beside
from archipel.games.islet.holdings import tiles_in_hand
from archipel.games.islet.solo import FEWEST_AROUND
from archipel.games.islet.state import Phase, State
from archipel.rules import rule

LEVEL, TERRAIN, NEST, AROUND = (wish.value for wish in Wish)
HOPELESS = 100.0
MOST_WRONG = 3
"""Cells to put right around another, of which a plan still makes sense."""


@rule
def price_of_building(s: State, w: AloneWeights, cell: int, row: int) -> float:
    """IS-8.6: for the cell to satisfy a side of a card; 0 if it does."""
    if WISHES[row, AROUND] == NONE:
        return price_of_raising(s, w, cell, row)
    return price_of_surrounding(s, w, cell, WISHES[row, TERRAIN], WISHES[row, AROUND])


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
        between = near != NONE and adjacent(s, s.last_put, near) and s.egg[near] == NONE and s.bird[0] != near
        if between and s.level[cell] > s.level[near] >= s.level[s.last_put]:
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
    if wrong > MOST_WRONG:
        return HOPELESS
    price += w.surrounding[wrong - 1]
    return price - w.fitting if fitting else price


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
def gets_a_tile(s: State, cell: int, row: int) -> bool:
    """What a side asks for has to be built on the cell itself, not only around it."""
    return WISHES[row, AROUND] == NONE or WISHES[row, TERRAIN] != terrain_of(s, cell)
