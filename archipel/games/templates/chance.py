"""What chance brings.  A template."""

from __future__ import annotations

from typing import TYPE_CHECKING

from archipel.rules import Rng, below, rule

if TYPE_CHECKING:  # the first game's stand for all
    from archipel.games.the_island.state import Moves


@rule
def draw_outcome(moves: Moves, rng: Rng) -> int:
    """One of the outcomes of chance listed, as likely as its weight."""
    total = 0
    for i in range(moves.count):
        total += moves.weight[i]
    drawn = below(rng, total)
    i = 0
    while drawn >= moves.weight[i]:
        drawn -= moves.weight[i]
        i += 1
    return moves.code[i]
