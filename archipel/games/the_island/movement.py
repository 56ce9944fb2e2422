"""Section 5: what a seat does with its three moves."""

from __future__ import annotations

from archipel.games.the_island.explorers import capsize, enter_water, go_out_of_play, move_boat
from archipel.games.the_island.facts import SAFE_ISLAND
from archipel.games.the_island.island import (
    adjacent,
    controls,
    go_aboard,
    go_afoot,
    has_room,
    is_in_play,
    is_sea,
    is_tile,
    leave,
    seat_of,
)
from archipel.games.the_island.refusals import Refusal
from archipel.games.the_island.sea import carries_anybody, wrecks_boats
from archipel.games.the_island.state import State
from archipel.rules import rule


@rule
def refuse_explorer(s: State, explorer: int) -> int:
    """TI-5.5: only one's own explorers move; TI-4.2: and only those in play."""
    if seat_of(s, explorer) != s.turn:
        return Refusal.NOT_YOURS.value
    if not is_in_play(s.place[explorer]):
        return Refusal.OUT_OF_PLAY.value
    return Refusal.ALLOWED.value


@rule
def refuse_walk(s: State, explorer: int, cell: int) -> int:
    """TI-5.1: from a tile to an adjacent tile."""
    here = s.place[explorer]
    if not is_tile(s, here):
        return Refusal.WALK_LEFT_THE_ISLAND.value
    if not is_tile(s, cell):
        return Refusal.WALK_NO_TILE.value
    if not adjacent(here, cell):
        return Refusal.WALK_TOO_FAR.value
    return Refusal.ALLOWED.value


@rule
def walk(s: State, explorer: int, cell: int) -> None:
    """TI-5.1."""
    leave(s, explorer)
    go_afoot(s, explorer, cell)


@rule
def refuse_board(s: State, explorer: int, cell: int) -> int:
    """TI-5.2: onto a boat with room, from an adjacent tile or boat, or from the water beside it."""
    here = s.place[explorer]
    if not s.boat[cell]:
        return Refusal.BOARD_NO_BOAT.value
    if s.aboard[explorer] and here == cell:
        return Refusal.BOARD_ALREADY_ABOARD.value
    if s.aboard[explorer] or is_tile(s, here):
        if not adjacent(here, cell):
            return Refusal.BOARD_TOO_FAR.value
    elif here != cell:
        return Refusal.BOARD_SWIMMER_ELSEWHERE.value
    if not has_room(s, cell):
        return Refusal.BOARD_FULL.value
    return Refusal.ALLOWED.value


@rule
def board(s: State, explorer: int, cell: int) -> None:
    """TI-5.2; TI-5.9: whatever creature is there, boarding by itself does no harm."""
    leave(s, explorer)
    go_aboard(s, explorer, cell)


@rule
def refuse_swim(s: State, explorer: int, cell: int) -> int:
    """TI-5.3: into an adjacent sea cell, from a tile or the water, if it has not yet entered the water this turn."""
    if s.aboard[explorer]:
        return Refusal.SWIM_ABOARD.value
    if not is_sea(s, cell):
        return Refusal.SWIM_NOT_SEA.value
    if not adjacent(s.place[explorer], cell):
        return Refusal.SWIM_TOO_FAR.value
    if s.swum[explorer]:
        return Refusal.SWIM_TWICE.value
    return Refusal.ALLOWED.value


@rule
def swim(s: State, explorer: int, cell: int) -> None:
    """TI-5.3: into the water, once a turn; lost beside a shark or a serpent."""
    leave(s, explorer)
    s.swum[explorer] = True
    enter_water(s, explorer, cell)


@rule
def refuse_dive(s: State, explorer: int) -> int:
    """TI-5.3: off a boat, which counts as entering the water."""
    if not s.aboard[explorer]:
        return Refusal.DIVE_NOT_ABOARD.value
    if s.swum[explorer]:
        return Refusal.SWIM_TWICE.value
    return Refusal.ALLOWED.value


@rule
def dive(s: State, explorer: int) -> None:
    """TI-5.3: into the water of the boat's own cell."""
    swim(s, explorer, s.place[explorer])


@rule
def refuse_land(s: State, explorer: int, island: int) -> int:
    """TI-5.4: from a boat or the water of a landing cell of that safe island."""
    here = s.place[explorer]
    if is_tile(s, here):
        return Refusal.LAND_FROM_TILE.value
    if SAFE_ISLAND[here] != island:
        return Refusal.LAND_NOT_THERE.value
    return Refusal.ALLOWED.value


@rule
def land(s: State, explorer: int, island: int) -> None:
    """TI-5.4: safe."""
    leave(s, explorer)
    go_out_of_play(s, explorer, island)


@rule
def refuse_sail(s: State, cell: int, to: int) -> int:
    """TI-5.6: a boat that is empty or controlled, to an adjacent sea cell without a boat."""
    if not s.boat[cell]:
        return Refusal.SAIL_NO_BOAT.value
    if not controls(s, s.turn, cell):
        return Refusal.SAIL_NOT_CONTROLLED.value
    if not is_sea(s, to):
        return Refusal.SAIL_NOT_SEA.value
    if not adjacent(cell, to):
        return Refusal.SAIL_TOO_FAR.value
    if s.boat[to]:
        return Refusal.SAIL_BOAT_THERE.value
    return Refusal.ALLOWED.value


@rule
def sail(s: State, cell: int, to: int) -> None:
    """TI-5.7: the boat goes; a serpent or a whale capsizes it if it carries anybody."""
    move_boat(s, cell, to)
    if wrecks_boats(s, to) and carries_anybody(s, to):
        capsize(s, to)
