"""The numbering of Islet's moves.

The islet grows, so cells are counted as they lie: row by row from the top, in a row from the left, alone `day` before
`night`.  So are the places in the sea beside the turn's islet, its *shore*.  Neighbours are counted by their side, and
payments in the order of the table of all ways to pay.

All moves of a match have numbers.  An islet of n tiles that began as a ring of six and grew tile by tile is connected
by at least n edges between tiles, so of its 3 n edges at most n are on the sea, and the shore has at most n places;
with one tile in hand n is at most 89.  At an islet at most two day and night cards are shown.  A position written by
hand may break these bounds: a move beyond them has no number.
"""

from __future__ import annotations

from enum import IntEnum
from itertools import combinations_with_replacement

from archipel.envs.spans import Axis, Spans
from archipel.games.islet.cells import cell_at, islet_at, islet_of_turn, terrain_of
from archipel.games.islet.facts import (
    DAY_AND_NIGHT_CARDS,
    KINDS,
    NONE,
    RESOURCES,
    SHOWN_AT_AN_ISLET,
    TILES,
    TILES_TRIMMED,
)
from archipel.games.islet.grid import SIDES, beside, is_place
from archipel.games.islet.laying import nest_needed
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
from archipel.games.islet.payments import PAYMENTS, WAYS, WAYS_FOR_A_LAY, WAYS_FOR_A_STEP
from archipel.games.islet.state import MOST_CELLS, Phase, State
from archipel.rules import i16, i64, record, rule, table


class Form(IntEnum):
    """Kinds of move that are numbered alike."""

    PUT_IN_THE_SEA = 0
    PUT_ON = 1
    GO_BESIDE = 2
    GO_FAR = 3
    LAY = 4
    DONE = 5
    DROP = 6
    PERCH = 7
    TRIM_HAND = 8
    TRIM_BAG = 9
    DRAW = 10
    LOSE = 11
    REVEAL = 12


MOST_SHORE = TILES
KIND: Axis = ("kind", KINDS)
SIDE: Axis = ("side", SIDES)
CELL: Axis = ("cell", MOST_CELLS)
WAY_TO_PAY: Axis = ("payment", WAYS_FOR_A_STEP)
NOTHING_OR_WAY: Axis = ("nothing or payment", 1 + WAYS_FOR_A_STEP)
RESOURCE: Axis = ("resource", RESOURCES)
TRIMMED = list(combinations_with_replacement(range(KINDS), TILES_TRIMMED))

SPANS = Spans(
    {
        Form.PUT_IN_THE_SEA: ("put", KIND, ("shore", MOST_SHORE)),
        Form.PUT_ON: ("put", KIND, SIDE),
        Form.GO_BESIDE: ("go", SIDE, NOTHING_OR_WAY),
        Form.GO_FAR: ("go", CELL, WAY_TO_PAY),
        Form.LAY: ("lay", ("payment", WAYS_FOR_A_LAY), RESOURCE, ("card shown", SHOWN_AT_AN_ISLET)),
        Form.DONE: ("done",),
        Form.DROP: ("drop", RESOURCE),
        Form.PERCH: ("perch", CELL),
        Form.TRIM_HAND: ("trim hand", ("three kinds", len(TRIMMED))),
        Form.TRIM_BAG: ("trim bag",),
    },
    {
        Form.DRAW: ("draw", KIND),
        Form.LOSE: ("lose", KIND),
        Form.REVEAL: ("reveal", ("card", DAY_AND_NIGHT_CARDS)),
    },
)
FIRST = SPANS.firsts
NO_NUMBER = -1
THREE_KINDS = table(TRIMMED)


@record
class Survey:
    """The shore of the turn's islet, in order, while a tile may go there."""

    shore_length = i16()
    shore = i64(MOST_CELLS * SIDES)


@rule
def survey(s: State, found: Survey) -> None:
    """Find the shore."""
    found.shore_length = 0
    if s.phase == Phase.TURN:
        islet = islet_of_turn(s)
        for cell in range(s.cells):
            if islet_at(s, cell) == islet:
                for side in range(SIDES):
                    place = beside(s.place[cell], side)
                    if s.near[cell, side] == NONE and is_place(place):
                        add_shore(found, place)


@rule
def add_shore(found: Survey, place: int) -> None:
    """Put a place where it belongs in the order of the shore, unless it is there."""
    i = first_from(found, place)
    if i < found.shore_length and found.shore[i] == place:
        return
    for later in range(found.shore_length, i, -1):
        found.shore[later] = found.shore[later - 1]
    found.shore[i] = place
    found.shore_length += 1


@rule
def first_from(found: Survey, place: int) -> int:
    """The first of the shore at a place or after it."""
    low, high = 0, found.shore_length
    while low < high:
        middle = low + high >> 1
        if found.shore[middle] < place:
            low = middle + 1
        else:
            high = middle
    return low


@rule
def number_of(s: State, found: Survey, move: int) -> int:
    """The number of a legal move, `NO_NUMBER` for one beyond what a match can bring."""
    match verb_of(move):
        case Verb.PUT:
            return number_of_put(s, found, what_of(move), place_of(move))
        case Verb.GO:
            return number_of_go(s, place_of(move), what_of(move))
        case Verb.LAY_KEEP | Verb.LAY_LOSE:
            return number_of_lay(s, move)
        case Verb.PERCH:
            return FIRST[Form.PERCH.value] + cell_at(s, place_of(move))
        case Verb.DROP:
            return FIRST[Form.DROP.value] + what_of(move)
        case Verb.TRIM_HAND:
            return FIRST[Form.TRIM_HAND.value] + number_of_three(what_of(move))
        case Verb.DONE:
            return FIRST[Form.DONE.value]
        case Verb.TRIM_BAG:
            return FIRST[Form.TRIM_BAG.value]
        case Verb.DRAW:
            return FIRST[Form.DRAW.value] + what_of(move)
        case Verb.LOSE:
            return FIRST[Form.LOSE.value] + what_of(move)
    return FIRST[Form.REVEAL.value] + what_of(move) - 1


