"""Treasure cards and flood cards as JSON, written and read."""

from __future__ import annotations

from collections.abc import Sequence

from archipel.errors import PositionError
from archipel.games.forbidden_island.facts import CARDS_OF_KIND, HAND_LIMIT, HELD_KINDS, NONE, TILES, Card
from archipel.games.forbidden_island.notation import CARD_NAMES, TILE_NAMES
from archipel.games.forbidden_island.state import DISCARDED, GONE, Phase, State
from archipel.games.reading import Position, a_list, a_name, a_number, an_object, by_seat, without_twins

HELD_NAMES = CARD_NAMES[:HELD_KINDS]


def write_counts(cards: Sequence[int]) -> dict[str, int]:
    """A pile of treasure cards."""
    return {name: count for name, count in zip(CARD_NAMES, cards, strict=True) if count}


def write_hand(s: State, seat: int) -> list[str]:
    """A seat's cards, sorted."""
    return sorted(name for card, name in enumerate(HELD_NAMES) for _ in range(s.hands[seat, card]))


def write_flood_cards(s: State, pile: int) -> list[str]:
    """The flood cards of a layer, or the discarded ones, sorted."""
    return sorted(name for name, at in zip(TILE_NAMES, s.flood_card, strict=True) if at == pile)


def read_cards(s: State, position: Position) -> None:
    """FI-9.2: hands, discards and deck make up the 28 cards."""
    for seat, hand in by_seat("hands", position.get("hands", {}), s.seats).items():
        for name in a_list("hands", hand):
            s.hands[seat, HELD_NAMES.index(a_name("hands", name, HELD_NAMES))] += 1
    _check_hands(s)
    for name, count in an_object("discards", position.get("discards", {}), CARD_NAMES).items():
        s.discards[CARD_NAMES.index(name)] = a_number("discards", count, 1, max(CARDS_OF_KIND))
    given = "deck" in position
    for name, count in an_object("deck", position.get("deck", {}), CARD_NAMES).items():
        s.deck[CARD_NAMES.index(name)] = a_number("deck", count, 1, max(CARDS_OF_KIND))
    for card in Card:
        left = CARDS_OF_KIND[card] - s.discards[card] - _held(s, card)
        if left < 0 or (given and s.deck[card] != left):
            key = "deck" if left >= 0 else "hands" if _held(s, card) > CARDS_OF_KIND[card] else "discards"
            raise PositionError(key, "position-not-the-cards", value=CARD_NAMES[card], count=CARDS_OF_KIND[card])
        s.deck[card] = left
    if s.phase != Phase.OVER and not any(s.deck):
        raise PositionError("deck", "position-deck-empty")


def _held(s: State, card: Card) -> int:
    return sum(s.hands[seat, card] for seat in range(s.seats)) if card < HELD_KINDS else 0


def _check_hands(s: State) -> None:
    """FI-9.2: five cards at most, but for one hand of six that is being brought down."""
    sizes = [sum(s.hands[seat, card] for card in range(HELD_KINDS)) for seat in range(s.seats)]
    too_large = [size for size in sizes if size > HAND_LIMIT]
    if too_large and (s.phase != Phase.DISCARD or too_large != [HAND_LIMIT + 1]):
        raise PositionError("hands", "position-hand-too-large", most=HAND_LIMIT)


def read_flood_cards(s: State, position: Position) -> None:
    """FI-9.2: a card for every tile left, in a layer or in the discards."""
    for tile in range(TILES):
        s.flood_card[tile] = GONE
    discards = _flood_names("flood_discards", position.get("flood_discards", []))
    _put(s, "flood_discards", discards, DISCARDED)
    if "flood_layers" in position:
        layers = [_flood_names("flood_layers", layer) for layer in a_list("flood_layers", position["flood_layers"])]
    else:
        rest = [name for tile, name in enumerate(TILE_NAMES) if s.where[tile] != NONE and name not in discards]
        layers = [rest] if rest else []
    for depth, layer in enumerate(reversed(layers), 1):
        if not layer:
            raise PositionError("flood_layers", "position-empty-layer")
        _put(s, "flood_layers", layer, depth)
    s.layers = len(layers)
    for tile, name in enumerate(TILE_NAMES):
        if s.where[tile] != NONE and s.flood_card[tile] == GONE:
            raise PositionError("flood_layers", "position-no-flood-card", value=name)
    if s.phase != Phase.OVER and not layers:
        raise PositionError("flood_layers", "position-deck-empty")


def _flood_names(key: str, given: object) -> list[str]:
    return without_twins(key, [a_name(key, name, TILE_NAMES) for name in a_list(key, given)])


def _put(s: State, key: str, names: list[str], pile: int) -> None:
    for name in names:
        tile = TILE_NAMES.index(name)
        if s.where[tile] == NONE:
            raise PositionError(key, "position-flood-card-gone", value=name)
        if s.flood_card[tile] != GONE:
            raise PositionError(key, "position-twice", value=name)
        s.flood_card[tile] = pile
