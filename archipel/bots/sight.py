"""What a first sight of a state shows, kept while its moves are judged: most of it is asked for by many of them."""

from __future__ import annotations

from archipel.rules import f64, i8, i32, i64, record, rule

MOST_CELLS = 133
"""Of any game that players know by instinct."""
NONE = -1
"""No pawn, no boat."""


@record
class Sight:
    """What has been seen so far of the state at hand."""

    # how many states there were, this one included, and the last one in which each cell was looked at
    states = i64()
    looked_at = i64(MOST_CELLS)
    # the chance to be saved of who enters a cell, if it was looked at
    entering = f64(MOST_CELLS)
    # the pawn whose moves come one after the other, and the chance it has where it is
    pawn = i32()
    staying = f64()
    # the boat whose moves do: how many are aboard, whether there is room, the chance they have where it is, and who
    # waits beside it
    boat = i32()
    crew = i32()
    room = i8()
    aboard = f64()
    waiting = i32()


@rule
def see_anew(sight: Sight) -> None:
    """Another state is looked at."""
    sight.states += 1
    sight.pawn = NONE
    sight.boat = NONE


@rule
def is_new(sight: Sight, cell: int) -> bool:
    """Whether a cell is looked at for the first time; from now on it is not."""
    if sight.looked_at[cell] == sight.states:
        return False
    sight.looked_at[cell] = sight.states
    return True
