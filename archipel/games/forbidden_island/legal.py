"""The legal moves: listed, or one of them checked.  Both ask the same `refuse_…` rules."""

from __future__ import annotations

from archipel.games.forbidden_island.actions import (
    refuse_claim,
    refuse_fly,
    refuse_give,
    refuse_guide,
    refuse_move,
    refuse_pilot,
    refuse_shore,
    refuse_shore_two,
)
from archipel.games.forbidden_island.cards import refuse_discard, refuse_treasure, seat_over_limit
from archipel.games.forbidden_island.cells import has
from archipel.games.forbidden_island.facts import (
    CARD_KINDS,
    HELD_KINDS,
    HELICOPTER,
    LAYOUT_CELLS,
    NONE,
    SANDBAGS,
    TILES,
    TREASURES,
    Role,
)
from archipel.games.forbidden_island.flooding import refuse_flood, refuse_swim, swimmer
from archipel.games.forbidden_island.moves import (
    Verb,
    add,
    add_outcome,
    add_with,
    crew_of,
    first_of,
    seat_of,
    second_of,
    verb_of,
)
from archipel.games.forbidden_island.refusals import Refusal
from archipel.games.forbidden_island.special import pawns_on, refuse_escape, refuse_lift, refuse_sandbag
from archipel.games.forbidden_island.state import Moves, Phase, State
from archipel.games.forbidden_island.ways import guided_to, moves_to, shores, swims_to
from archipel.rules import rule

ALLOWED = Refusal.ALLOWED.value


@rule
def legal(s: State, moves: Moves) -> int:
    """Write every legal move, each once; for chance, every outcome with its weight.  Returns how many."""
    moves.count = 0
    match s.phase:
        case Phase.ACT:
            list_actions(s, moves)
            list_specials(s, moves)
        case Phase.BEFORE_TREASURE | Phase.BEFORE_FLOOD:
            add(moves, Verb.DRAW, 0, 0)
            list_specials(s, moves)
        case Phase.TREASURE:
            for card in range(CARD_KINDS):
                if refuse_treasure(s, card) == ALLOWED:
                    add_outcome(moves, Verb.TREASURE, card, s.deck[card])
        case Phase.DISCARD:
            list_discards(s, moves)
        case Phase.FLOOD:
            for tile in range(TILES):
                if refuse_flood(s, tile) == ALLOWED:
                    add_outcome(moves, Verb.FLOOD, tile, 1)
        case Phase.SWIM:
            add_for_each(s, moves, Verb.SWIM, 0, swims_to(s, swimmer(s)))
    return moves.count


@rule
def add_for_each(s: State, moves: Moves, verb: int, seat: int, cells: int) -> None:
    """A move for each cell of a set."""
    if cells == 0:
        return
    for i in range(TILES):
        cell = LAYOUT_CELLS[s.layout, i]
        if has(cells, cell):
            add(moves, verb, seat, cell)


@rule
def list_actions(s: State, moves: Moves) -> None:
    """Section 5: all that the turn's seat may do."""
    add(moves, Verb.END, 0, 0)
    add_for_each(s, moves, Verb.MOVE, 0, moves_to(s, s.turn))
    if refuse_pilot(s) == ALLOWED:
        add_for_each(s, moves, Verb.FLY, 0, s.land & ~(1 << s.pawn[s.turn]))
    add_for_each(s, moves, Verb.SHORE, 0, shores(s, s.turn))
    if s.role[s.turn] == Role.ENGINEER:
        list_shores_of_two(s, moves)
    for seat in range(s.seats):
        if seat != s.turn:
            if s.role[s.turn] == Role.NAVIGATOR:
                add_for_each(s, moves, Verb.GUIDE, seat, guided_to(s, seat))
            for card in range(TREASURES):
                if refuse_give(s, seat, card) == ALLOWED:
                    add(moves, Verb.GIVE, seat, card)
    for treasure in range(TREASURES):
        if refuse_claim(s, treasure) == ALLOWED:
            add(moves, Verb.CLAIM, 0, treasure)


@rule
def list_shores_of_two(s: State, moves: Moves) -> None:
    """FI-5.4: every two of the flooded tiles in reach, in the order of their names."""
    cells = shores(s, s.turn)
    for i in range(TILES):
        cell = LAYOUT_CELLS[s.layout, i]
        if has(cells, cell):
            for j in range(TILES):
                other = LAYOUT_CELLS[s.layout, j]
                if refuse_shore_two(s, cell, other) == ALLOWED:
                    add_with(moves, Verb.SHORE_TWO, 0, cell, other, 0)


@rule
def list_specials(s: State, moves: Moves) -> None:
    """FI-4.2: the special cards of all seats."""
    for seat in range(s.seats):
        list_specials_of(s, moves, seat)


