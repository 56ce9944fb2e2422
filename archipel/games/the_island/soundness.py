"""Whether a position that somebody wrote down can be: the checks that need the rules themselves."""

from __future__ import annotations

from enum import IntEnum

from archipel.games.the_island.creatures import may_repel, refuse_creature
from archipel.games.the_island.facts import CELLS, ISLAND, Terrain
from archipel.games.the_island.island import (
    afoot_in,
    any_tile_left,
    count_pawns,
    count_tiles,
    holds_any_tile,
    pawns_in_hand,
    unseen_too_many,
)
from archipel.games.the_island.refusals import Refusal
from archipel.games.the_island.sea import can_move
from archipel.games.the_island.setup import refuse_boat, room_on
from archipel.games.the_island.sinking import must_choose_crew
from archipel.games.the_island.state import Moves, Phase, State
from archipel.games.the_island.turn import nobody_left
from archipel.rules import rule


class Fault(IntEnum):
    """What is wrong."""

    NONE = 0
    NO_DECISION = 1
    NO_PLACE_FOR_EXPLORERS = 2
    NO_PLACE_FOR_BOATS = 3
    NOBODY_IN_PLAY = 4
    ATTACK = 5
    POOL = 6


@rule
def count_tallies(s: State) -> None:
    """Count what a state keeps at hand of what follows from the rest."""
    count_pawns(s)
    count_tiles(s)


@rule
def fault(s: State, moves: Moves) -> int:
    """What makes a position impossible: a decision that does not exist, pieces without a place, backs without tiles."""
    if not pool_fits(s):
        return Fault.POOL.value
    if s.phase <= Phase.PLACE_BOATS:
        return fault_of_set_up(s)
    if s.phase == Phase.OVER:
        return Fault.NONE.value
    if nobody_left(s):
        return Fault.NOBODY_IN_PLAY.value
    if s.phase == Phase.DEFEND:
        return Fault.NONE.value if attack_is_sound(s, moves) else Fault.ATTACK.value
    return Fault.NONE.value if decision_exists(s) else Fault.NO_DECISION.value


@rule
def pool_fits(s: State) -> bool:
    """TI-6.1: as many unseen backs as tiles, one more during `reveal`; TI-8.6: or with Atlantis drowned."""
    extra = unseen_too_many(s)
    if s.phase == Phase.REVEAL:
        return extra == 1
    if extra == 1 and s.phase == Phase.OVER and s.atlantis_drowned:
        return not any_tile_left(s)
    return extra == 0


@rule
def fault_of_set_up(s: State) -> int:
    """There is something to place, and a place for everything."""
    explorers, boats = 0, 0
    for seat in range(s.seats):
        explorers += pawns_in_hand(s, seat)
        boats += s.boats_in_hand[seat]
    if explorers > room_left(s):
        return Fault.NO_PLACE_FOR_EXPLORERS.value
    if boats > boat_places_left(s):
        return Fault.NO_PLACE_FOR_BOATS.value
    due = pawns_in_hand(s, s.turn) if s.phase == Phase.PLACE_EXPLORERS else s.boats_in_hand[s.turn]
    return Fault.NONE.value if due > 0 else Fault.NO_DECISION.value


@rule
def room_left(s: State) -> int:
    """How many explorers the tiles still take."""
    room = 0
    for cell in ISLAND:
        if s.terrain[cell] < Terrain.SEA:
            room += max(0, room_on(s, cell) - afoot_in(s, cell))
    return room


@rule
def boat_places_left(s: State) -> int:
    """How many cells a boat may be placed in."""
    places = 0
    for cell in range(CELLS):
        if refuse_boat(s, cell) == Refusal.ALLOWED:
            places += 1
    return places


@rule
def decision_exists(s: State) -> bool:
    """Section 4: "exists when"."""
    match s.phase:
        case Phase.TILE:
            return holds_any_tile(s, s.turn)
        case Phase.MOVE:
            return s.in_play[s.turn] > 0
        case Phase.SINK:
            return any_tile_left(s)
        case Phase.REVEAL:
            return any_tile_left(s) or not s.atlantis_drowned
        case Phase.ABOARD:
            return must_choose_crew(s)
        case Phase.CREATURE:
            return can_move(s, s.die)
    return True


@rule
def attack_is_sound(s: State, moves: Moves) -> bool:
    """TI-6.10: the creature can go there, and the seats asked are the last ones of those to ask, in order."""
    if refuse_creature(s, moves.reach, s.die, s.attack_from, s.attack_to) != Refusal.ALLOWED:
        return False
    left = s.asked_count
    for back in range(1, s.seats):
        seat = (s.turn + s.seats - back) % s.seats
        if left > 0 and may_repel(s, seat, s.attack_to):
            left -= 1
            if s.asked[left] != seat:
                return False
    return left == 0 and s.asked_count > 0
