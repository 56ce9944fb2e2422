"""Sections 5.6 and 8.3 to 8.9: what happens when things meet in a cell."""

from __future__ import annotations

from archipel.games.survive_the_island.facts import (
    ADVENTURERS,
    KAIJU,
    NEIGHBOURS,
    NONE,
    SEATS_ON_A_RAFT,
    SERPENT,
    SHARK,
    WITHIN_TWO,
    Back,
    Place,
)
from archipel.games.survive_the_island.island import (
    aboard_in,
    afoot_in,
    discard,
    go_aboard,
    go_afoot,
    holds_any_tile,
    leave,
    seat_of,
)
from archipel.games.survive_the_island.stack import is_answered, put_on_stack, take_from_stack
from archipel.games.survive_the_island.state import Do, State
from archipel.games.survive_the_island.ways import (
    Traveller,
    can_reach,
    holds_anybody,
    may_enter,
    open_water,
)
from archipel.rules import rule

# ---- adventurers and rafts out of the game -------------------------------------------------------------------------


@rule
def go_out_of_play(s: State, adventurer: int, place: int) -> None:
    """To an arrival island, or lost."""
    s.place[adventurer] = place
    s.in_play[seat_of(s, adventurer)] -= 1


@rule
def lose(s: State, adventurer: int) -> None:
    """An adventurer is eliminated."""
    leave(s, adventurer)
    go_out_of_play(s, adventurer, Place.LOST)


@rule
def lose_swimmers(s: State, cell: int) -> None:
    """Everybody in the water of a cell, or on its tile, is eliminated."""
    for adventurer in range(ADVENTURERS):
        if s.place[adventurer] == cell and not s.aboard[adventurer]:
            lose(s, adventurer)


@rule
def lose_raft(s: State, cell: int) -> None:
    """The raft is eliminated, and those aboard with it."""
    for adventurer in range(ADVENTURERS):
        if s.place[adventurer] == cell and s.aboard[adventurer]:
            lose(s, adventurer)
    s.raft[cell] = False


# ---- boarding ------------------------------------------------------------------------------------------------------


@rule
def seats_free(s: State, cell: int) -> int:
    """How many seats the raft in a cell has left."""
    return SEATS_ON_A_RAFT - aboard_in(s, cell) if s.raft[cell] else 0


@rule
def must_choose_crew(s: State, cell: int) -> bool:
    """SI-5.6: there are seats, but fewer than swimmers."""
    return 0 < seats_free(s, cell) < afoot_in(s, cell)


@rule
def let_board(s: State, cell: int) -> None:
    """SI-5.6: swimmers who find a seat go aboard; if there are too few seats, the turn's seat will pick."""
    if must_choose_crew(s, cell):
        put_on_stack(s, Do.ABOARD, cell, 0)
    elif seats_free(s, cell) > 0:
        for adventurer in range(ADVENTURERS):
            if s.place[adventurer] == cell and not s.aboard[adventurer]:
                leave(s, adventurer)
                go_aboard(s, adventurer, cell)


@rule
def set_out(s: State, adventurer: int) -> None:
    """An adventurer leaves its place; SI-5.6: from a full raft, its seat goes to a swimmer beside it."""
    was_aboard, cell = s.aboard[adventurer], s.place[adventurer]
    leave(s, adventurer)
    if was_aboard:
        let_board(s, cell)


@rule
def enter(s: State, adventurer: int, cell: int) -> None:
    """An adventurer comes to a cell on foot or swimming, and meets what is there."""
    go_afoot(s, adventurer, cell)
    if open_water(s, cell):
        will_meet(s, cell)


# ---- serpents and sharks -------------------------------------------------------------------------------------------


@rule
def will_meet(s: State, cell: int) -> None:
    """Something has come to a cell: what it meets there is settled next."""
    put_on_stack(s, Do.MEET, cell, NONE)


@rule
def meet(s: State, creature: int, cell: int) -> None:
    """SI-8.4: what has come to a cell meets what is there; a kaiju otherwise than the rest."""
    if creature != KAIJU:
        board_or_be_eaten(s, cell)
    elif not (holds_anybody(s, cell) and ask_to_repel(s, KAIJU, cell)):
        tread(s, cell)


@rule
def board_or_be_eaten(s: State, cell: int) -> None:
    """SI-8.6: boarding first; SI-8.4: then the serpent, then the shark."""
    depth = s.depth
    let_board(s, cell)
    if s.depth > depth:
        return
    if s.creatures[SERPENT, cell] > 0:
        lose_raft(s, cell)
        lose_swimmers(s, cell)
    elif s.creatures[SHARK, cell] > 0 and afoot_in(s, cell) > 0 and not ask_to_repel(s, SHARK, cell):
        lose_swimmers(s, cell)


@rule
def ask_to_repel(s: State, creature: int, cell: int) -> bool:
    """SI-8.5: ask each seat with an adventurer there and a tile in hand, the turn's first; whether there is one."""
    frame = s.stack[s.depth]
    count = 0
    for step in range(s.seats):
        seat = (s.turn + step) % s.seats
        if may_repel(s, seat, cell):
            frame.asked[count] = seat
            count += 1
    if count == 0:
        return False
    put_on_stack(s, Do.REPEL, cell, creature)
    frame.asked_count = count
    return True


@rule
def may_repel(s: State, seat: int, cell: int) -> bool:
    """SI-8.5: it has an adventurer there, and holds a tile."""
    return s.afoot[seat, cell] + s.crew[seat, cell] > 0 and holds_any_tile(s, seat)


