"""The rules as programs use them that play by themselves: what a template (see `archipel.rules.binding`) may name."""

from __future__ import annotations

from archipel.games.chance import bind_chance
from archipel.games.islet.ending import has_won, score
from archipel.games.islet.facts import MOST_SEATS
from archipel.games.islet.legal import legal
from archipel.games.islet.play import play
from archipel.games.islet.setup import Draws, deal, draw_all
from archipel.games.islet.state import MOST_MOVES, Moves, State
from archipel.games.islet.turn import actor
from archipel.games.islet.veil import Memory, forget, memorise, recall, redeal, veil
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

DEALS = 1
"""How many deals of what it cannot see a greedy bot looks at; others' hands hardly matter to a move."""
LOOKS_PAST_CHANCE = False
"""Whether a greedy bot weighs what chance may bring after a move: here tiles are drawn whatever one does."""
TEAM = False
"""Whether all win or lose together."""

draw_outcome = bind_chance("islet", Moves)


@rule
def deal_at_random(s: State, draws: Draws, rng: Rng) -> None:
    """A new game for the options of a state, every deal as likely."""
    draw_all(s, draws, rng)
    deal(s, draws)
