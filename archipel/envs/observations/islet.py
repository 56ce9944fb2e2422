"""What Islet shows a learner: the veiled state, seats counted from one's own, cells as they lie."""

from __future__ import annotations

from typing import TYPE_CHECKING

from archipel.envs.numbers.islet import MOST_SHORE, Survey
from archipel.envs.observations import MOST, NOTHING
from archipel.envs.seating import seat_from
from archipel.games.islet.cells import islet_at, nest_of, terrain_of
from archipel.games.islet.facts import DAY_AND_NIGHT_CARDS, KINDS, MOST_SEATS, RESOURCES
from archipel.games.islet.grid import BITS, FIELD, MIDDLE, SIDES
from archipel.games.islet.holdings import left_in_deck
from archipel.games.islet.state import MOST_CELLS, State
from archipel.rules import i16, record, rule

if TYPE_CHECKING:
    from archipel.envs.templates.turns import observe_turn, or_nothing
else:
    from archipel.envs.binding import share
    from archipel.games.islet import facts, kernel


@record
class Observation:
    """Everything a seat may see, in small numbers; -1 for no cell, seat, terrain or nest."""

    seats = i16()
    seat = i16()
    mover = i16()
    turn = i16()
    phase = i16()
    eggs = i16()
    puts = i16()
    last_put = i16()
    trims_left = i16()
    ending = i16()
    round = i16()
    final_round = i16()
    quiet = i16()
    cells = i16()
    islet = i16(MOST_CELLS)
    column = i16(MOST_CELLS)
    row = i16(MOST_CELLS)
    terrain = i16(MOST_CELLS)
    nest = i16(MOST_CELLS)
    level = i16(MOST_CELLS)
    egg = i16(MOST_CELLS)
    on_trail = i16(MOST_CELLS)
    beside = i16(MOST_CELLS, SIDES)
    shore_length = i16()
    shore_column = i16(MOST_SHORE)
    shore_row = i16(MOST_SHORE)
    bird = i16(MOST_SEATS)
    hands = i16(MOST_SEATS, KINDS + 1)
    cards = i16(MOST_SEATS, RESOURCES)
    fresh = i16(MOST_SEATS, RESOURCES)
    spent = i16(MOST_SEATS, RESOURCES)
    free_eggs = i16(MOST_SEATS)
    bag = i16(KINDS)
    decks = i16(RESOURCES)
    pile = i16(DAY_AND_NIGHT_CARDS)


if not TYPE_CHECKING:
    share(globals(), "turns", facts, kernel)


@rule
def observe(s: State, me: int, found: Survey, seen: Observation) -> None:
    """Write down a veiled state as a seat sees it."""
    observe_turn(s, me, seen)
    observe_moment(s, seen)
    observe_islet(s, me, seen)
    observe_shore(found, seen)
    observe_seats(s, me, seen)
    for kind in range(KINDS):
        seen.bag[kind] = s.bag[kind]
    for resource in range(RESOURCES):
        seen.decks[resource] = left_in_deck(s, resource)
    for card in range(DAY_AND_NIGHT_CARDS):
        seen.pile[card] = s.pile[card]


@rule
def observe_moment(s: State, seen: Observation) -> None:
    """Options, and what is being decided."""
    seen.eggs = s.eggs
    seen.puts = s.puts
    seen.last_put = or_nothing(s.last_put)
    seen.trims_left = s.trims_left
    seen.ending = s.ending
    seen.round = min(s.round, MOST)
    seen.final_round = min(s.final_round, MOST)
    seen.quiet = min(s.quiet, MOST)


@rule
def observe_islet(s: State, me: int, seen: Observation) -> None:
    """The islets, cell by cell."""
    seen.cells = s.cells
    for cell in range(MOST_CELLS):
        there = cell < s.cells
        seen.islet[cell] = islet_at(s, cell) if there else NOTHING
        seen.column[cell] = column_of(s.place[cell]) if there else 0
        seen.row[cell] = row_of(s.place[cell]) if there else 0
        seen.terrain[cell] = terrain_of(s, cell) if there else NOTHING
        seen.nest[cell] = nest_of(s, cell) if there else NOTHING
        seen.level[cell] = s.level[cell] if there else 0
        seen.egg[cell] = seat_from(me, s.egg[cell], s.seats) if there else NOTHING
        for side in range(SIDES):
            seen.beside[cell, side] = or_nothing(s.near[cell, side]) if there else NOTHING
    seen.on_trail[:] = 0
    for i in range(s.trail_length):
        seen.on_trail[s.trail[i]] = 1


@rule
def column_of(place: int) -> int:
    """The `c` of a cell."""
    return (place & FIELD) - MIDDLE


@rule
def row_of(place: int) -> int:
    """The `r` of a cell."""
    return (place >> BITS & FIELD) - MIDDLE


@rule
def observe_shore(found: Survey, seen: Observation) -> None:
    """The places where a first tile may go, in the order of their numbers."""
    seen.shore_length = min(found.shore_length, MOST_SHORE)
    for i in range(MOST_SHORE):
        there = i < found.shore_length
        seen.shore_column[i] = column_of(found.shore[i]) if there else 0
        seen.shore_row[i] = row_of(found.shore[i]) if there else 0


@rule
def observe_seats(s: State, me: int, seen: Observation) -> None:
    """What each seat has."""
    for i in range(MOST_SEATS):
        seat, plays = (me + i) % s.seats, i < s.seats
        seen.bird[i] = or_nothing(s.bird[seat]) if plays else NOTHING
        seen.free_eggs[i] = s.free_eggs[seat] if plays else 0
        for kind in range(KINDS + 1):
            seen.hands[i, kind] = s.hands[seat, kind] if plays else 0
        for resource in range(RESOURCES):
            seen.cards[i, resource] = s.cards[seat, resource] if plays else 0
            seen.fresh[i, resource] = s.fresh[seat, resource] if plays else 0
            seen.spent[i, resource] = s.spent[seat, resource] if plays else 0
