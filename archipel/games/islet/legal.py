"""The legal moves: listed, or one of them checked.  Both ask the same `refuse_…` rules."""

from __future__ import annotations

from archipel.games.islet.cells import islet_at, islet_of_turn, terrain_of, touches_sea
from archipel.games.islet.exploring import refuse_draw, refuse_drop, refuse_further_put, refuse_put
from archipel.games.islet.facts import DAY_AND_NIGHT_CARDS, KINDS, NONE, RESOURCES, Islet
from archipel.games.islet.grid import SIDES, beside, is_place, islet_of
from archipel.games.islet.laying import (
    nest_needed,
    refuse_keep,
    refuse_lay_keep,
    refuse_lay_lose,
    refuse_lose,
    refuse_nest,
)
from archipel.games.islet.moves import Verb, card_of, encode, gain, place_of, resource_of, three_kinds, verb_of, what_of
from archipel.games.islet.moving import is_free, may_stay_or_go_on, refuse_done, refuse_go, refuse_step
from archipel.games.islet.paying import fits, purse_of
from archipel.games.islet.payments import PAYMENTS, WAYS
from archipel.games.islet.refusals import Refusal
from archipel.games.islet.solo import (
    refuse_card,
    refuse_lose_tile,
    refuse_perch,
    refuse_reveal,
    refuse_trim_bag,
    refuse_trim_hand,
)
from archipel.games.islet.state import Moves, Phase, State
from archipel.rules import rule

ALLOWED = Refusal.ALLOWED.value


@rule
def legal(s: State, moves: Moves) -> int:
    """Write every legal move of the actor, each once; for chance, every outcome with its weight.  Returns how many."""
    moves.count = 0
    match s.phase:
        case Phase.PERCH:
            for cell in range(s.cells):
                add(moves, Verb.PERCH, s.place[cell], 0)
        case Phase.TURN:
            list_turn(s, moves)
        case Phase.EXPLORE:
            list_further_puts(s, moves)
            add(moves, Verb.DONE, 0, 0)
        case Phase.DRAW:
            list_tiles(s, moves, Verb.DRAW)
        case Phase.DROP:
            for resource in range(RESOURCES):
                if refuse_drop(s, resource) == ALLOWED:
                    add(moves, Verb.DROP, 0, resource)
        case Phase.TRIM:
            list_tiles(s, moves, Verb.LOSE)
        case Phase.MOVE:
            list_moving(s, moves)
        case Phase.REVEAL:
            for card in range(1, DAY_AND_NIGHT_CARDS + 1):
                if refuse_reveal(s, card) == ALLOWED:
                    add_outcome(moves, Verb.REVEAL, card, 1)
    return moves.count


@rule
def add(moves: Moves, verb: int, place: int, what: int) -> None:
    """One more legal move."""
    moves.code[moves.count] = encode(verb, place, what)
    moves.count += 1


@rule
def add_outcome(moves: Moves, verb: int, what: int, weight: int) -> None:
    """One more outcome of chance, as likely as its weight in all of them."""
    moves.weight[moves.count] = weight
    add(moves, verb, 0, what)


@rule
def list_turn(s: State, moves: Moves) -> None:
    """IS-4.1: explore or move; IS-8.3: alone a move begins with trimming."""
    list_first_puts(s, moves)
    if s.seats == 1:
        list_trims(s, moves)
    else:
        list_moving(s, moves)


@rule
def list_first_puts(s: State, moves: Moves) -> None:
    """IS-5.1: each kind in hand to each place in the sea beside the islet."""
    find_shore(s, moves)
    for kind in range(KINDS):
        if s.hands[s.turn, kind] > 0:
            for i in range(moves.shore_length):
                add(moves, Verb.PUT, moves.shore[i], kind)


@rule
def find_shore(s: State, moves: Moves) -> None:
    """The places in the sea beside the turn's islet, each once."""
    moves.shore_length = 0
    islet = islet_of_turn(s)
    for cell in range(s.cells):
        if islet_at(s, cell) == islet:
            for side in range(SIDES):
                place = beside(s.place[cell], side)
                if s.near[cell, side] == NONE and is_place(place) and not is_found(moves, place):
                    moves.shore[moves.shore_length] = place
                    moves.shore_length += 1


