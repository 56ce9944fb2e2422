"""Section 8: the game alone, on two islets, with day and night cards."""

from __future__ import annotations

from archipel.games.islet.cells import cell_at, islet_at, nest_of, terrain_of
from archipel.games.islet.facts import (
    DAY_AND_NIGHT_CARDS,
    NONE,
    SHOWN_AT_AN_ISLET,
    TILES_TRIMMED,
    WISHES,
    Islet,
    Wish,
)
from archipel.games.islet.grid import SIDES
from archipel.games.islet.holdings import tiles_in_bag
from archipel.games.islet.moves import kind_named
from archipel.games.islet.refusals import Refusal
from archipel.games.islet.state import Pile, State
from archipel.rules import rule

LEVEL, TERRAIN, NEST, AROUND = (wish.value for wish in Wish)
FEWEST_AROUND = 2
"""IS-8.6: of adjacent cells, for a card that asks what is around."""


@rule
def refuse_perch(s: State, place: int) -> int:
    """IS-8.1: any cell."""
    return Refusal.ALLOWED.value if cell_at(s, place) != NONE else Refusal.PERCH_IN_THE_SEA.value


@rule
def perch(s: State, place: int) -> None:
    """IS-8.1."""
    s.bird[s.turn] = cell_at(s, place)


@rule
def refuse_trim_hand(s: State, kinds: int) -> int:
    """IS-8.3: three tiles of the hand."""
    for i in range(TILES_TRIMMED):
        wanted = 0
        for j in range(TILES_TRIMMED):
            wanted += kind_named(kinds, j) == kind_named(kinds, i)
        if s.hands[s.turn, kind_named(kinds, i)] < wanted:
            return Refusal.TRIM_NOT_IN_HAND.value
    return Refusal.ALLOWED.value


@rule
def trim_hand(s: State, kinds: int) -> None:
    """IS-8.3: they are out of the game."""
    for i in range(TILES_TRIMMED):
        s.hands[s.turn, kind_named(kinds, i)] -= 1


@rule
def refuse_trim_bag(s: State) -> int:
    """IS-8.3: at least three are there."""
    return Refusal.ALLOWED.value if tiles_in_bag(s) >= TILES_TRIMMED else Refusal.TRIM_BAG_TOO_EMPTY.value


@rule
def refuse_lose_tile(s: State, kind: int) -> int:
    """IS-8.3: one of those in the bag."""
    return Refusal.ALLOWED.value if s.bag[kind] > 0 else Refusal.LOSE_NONE_LEFT.value


@rule
def lose_tile(s: State, kind: int) -> None:
    """IS-8.3: it is out of the game."""
    s.bag[kind] -= 1
    s.trims_left -= 1


@rule
def refuse_card(s: State, card: int) -> int:
    """IS-8.5: a lay alone is for a card shown at the islet and satisfied by the cell; with others it is for none."""
    if s.seats > 1:
        return Refusal.ALLOWED.value if card == 0 else Refusal.LAY_FOR_A_CARD.value
    if card == 0:
        return Refusal.LAY_FOR_NO_CARD.value
    here = s.bird[s.turn]
    if s.pile[card - 1] != islet_at(s, here):
        return Refusal.CARD_NOT_SHOWN.value
    return Refusal.ALLOWED.value if satisfies(s, here, card) else Refusal.CARD_NOT_SATISFIED.value


@rule
def satisfies(s: State, cell: int, card: int) -> bool:
    """IS-8.6: by its day side at `day`, its night side at `night`."""
    row = (islet_at(s, cell) - Islet.DAY) * DAY_AND_NIGHT_CARDS + card - 1
    level, terrain, nest = WISHES[row, LEVEL], WISHES[row, TERRAIN], WISHES[row, NEST]
    return (
        (level == NONE or level == s.level[cell])
        and (terrain == NONE or terrain == terrain_of(s, cell))
        and (nest == NONE or nest == nest_of(s, cell))
        and (WISHES[row, AROUND] == NONE or is_within(s, cell, WISHES[row, AROUND]))
    )


@rule
def is_within(s: State, cell: int, terrain: int) -> bool:
    """IS-8.6: all adjacent cells on the islet are of a terrain, at least two of them."""
    around = 0
    for side in range(SIDES):
        near = s.near[cell, side]
        if near != NONE:
            if terrain_of(s, near) != terrain:
                return False
            around += 1
    return around >= FEWEST_AROUND


@rule
def discard_card(s: State, card: int) -> None:
    """IS-8.5."""
    s.pile[card - 1] = Pile.GONE


@rule
def must_reveal(s: State) -> bool:
    """IS-8.5: the other islet has fewer than two cards, and there are some left."""
    return cards_in(s, other_islet(s)) < SHOWN_AT_AN_ISLET and cards_in(s, Pile.UNSEEN) > 0


@rule
def other_islet(s: State) -> int:
    """The one where the bird is not."""
    return Islet.DAY + Islet.NIGHT - islet_at(s, s.bird[s.turn])


@rule
def cards_in(s: State, pile: int) -> int:
    """How many day and night cards there are at an islet, or not yet seen."""
    cards = 0
    for card in range(DAY_AND_NIGHT_CARDS):
        cards += s.pile[card] == pile
    return cards


@rule
def refuse_reveal(s: State, card: int) -> int:
    """IS-8.5: one not yet seen."""
    return Refusal.ALLOWED.value if s.pile[card - 1] == Pile.UNSEEN else Refusal.REVEAL_NOT_UNSEEN.value


@rule
def reveal(s: State, card: int) -> None:
    """IS-8.5: it is shown at the other islet."""
    s.pile[card - 1] = other_islet(s)
