"""What The Island shows a learner: the veiled state, seats and pawns counted from one's own."""

from __future__ import annotations

from typing import TYPE_CHECKING

from archipel.envs.numbers.the_island import MOST_OF_A_CREATURE, Survey
from archipel.envs.observations import MOST, NOTHING
from archipel.envs.seating import seat_from
from archipel.games.the_island.facts import (
    BOATS,
    CELLS,
    CREATURES,
    EXPLORERS,
    KINDS,
    MOST_SEATS,
    TERRAINS,
)
from archipel.games.the_island.state import State
from archipel.rules import i16, record, rule

if TYPE_CHECKING:
    from archipel.envs.templates.sighting import observe_island
    from archipel.envs.templates.turns import observe_turn, or_nothing
else:
    from archipel.envs.binding import share
    from archipel.games.the_island import facts, island, kernel


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


if not TYPE_CHECKING:
    share(globals(), "turns", facts, kernel)
    share(globals(), "sighting", facts, island)


@rule
def observe(s: State, me: int, found: Survey, seen: Observation) -> None:
    """Write down a veiled state as a seat sees it."""
    observe_turn(s, me, seen)
    observe_moment(s, me, seen)
    observe_island(s, me, found, seen)
    observe_boats(s, me, found, seen)


@rule
def observe_moment(s: State, me: int, seen: Observation) -> None:
    """Options, and what is being decided."""
    seen.two_colours = s.two_colours
    seen.overcrowded = s.overcrowded
    seen.to_the_last = s.to_the_last
    seen.all_equal = s.all_equal
    seen.atlantis_drowned = s.atlantis_drowned
    seen.calm = min(s.calm, MOST)
    seen.attack_from = or_nothing(s.attack_from)
    seen.attack_to = or_nothing(s.attack_to)
    for i in range(MOST_SEATS):
        seen.asked[i] = seat_from(me, s.asked[i], s.seats) if i < s.asked_count else NOTHING


@rule
def observe_boats(s: State, me: int, found: Survey, seen: Observation) -> None:
    """Boats on the sea, where each is, and those in hands."""
    for cell in range(CELLS):
        seen.boat[cell] = s.boat[cell]
    for i in range(BOATS):
        seen.boat_cells[i] = or_nothing(found.vessels[i])
    for i in range(MOST_SEATS):
        seen.boats_in_hand[i] = s.boats_in_hand[(me + i) % s.seats] if i < s.seats else 0