@rule
def is_found(moves: Moves, place: int) -> bool:
    """Another cell is beside the same place; the latest are the likeliest."""
    for i in range(moves.shore_length - 1, -1, -1):
        if moves.shore[i] == place:
            return True
    return False


@rule
def list_further_puts(s: State, moves: Moves) -> None:
    """IS-5.2: each kind in hand onto each cell around the tile placed just before that takes one."""
    for side in range(SIDES):
        cell = s.near[s.last_put, side]
        if cell != NONE and refuse_further_put(s, cell) == ALLOWED:
            for kind in range(KINDS):
                if s.hands[s.turn, kind] > 0:
                    add(moves, Verb.PUT, s.place[cell], kind)


@rule
def list_tiles(s: State, moves: Moves, verb: int) -> None:
    """IS-5.4, IS-8.3: each kind in the bag, as likely as there are of it."""
    for kind in range(KINDS):
        if s.bag[kind] > 0:
            add_outcome(moves, verb, kind, s.bag[kind])


@rule
def list_trims(s: State, moves: Moves) -> None:
    """IS-8.3: every three tiles of the hand, or three of the bag."""
    if refuse_trim_bag(s) == ALLOWED:
        add(moves, Verb.TRIM_BAG, 0, 0)
    for first in range(KINDS):
        if s.hands[s.turn, first] > 0:
            for second in range(first, KINDS):
                if s.hands[s.turn, second] > 0:
                    for third in range(second, KINDS):
                        kinds = three_kinds(first, second, third)
                        if refuse_trim_hand(s, kinds) == ALLOWED:
                            add(moves, Verb.TRIM_HAND, 0, kinds)


@rule
def list_moving(s: State, moves: Moves) -> None:
    """Section 6: every step, every lay, and the end of them."""
    purse = purse_of(s, s.turn)
    here = s.bird[s.turn]
    if here == NONE:
        for cell in range(s.cells):
            if touches_sea(s, cell):
                list_ways_to_go(s, moves, purse, cell)
    else:
        for side in range(SIDES):
            if s.near[here, side] != NONE:
                list_ways_to_go(s, moves, purse, s.near[here, side])
        if s.seats == 1:
            list_crossings(s, moves, purse, here)
        if refuse_nest(s) == ALLOWED:
            list_lays(s, moves, purse)
    if refuse_done(s) == ALLOWED:
        add(moves, Verb.DONE, 0, 0)


@rule
def list_crossings(s: State, moves: Moves, purse: int, here: int) -> None:
    """IS-8.4: to each cell of the same kind on the other islet."""
    for cell in range(s.cells):
        if s.kind[cell] == s.kind[here] and islet_at(s, cell) != islet_at(s, here):
            list_ways_to_go(s, moves, purse, cell)


@rule
def list_ways_to_go(s: State, moves: Moves, purse: int, to: int) -> None:
    """IS-6.1: a step to a cell, for nothing or for each payment there is."""
    if refuse_step(s, to) != ALLOWED:
        return
    if is_free(s, to):
        if may_stay_or_go_on(s, moves.way_on, to, 0):
            add(moves, Verb.GO, s.place[to], 0)
        return
    terrain = terrain_of(s, to)
    for way in range(WAYS[terrain]):
        payment = PAYMENTS[terrain, way]
        if fits(payment, purse) and may_stay_or_go_on(s, moves.way_on, to, payment):
            add(moves, Verb.GO, s.place[to], payment)


@rule
def list_lays(s: State, moves: Moves, purse: int) -> None:
    """IS-6.4: a lay for each payment there is; IS-8.5: alone, for each card that the cell satisfies."""
    nest = nest_needed(s)
    for way in range(WAYS[nest]):
        payment = PAYMENTS[nest, way]
        if fits(payment, purse):
            for card in range(DAY_AND_NIGHT_CARDS + 1):
                if refuse_card(s, card) == ALLOWED:
                    list_guarantees(s, moves, payment, card)


@rule
def list_guarantees(s: State, moves: Moves, payment: int, card: int) -> None:
    """IS-6.5: each guarantee that a lay may win, or cost."""
    for resource in range(RESOURCES):
        if refuse_keep(s, resource, payment) == ALLOWED:
            add(moves, Verb.LAY_KEEP, gain(resource, card), payment)
        elif refuse_lose(s, resource) == ALLOWED:
            add(moves, Verb.LAY_LOSE, gain(resource, card), payment)