@rule
def repel(s: State) -> None:
    """SI-8.5: the repellent is discarded and the creature gone; a further shark asks in its turn."""
    frame = s.stack[s.depth - 1]
    creature, cell = frame.piece, frame.at
    discard(s, frame.asked[0], Back.REPELLENT)
    s.creatures[creature, cell] -= 1
    take_from_stack(s)
    if creature == SHARK:
        will_meet(s, cell)


@rule
def allow(s: State) -> None:
    """SI-8.5: when nobody asked has repelled it, the creature acts."""
    frame = s.stack[s.depth - 1]
    creature, cell = frame.piece, frame.at
    if is_answered(frame):
        take_from_stack(s)
        if creature == KAIJU:
            tread(s, cell)
        else:
            lose_swimmers(s, cell)


# ---- kaijus --------------------------------------------------------------------------------------------------------


@rule
def arrive(s: State, creature: int, cell: int) -> None:
    """A creature comes to a cell, and will meet what is there."""
    s.creatures[creature, cell] += 1
    put_on_stack(s, Do.MEET, cell, creature)


@rule
def tread(s: State, cell: int) -> None:
    """SI-8.7: the raft is gone, those aboard are in the cell, and all that is there is to be pushed out."""
    for adventurer in range(ADVENTURERS):
        if s.place[adventurer] == cell and s.aboard[adventurer]:
            leave(s, adventurer)
            go_afoot(s, adventurer, cell)
    s.raft[cell] = False
    if anything_to_push(s, cell):
        put_on_stack(s, Do.PUSH, cell, 0)


@rule
def anything_to_push(s: State, cell: int) -> bool:
    """SI-8.7: an adventurer, a serpent, a shark or another kaiju shares the kaiju's cell."""
    return (
        holds_anybody(s, cell)
        or s.creatures[SERPENT, cell] > 0
        or s.creatures[SHARK, cell] > 0
        or s.creatures[KAIJU, cell] > 1
    )


@rule
def can_push_adventurers(s: State, cell: int) -> bool:
    """SI-8.7: there is an open tile or water beside the cell."""
    for near in NEIGHBOURS[cell]:
        if may_enter(s, Traveller.SWIMMER, near):
            return True
    return False


@rule
def can_push_swimmers(s: State, cell: int) -> bool:
    """SI-8.7: a serpent or a shark has open water beside the cell."""
    for near in NEIGHBOURS[cell]:
        if open_water(s, near):
            return True
    return False


@rule
def can_push_kaiju(s: State, cell: int) -> bool:
    """SI-8.7, SI-8.8: the other kaiju has a cell to go to."""
    for near in WITHIN_TWO[cell]:
        if can_push_kaiju_to(s, cell, near):
            return True
    return False


@rule
def can_push_kaiju_to(s: State, cell: int, to: int) -> bool:
    """SI-8.8: it can go there, and what is there can be pushed on; there is no third kaiju to push."""
    if not can_reach(s, KAIJU, cell, to):
        return False
    s.creatures[KAIJU, cell] -= 1
    s.creatures[KAIJU, to] += 1
    fits = can_clear_but_kaijus(s, to)
    s.creatures[KAIJU, to] -= 1
    s.creatures[KAIJU, cell] += 1
    return fits


@rule
def can_clear_but_kaijus(s: State, cell: int) -> bool:
    """Whether adventurers, serpents and sharks in a kaiju's cell can all be pushed out."""
    if holds_anybody(s, cell) and not can_push_adventurers(s, cell):
        return False
    if s.creatures[SERPENT, cell] + s.creatures[SHARK, cell] > 0:
        return can_push_swimmers(s, cell)
    return True


@rule
def can_clear(s: State, cell: int) -> bool:
    """SI-8.8: whether all in the cell of a kaiju, which is already there, can be pushed out."""
    return can_clear_but_kaijus(s, cell) and (s.creatures[KAIJU, cell] < 2 or can_push_kaiju(s, cell))


@rule
def kaiju_may_arrive(s: State, cell: int) -> bool:
    """SI-8.8: a kaiju from the supply could stand there."""
    s.creatures[KAIJU, cell] += 1
    fits = can_clear(s, cell)
    s.creatures[KAIJU, cell] -= 1
    return fits


@rule
def kaiju_may_enter(s: State, cell: int, to: int) -> bool:
    """SI-8.8: a kaiju can go there, and could stand there."""
    if not can_reach(s, KAIJU, cell, to):
        return False
    s.creatures[KAIJU, cell] -= 1
    fits = kaiju_may_arrive(s, to)
    s.creatures[KAIJU, cell] += 1
    return fits


@rule
def lose_what_is_stuck(s: State, cell: int) -> None:
    """SI-8.8: what a push has left without a way out is eliminated."""
    if not can_push_adventurers(s, cell):
        lose_swimmers(s, cell)
    if not can_push_swimmers(s, cell):
        s.creatures[SERPENT, cell] = 0
        s.creatures[SHARK, cell] = 0
    if s.creatures[KAIJU, cell] > 1 and not can_push_kaiju(s, cell):
        s.creatures[KAIJU, cell] = 1


@rule
def move_creature(s: State, creature: int, cell: int, to: int) -> None:
    """A creature goes from one cell to another, and meets what is there."""
    s.creatures[creature, cell] -= 1
    arrive(s, creature, to)