@rule
def list_specials_of(s: State, moves: Moves, seat: int) -> None:
    """Section 6: every use of a seat's special cards."""
    if s.hands[seat, SANDBAGS] > 0:
        add_for_each(s, moves, Verb.SANDBAG, seat, s.flooded)
    if s.hands[seat, HELICOPTER] > 0:
        list_lifts(s, moves, seat)
        if refuse_escape(s, seat) == ALLOWED:
            add(moves, Verb.ESCAPE, seat, 0)


@rule
def list_lifts(s: State, moves: Moves, seat: int) -> None:
    """FI-6.2: any of the pawns that stand together, to any other tile."""
    for crew in range(1, 1 << s.seats):
        cell = tile_of_crew(s, crew)
        if cell != NONE:
            for i in range(TILES):
                to = LAYOUT_CELLS[s.layout, i]
                if to != cell and has(s.land, to):
                    add_with(moves, Verb.LIFT, seat, cell, to, crew)


@rule
def tile_of_crew(s: State, crew: int) -> int:
    """The cell where all of some pawns stand, `NONE` if they are apart."""
    for seat in range(s.seats):
        if crew >> seat & 1:
            cell = s.pawn[seat]
            return cell if crew & ~pawns_on(s, cell) == 0 else NONE
    return NONE


@rule
def list_discards(s: State, moves: Moves) -> None:
    """FI-7.3, FI-4.2: a card of the seat over the limit, or its own special cards played."""
    for card in range(HELD_KINDS):
        if refuse_discard(s, card) == ALLOWED:
            add(moves, Verb.DISCARD, 0, card)
    list_specials_of(s, moves, seat_over_limit(s))


@rule
def refuse(s: State, moves: Moves, move: int) -> int:  # noqa: ARG001 - other games look ahead in it
    """Why a move is not legal, `ALLOWED` if it is."""
    verb, seat, first, second = verb_of(move), seat_of(move), first_of(move), second_of(move)
    untimely = refuse_time(s, verb, seat)
    if untimely != ALLOWED:
        return untimely
    match verb:
        case Verb.MOVE:
            return refuse_move(s, first)
        case Verb.FLY:
            return refuse_fly(s, first)
        case Verb.GUIDE:
            return refuse_guide(s, seat, first)
        case Verb.SHORE:
            return refuse_shore(s, first)
        case Verb.SHORE_TWO:
            return refuse_shore_two(s, first, second)
        case Verb.GIVE:
            return refuse_give(s, seat, first)
        case Verb.CLAIM:
            return refuse_claim(s, first)
        case Verb.SANDBAG:
            return refuse_sandbag(s, seat, first)
        case Verb.LIFT:
            return refuse_lift(s, seat, first, second, crew_of(move))
        case Verb.ESCAPE:
            return refuse_escape(s, seat)
        case Verb.TREASURE:
            return refuse_treasure(s, first)
        case Verb.DISCARD:
            return refuse_discard(s, first)
        case Verb.FLOOD:
            return refuse_flood(s, first)
        case Verb.SWIM:
            return refuse_swim(s, first)
    return ALLOWED


@rule
def refuse_time(s: State, verb: int, seat: int) -> int:
    """Section 4: each verb belongs to its decisions."""
    if s.phase == Phase.OVER:
        return Refusal.GAME_OVER.value
    if verb <= Verb.END:
        return ALLOWED if s.phase == Phase.ACT else Refusal.NOT_ACTING.value
    if verb <= Verb.ESCAPE:
        return refuse_special_time(s, seat)
    match verb:
        case Verb.DRAW:
            waiting = s.phase == Phase.BEFORE_TREASURE or s.phase == Phase.BEFORE_FLOOD
            return ALLOWED if waiting else Refusal.NOT_BEFORE_A_DRAW.value
        case Verb.TREASURE:
            return ALLOWED if s.phase == Phase.TREASURE else Refusal.NOT_DRAWING_TREASURE.value
        case Verb.DISCARD:
            return ALLOWED if s.phase == Phase.DISCARD else Refusal.NOT_DISCARDING.value
        case Verb.FLOOD:
            return ALLOWED if s.phase == Phase.FLOOD else Refusal.NOT_FLOODING.value
    return ALLOWED if s.phase == Phase.SWIM else Refusal.NOT_SWIMMING.value


@rule
def refuse_special_time(s: State, seat: int) -> int:
    """FI-4.2: before actions and draws anybody's special cards, in a discard those of who discards."""
    if seat >= s.seats:
        return Refusal.NO_SUCH_SEAT.value
    match s.phase:
        case Phase.ACT | Phase.BEFORE_TREASURE | Phase.BEFORE_FLOOD:
            return ALLOWED
        case Phase.DISCARD:
            return ALLOWED if seat == seat_over_limit(s) else Refusal.SPECIAL_ANOTHERS_DISCARD.value
    return Refusal.SPECIAL_NOT_NOW.value
