"""How strong a bot plays against people: four levels, the same names everywhere."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Level:
    """How often a bot looks ahead for a move, how many of its moves it overlooks, and how much it misjudges the others.

    What it overlooks is a part of its moves, another each time.  How much it misjudges is a part of what lies between
    the best move and the worst, so that it errs as much in games where a single move changes little.
    """

    iterations: int
    overlooks: float = 0.0
    misjudges: float = 0.0
    paced: bool = False
    """Whether it looks more often in games where a look takes less time, by the `pace` in their weights' files: a level
    takes about as long in all of them."""

    @property
    def plays_the_best(self) -> bool:
        """Whether only the best move matters to it, not how good the others are."""
        return self.overlooks == 0 and self.misjudges == 0


LEVELS = {
    "novice": Level(20, overlooks=0.4, misjudges=0.6, paced=True),
    "casual": Level(100, overlooks=0.15, misjudges=0.1, paced=True),
    "strong": Level(1_000),
    "expert": Level(12_000, paced=True),
}
"""Weakest first.  A strong bot is the search as it is measured, alike in all games; an expert takes about a second at
most for a move on one core."""
