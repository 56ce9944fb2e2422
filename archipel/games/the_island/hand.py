"""Section 7: tiles in the hand, and playing one at the start of the turn."""

from __future__ import annotations

from archipel.games.the_island.explorers import enter_water
from archipel.games.the_island.facts import Back
from archipel.games.the_island.island import controls, discard, has_tile, is_sea, is_swimming, leave, seat_of
from archipel.games.the_island.movement import sail
from archipel.games.the_island.refusals import Refusal
from archipel.games.the_island.sea import Traveller, carries_anybody, find_reach, holds_nothing
from archipel.games.the_island.state import Reach, State
from archipel.rules import rule

STEPS = 3
"""TI-7.1, TI-7.2: a dolphin and the wind carry one to three cells."""


@rule
def refuse_dolphin(s: State, reach: Reach, explorer: int, cell: int) -> int:
    """TI-7.1: one of the seat's swimmers, one to three sea cells, not through a shark's or a serpent's."""
    if not has_tile(s, s.turn, Back.DOLPHIN):
        return Refusal.DOLPHIN_NOT_IN_HAND.value
    if seat_of(s, explorer) != s.turn:
        return Refusal.NOT_YOURS.value
    if not is_swimming(s, explorer):
        return Refusal.DOLPHIN_NOT_A_SWIMMER.value
    if cell == s.place[explorer]:
        return Refusal.TILE_SAME_CELL.value
    find_reach(s, reach, Traveller.SWIMMER, s.place[explorer], STEPS)
    if reach.steps[cell] == 0:
        return Refusal.DOLPHIN_OUT_OF_REACH.value
    return Refusal.ALLOWED.value


@rule
def play_dolphin(s: State, explorer: int, cell: int) -> None:
    """TI-7.1: not that explorer's swim of the turn, but a shark or serpent at its end is as deadly."""
    discard(s, s.turn, Back.DOLPHIN)
    leave(s, explorer)
    enter_water(s, explorer, cell)


@rule
def rides_wind(s: State, cell: int) -> bool:
    """TI-7.2: a boat the turn's seat controls, with one of its explorers aboard."""
    return carries_anybody(s, cell) and controls(s, s.turn, cell)


@rule
def refuse_wind(s: State, reach: Reach, cell: int, to: int) -> int:
    """TI-7.2: such a boat, one to three sea cells without a boat, a serpent's or a whale's only last."""
    if not has_tile(s, s.turn, Back.WIND):
        return Refusal.WIND_NOT_IN_HAND.value
    if not s.boat[cell]:
        return Refusal.WIND_NO_BOAT.value
    if not rides_wind(s, cell):
        return Refusal.WIND_NOT_CONTROLLED.value
    if to == cell:
        return Refusal.TILE_SAME_CELL.value
    find_reach(s, reach, Traveller.BOAT, cell, STEPS)
    if reach.steps[to] == 0:
        return Refusal.WIND_OUT_OF_REACH.value
    return Refusal.ALLOWED.value


@rule
def play_wind(s: State, cell: int, to: int) -> None:
    """TI-7.2: the boat ends its way as if it had been sailed there (TI-5.7)."""
    discard(s, s.turn, Back.WIND)
    sail(s, cell, to)


@rule
def refuse_move_creature(s: State, creature: int, cell: int, to: int) -> int:
    """TI-7.3: any creature of that kind to any sea cell with nothing in it."""
    if not has_tile(s, s.turn, Back.MOVE_SERPENT + creature):
        return Refusal.MOVE_CREATURE_NOT_IN_HAND.value
    if s.creatures[creature, cell] == 0:
        return Refusal.MOVE_CREATURE_NONE_THERE.value
    if not (is_sea(s, to) and holds_nothing(s, to)):
        return Refusal.MOVE_CREATURE_NOT_EMPTY.value
    return Refusal.ALLOWED.value


@rule
def play_move_creature(s: State, creature: int, cell: int, to: int) -> None:
    """TI-7.3."""
    discard(s, s.turn, Back.MOVE_SERPENT + creature)
    s.creatures[creature, cell] -= 1
    s.creatures[creature, to] += 1
