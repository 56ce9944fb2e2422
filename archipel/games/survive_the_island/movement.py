"""Section 5: what a seat does with its three moves."""

from __future__ import annotations

from archipel.games.survive_the_island.encounters import enter, go_out_of_play, set_out, will_meet
from archipel.games.survive_the_island.facts import ADVENTURERS, SAFE_ISLAND
from archipel.games.survive_the_island.island import (
    adjacent,
    controls,
    go_aboard,
    has_room,
    is_in_play,
    is_sea,
    is_swimming,
    is_tile,
    leave,
    seat_of,
)
from archipel.games.survive_the_island.refusals import Refusal
from archipel.games.survive_the_island.state import State
from archipel.games.survive_the_island.ways import offers_seat, open_ground, open_water
from archipel.rules import rule


@rule
def refuse_adventurer(s: State, adventurer: int) -> int:
    """SI-4.1: a move must be left; only one's own adventurers move, and only those in play."""
    if s.moves_left == 0:
        return Refusal.NO_MOVES_LEFT.value
    if seat_of(s, adventurer) != s.turn:
        return Refusal.NOT_YOURS.value
    if not is_in_play(s.place[adventurer]):
        return Refusal.OUT_OF_PLAY.value
    return Refusal.ALLOWED.value


@rule
def refuse_second_swim(s: State, adventurer: int) -> int:
    """SI-5.2: from the water every move is a swim, and each adventurer swims once a turn."""
    if is_swimming(s, adventurer) and s.swum[adventurer]:
        return Refusal.SWIM_TWICE.value
    return Refusal.ALLOWED.value


@rule
def refuse_walk(s: State, adventurer: int, cell: int) -> int:
    """SI-5.1, SI-5.2: to an adjacent tile; SI-5.4: not a kaiju's."""
    if not is_tile(s, cell):
        return Refusal.WALK_NO_TILE.value
    if not adjacent(s.place[adventurer], cell):
        return Refusal.WALK_TOO_FAR.value
    if not open_ground(s, cell):
        return Refusal.KAIJU_THERE.value
    return refuse_second_swim(s, adventurer)


@rule
def refuse_board(s: State, adventurer: int, cell: int) -> int:
    """SI-5.1, SI-5.2: onto a raft with a free seat in an adjacent cell."""
    if not s.raft[cell]:
        return Refusal.BOARD_NO_RAFT.value
    if not adjacent(s.place[adventurer], cell):
        return Refusal.BOARD_TOO_FAR.value
    if not has_room(s, cell):
        return Refusal.BOARD_FULL.value
    return refuse_second_swim(s, adventurer)


@rule
def refuse_swim(s: State, adventurer: int, cell: int) -> int:
    """SI-5.2: into adjacent water, once a turn; SI-5.3: where no raft has a seat for it; SI-5.4: not a kaiju's."""
    if not is_sea(s, cell):
        return Refusal.SWIM_NOT_WATER.value
    if not adjacent(s.place[adventurer], cell):
        return Refusal.SWIM_TOO_FAR.value
    if not open_water(s, cell):
        return Refusal.KAIJU_THERE.value
    if offers_seat(s, cell):
        return Refusal.SWIM_TO_A_SEAT.value
    if s.swum[adventurer]:
        return Refusal.SWIM_TWICE.value
    return Refusal.ALLOWED.value


@rule
def refuse_land(s: State, adventurer: int, island: int) -> int:
    """SI-5.1, SI-5.2: to an arrival island, from a raft or the water of one of its landing cells."""
    if SAFE_ISLAND[s.place[adventurer]] != island:
        return Refusal.LAND_NOT_THERE.value
    return refuse_second_swim(s, adventurer)


@rule
def refuse_sail(s: State, cell: int, to: int) -> int:
    """SI-5.5: a raft that is empty or controlled, to adjacent water without a raft; SI-5.4: not a kaiju's."""
    if s.moves_left == 0 or s.in_play[s.turn] == 0:
        return Refusal.NO_MOVES_LEFT.value
    if not s.raft[cell]:
        return Refusal.SAIL_NO_RAFT.value
    if not controls(s, s.turn, cell):
        return Refusal.SAIL_NOT_CONTROLLED.value
    if not is_sea(s, to):
        return Refusal.SAIL_NOT_WATER.value
    if not adjacent(cell, to):
        return Refusal.SAIL_TOO_FAR.value
    if s.raft[to]:
        return Refusal.SAIL_RAFT_THERE.value
    if not open_water(s, to):
        return Refusal.KAIJU_THERE.value
    return Refusal.ALLOWED.value


@rule
def go(s: State, adventurer: int, cell: int) -> None:
    """SI-5.1, SI-5.2: to a tile, onto a raft or into the water; SI-5.6 and section 8 say what it meets there."""
    set_out(s, adventurer)
    enter(s, adventurer, cell)


@rule
def land(s: State, adventurer: int, island: int) -> None:
    """SI-1.3: saved."""
    set_out(s, adventurer)
    go_out_of_play(s, adventurer, island)


@rule
def sail(s: State, cell: int, to: int) -> None:
    """SI-5.5: the raft and those aboard to another cell, where they meet what is there."""
    s.raft[cell] = False
    s.raft[to] = True
    for adventurer in range(ADVENTURERS):
        if s.place[adventurer] == cell and s.aboard[adventurer]:
            leave(s, adventurer)
            go_aboard(s, adventurer, to)
    will_meet(s, to)
