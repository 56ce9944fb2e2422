"""The rules as programs use them that play by themselves: what a template (see `archipel.rules.binding`) may name."""

from __future__ import annotations

from archipel.games.survive_the_island.ending import has_won, score
from archipel.games.survive_the_island.facts import MOST_SEATS
from archipel.games.survive_the_island.island import (
    Draws,
    Memory,
    draw_all,
    forget,
    memorise,
    recall,
    redeal,
    veil,
)
from archipel.games.survive_the_island.legal import legal
from archipel.games.survive_the_island.play import play
from archipel.games.survive_the_island.setup import deal
from archipel.games.survive_the_island.state import Moves, State
from archipel.games.survive_the_island.turn import actor
from archipel.rules import Rng, rule

__all__ = [
    "MOST_SEATS",
    "Draws",
    "Memory",
    "Moves",
    "State",
    "actor",
    "deal_at_random",
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


@rule
def deal_at_random(s: State, draws: Draws, rng: Rng) -> None:
    """A new game for the options of a state, every deal as likely."""
    draw_all(draws, rng)
    deal(s, draws)
