"""How a search plays on in a game that leaves nothing to instinct: each move the best of a few.

A template: `State`, `play`, `evaluate` and so on are those of the game it is bound to.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from archipel.bots.desks import DEALT, TRIED
from archipel.bots.prospects import Style
from archipel.bots.sight import Sight
from archipel.rules import Batch, Rng, below, rule

if TYPE_CHECKING:  # the names any game's kernel has; the first game's stand for all
    from archipel.bots.evaluation.the_island import Weights, evaluate
    from archipel.games.the_island.kernel import Moves, State, play

__all__ = ["carry_on"]


@rule
def carry_on(
    desk: Batch[State],
    lists: Batch[Moves],
    sight: Sight,  # noqa: ARG001 -- first sights are a matter of instinct
    weights: Weights,
    style: Style,
    rng: Rng,
    seat: int,
) -> int:
    """The best of a few moves taken at random, by the evaluation of the states they lead to."""
    count = lists[DEALT].count
    best, most = lists[DEALT].code[below(rng, count)], -1e9
    if count > 1:
        for _ in range(min(style.tries, count)):
            move = lists[DEALT].code[below(rng, count)]
            desk[TRIED] = desk[DEALT]
            play(desk[TRIED], move)
            worth = evaluate(desk[TRIED], seat, weights)
            if worth > most:
                best, most = move, worth
    return best
