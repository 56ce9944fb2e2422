"""Moves in parts, so that nobody needs to take their texts apart."""

from __future__ import annotations

from archipel.games.islet.facts import CARD_FOR, CARDS_OF_A_RESOURCE, DAY_AND_NIGHT, FIRST_NEST, NESTS, NONE, Islet
from archipel.games.islet.grid import islet_of
from archipel.games.islet.moves import Verb, card_of, place_of, resource_of, verb_of, what_of
from archipel.games.islet.notation import (
    ISLET_NAMES,
    KIND_NAMES,
    RESOURCE_NAMES,
    SEA,
    cell_name,
    kinds_named,
    payment_text,
)
from archipel.games.islet.payments import cards_in
from archipel.games.islet.state import State
from archipel.rules import plain

NO_PART = "none"
"""A part that a move could have and has not."""


def parts_of(s: State, move: int) -> dict[str, str]:
    """A move in parts: `verb`, and as the verb has them these.

    `kind` (of a tile), with `second_kind` and `third_kind` for three of them, and all as `kinds`; `from` and `to`
    (cells, `sea`, `hand`, `bag`); `onto` (the kind that a tile covers, or `sea`); `resource` (a card taken, dropped,
    kept or lost, `none` if its deck has none); `pay`, and of it `free` (`yes` if it is nothing), `cost` (the resource
    due, `none` if nothing is) and `paid_water` to `paid_flower` (how many, or `none`); `then` (`keep` or `lose`);
    `card`, the `islet` where it counts and the `wish` it has there (`none`, all three, but alone).
    """
    verb, place, what = Verb(plain(verb_of)(move)), plain(place_of)(move), plain(what_of)(move)
    match verb:
        case Verb.PERCH:
            return {"verb": "perch", "from": SEA, "to": cell_name(place)}
        case Verb.PUT:
            return {"verb": "put", "kind": KIND_NAMES[what], "to": cell_name(place)} | _what_is_won(s, what, place)
        case Verb.GO:
            step = {"verb": "go", "from": bird_text(s), "to": cell_name(place), "cost": _cost_of_step(s, place)}
            return step | _paid(what)
        case Verb.LAY_KEEP | Verb.LAY_LOSE:
            then = "keep" if verb == Verb.LAY_KEEP else "lose"
            resource = RESOURCE_NAMES[plain(resource_of)(move)]
            lay = {"verb": "lay", "to": bird_text(s), "cost": _cost_of_lay(s), "then": then, "resource": resource}
            return lay | _paid(what) | _card(plain(card_of)(move), _islet_of_bird(s))
        case Verb.DRAW:
            return {"verb": "draw", "kind": KIND_NAMES[what]}
        case Verb.DROP:
            return {"verb": "drop", "resource": RESOURCE_NAMES[what]}
        case Verb.TRIM_HAND:
            kinds = kinds_named(what)
            named = dict(zip(("kind", "second_kind", "third_kind"), kinds, strict=True))
            return {"verb": "trim", "from": "hand", "kinds": " ".join(kinds)} | named
        case Verb.TRIM_BAG:
            return {"verb": "trim", "from": "bag"}
        case Verb.LOSE:
            return {"verb": "lose", "kind": KIND_NAMES[what]}
        case Verb.REVEAL:
            return {"verb": "reveal"} | _card(what, Islet.DAY + Islet.NIGHT - _islet_of_bird(s))
    return {"verb": "done"}


def bird_text(s: State) -> str:
    """Where the bird of the turn's seat is."""
    cell = s.bird[s.turn]
    return SEA if cell == NONE else cell_name(s.place[cell])


def _islet_of_bird(s: State) -> int:
    """Which of two islets the bird of the turn's seat is on, `ONLY` if on none of them."""
    cell = s.bird[s.turn]
    return Islet.ONLY if cell == NONE else plain(islet_of)(s.place[cell])


def _what_is_won(s: State, kind: int, place: int) -> dict[str, str]:
    """What a tile comes to lie on, and the card that wins, if its deck has one."""
    terrain, ground = kind // NESTS, _kind_at(s, place)
    resource = terrain if ground is None else CARD_FOR[terrain, ground // NESTS]
    out = sum(held[seat, resource] for held in (s.cards, s.fresh, s.spent) for seat in range(s.seats))
    return {
        "onto": SEA if ground is None else KIND_NAMES[ground],
        "resource": RESOURCE_NAMES[resource] if out < CARDS_OF_A_RESOURCE else NO_PART,
    }


def _kind_at(s: State, place: int) -> int | None:
    """The kind of the top tile there, None in the sea."""
    places = list(s.place[: s.cells])
    return int(s.kind[places.index(place)]) if place in places else None


def _cost_of_step(s: State, place: int) -> str:
    """IS-6.1, IS-8.4: the terrain gone to, unless the bird is on it already and stays on its islet."""
    here, to = s.bird[s.turn], _kind_at(s, place)
    if to is None:
        return NO_PART
    terrain = to // NESTS
    stays = here != NONE and plain(islet_of)(place) == _islet_of_bird(s)
    return NO_PART if stays and s.kind[here] // NESTS == terrain else RESOURCE_NAMES[terrain]


def _cost_of_lay(s: State) -> str:
    """IS-6.4: the nest where the bird is."""
    here = s.bird[s.turn]
    return NO_PART if here == NONE else RESOURCE_NAMES[FIRST_NEST + s.kind[here] % NESTS]


def _paid(payment: int) -> dict[str, str]:
    """A payment, and how many of each resource it has."""
    counts = zip(RESOURCE_NAMES, cards_in(payment), strict=True)
    paid = {f"paid_{name}": str(count or NO_PART) for name, count in counts}
    return {"pay": payment_text(payment), "free": "no" if payment else "yes"} | paid


def _card(card: int, islet: int) -> dict[str, str]:
    """IS-8.5: a day and night card, and what it asks for at an islet."""
    if islet not in ISLET_NAMES:
        return {"card": str(card or NO_PART), "islet": NO_PART, "wish": NO_PART}
    name = ISLET_NAMES[Islet(islet)]
    return {"card": str(card or NO_PART), "islet": name, "wish": wish_of(card, name) if card else NO_PART}


def wish_of(card: int, islet: str) -> str:
    """IS-8.6: what a card asks for at `day` or `night`, as messages name it: `water-in-sand`, `level-3-clay`."""
    day, night = DAY_AND_NIGHT[card - 1]
    return (day if islet == ISLET_NAMES[Islet.DAY] else night).replace(",", "").replace(" ", "-")
