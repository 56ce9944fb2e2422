"""Section 5: placing tiles, drawing others, dropping cards."""

from __future__ import annotations

from archipel.games.islet.cells import add_cell, adjacent, cell_at, holds_a_bird, islet_of_turn, terrain_of
from archipel.games.islet.facts import CARD_FOR, MOST_PUTS, NESTS, NONE
from archipel.games.islet.grid import SIDES, beside, islet_of
from archipel.games.islet.holdings import take_card, tiles_in_hand
from archipel.games.islet.refusals import Refusal
from archipel.games.islet.state import Phase, State
from archipel.rules import rule


@rule
def refuse_put(s: State, kind: int, place: int) -> int:
    """IS-5.1, IS-5.2: a tile of the hand; IS-8.2: onto or beside the islet where the bird is."""
    if s.hands[s.turn, kind] == 0:
        return Refusal.PUT_NOT_IN_HAND.value
    if islet_of(place) != islet_of_turn(s):
        return Refusal.PUT_OTHER_ISLET.value
    cell = cell_at(s, place)
    if s.phase == Phase.TURN:
        return refuse_first_put(s, place, cell)
    return Refusal.PUT_IN_THE_SEA.value if cell == NONE else refuse_further_put(s, cell)


@rule
def refuse_first_put(s: State, place: int, cell: int) -> int:
    """IS-5.1: into the sea, beside the islet."""
    if cell != NONE:
        return Refusal.PUT_NOT_IN_THE_SEA.value
    for side in range(SIDES):
        if cell_at(s, beside(place, side)) != NONE:
            return Refusal.ALLOWED.value
    return Refusal.PUT_AWAY_FROM_THE_ISLET.value


@rule
def refuse_further_put(s: State, cell: int) -> int:
    """IS-5.2: adjacent to the tile placed just before, empty, and ending higher than it; IS-8.2."""
    if not adjacent(s, s.last_put, cell):
        return Refusal.PUT_NOT_ADJACENT.value
    if s.egg[cell] != NONE:
        return Refusal.PUT_ON_AN_EGG.value
    if holds_a_bird(s, cell):
        return Refusal.PUT_ON_A_BIRD.value
    if s.level[cell] < s.level[s.last_put]:
        return Refusal.PUT_TOO_LOW.value
    return Refusal.ALLOWED.value


@rule
def may_put_on(s: State) -> bool:
    """IS-5.4: fewer than four tiles are placed, one is in hand, and a cell takes it."""
    if s.puts == MOST_PUTS or tiles_in_hand(s, s.turn) == 0:
        return False
    for side in range(SIDES):
        cell = s.near[s.last_put, side]
        if cell != NONE and refuse_further_put(s, cell) == Refusal.ALLOWED:
            return True
    return False


@rule
def put(s: State, kind: int, place: int) -> None:
    """IS-5.3: the tile is placed, and a card taken for what it came to lie on."""
    terrain = kind // NESTS
    cell = cell_at(s, place)
    if cell == NONE:
        cell = add_cell(s, place, kind)
        take_card(s, terrain)
    else:
        take_card(s, CARD_FOR[terrain, terrain_of(s, cell)])
        s.kind[cell] = kind
        s.level[cell] += 1
    s.hands[s.turn, kind] -= 1
    s.last_put = cell
    s.puts += 1
    s.quiet = 0


@rule
def refuse_draw(s: State, kind: int) -> int:
    """IS-5.4: one of those in the bag."""
    return Refusal.ALLOWED.value if s.bag[kind] > 0 else Refusal.DRAW_NONE_LEFT.value


@rule
def draw(s: State, kind: int) -> None:
    """IS-5.4: into the hand."""
    s.bag[kind] -= 1
    s.hands[s.turn, kind] += 1


@rule
def refuse_drop(s: State, resource: int) -> int:
    """IS-5.5: one of the seat's unguaranteed cards."""
    return Refusal.ALLOWED.value if s.cards[s.turn, resource] > 0 else Refusal.DROP_NOT_HELD.value


@rule
def drop(s: State, resource: int) -> None:
    """IS-5.5: back to its deck."""
    s.cards[s.turn, resource] -= 1
