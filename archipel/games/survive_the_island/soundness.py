"""Whether a position that somebody wrote down can be: the checks that need the rules themselves."""

from __future__ import annotations

from enum import IntEnum

from archipel.games.survive_the_island.creatures import can_move
from archipel.games.survive_the_island.encounters import (
    can_push_adventurers,
    can_push_kaiju,
    can_push_swimmers,
    may_repel,
    must_choose_crew,
    seats_free,
)
from archipel.games.survive_the_island.facts import CELLS, ISLAND, KAIJU, NONE, SERPENT, SHARK, Terrain
from archipel.games.survive_the_island.island import (
    afoot_in,
    any_tile_left,
    count_pawns,
    count_tiles,
    is_sea,
    is_tile,
    pawns_in_hand,
    unseen_too_many,
)
from archipel.games.survive_the_island.refusals import Refusal
from archipel.games.survive_the_island.setup import refuse_raft
from archipel.games.survive_the_island.sinking import RAFT, can_bring, in_supply
from archipel.games.survive_the_island.state import MOST_FRAMES, Do, Frame, Moves, Phase, State
from archipel.games.survive_the_island.turn import is_over, may_act, nobody_in_play
from archipel.games.survive_the_island.ways import holds_anybody, open_ground
from archipel.rules import rule


class Fault(IntEnum):
    """What is wrong."""

    NONE = 0
    NO_DECISION = 1
    NO_PLACE_FOR_ADVENTURERS = 2
    NO_PLACE_FOR_RAFTS = 3
    NOBODY_IN_PLAY = 4
    THREE_VOLCANOES = 5
    POOL = 6
    STACK = 7
    ASKED = 8
    SWIMMER_BESIDE_A_SEAT = 9
    SWIMMER_BESIDE_A_CREATURE = 10
    RAFT_BESIDE_A_SERPENT = 11
    ADVENTURER_BESIDE_A_KAIJU = 12
    RAFT_BESIDE_A_KAIJU = 13
    SERPENT_BESIDE_A_KAIJU = 14
    SHARK_BESIDE_A_KAIJU = 15
    TWO_KAIJUS = 16


@rule
def count_tallies(s: State) -> None:
    """Count what a state keeps at hand of what follows from the rest."""
    count_pawns(s)
    count_tiles(s)
    for cell in range(CELLS):
        if s.terrain[cell] == Terrain.VOLCANO:
            s.volcanoes += 1


@rule
def fault(s: State, moves: Moves) -> int:  # noqa: ARG001 -- other games need room to look ahead in
    """What makes a position impossible (SI-10.5)."""
    if unseen_too_many(s) != (1 if s.phase == Phase.REVEAL else 0):
        return Fault.POOL.value
    if s.depth > 0 and (s.phase == Phase.OVER or s.phase <= Phase.PLACE_RAFTS):
        return Fault.STACK.value
    if s.phase == Phase.OVER:
        return Fault.NONE.value
    if s.phase != Phase.PLACE_ADVENTURERS and nobody_in_play(s):
        return Fault.NOBODY_IN_PLAY.value
    if s.phase != Phase.PLACE_ADVENTURERS and is_over(s):
        return Fault.THREE_VOLCANOES.value
    for cell in range(CELLS):
        found = fault_in_cell(s, cell)
        if found != Fault.NONE:
            return found
    if s.phase <= Phase.PLACE_RAFTS:
        return fault_of_set_up(s)
    found = fault_of_stack(s)
    if found != Fault.NONE:
        return found
    return Fault.NONE.value if decision_exists(s) else Fault.NO_DECISION.value


