"""What seats, bag and decks hold: tiles, cards, guarantees and eggs."""

from __future__ import annotations

from archipel.games.islet.facts import CARDS_OF_A_RESOURCE, KINDS, RESOURCES, UNKNOWN
from archipel.games.islet.state import State
from archipel.rules import rule


@rule
def tiles_in_hand(s: State, seat: int) -> int:
    """How many tiles a seat has, seen or not."""
    tiles = 0
    for kind in range(UNKNOWN + 1):
        tiles += s.hands[seat, kind]
    return tiles


@rule
def tiles_in_bag(s: State) -> int:
    """How many are left."""
    tiles = 0
    for kind in range(KINDS):
        tiles += s.bag[kind]
    return tiles


@rule
def take_from_bag(s: State, nth: int) -> int:
    """The kind of the nth tile of those in the bag, lowest kind first, which is taken out."""
    kind = 0
    while nth >= s.bag[kind]:
        nth -= s.bag[kind]
        kind += 1
    s.bag[kind] -= 1
    return kind


@rule
def cards_of(s: State, seat: int) -> int:
    """How many unguaranteed cards a seat has."""
    cards = 0
    for resource in range(RESOURCES):
        cards += s.cards[seat, resource]
    return cards


@rule
def guaranteed(s: State, seat: int, resource: int) -> int:
    """How many guarantees of a resource a seat has."""
    return s.fresh[seat, resource] + s.spent[seat, resource]


@rule
def guarantees_of(s: State, seat: int) -> int:
    """How many guarantees a seat has."""
    guarantees = 0
    for resource in range(RESOURCES):
        guarantees += guaranteed(s, seat, resource)
    return guarantees


@rule
def left_in_deck(s: State, resource: int) -> int:
    """IS-1.3: a deck holds what is nowhere else."""
    cards = CARDS_OF_A_RESOURCE
    for seat in range(s.seats):
        cards -= s.cards[seat, resource] + guaranteed(s, seat, resource)
    return cards


@rule
def take_card(s: State, resource: int) -> None:
    """IS-1.3: a card for the turn's seat, or none if the deck is empty."""
    if left_in_deck(s, resource) > 0:
        s.cards[s.turn, resource] += 1


@rule
def eggs_laid(s: State, seat: int) -> int:
    """IS-1.5: the eggs that are neither free nor on guarantees."""
    return s.eggs - s.free_eggs[seat] - guarantees_of(s, seat)
