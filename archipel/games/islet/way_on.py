"""IS-6.2: whether a bird that steps to another's can go on to a cell without one.

Such a way leads over cells with other birds only, and they are few.  While nothing is paid the trail forbids to stand
on any of them twice.  Paying starts it afresh, so a way may come back once to cells that it passed before; after that
there is no use in standing on one twice, since all that would change is what is left to pay with.
"""

from __future__ import annotations

from archipel.games.islet.cells import other_bird_on, terrain_of
from archipel.games.islet.facts import NONE
from archipel.games.islet.grid import SIDES
from archipel.games.islet.paying import fits, purse_of
from archipel.games.islet.payments import PAYMENTS, WAYS
from archipel.games.islet.state import Phase, Stand, State, WayOn
from archipel.rules import rule


@rule
def is_on_trail(s: State, cell: int) -> bool:
    """IS-6.3: the bird has stood there; in `turn` its own cell is its trail."""
    if s.phase == Phase.TURN:
        return s.bird[s.turn] == cell
    for i in range(s.trail_length):
        if s.trail[i] == cell:
            return True
    return False


@rule
def has_way_on(s: State, way_on: WayOn, cell: int, payment: int) -> bool:
    """Whether steps can follow, after one onto the cell of another bird for a payment, that end without another."""
    way_on.count = 0
    stand_on(s, way_on, cell, 0, payment != 0, purse_of(s, s.turn) - payment)
    looked = 0
    while looked < way_on.count:
        here = way_on.stands[looked]
        looked += 1
        for side in range(SIDES):
            to = s.near[here.cell, side]
            if to != NONE and not is_barred(s, here, to):
                if other_bird_on(s, to) == NONE:
                    if can_step(s, here, to):
                        return True
                else:
                    step_on(s, way_on, here, to)
    return False


@rule
def stand_on(s: State, way_on: WayOn, cell: int, passed: int, paid: bool, purse: int) -> None:
    """One more way to stand on the cell of another bird."""
    stand = way_on.stands[way_on.count]
    stand.cell = cell
    stand.passed = passed | 1 << other_bird_on(s, cell)
    stand.paid = paid
    stand.purse = purse
    way_on.count += 1


@rule
def is_barred(s: State, here: Stand, to: int) -> bool:
    """IS-6.3: it was passed since the first payment, or if there was none it is on the trail."""
    other = other_bird_on(s, to)
    if other != NONE and here.passed >> other & 1 != 0:
        return True
    return here.paid == 0 and is_on_trail(s, to)


@rule
def can_step(s: State, here: Stand, to: int) -> bool:
    """IS-6.1: the step is free, or there is a way to pay for it."""
    terrain = terrain_of(s, to)
    if terrain == terrain_of(s, here.cell):
        return True
    for way in range(WAYS[terrain]):
        if fits(PAYMENTS[terrain, way], here.purse):
            return True
    return False


@rule
def step_on(s: State, way_on: WayOn, here: Stand, to: int) -> None:
    """From bird to bird, for nothing or in every way there is to pay; the first payment starts afresh."""
    terrain = terrain_of(s, to)
    if terrain == terrain_of(s, here.cell):
        stand_on(s, way_on, to, here.passed, here.paid != 0, here.purse)
        return
    passed = here.passed if here.paid else 0
    for way in range(WAYS[terrain]):
        if fits(PAYMENTS[terrain, way], here.purse):
            stand_on(s, way_on, to, passed, True, here.purse - PAYMENTS[terrain, way])
