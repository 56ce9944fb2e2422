"""IS-9.2: what must be true of a position that somebody wrote down, as far as counting shows it."""

from __future__ import annotations

from archipel.errors import PositionError
from archipel.games.islet.facts import (
    CARDS_OF_A_RESOURCE,
    KINDS,
    MOST_CARDS,
    TILES,
    TILES_OF_A_KIND,
)
from archipel.games.islet.notation import KIND_NAMES, RESOURCE_NAMES
from archipel.games.islet.state import Ending, Phase, State

EXPLORING = (Phase.EXPLORE, Phase.DRAW, Phase.DROP)


def check_tiles(s: State) -> None:
    """IS-1.2: no more of a kind than there are, nor in all, buried ones counted; alone there is one in hand."""
    tops = s.kind[: s.cells]
    for kind, name in enumerate(KIND_NAMES):
        held = s.bag[kind] + sum(s.hands[seat, kind] for seat in range(s.seats))
        if held + tops.count(kind) > TILES_OF_A_KIND:
            key = "cells" if tops.count(kind) else "hands" if held > s.bag[kind] else "bag"
            raise PositionError(key, "position-too-many-tiles", value=name, most=TILES_OF_A_KIND)
    hands = sum(sum(s.hands[seat][:KINDS]) for seat in range(s.seats))
    if sum(s.bag) + hands + sum(s.level) > TILES:
        raise PositionError("cells", "position-too-many-in-all", most=TILES)
    if s.seats == 1 and s.phase not in (Phase.DRAW, Phase.OVER) and not sum(s.hands[0]):
        raise PositionError("hands", "position-empty-hand")


def check_cards(s: State) -> None:
    """IS-1.3: no more of a resource than there are; IS-5.5: no more than eight cards, but while exploring."""
    for resource, name in enumerate(RESOURCE_NAMES):
        out = sum(held[seat, resource] for held in (s.cards, s.fresh, s.spent) for seat in range(s.seats))
        if out > CARDS_OF_A_RESOURCE:
            key = "cards" if any(s.cards[seat, resource] for seat in range(s.seats)) else "guarantees"
            raise PositionError(key, "position-too-many-cards", value=name, most=CARDS_OF_A_RESOURCE)
    for seat in range(s.seats):
        exploring = seat == s.turn and s.phase in EXPLORING
        lost = s.seats == 1 and s.phase == Phase.OVER
        if sum(s.cards[seat]) > MOST_CARDS and not exploring and not lost:
            raise PositionError("cards", "position-too-many-in-hand", most=MOST_CARDS)


def check_eggs(s: State) -> None:
    """IS-1.5, IS-6.5: every seat's eggs are laid, on guarantees or free, and the free ones even."""
    for seat in range(s.seats):
        laid, free = s.egg[: s.cells].count(seat), s.free_eggs[seat]
        if laid + free + sum(s.fresh[seat]) + sum(s.spent[seat]) != s.eggs:
            raise PositionError("free_eggs", "position-eggs-unsound", value=seat + 1, most=s.eggs)
        if free % 2:
            raise PositionError("free_eggs", "position-eggs-odd", value=seat + 1)
    if s.ending == Ending.WON and s.egg[: s.cells].count(0) < s.eggs:
        raise PositionError("ending", "position-not-won")