@rule
def refuse(s: State, moves: Moves, move: int) -> int:
    """Why a move is not legal, `ALLOWED` if it is.  `moves` is room to look ahead in; its list is left alone."""
    verb, place, what = verb_of(move), place_of(move), what_of(move)
    untimely = refuse_time(s, verb)
    if untimely != ALLOWED:
        return untimely
    if verb <= Verb.GO:
        refused = refuse_islet(s, place)
        if refused != ALLOWED:
            return refused
    if verb == Verb.LAY_KEEP or verb == Verb.LAY_LOSE:
        return refuse_lay(s, move)
    match verb:
        case Verb.PERCH:
            return refuse_perch(s, place)
        case Verb.PUT:
            return refuse_put(s, what, place)
        case Verb.GO:
            return refuse_go(s, moves.way_on, place, what)
        case Verb.DONE:
            return refuse_done(s)
        case Verb.DRAW:
            return refuse_draw(s, what)
        case Verb.DROP:
            return refuse_drop(s, what)
        case Verb.TRIM_HAND:
            return refuse_trim_hand(s, what)
        case Verb.TRIM_BAG:
            return refuse_trim_bag(s)
        case Verb.LOSE:
            return refuse_lose_tile(s, what)
    return refuse_reveal(s, what)


@rule
def refuse_islet(s: State, place: int) -> int:
    """IS-8.1: alone a cell is one of `day` or `night`; IS-1.1: with others it is not."""
    if s.seats == 1:
        return ALLOWED if islet_of(place) != Islet.ONLY else Refusal.CELL_OF_NO_ISLET.value
    return ALLOWED if islet_of(place) == Islet.ONLY else Refusal.CELL_OF_TWO_ISLETS.value


@rule
def refuse_lay(s: State, move: int) -> int:
    """IS-6.4, IS-6.5, IS-8.5."""
    if verb_of(move) == Verb.LAY_KEEP:
        refused = refuse_lay_keep(s, resource_of(move), what_of(move))
    else:
        refused = refuse_lay_lose(s, resource_of(move), what_of(move))
    return refused if refused != ALLOWED else refuse_card(s, card_of(move))


@rule
def refuse_time(s: State, verb: int) -> int:
    """Section 4: which decision each verb belongs to."""
    if s.phase == Phase.OVER:
        return Refusal.GAME_OVER_ALONE.value if s.seats == 1 else Refusal.GAME_OVER.value
    moves_first = verb == Verb.GO or verb == Verb.LAY_KEEP or verb == Verb.LAY_LOSE or verb == Verb.DONE
    if s.phase == Phase.TURN and s.seats == 1 and moves_first:
        return Refusal.TRIM_FIRST.value
    match verb:
        case Verb.PERCH:
            return ALLOWED if s.phase == Phase.PERCH else Refusal.NOT_PERCHING.value
        case Verb.PUT:
            return ALLOWED if s.phase == Phase.TURN or s.phase == Phase.EXPLORE else Refusal.NOT_EXPLORING.value
        case Verb.GO | Verb.LAY_KEEP | Verb.LAY_LOSE:
            return ALLOWED if s.phase == Phase.TURN or s.phase == Phase.MOVE else Refusal.NOT_MOVING.value
        case Verb.DONE:
            ends = s.phase == Phase.TURN or s.phase == Phase.EXPLORE or s.phase == Phase.MOVE
            return ALLOWED if ends else Refusal.NOTHING_TO_END.value
        case Verb.DRAW:
            return ALLOWED if s.phase == Phase.DRAW else Refusal.NOT_DRAWING.value
        case Verb.DROP:
            return ALLOWED if s.phase == Phase.DROP else Refusal.NOT_DROPPING.value
        case Verb.TRIM_HAND | Verb.TRIM_BAG:
            return ALLOWED if s.phase == Phase.TURN and s.seats == 1 else Refusal.NOT_TRIMMING.value
        case Verb.LOSE:
            return ALLOWED if s.phase == Phase.TRIM else Refusal.NOT_LOSING.value
    return ALLOWED if s.phase == Phase.REVEAL else Refusal.NOT_REVEALING.value
