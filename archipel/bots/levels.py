"""How strong a bot plays against people: four levels, the same names everywhere."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Level:
    """How often a bot looks ahead for a move, how many of its moves it overlooks, and how much it misjudges the others.

    What it overlooks is a part of its moves, another each time; how much it misjudges is in shares of the victory.
    """

    iterations: int
    overlooks: float = 0.0
    misjudges: float = 0.0


LEVELS = {
    "novice": Level(40, overlooks=0.4, misjudges=0.15),
    "casual": Level(200, overlooks=0.15, misjudges=0.05),
    "strong": Level(2_000),
    "expert": Level(60_000),
}
"""Weakest first.  An expert takes about a second for a move of The Island on one core, less in the other games."""
