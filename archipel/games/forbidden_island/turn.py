"""Section 4: which decision comes next.

A step for which no decision exists is passed over, so each `go_on…` either stops at a decision or hands on to the next.
"""

from __future__ import annotations

from archipel.games.actors import CHANCE, NOBODY
from archipel.games.forbidden_island.cards import anybody_holds_special, seat_over_limit
from archipel.games.forbidden_island.facts import ACTIONS_A_TURN, FLOODS, NONE, TREASURE_DRAWS
from archipel.games.forbidden_island.flooding import swimmer
from archipel.games.forbidden_island.state import Phase, State
from archipel.games.forbidden_island.ways import swims_to
from archipel.rules import rule


@rule
def begin_turn(s: State, seat: int) -> None:
    """FI-4.1: a seat has three actions and two treasure cards before it."""
    s.turn = seat
    s.actions_left = ACTIONS_A_TURN
    s.flown = 0
    s.draws_left = TREASURE_DRAWS
    s.phase = Phase.ACT


@rule
def go_on(s: State) -> None:
    """FI-4.1, FI-7.3: a hand is brought down; then the actions left, else the treasure draws, else the flood draws."""
    if seat_over_limit(s) != NONE:
        s.phase = Phase.DISCARD
    elif s.actions_left > 0:
        s.phase = Phase.ACT
    elif s.draws_left > 0:
        s.phase = Phase.BEFORE_TREASURE if anybody_holds_special(s) else Phase.TREASURE
    else:
        s.floods_left = FLOODS[s.water]
        go_on_flooding(s)


@rule
def go_on_flooding(s: State) -> None:
    """FI-4.1: the flood draws left, else the next seat."""
    if s.floods_left > 0:
        s.phase = Phase.BEFORE_FLOOD if anybody_holds_special(s) else Phase.FLOOD
    else:
        begin_turn(s, (s.turn + 1) % s.seats)


@rule
def go_on_swimming(s: State) -> None:
    """FI-7.6: who has one place to go goes there, who has more decides; then the floods go on."""
    seat = swimmer(s)
    while seat != NONE:
        places = swims_to(s, seat)
        if places & (places - 1) != 0:
            s.phase = Phase.SWIM
            return
        s.pawn[seat] = the_only(places)
        seat = swimmer(s)
    go_on_flooding(s)


@rule
def the_only(cells: int) -> int:
    """The cell of a set of one."""
    cell = 0
    while cells >> cell != 1:
        cell += 1
    return cell


@rule
def actor(s: State) -> int:
    """Who moves now: a seat, chance, or nobody when it is over."""
    match s.phase:
        case Phase.OVER:
            return NOBODY
        case Phase.TREASURE | Phase.FLOOD:
            return CHANCE
        case Phase.DISCARD:
            return seat_over_limit(s)
        case Phase.SWIM:
            return swimmer(s)
    return s.turn
