"""Sections 6.1 to 6.3: the bird's steps."""

from __future__ import annotations

from archipel.games.islet.cells import adjacent, cell_at, islet_at, other_bird_on, terrain_of, touches_sea
from archipel.games.islet.facts import NONE
from archipel.games.islet.paying import pay, refuse_payment
from archipel.games.islet.refusals import Refusal
from archipel.games.islet.state import Phase, State, WayOn
from archipel.games.islet.way_on import has_way_on, is_on_trail
from archipel.rules import rule


@rule
def refuse_go(s: State, way_on: WayOn, place: int, payment: int) -> int:
    """IS-6.1: a step to a cell within reach, for what it costs; IS-6.2: and on from another bird's cell."""
    to = cell_at(s, place)
    if to == NONE:
        return Refusal.GO_INTO_THE_SEA.value
    refused = refuse_step(s, to)
    if refused != Refusal.ALLOWED:
        return refused
    if not is_free(s, to):
        refused = refuse_payment(s, terrain_of(s, to), payment)
        if refused != Refusal.ALLOWED:
            return refused
    elif payment != 0:
        return Refusal.PAY_NOTHING_DUE.value
    return Refusal.ALLOWED.value if may_stay_or_go_on(s, way_on, to, payment) else Refusal.GO_NO_WAY_ON.value


@rule
def refuse_step(s: State, to: int) -> int:
    """IS-6.1: to an adjacent cell, or from the sea onto the shore; IS-8.4: or across; IS-6.3: not back."""
    here = s.bird[s.turn]
    if here == NONE:
        return Refusal.ALLOWED.value if touches_sea(s, to) else Refusal.GO_INLAND.value
    if islet_at(s, here) != islet_at(s, to):
        if s.kind[here] != s.kind[to]:
            return Refusal.GO_ANOTHER_KIND.value
    elif not adjacent(s, here, to):
        return Refusal.GO_NOT_ADJACENT.value
    return Refusal.GO_ON_THE_TRAIL.value if is_on_trail(s, to) else Refusal.ALLOWED.value


@rule
def is_free(s: State, to: int) -> bool:
    """IS-6.1: the bird stands on the same terrain; IS-8.4: and on the same islet."""
    here = s.bird[s.turn]
    return here != NONE and terrain_of(s, here) == terrain_of(s, to) and islet_at(s, here) == islet_at(s, to)


@rule
def may_stay_or_go_on(s: State, way_on: WayOn, to: int, payment: int) -> bool:
    """IS-6.2: after a step for a payment the move may end, or can go on to where it may."""
    return other_bird_on(s, to) == NONE or has_way_on(s, way_on, to, payment)


@rule
def go(s: State, place: int, payment: int) -> None:
    """IS-6.1: the bird is there, and has paid; IS-6.3: a free step goes on with the trail."""
    cell = cell_at(s, place)
    s.bird[s.turn] = cell
    if payment == 0:
        follow_trail(s, cell)
    else:
        pay(s, payment)
        start_trail(s)


@rule
def begin_move(s: State) -> None:
    """IS-4.1: the turn is one of moving; IS-6.3: and the trail begins with the bird's cell."""
    if s.phase != Phase.MOVE:
        s.phase = Phase.MOVE
        start_trail(s)


@rule
def start_trail(s: State) -> None:
    """IS-6.3: afresh, with the cell the bird is on, if it is on one."""
    forget_trail(s)
    if s.bird[s.turn] != NONE:
        follow_trail(s, s.bird[s.turn])


@rule
def follow_trail(s: State, cell: int) -> None:
    """One more cell."""
    s.trail[s.trail_length] = cell
    s.trail_length += 1


@rule
def forget_trail(s: State) -> None:
    """No trail."""
    for i in range(s.trail_length):
        s.trail[i] = NONE
    s.trail_length = 0


@rule
def refuse_done(s: State) -> int:
    """IS-6.2: not beside another bird; in the sea there is no beside."""
    here = s.bird[s.turn]
    if s.phase == Phase.MOVE and here != NONE and other_bird_on(s, here) != NONE:
        return Refusal.DONE_BESIDE_A_BIRD.value
    return Refusal.ALLOWED.value
