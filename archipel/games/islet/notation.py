"""Moves as text: `put water-leaf 2,0`, `go 0,1 -`, `lay leaf+leaf+leaf keep sand`."""

from __future__ import annotations

import re
from functools import lru_cache

from archipel.games.islet.facts import DAY_AND_NIGHT_CARDS, TILES_TRIMMED, Islet, Nest, Resource, Terrain
from archipel.games.islet.grid import FARTHEST, column_and_row, islet_of, place_at
from archipel.games.islet.moves import (
    Verb,
    card_of,
    encode,
    gain,
    kind_named,
    place_of,
    resource_of,
    three_kinds,
    verb_of,
    what_of,
)
from archipel.games.islet.payments import MOST_OF_ONE, cards_in, packed
from archipel.games.notation import numbered, spelt
from archipel.rules import plain

TERRAIN_NAMES = [spelt(terrain) for terrain in Terrain]
NEST_NAMES = [spelt(nest) for nest in Nest]
KIND_NAMES = [f"{terrain}-{nest}" for terrain in TERRAIN_NAMES for nest in NEST_NAMES]
RESOURCE_NAMES = [spelt(resource) for resource in Resource]
ISLET_NAMES = {Islet.DAY: "day", Islet.NIGHT: "night"}
NOTHING = "-"
SEA = "sea"

_KINDS = numbered(KIND_NAMES)
_RESOURCES = numbered(RESOURCE_NAMES)
_CARDS = {str(card): card for card in range(1, DAY_AND_NIGHT_CARDS + 1)}
_ISLETS = {"": Islet.ONLY, "day:": Islet.DAY, "night:": Islet.NIGHT}
_WHOLE = r"(0|-?[1-9][0-9]{0,4})"
_CELL = re.compile(rf"(day:|night:|){_WHOLE},{_WHOLE}")
_KEPT = 1 << 16
"""How many texts are kept, each way: the grid is wide, but the same moves come again and again."""
_encode = plain(encode)

# ---- cells, payments and kinds ---------------------------------------------------------------------------------


def cell_name(place: int) -> str:
    """A cell as texts have it: `-1,0`, `day:0,1`."""
    islet = plain(islet_of)(place)
    column, row = column_and_row(place)
    return f"{ISLET_NAMES[Islet(islet)]}:{column},{row}" if islet else f"{column},{row}"


def place_named(name: str) -> int:
    """The place of a cell; a `KeyError` if nothing is called so."""
    found = _CELL.fullmatch(name)
    if found is None:
        raise KeyError(name)
    column, row = int(found[2]), int(found[3])
    if max(abs(column), abs(row)) > FARTHEST:
        raise KeyError(name)
    return place_at(_ISLETS[found[1]], column, row)


def payment_text(payment: int) -> str:
    """IS-6.6: the cards given up, sorted, or nothing."""
    names = [name for name, count in zip(RESOURCE_NAMES, cards_in(payment), strict=True) for _ in range(count)]
    return "+".join(sorted(names)) or NOTHING


def _payment(text: str) -> int:
    if text == NOTHING:
        return 0
    names = text.split("+")
    counts = [names.count(name) for name in RESOURCE_NAMES]
    if sum(counts) < len(names) or names != sorted(names) or max(counts) > MOST_OF_ONE:
        raise KeyError(text)
    return packed(counts)


def kinds_named(kinds: int) -> list[str]:
    """The three kinds of `trim hand`, sorted."""
    return sorted(KIND_NAMES[plain(kind_named)(kinds, i)] for i in range(TILES_TRIMMED))


def _three_kinds(names: list[str]) -> int:
    if names != sorted(names):
        raise KeyError(*names)
    return plain(three_kinds)(*sorted(_KINDS[name] for name in names))


# ---- moves -----------------------------------------------------------------------------------------------------


@lru_cache(_KEPT)
def text_of(move: int) -> str:
    """A move's text; a `KeyError` for a number that is no move's."""
    try:
        text = _spell(move)
    except (IndexError, ValueError) as error:
        raise KeyError(move) from error
    if move_of(text) != move:
        raise KeyError(move)
    return text


@lru_cache(_KEPT)
def move_of(text: str) -> int | None:
    """The move a text spells, None if it spells none."""
    try:
        return _read(text.split(" "))
    except KeyError:
        return None


def _spell(move: int) -> str:
    verb, place, what = Verb(plain(verb_of)(move)), plain(place_of)(move), plain(what_of)(move)
    match verb:
        case Verb.PERCH:
            return f"perch {cell_name(place)}"
        case Verb.PUT:
            return f"put {KIND_NAMES[what]} {cell_name(place)}"
        case Verb.GO:
            return f"go {cell_name(place)} {payment_text(what)}"
        case Verb.LAY_KEEP | Verb.LAY_LOSE:
            then = "keep" if verb == Verb.LAY_KEEP else "lose"
            card = plain(card_of)(move)
            reason = f" for {card}" if card else ""
            return f"lay {payment_text(what)} {then} {RESOURCE_NAMES[plain(resource_of)(move)]}{reason}"
        case Verb.DRAW | Verb.LOSE:
            return f"{spelt(verb)} {KIND_NAMES[what]}"
        case Verb.DROP:
            return f"drop {RESOURCE_NAMES[what]}"
        case Verb.TRIM_HAND:
            return " ".join(["trim hand", *kinds_named(what)])
        case Verb.REVEAL:
            return f"reveal {what}"
    return "done" if verb == Verb.DONE else "trim bag"


def _read(words: list[str]) -> int | None:
    match words:
        case ["perch", cell]:
            return _encode(Verb.PERCH, place_named(cell), 0)
        case ["put", kind, cell]:
            return _encode(Verb.PUT, place_named(cell), _KINDS[kind])
        case ["go", cell, payment]:
            return _encode(Verb.GO, place_named(cell), _payment(payment))
        case ["lay", payment, "keep" | "lose" as then, resource, *reason]:
            verb = Verb.LAY_KEEP if then == "keep" else Verb.LAY_LOSE
            return _encode(verb, plain(gain)(_RESOURCES[resource], _card(reason)), _payment(payment))
        case ["done"]:
            return _encode(Verb.DONE, 0, 0)
        case ["draw", kind]:
            return _encode(Verb.DRAW, 0, _KINDS[kind])
        case ["lose", kind]:
            return _encode(Verb.LOSE, 0, _KINDS[kind])
        case ["drop", resource]:
            return _encode(Verb.DROP, 0, _RESOURCES[resource])
        case ["trim", "hand", first, second, third]:
            return _encode(Verb.TRIM_HAND, 0, _three_kinds([first, second, third]))
        case ["trim", "bag"]:
            return _encode(Verb.TRIM_BAG, 0, 0)
        case ["reveal", card]:
            return _encode(Verb.REVEAL, 0, _CARDS[card])
    return None


def _card(reason: list[str]) -> int:
    match reason:
        case []:
            return 0
        case ["for", card]:
            return _CARDS[card]
    raise KeyError(*reason)
