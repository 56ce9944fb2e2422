"""Section 9: reading what lies on the islet and what seats have, each key of a position by itself."""

from __future__ import annotations

from archipel.errors import PositionError
from archipel.games.islet.facts import (
    CARDS_OF_A_RESOURCE,
    DAY_AND_NIGHT_CARDS,
    MOST_EQUAL_GUARANTEES,
    NESTS,
    NONE,
    TILES,
    TILES_OF_A_KIND,
    UNKNOWN,
    Islet,
)
from archipel.games.islet.grid import islet_of
from archipel.games.islet.notation import (
    ISLET_NAMES,
    KIND_NAMES,
    NEST_NAMES,
    RESOURCE_NAMES,
    SEA,
    TERRAIN_NAMES,
    place_named,
)
from archipel.games.islet.state import Phase, Pile, State
from archipel.games.islet.writing import UNSEEN
from archipel.games.reading import Position, a_list, a_name, a_number, an_object, by_seat, shown
from archipel.rules import plain


def cell_called(s: State, key: str, name: object) -> int:
    """The cell of the islet with a name."""
    place = _place(s, key, name)
    places = s.place[: s.cells]
    if place not in places:
        raise PositionError(key, "position-off-the-islet", value=name)
    return places.index(place)


def _place(s: State, key: str, name: object) -> int:
    """IS-9.2: written as plain integers, alone with its islet."""
    try:
        if not isinstance(name, str):
            raise KeyError
        place = place_named(name)
        if (plain(islet_of)(place) == Islet.ONLY) == (s.seats == 1):
            raise KeyError
    except KeyError:
        raise PositionError(key, "position-not-a-place", value=shown(name)) from None
    return place


def read_cells(s: State, given: object) -> None:
    """The islet, its cells in the order of their places."""
    tiles = {_place(s, "cells", name): tile for name, tile in an_object("cells", given).items()}
    if len(tiles) > TILES:
        raise PositionError("cells", "position-too-many", most=TILES)
    s.cells = len(tiles)
    for cell, place in enumerate(sorted(tiles)):
        tile = a_list("cells", tiles[place])
        if len(tile) != len(("terrain", "nest", "level")):
            raise PositionError("cells", "position-tile-parts", value=shown(tile))
        terrain = TERRAIN_NAMES.index(a_name("cells", tile[0], TERRAIN_NAMES))
        nest = NEST_NAMES.index(a_name("cells", tile[1], NEST_NAMES))
        s.place[cell] = place
        s.kind[cell] = terrain * NESTS + nest
        s.level[cell] = a_number("cells", tile[2], 1, TILES)
        s.egg[cell] = NONE


def read_bag(s: State, given: object) -> None:
    """The tiles left, only such as there are."""
    for name, count in an_object("bag", given, KIND_NAMES).items():
        s.bag[KIND_NAMES.index(name)] = a_number("bag", count, 1, TILES_OF_A_KIND)


def read_hands(s: State, given: object, *, view: bool) -> None:
    """The tiles in each hand, in a view some unseen."""
    known = [*KIND_NAMES, UNSEEN] if view else KIND_NAMES
    for seat, tiles in by_seat("hands", given, s.seats).items():
        for tile in a_list("hands", tiles):
            name = a_name("hands", tile, known)
            kind = UNKNOWN if name == UNSEEN else KIND_NAMES.index(name)
            most = TILES if name == UNSEEN else TILES_OF_A_KIND
            if s.hands[seat, kind] == most:
                raise PositionError("hands", "position-too-many-tiles", value=name, most=most)
            s.hands[seat, kind] += 1


def read_cards(s: State, given: object) -> None:
    """The cards of each seat, only such as it has."""
    for seat, cards in by_seat("cards", given, s.seats).items():
        for name, count in an_object("cards", cards, RESOURCE_NAMES).items():
            s.cards[seat, RESOURCE_NAMES.index(name)] = a_number("cards", count, 1, CARDS_OF_A_RESOURCE)


def read_guarantees(s: State, given: object) -> None:
    """IS-6.5: never a third; IS-4.2: spent ones only while their seat moves."""
    for seat, guarantees in by_seat("guarantees", given, s.seats).items():
        for guarantee in a_list("guarantees", guarantees):
            resource, spent = _guarantee(guarantee)
            if spent and (seat != s.turn or s.phase not in (Phase.MOVE, Phase.REVEAL)):
                raise PositionError("guarantees", "position-spent", value=RESOURCE_NAMES[resource])
            if s.fresh[seat, resource] + s.spent[seat, resource] == MOST_EQUAL_GUARANTEES:
                raise PositionError("guarantees", "position-third-guarantee", value=RESOURCE_NAMES[resource])
            (s.spent if spent else s.fresh)[seat, resource] += 1


def _guarantee(given: object) -> tuple[int, bool]:
    match given:
        case [name, bool(spent)]:
            return RESOURCE_NAMES.index(a_name("guarantees", name, RESOURCE_NAMES)), spent
    raise PositionError("guarantees", "position-guarantee-parts", value=shown(given))


def read_birds(s: State, given: object) -> None:
    """In the sea or on a cell; alone in the sea only until it is placed, and a bird that has moved never (IS-6.1)."""
    s.bird[:] = NONE
    for seat, where in by_seat("birds", given, s.seats).items():
        if where != SEA:
            s.bird[seat] = cell_called(s, "birds", where)
    ashore = s.phase == Phase.MOVE or (s.seats == 1 and s.phase != Phase.PERCH)
    if ashore and s.bird[s.turn] == NONE:
        raise PositionError("birds", "position-bird-in-the-sea", value=s.turn + 1)


def read_eggs(s: State, position: Position) -> None:
    """Those laid, and those free, by default what is left."""
    for name, seat in an_object("eggs", position.get("eggs", {})).items():
        s.egg[cell_called(s, "eggs", name)] = a_number("eggs", seat, 1, s.seats) - 1
    free = by_seat("free_eggs", position.get("free_eggs", {}), s.seats)
    for seat in range(s.seats):
        rest = s.eggs - s.egg[: s.cells].count(seat) - sum(s.fresh[seat]) - sum(s.spent[seat])
        s.free_eggs[seat] = a_number("free_eggs", free.get(seat, max(0, rest)), 0, s.eggs)


def read_piles(s: State, position: Position) -> None:
    """IS-8.1: the day and night cards, those in no pile being gone."""
    piles = an_object("shown", position.get("shown", {}), ISLET_NAMES.values())
    for islet, name in ISLET_NAMES.items():
        _read_pile(s, "shown", piles.get(name, []), islet)
    _read_pile(s, "unseen", position.get("unseen", []), Pile.UNSEEN)


def _read_pile(s: State, key: str, given: object, pile: int) -> None:
    for number in a_list(key, given):
        card = a_number(key, number, 1, DAY_AND_NIGHT_CARDS) - 1
        if s.pile[card] != Pile.GONE:
            raise PositionError(key, "position-twice", value=number)
        s.pile[card] = pile
