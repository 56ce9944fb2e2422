"""Section 4 and section 8: which decision comes next, and when the game is over.

A step for which no decision exists is passed over, and the game may end between any two, so each `begin_…` either
stops at its decision or hands on to the next.
"""

from __future__ import annotations

from archipel.games.actors import CHANCE, NOBODY
from archipel.games.the_island.creatures import forget_attack
from archipel.games.the_island.facts import CALM_ROUNDS, EXPLORERS, MOVES_A_TURN, NONE, Place
from archipel.games.the_island.island import any_tile_left, holds_any_tile, is_in_play, leave, pawns_in_hand
from archipel.games.the_island.sea import can_move
from archipel.games.the_island.state import Phase, State
from archipel.rules import rule


@rule
def next_placing(s: State, first: int) -> None:
    """TI-3.2: the first seat from `first` on with an explorer to place; with none, boats are next, from seat 1."""
    for step in range(s.seats):
        seat = (first + step) % s.seats
        if pawns_in_hand(s, seat) > 0:
            s.turn = seat
            return
    next_boat(s, 0)


@rule
def next_boat(s: State, first: int) -> None:
    """TI-3.3: likewise with boats; TI-3.4: when all are placed seat 1 begins."""
    s.phase = Phase.PLACE_BOATS
    for step in range(s.seats):
        seat = (first + step) % s.seats
        if s.boats_in_hand[seat] > 0:
            s.turn = seat
            return
    if nobody_left(s):
        finish(s)
    else:
        s.turn = 0
        begin_turn(s)


@rule
def begin_turn(s: State) -> None:
    """TI-4.1: first a tile from the hand."""
    if holds_any_tile(s, s.turn):
        s.phase = Phase.TILE
    else:
        begin_moving(s)


@rule
def begin_moving(s: State) -> None:
    """TI-4.2, TI-4.3: then three moves, for a seat with an explorer in play."""
    if s.in_play[s.turn] > 0:
        s.phase = Phase.MOVE
        s.moves_left = MOVES_A_TURN
    else:
        begin_sinking(s)


@rule
def spend_move(s: State) -> None:
    """TI-4.2: the phase is over when the moves are spent or nobody is left to move."""
    s.moves_left -= 1
    if s.moves_left == 0 or s.in_play[s.turn] == 0:
        begin_sinking(s)


@rule
def begin_sinking(s: State) -> None:
    """Then a tile, while there is one."""
    s.moves_left = 0
    s.swum[:] = 0
    if any_tile_left(s):
        s.phase = Phase.SINK
    else:
        begin_rolling(s)


@rule
def begin_rolling(s: State) -> None:
    """Then the die."""
    s.sunk = NONE
    s.phase = Phase.ROLL


@rule
def begin_creature(s: State, creature: int) -> None:
    """TI-6.8: then a creature of the kind rolled, if one can move."""
    if can_move(s, creature):
        s.die = creature
        s.phase = Phase.CREATURE
    else:
        end_turn(s)


@rule
def end_turn(s: State) -> None:
    """TI-8.3: once no tile is left calm grows, and ends the game; otherwise the turn passes."""
    s.die = NONE
    if not any_tile_left(s):
        s.calm += 1
    if s.calm == CALM_ROUNDS * s.seats:
        finish(s)
    else:
        s.turn = (s.turn + 1) % s.seats
        begin_turn(s)


@rule
def nobody_left(s: State) -> bool:
    """TI-8.3: to the last, and no explorer is in play any more."""
    if not s.to_the_last:
        return False
    for seat in range(s.seats):
        if s.in_play[seat] > 0:
            return False
    return True


@rule
def finish(s: State) -> None:
    """TI-8.6: explorers still in play are lost, which does not touch the calm, and what was going on is forgotten."""
    for explorer in range(EXPLORERS):
        if is_in_play(s.place[explorer]):
            leave(s, explorer)
            s.place[explorer] = Place.LOST
    s.in_play[:] = 0
    s.moves_left = 0
    s.swum[:] = 0
    s.sunk = NONE
    s.die = NONE
    forget_attack(s)
    s.phase = Phase.OVER


@rule
def actor(s: State) -> int:
    """Who moves now: a seat, chance, or nobody when it is over."""
    if s.phase == Phase.OVER:
        return NOBODY
    if s.phase == Phase.REVEAL or s.phase == Phase.ROLL:
        return CHANCE
    return s.asked[0] if s.phase == Phase.DEFEND else s.turn
