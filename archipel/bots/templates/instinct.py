"""How a search plays on in a game that players know by instinct: each move the one that appeals most at first sight.

A template: `State`, `Moves` and `appeal` are those of the game it is bound to.

No move is made to see where it leads, so all of them can be looked at; the evaluation would take as long for a few.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from archipel.bots.desks import DEALT
from archipel.bots.prospects import Style
from archipel.bots.sight import Sight, see_anew
from archipel.rules import Batch, Rng, below, rule

if TYPE_CHECKING:  # the names such a game has; the first game's stand for all
    from archipel.bots.evaluation.the_island import Weights
    from archipel.bots.instincts.the_island import appeal
    from archipel.games.the_island.kernel import Moves, State

__all__ = ["carry_on"]

GRAINS = 1 << 10
"""How many whims there are."""


@rule
def carry_on(
    desk: Batch[State],
    lists: Batch[Moves],
    sight: Sight,
    weights: Weights,
    style: Style,
    rng: Rng,
    seat: int,  # noqa: ARG001 -- whoever else judges states has to know for whom
) -> int:
    """The move that appeals most; between those that appeal alike luck decides."""
    see_anew(sight)
    best, most = 0, -1e9
    for i in range(lists[DEALT].count):
        found = appeal(desk[DEALT], sight, lists[DEALT].code[i], weights) + style.whim * below(rng, GRAINS) / GRAINS
        if found > most:
            best, most = i, found
    return lists[DEALT].code[best]
