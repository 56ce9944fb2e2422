"""What The Island shows a learner: the veiled state, seats and pawns counted from one's own."""

from __future__ import annotations

from archipel.envs.numbers.the_island import MOST_OF_A_CREATURE, Survey
from archipel.envs.seating import pawn_from, seat_from
from archipel.games.the_island.facts import (
    BOATS,
    CELLS,
    CREATURES,
    EXPLORERS,
    EXPLORERS_A_COLOUR,
    KINDS,
    MOST_SEATS,
    NONE,
    TERRAINS,
)
from archipel.games.the_island.island import colours_in_play
from archipel.games.the_island.state import State
from archipel.games.the_island.turn import actor
from archipel.rules import i16, record, rule

MOST = 32767
NOTHING = -1


@record
class Observation:
    """Everything a seat may see, in small numbers; -1 for no cell, seat, face or piece."""

    seats = i16()
    seat = i16()
    mover = i16()
    turn = i16()
    phase = i16()
    two_colours = i16()
    overcrowded = i16()
    to_the_last = i16()
    all_equal = i16()
    atlantis_drowned = i16()
    open_values = i16()
    moves_left = i16()
    calm = i16()
    sunk = i16()
    die = i16()
    attack_from = i16()
    attack_to = i16()
    asked = i16(MOST_SEATS)
    terrain = i16(CELLS)
    boat = i16(CELLS)
    creatures = i16(CREATURES, CELLS)
    crew = i16(MOST_SEATS, CELLS)
    afoot = i16(MOST_SEATS, CELLS)
    place = i16(EXPLORERS)
    aboard = i16(EXPLORERS)
    swum = i16(EXPLORERS)
    value = i16(EXPLORERS)
    boats_in_hand = i16(MOST_SEATS)
    in_play = i16(MOST_SEATS)
    hands = i16(MOST_SEATS, KINDS)
    pool = i16(KINDS)
    tiles_left = i16(TERRAINS)
    boat_cells = i16(BOATS)
    creature_cells = i16(CREATURES, MOST_OF_A_CREATURE)


@rule
def observe(s: State, me: int, found: Survey, seen: Observation) -> None:
    """Write down a veiled state as a seat sees it."""
    observe_moment(s, me, seen)
    observe_cells(s, me, seen)
    observe_pawns(s, me, seen)
    observe_seats(s, me, seen)
    for i in range(BOATS):
        seen.boat_cells[i] = or_nothing(found.vessels[i])
    for creature in range(CREATURES):
        for i in range(MOST_OF_A_CREATURE):
            seen.creature_cells[creature, i] = or_nothing(found.creatures[creature, i])


@rule
def or_nothing(number: int) -> int:
    """-1 in place of what the game writes for none."""
    return NOTHING if number == NONE else number


@rule
def observe_moment(s: State, me: int, seen: Observation) -> None:
    """Options, and what is being decided."""
    seen.seats = s.seats
    seen.seat = me
    seen.mover = seat_from(me, actor(s), s.seats) if actor(s) >= 0 else NOTHING
    seen.turn = seat_from(me, s.turn, s.seats)
    seen.phase = s.phase
    seen.two_colours = s.two_colours
    seen.overcrowded = s.overcrowded
    seen.to_the_last = s.to_the_last
    seen.all_equal = s.all_equal
    seen.atlantis_drowned = s.atlantis_drowned
    seen.open_values = s.open_values
    seen.moves_left = s.moves_left
    seen.calm = min(s.calm, MOST)
    seen.sunk = or_nothing(s.sunk)
    seen.die = or_nothing(s.die)
    seen.attack_from = or_nothing(s.attack_from)
    seen.attack_to = or_nothing(s.attack_to)
    for i in range(MOST_SEATS):
        seen.asked[i] = seat_from(me, s.asked[i], s.seats) if i < s.asked_count else NOTHING


@rule
def observe_cells(s: State, me: int, seen: Observation) -> None:
    """The board, cell by cell."""
    for cell in range(CELLS):
        seen.terrain[cell] = s.terrain[cell]
        seen.boat[cell] = s.boat[cell]
        for creature in range(CREATURES):
            seen.creatures[creature, cell] = s.creatures[creature, cell]
    for i in range(MOST_SEATS):
        seat = (me + i) % s.seats
        for cell in range(CELLS):
            seen.crew[i, cell] = s.crew[seat, cell] if i < s.seats else 0
            seen.afoot[i, cell] = s.afoot[seat, cell] if i < s.seats else 0


@rule
def observe_pawns(s: State, me: int, seen: Observation) -> None:
    """Each explorer: its cell or place, and what is known of it."""
    seen.place[:] = NOTHING
    seen.aboard[:] = 0
    seen.swum[:] = 0
    seen.value[:] = 0
    colours = colours_in_play(s)
    for pawn in range(colours * EXPLORERS_A_COLOUR):
        i = pawn_from(me, pawn, s.seats, colours)
        seen.place[i] = s.place[pawn]
        seen.aboard[i] = s.aboard[pawn]
        seen.swum[i] = s.swum[pawn]
        seen.value[i] = s.value[pawn]


@rule
def observe_seats(s: State, me: int, seen: Observation) -> None:
    """What each seat has, and what nobody has."""
    for i in range(MOST_SEATS):
        seat = (me + i) % s.seats
        seen.boats_in_hand[i] = s.boats_in_hand[seat] if i < s.seats else 0
        seen.in_play[i] = s.in_play[seat] if i < s.seats else 0
        for kind in range(KINDS):
            seen.hands[i, kind] = s.hands[seat, kind] if i < s.seats else 0
    for kind in range(KINDS):
        seen.pool[kind] = s.pool[kind]
    for terrain in range(TERRAINS):
        seen.tiles_left[terrain] = s.tiles_left[terrain]
