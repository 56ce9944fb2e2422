"""Sections 4 and 9: which decision comes next, and when the game is over."""

from __future__ import annotations

from archipel.games.actors import CHANCE, NOBODY
from archipel.games.survive_the_island.creatures import can_move
from archipel.games.survive_the_island.encounters import (
    anything_to_push,
    lose_what_is_stuck,
    meet,
    must_choose_crew,
)
from archipel.games.survive_the_island.facts import (
    ADVENTURERS,
    MOVES_A_TURN,
    NONE,
    VOLCANOES_TO_END,
    Place,
)
from archipel.games.survive_the_island.island import (
    any_tile_left,
    holds_any_tile,
    is_in_play,
    leave,
    pawns_in_hand,
)
from archipel.games.survive_the_island.stack import clear_stack, put_on_stack, take_from_stack
from archipel.games.survive_the_island.state import Do, Phase, State
from archipel.rules import rule


@rule
def next_placing(s: State, first: int) -> None:
    """SI-3.2: the first seat from `first` on with an adventurer to place; with none, rafts are next, from seat 1."""
    for step in range(s.seats):
        seat = (first + step) % s.seats
        if pawns_in_hand(s, seat) > 0:
            s.turn = seat
            return
    next_raft(s, 0)


@rule
def next_raft(s: State, first: int) -> None:
    """SI-3.3: likewise with rafts; when all are placed seat 1 begins."""
    s.phase = Phase.PLACE_RAFTS
    for step in range(s.seats):
        seat = (first + step) % s.seats
        if s.rafts_in_hand[seat] > 0:
            s.turn = seat
            return
    s.turn = 0
    begin_turn(s)


@rule
def begin_turn(s: State) -> None:
    """SI-4.1, SI-4.3: three moves and one tile to sink; for a seat with nobody in play no moves and two tiles."""
    has_anybody = s.in_play[s.turn] > 0
    s.moves_left = MOVES_A_TURN if has_anybody else 0
    s.sinks_left = 1 if has_anybody else 2
    go_on_acting(s)


@rule
def may_act(s: State) -> bool:
    """SI-4.1: the phase lasts while there are moves to spend, and someone to spend them on, or tiles in hand."""
    return (s.moves_left > 0 and s.in_play[s.turn] > 0) or holds_any_tile(s, s.turn)


@rule
def go_on_acting(s: State) -> None:
    """Act, or sink if there is nothing to act with."""
    if may_act(s):
        s.phase = Phase.ACT
    else:
        begin_sinking(s)


@rule
def begin_sinking(s: State) -> None:
    """SI-4.3: a tile, while one is due and left; then the die."""
    s.moves_left = 0
    s.swum[:] = 0
    if s.sinks_left > 0 and any_tile_left(s):
        s.phase = Phase.SINK
    else:
        s.sinks_left = 0
        s.phase = Phase.ROLL


@rule
def play_die(s: State) -> None:
    """SI-6.4: a die in the middle of `act`."""
    put_on_stack(s, Do.ROLL, NONE, NONE)
    s.phase = Phase.ROLL


@rule
def begin_creature(s: State, creature: int) -> None:
    """SI-4.4: a creature of the kind rolled must be moved, if one can."""
    if can_move(s, creature):
        s.die = creature
        s.phase = Phase.CREATURE
    else:
        proceed(s, s.depth)


@rule
def proceed(s: State, old: int) -> None:
    """SI-10.2: settle what is on the stack, innermost first, up to the next decision; then go on with the turn.

    The first `old` things were there before: of the pushes among them, one that is on top again has had its turn.
    """
    while not is_over(s):
        if s.depth == 0:
            go_on(s)
            return
        frame = s.stack[s.depth - 1]
        match frame.do:
            case Do.BRING:
                s.phase = Phase.BRING
                return
            case Do.REPEL:
                s.phase = Phase.REPEL
                return
            case Do.ABOARD:
                if must_choose_crew(s, frame.at):
                    s.phase = Phase.ABOARD
                    return
                frame.do = Do.MEET
            case Do.MEET:
                creature, cell = frame.piece, frame.at
                take_from_stack(s)
                meet(s, creature, cell)
            case Do.PUSH:
                if s.depth <= old:
                    lose_what_is_stuck(s, frame.at)
                if anything_to_push(s, frame.at) and not is_over(s):
                    s.phase = Phase.PUSH
                    return
                take_from_stack(s)
            case Do.ROLL:
                take_from_stack(s)
    finish(s)


@rule
def go_on(s: State) -> None:
    """SI-10.2: with a tile in hand it is done; after the turn's own die the turn is over; else acting goes on."""
    if s.sunk != NONE:
        s.sunk = NONE
        s.sinks_left -= 1
        begin_sinking(s)
    elif s.sinks_left == 0:
        s.turn = (s.turn + 1) % s.seats
        begin_turn(s)
    else:
        go_on_acting(s)


@rule
def is_over(s: State) -> bool:
    """SI-9.1: nobody is in play any more, or the third volcano has erupted."""
    return s.volcanoes >= VOLCANOES_TO_END or nobody_in_play(s)


@rule
def nobody_in_play(s: State) -> bool:
    """Everybody is saved or lost."""
    for seat in range(s.seats):
        if s.in_play[seat] > 0:
            return False
    return True


@rule
def finish(s: State) -> None:
    """SI-10.3: adventurers still in play are lost, and what was going on is forgotten."""
    for adventurer in range(ADVENTURERS):
        if is_in_play(s.place[adventurer]):
            leave(s, adventurer)
            s.place[adventurer] = Place.LOST
    s.in_play[:] = 0
    s.moves_left = 0
    s.sinks_left = 0
    s.swum[:] = 0
    s.sunk = NONE
    s.die = NONE
    clear_stack(s)
    s.phase = Phase.OVER


@rule
def actor(s: State) -> int:
    """Who moves now: a seat, chance, or nobody when it is over."""
    if s.phase == Phase.OVER:
        return NOBODY
    if s.phase == Phase.REVEAL or s.phase == Phase.ROLL:
        return CHANCE
    if s.phase == Phase.REPEL:
        return s.stack[s.depth - 1].asked[0]
    return s.turn
