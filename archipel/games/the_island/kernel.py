"""The rules as programs use them that play by themselves: what a template (see `archipel.rules.binding`) may name."""

from __future__ import annotations

from archipel.games.chance import bind_chance
from archipel.games.the_island.ending import has_won, score
from archipel.games.the_island.facts import MOST_SEATS
from archipel.games.the_island.island import Draws, Memory, draw_all, forget, memorise, recall, redeal, veil
from archipel.games.the_island.legal import legal
from archipel.games.the_island.play import play
from archipel.games.the_island.setup import deal
from archipel.games.the_island.state import MOST_MOVES, Moves, State
from archipel.games.the_island.turn import actor
from archipel.rules import Rng, rule

__all__ = [
    "DEALS",
    "LOOKS_PAST_CHANCE",
    "MOST_MOVES",
    "MOST_SEATS",
    "TEAM",
    "Draws",
    "Memory",
    "Moves",
    "State",
    "actor",
    "deal_at_random",
    "draw_outcome",
    "forget",
    "has_won",
    "legal",
    "memorise",
    "play",
    "recall",
    "redeal",
    "score",
    "veil",
]

DEALS = 3
"""How many deals of what it cannot see a greedy bot looks at."""
LOOKS_PAST_CHANCE = True
"""Whether a greedy bot weighs what chance may bring after a move: a tile it sinks, a creature it may move."""
TEAM = False
"""Whether all win or lose together."""

draw_outcome = bind_chance("the_island", Moves)


@rule
def deal_at_random(s: State, draws: Draws, rng: Rng) -> None:
    """A new game for the options of a state, every deal as likely."""
    draw_all(draws, rng)
    deal(s, draws)