@rule
def number_of_put(s: State, found: Survey, kind: int, place: int) -> int:
    """By the place in the sea, or the side of the tile placed just before."""
    if s.phase == Phase.TURN:
        i = first_from(found, place)
        return FIRST[Form.PUT_IN_THE_SEA.value] + kind * MOST_SHORE + i if i < MOST_SHORE else NO_NUMBER
    return FIRST[Form.PUT_ON.value] + kind * SIDES + side_of(s, s.last_put, cell_at(s, place))


@rule
def side_of(s: State, cell: int, other: int) -> int:
    """On which side another cell is, `SIDES` if on none."""
    side = 0
    while side < SIDES and s.near[cell, side] != other:
        side += 1
    return side


@rule
def number_of_go(s: State, place: int, payment: int) -> int:
    """By the side and what is paid; from the sea and across to the other islet by the cell and what is paid."""
    here, to = s.bird[s.turn], cell_at(s, place)
    way = way_to_pay(terrain_of(s, to), payment) if payment != 0 else 0
    if here != NONE:
        side = side_of(s, here, to)
        if side < SIDES:
            return FIRST[Form.GO_BESIDE.value] + side * (1 + WAYS_FOR_A_STEP) + (1 + way if payment != 0 else 0)
    return FIRST[Form.GO_FAR.value] + to * WAYS_FOR_A_STEP + way


@rule
def way_to_pay(resource: int, payment: int) -> int:
    """Where a payment stands among the ways to pay a cost in a resource."""
    way = 0
    while way < WAYS[resource] and PAYMENTS[resource, way] != payment:
        way += 1
    return way


@rule
def number_of_lay(s: State, move: int) -> int:
    """By what is paid, the resource kept or lost, and the card it is for, of those shown at the islet."""
    slot = 0
    if card_of(move) > 0:
        islet = islet_at(s, s.bird[s.turn])
        for card in range(card_of(move) - 1):
            slot += s.pile[card] == islet
    if slot >= SHOWN_AT_AN_ISLET:
        return NO_NUMBER
    way = way_to_pay(nest_needed(s), what_of(move))
    return FIRST[Form.LAY.value] + (way * RESOURCES + resource_of(move)) * SHOWN_AT_AN_ISLET + slot


@rule
def number_of_three(kinds: int) -> int:
    """Where three kinds stand in the table of all."""
    i = 0
    while (
        THREE_KINDS[i, 0] != kind_named(kinds, 0)
        or THREE_KINDS[i, 1] != kind_named(kinds, 1)
        or THREE_KINDS[i, 2] != kind_named(kinds, 2)
    ):
        i += 1
    return i


@rule
def move_of(s: State, found: Survey, form: int, i: int) -> int:
    """The legal move that stands at a place among those of its form."""
    match form:
        case Form.PUT_IN_THE_SEA:
            return encode(Verb.PUT, found.shore[i % MOST_SHORE], i // MOST_SHORE)
        case Form.PUT_ON:
            return encode(Verb.PUT, s.place[s.near[s.last_put, i % SIDES]], i // SIDES)
        case Form.GO_BESIDE:
            return go_beside(s, i // (1 + WAYS_FOR_A_STEP), i % (1 + WAYS_FOR_A_STEP))
        case Form.GO_FAR:
            to = i // WAYS_FOR_A_STEP
            return encode(Verb.GO, s.place[to], PAYMENTS[terrain_of(s, to), i % WAYS_FOR_A_STEP])
        case Form.LAY:
            return lay_of(s, i // SHOWN_AT_AN_ISLET, i % SHOWN_AT_AN_ISLET)
        case Form.PERCH:
            return encode(Verb.PERCH, s.place[i], 0)
        case Form.DROP:
            return encode(Verb.DROP, 0, i)
        case Form.TRIM_HAND:
            return encode(Verb.TRIM_HAND, 0, three_kinds(THREE_KINDS[i, 0], THREE_KINDS[i, 1], THREE_KINDS[i, 2]))
        case Form.DONE:
            return encode(Verb.DONE, 0, 0)
        case Form.TRIM_BAG:
            return encode(Verb.TRIM_BAG, 0, 0)
        case Form.DRAW:
            return encode(Verb.DRAW, 0, i)
        case Form.LOSE:
            return encode(Verb.LOSE, 0, i)
    return encode(Verb.REVEAL, 0, i + 1)


@rule
def go_beside(s: State, side: int, paid: int) -> int:
    """The step to a side, for nothing or for a payment."""
    to = s.near[s.bird[s.turn], side]
    return encode(Verb.GO, s.place[to], PAYMENTS[terrain_of(s, to), paid - 1] if paid > 0 else 0)


@rule
def lay_of(s: State, paid: int, slot: int) -> int:
    """The lay for a payment with a resource, kept if there are free eggs, else lost; alone for a card shown."""
    payment = PAYMENTS[nest_needed(s), paid // RESOURCES]
    verb = Verb.LAY_KEEP.value if s.free_eggs[s.turn] > 0 else Verb.LAY_LOSE.value
    card = 0
    if s.seats == 1:
        islet = islet_at(s, s.bird[s.turn])
        while s.pile[card] != islet or slot > 0:
            slot -= s.pile[card] == islet
            card += 1
        card += 1
    return encode(verb, gain(paid % RESOURCES, card), payment)
