"""Sections 8.1, 8.2 and 8.7: moving a creature, and pushing what a kaiju treads on."""

from __future__ import annotations

from archipel.games.survive_the_island.encounters import (
    can_push_kaiju_to,
    enter,
    kaiju_may_enter,
    move_creature,
)
from archipel.games.survive_the_island.facts import CELLS, KAIJU, WITHIN_TWO
from archipel.games.survive_the_island.island import adjacent, is_sea, is_tile, leave
from archipel.games.survive_the_island.refusals import Refusal
from archipel.games.survive_the_island.state import State
from archipel.games.survive_the_island.ways import Traveller, can_reach, may_enter
from archipel.rules import rule


@rule
def may_go(s: State, creature: int, cell: int, to: int) -> bool:
    """SI-8.1, SI-8.2, SI-8.8: a creature of that kind in a cell can end its way there."""
    if creature == KAIJU:
        return kaiju_may_enter(s, cell, to)
    return can_reach(s, creature, cell, to)


@rule
def can_move(s: State, creature: int) -> bool:
    """SI-4.4: some creature of that kind can move."""
    for cell in range(CELLS):
        if s.creatures[creature, cell] > 0:
            for near in WITHIN_TWO[cell]:
                if may_go(s, creature, cell, near):
                    return True
    return False


@rule
def refuse_creature(s: State, creature: int, cell: int, to: int) -> int:
    """SI-4.4: a creature of the kind rolled, to a cell it can go to."""
    if creature != s.die:
        return Refusal.CREATURE_NOT_ROLLED.value
    if s.creatures[creature, cell] == 0:
        return Refusal.CREATURE_NONE_THERE.value
    if cell == to:
        return Refusal.CREATURE_SAME_CELL.value
    if may_go(s, creature, cell, to):
        return Refusal.ALLOWED.value
    if creature == KAIJU and can_reach(s, creature, cell, to):
        return Refusal.KAIJU_CANNOT_CLEAR.value
    return Refusal.CREATURE_OUT_OF_REACH.value


@rule
def refuse_push(s: State, adventurer: int, to: int) -> int:
    """SI-8.7: an adventurer in the kaiju's cell, to an adjacent water cell or tile."""
    at = s.stack[s.depth - 1].at
    if s.place[adventurer] != at:
        return Refusal.PUSH_NOT_THERE.value
    if not (is_sea(s, to) or is_tile(s, to)) or not adjacent(at, to):
        return Refusal.PUSH_OUT_OF_REACH.value
    if not may_enter(s, Traveller.SWIMMER, to):
        return Refusal.KAIJU_THERE.value
    return Refusal.ALLOWED.value


@rule
def push(s: State, adventurer: int, to: int) -> None:
    """SI-8.7: boarding and interactions follow at once."""
    leave(s, adventurer)
    enter(s, adventurer, to)


@rule
def refuse_push_creature(s: State, creature: int, to: int) -> int:
    """SI-8.7: a creature in the kaiju's cell, by its own way of moving."""
    at = s.stack[s.depth - 1].at
    if s.creatures[creature, at] <= (1 if creature == KAIJU else 0):
        return Refusal.PUSH_NOT_THERE.value
    if creature != KAIJU:
        return Refusal.ALLOWED.value if can_reach(s, creature, at, to) else Refusal.PUSH_OUT_OF_REACH.value
    if can_push_kaiju_to(s, at, to):
        return Refusal.ALLOWED.value
    return Refusal.KAIJU_CANNOT_CLEAR.value if can_reach(s, creature, at, to) else Refusal.PUSH_OUT_OF_REACH.value


@rule
def push_creature(s: State, creature: int, to: int) -> None:
    """SI-8.7: where it goes it interacts."""
    move_creature(s, creature, s.stack[s.depth - 1].at, to)
