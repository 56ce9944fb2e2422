"""Section 6: power tiles, played in `act`."""

from __future__ import annotations

from archipel.games.survive_the_island.encounters import enter, go_out_of_play
from archipel.games.survive_the_island.facts import NEIGHBOURS, OFF_BOARD, SAFE_ISLAND, SHARK, Back
from archipel.games.survive_the_island.island import (
    controls,
    discard,
    has_tile,
    is_sea,
    is_swimming,
    leave,
    seat_of,
)
from archipel.games.survive_the_island.movement import sail
from archipel.games.survive_the_island.refusals import Refusal
from archipel.games.survive_the_island.state import State
from archipel.games.survive_the_island.ways import Traveller, can_reach, is_free, may_enter, must_stop
from archipel.rules import rule


@rule
def refuse_paddles(s: State, cell: int, to: int) -> int:
    """SI-6.1: a raft that is empty or controlled, one or two cells; SI-6.6: not where it began."""
    if not has_tile(s, s.turn, Back.PADDLES):
        return Refusal.PADDLES_NOT_IN_HAND.value
    if not s.raft[cell]:
        return Refusal.PADDLES_NO_RAFT.value
    if not controls(s, s.turn, cell):
        return Refusal.PADDLES_NOT_CONTROLLED.value
    if cell == to:
        return Refusal.POWER_SAME_CELL.value
    if not can_reach(s, Traveller.RAFT, cell, to):
        return Refusal.PADDLES_OUT_OF_REACH.value
    return Refusal.ALLOWED.value


@rule
def play_paddles(s: State, cell: int, to: int) -> None:
    """SI-6.1."""
    discard(s, s.turn, Back.PADDLES)
    sail(s, cell, to)


@rule
def refuse_dolphin(s: State, adventurer: int, to: int) -> int:
    """SI-6.2: one of the seat's swimmers, one or two steps to water, a tile, a raft or an arrival island."""
    if not has_tile(s, s.turn, Back.DOLPHIN):
        return Refusal.DOLPHIN_NOT_IN_HAND.value
    if seat_of(s, adventurer) != s.turn:
        return Refusal.NOT_YOURS.value
    if not is_swimming(s, adventurer):
        return Refusal.DOLPHIN_NOT_A_SWIMMER.value
    here = s.place[adventurer]
    if here == to:
        return Refusal.POWER_SAME_CELL.value
    if is_arrival_island(to):
        return Refusal.ALLOWED.value if dolphin_lands(s, here, to) else Refusal.DOLPHIN_OUT_OF_REACH.value
    if not can_reach(s, Traveller.SWIMMER, here, to):
        return Refusal.DOLPHIN_OUT_OF_REACH.value
    return Refusal.ALLOWED.value


@rule
def is_arrival_island(place: int) -> bool:
    """Beyond the cells of the board."""
    return place > OFF_BOARD


@rule
def dolphin_lands(s: State, here: int, island: int) -> bool:
    """SI-6.2: from the swimmer's own cell, or after one step in the water that does not stop it."""
    if SAFE_ISLAND[here] == island:
        return True
    for near in NEIGHBOURS[here]:
        if not is_sea(s, near) or SAFE_ISLAND[near] != island:
            continue
        if may_enter(s, Traveller.SWIMMER, near) and not must_stop(s, Traveller.SWIMMER, here, near):
            return True
    return False


@rule
def play_dolphin(s: State, adventurer: int, to: int) -> None:
    """SI-6.2."""
    discard(s, s.turn, Back.DOLPHIN)
    leave(s, adventurer)
    if is_arrival_island(to):
        go_out_of_play(s, adventurer, to)
    else:
        enter(s, adventurer, to)


@rule
def refuse_dive(s: State, creature: int, cell: int, to: int) -> int:
    """SI-6.3: any creature to any free water cell."""
    if not has_tile(s, s.turn, Back.DIVE):
        return Refusal.DIVE_NOT_IN_HAND.value
    if s.creatures[creature, cell] == 0:
        return Refusal.DIVE_NONE_THERE.value
    if not (is_sea(s, to) and is_free(s, to)):
        return Refusal.DIVE_NOT_FREE.value
    return Refusal.ALLOWED.value


@rule
def play_dive(s: State, creature: int, cell: int, to: int) -> None:
    """SI-6.3."""
    discard(s, s.turn, Back.DIVE)
    s.creatures[creature, cell] -= 1
    s.creatures[creature, to] += 1


@rule
def refuse_creature_die(s: State) -> int:
    """SI-6.4: with the tile in hand, always."""
    return Refusal.ALLOWED.value if has_tile(s, s.turn, Back.CREATURE_DIE) else Refusal.CREATURE_DIE_NOT_IN_HAND.value


@rule
def refuse_repellent(s: State, cell: int) -> int:
    """SI-6.5: a shark in a cell where one of the seat's adventurers is aboard a raft."""
    if not has_tile(s, s.turn, Back.REPELLENT):
        return Refusal.REPELLENT_NOT_IN_HAND.value
    if s.creatures[SHARK, cell] == 0:
        return Refusal.REPELLENT_NO_SHARK.value
    if s.crew[s.turn, cell] == 0:
        return Refusal.REPELLENT_NOBODY_ABOARD.value
    return Refusal.ALLOWED.value


@rule
def play_repellent(s: State, cell: int) -> None:
    """SI-6.5."""
    discard(s, s.turn, Back.REPELLENT)
    s.creatures[SHARK, cell] -= 1
