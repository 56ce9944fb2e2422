"""Treasure cards: in hands, drawn and discarded (section 7)."""

from __future__ import annotations

from archipel.games.forbidden_island.facts import (
    CARD_KINDS,
    HAND_LIMIT,
    HELD_KINDS,
    HELICOPTER,
    NONE,
    SANDBAGS,
    SKULL,
    TILES,
    WATERS_RISE,
)
from archipel.games.forbidden_island.refusals import Refusal
from archipel.games.forbidden_island.state import DISCARDED, State
from archipel.rules import rule


@rule
def cards_held(s: State, seat: int) -> int:
    """How many cards a seat holds."""
    cards = 0
    for card in range(HELD_KINDS):
        cards += s.hands[seat, card]
    return cards


@rule
def seat_over_limit(s: State) -> int:
    """FI-7.3: the seat with more than five cards, `NONE` if there is none."""
    for seat in range(s.seats):
        if cards_held(s, seat) > HAND_LIMIT:
            return seat
    return NONE


@rule
def anybody_holds_special(s: State) -> bool:
    """FI-4.2, FI-4.3: whether any seat has a special card."""
    for seat in range(s.seats):
        if s.hands[seat, HELICOPTER] > 0 or s.hands[seat, SANDBAGS] > 0:
            return True
    return False


@rule
def discard_from(s: State, seat: int, card: int, count: int) -> None:
    """From a seat's hand to the discards."""
    s.hands[seat, card] -= count
    s.discards[card] += count


@rule
def refuse_treasure(s: State, card: int) -> int:
    """FI-7.1: a card that is still in the deck."""
    return Refusal.ALLOWED.value if s.deck[card] > 0 else Refusal.TREASURE_NONE_LEFT.value


@rule
def draw_treasure(s: State, card: int) -> None:
    """FI-7.1, FI-7.2: into the hand, or the waters rise; then a new deck if it was the last."""
    s.draws_left -= 1
    s.deck[card] -= 1
    if card == WATERS_RISE:
        s.discards[card] += 1
        s.water += 1
        if s.water == SKULL:
            return
        lay_flood_discards_on_top(s)
    else:
        s.hands[s.turn, card] += 1
    if treasure_deck_is_empty(s):
        for kind in range(CARD_KINDS):
            s.deck[kind] = s.discards[kind]
            s.discards[kind] = 0


@rule
def treasure_deck_is_empty(s: State) -> bool:
    """Whether no treasure card is left to draw."""
    for kind in range(CARD_KINDS):
        if s.deck[kind] > 0:
            return False
    return True


@rule
def lay_flood_discards_on_top(s: State) -> None:
    """FI-7.1, FI-7.5: the flood discards, shuffled, are a new layer of the flood deck; nothing if there are none."""
    layer = s.layers + 1
    for tile in range(TILES):
        if s.flood_card[tile] == DISCARDED:
            s.flood_card[tile] = layer
            s.layers = layer


@rule
def refuse_discard(s: State, card: int) -> int:
    """FI-7.3: a card of one's own."""
    if card >= HELD_KINDS or s.hands[seat_over_limit(s), card] == 0:
        return Refusal.DISCARD_NOT_HELD.value
    return Refusal.ALLOWED.value


@rule
def discard(s: State, card: int) -> None:
    """FI-7.3."""
    discard_from(s, seat_over_limit(s), card, 1)
