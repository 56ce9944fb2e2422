"""The rules over and over, to time them.

A template: `State`, `legal` and `play` are those of the game it is bound to.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from archipel.rules import Batch, rule

if TYPE_CHECKING:  # the names any game's kernel has; the first game's stand for all
    from archipel.games.the_island.kernel import Moves, State, legal, play


@rule
def list_often(states: Batch[State], moves: Batch[Moves], times: int) -> int:
    """List the legal moves of each state so many times; how many moves in all."""
    listed = 0
    for _ in range(times):
        for i in range(len(states)):
            listed += legal(states[i], moves[0])
    return listed


@rule
def play_often(states: Batch[State], moves: Batch[Moves], scratch: Batch[State], times: int) -> None:
    """Play in a copy of each state the first move of its list so many times."""
    for _ in range(times):
        for i in range(len(states)):
            scratch[0] = states[i]
            play(scratch[0], moves[i].code[0])


@rule
def copy_often(states: Batch[State], scratch: Batch[State], times: int) -> None:
    """Copy each state so many times."""
    for _ in range(times):
        for i in range(len(states)):
            scratch[0] = states[i]


DOORS = (list_often, play_often, copy_often)
