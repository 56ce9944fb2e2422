"""Matches to measure with: tables that stand anywhere in one, as they do on a busy evening.

At the beginning of a match of The Island one may place each of ten explorers on each of forty cells: four hundred moves
to be told, ten times as many as later on.  So a thousand tables that all begin at once would say little about others.
"""

from __future__ import annotations

import random
from typing import Any

from archipel.match import Game, Match

_MATCHES = 20
"""Different ones; tables differ besides in how far they have come."""
_FARTHEST = 2 / 3
"""Of a match that tables begin at, so that few of them end while they are looked at."""


class Beginnings:
    """The beginnings of some matches between people who make any legal move."""

    def __init__(self, game: str, seats: int, luck: random.Random) -> None:
        self._luck = luck
        self._records = [
            _played(Game(game).start(seats=seats, seed=luck.getrandbits(32)), luck) for _ in range(_MATCHES)
        ]

    def one(self) -> dict[str, Any]:
        """A match file that breaks off somewhere."""
        record = self._luck.choice(self._records)
        length = self._luck.randrange(int(len(record["moves"]) * _FARTHEST) + 1)
        return {**record, "moves": record["moves"][:length], "result": None}


def _played(match: Match, luck: random.Random) -> dict[str, Any]:
    while not match.over:
        if match.actor == "chance":
            match.roll()
        else:
            match.play(luck.choice(match.legal()))
    return match.record()