@rule
def fault_in_cell(s: State, cell: int) -> int:
    """What may not share a cell: a swimmer with a seat or its eater, a raft with a serpent, anything with a kaiju."""
    if is_pending(s, Do.PUSH, cell):
        return Fault.RAFT_BESIDE_A_KAIJU.value if s.raft[cell] else Fault.NONE.value
    if is_sea(s, cell) and afoot_in(s, cell) > 0:
        if seats_free(s, cell) > 0 and not is_pending(s, Do.ABOARD, cell):
            return Fault.SWIMMER_BESIDE_A_SEAT.value
        if s.creatures[SERPENT, cell] > 0 or (s.creatures[SHARK, cell] > 0 and not is_threatened(s, SHARK, cell)):
            return Fault.SWIMMER_BESIDE_A_CREATURE.value
    if s.raft[cell] and s.creatures[SERPENT, cell] > 0:
        return Fault.RAFT_BESIDE_A_SERPENT.value
    return fault_beside_kaiju(s, cell) if s.creatures[KAIJU, cell] > 0 else Fault.NONE.value


@rule
def fault_beside_kaiju(s: State, cell: int) -> int:
    """Nothing shares a kaiju's cell, but what it threatens."""
    if is_threatened(s, KAIJU, cell):
        return Fault.TWO_KAIJUS.value if s.creatures[KAIJU, cell] > 1 else Fault.NONE.value
    if holds_anybody(s, cell):
        return Fault.ADVENTURER_BESIDE_A_KAIJU.value
    if s.raft[cell]:
        return Fault.RAFT_BESIDE_A_KAIJU.value
    if s.creatures[SERPENT, cell] > 0:
        return Fault.SERPENT_BESIDE_A_KAIJU.value
    if s.creatures[SHARK, cell] > 0:
        return Fault.SHARK_BESIDE_A_KAIJU.value
    return Fault.TWO_KAIJUS.value if s.creatures[KAIJU, cell] > 1 else Fault.NONE.value


@rule
def is_pending(s: State, do: int, cell: int) -> bool:
    """Whether the stack has that still to settle there."""
    for i in range(s.depth):
        if s.stack[i].do == do and s.stack[i].at == cell:
            return True
    return False


@rule
def is_threatened(s: State, creature: int, cell: int) -> bool:
    """Whether somebody is asked to repel that creature there."""
    frame = s.stack[max(0, s.depth - 1)]
    return frame.do == Do.REPEL and frame.at == cell and frame.piece == creature


@rule
def fault_of_set_up(s: State) -> int:
    """There is something to place, and a place for everything."""
    adventurers, rafts = 0, 0
    for seat in range(s.seats):
        adventurers += pawns_in_hand(s, seat)
        rafts += s.rafts_in_hand[seat]
    room, places = 0, 0
    for cell in ISLAND:
        if open_ground(s, cell):
            room += max(0, 2 - afoot_in(s, cell))
    for cell in range(CELLS):
        if refuse_raft(s, cell) == Refusal.ALLOWED:
            places += 1
    if adventurers > room:
        return Fault.NO_PLACE_FOR_ADVENTURERS.value
    if rafts > places:
        return Fault.NO_PLACE_FOR_RAFTS.value
    due = pawns_in_hand(s, s.turn) if s.phase == Phase.PLACE_ADVENTURERS else s.rafts_in_hand[s.turn]
    return Fault.NONE.value if due > 0 else Fault.NO_DECISION.value


@rule
def fault_of_stack(s: State) -> int:
    """SI-10.2: only what can interrupt stands below, only what the phase decides on top, and each is as it can be."""
    for i in range(s.depth):
        frame = s.stack[i]
        if not may_stand_on(frame, s.stack[i - 1] if i > 0 else s.stack[MOST_FRAMES - 1]):
            return Fault.STACK.value
        if frame.do != Do.ROLL and not is_sea_or_tile(s, frame.at):
            return Fault.STACK.value
        for j in range(i):
            if s.stack[j].do == frame.do and s.stack[j].at == frame.at:
                return Fault.STACK.value
        found = fault_of_frame(s, frame, i == s.depth - 1)
        if found != Fault.NONE:
            return found
    return Fault.NONE.value if stack_fits_phase(s) else Fault.STACK.value


@rule
def may_stand_on(frame: Frame, below: Frame) -> bool:
    """A die is at the bottom, what is brought alone; pushes stand on pushes, questions on pushes and boarding."""
    match below.do:
        case Do.NOTHING:
            return True
        case Do.ROLL:
            return frame.do != Do.ROLL and frame.do != Do.BRING
        case Do.ABOARD:
            return frame.do == Do.REPEL and frame.piece == SHARK
        case Do.PUSH:
            return frame.do == Do.PUSH or frame.do == Do.REPEL
    return False


@rule
def is_sea_or_tile(s: State, cell: int) -> bool:
    """Neither a volcano nor past the edge."""
    return is_sea(s, cell) or is_tile(s, cell)


@rule
def fault_of_frame(s: State, frame: Frame, on_top: bool) -> int:
    """What makes one thing to settle impossible."""
    cell = frame.at
    match frame.do:
        case Do.ABOARD:
            fits = is_sea(s, cell) and must_choose_crew(s, cell)
        case Do.PUSH:
            fits = s.creatures[KAIJU, cell] > 0 and (not on_top or can_push(s, cell))
        case Do.BRING:
            fits = cell == s.sunk and not in_supply(s, frame.piece) and choices_to_bring(s, frame.piece) > 1
            if frame.piece != KAIJU:
                fits = fits and s.creatures[KAIJU, cell] == 0
            if frame.piece == RAFT:
                fits = fits and not s.raft[cell]
        case Do.REPEL:
            fits = s.creatures[frame.piece, cell] > 0 and holds_anybody(s, cell)
            if frame.piece == SHARK:
                fits = fits and is_sea(s, cell) and afoot_in(s, cell) > 0
            else:
                fits = fits and can_push(s, cell)
            if fits and not asked_is_sound(s, frame):
                return Fault.ASKED.value
        case _:
            fits = True
    return Fault.NONE.value if fits else Fault.STACK.value


@rule
def can_push(s: State, cell: int) -> bool:
    """SI-8.8: something in the kaiju's cell can be pushed."""
    if holds_anybody(s, cell) and can_push_adventurers(s, cell):
        return True
    if s.creatures[SERPENT, cell] + s.creatures[SHARK, cell] > 0 and can_push_swimmers(s, cell):
        return True
    return s.creatures[KAIJU, cell] > 1 and can_push_kaiju(s, cell)


@rule
def choices_to_bring(s: State, piece: int) -> int:
    """SI-7.4: how many cells there are to bring a piece from."""
    choices = 0
    for cell in range(CELLS):
        if can_bring(s, piece, cell):
            choices += 1
    return choices


@rule
def asked_is_sound(s: State, frame: Frame) -> bool:
    """SI-8.5: the seats asked are the last ones of those to ask, in order."""
    left = frame.asked_count
    for back in range(1, s.seats + 1):
        seat = (s.turn + s.seats - back) % s.seats
        if left > 0 and may_repel(s, seat, frame.at):
            left -= 1
            if frame.asked[left] != seat:
                return False
    return left == 0 and frame.asked_count > 0


@rule
def stack_fits_phase(s: State) -> bool:
    """SI-10.2: what is on top is what the phase decides."""
    top = s.stack[s.depth - 1].do if s.depth > 0 else Do.NOTHING.value
    match s.phase:
        case Phase.BRING:
            return top == Do.BRING
        case Phase.ABOARD:
            return top == Do.ABOARD
        case Phase.REPEL:
            return top == Do.REPEL
        case Phase.PUSH:
            return top == Do.PUSH
        case Phase.ROLL | Phase.CREATURE:
            return top == Do.NOTHING or top == Do.ROLL
    return s.depth == 0


@rule
def decision_exists(s: State) -> bool:
    """Section 4: "exists when"."""
    match s.phase:
        case Phase.ACT:
            return may_act(s)
        case Phase.SINK:
            return any_tile_left(s)
        case Phase.CREATURE:
            return can_move(s, s.die)
        case Phase.BRING:
            return s.sunk != NONE
    return True
