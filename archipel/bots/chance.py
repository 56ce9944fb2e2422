"""A bot that plays any legal move."""

from __future__ import annotations

from random import Random
from typing import Any


class RandomBot:
    """Any of the legal moves, each as likely."""

    def start(self, game: str, options: dict[str, Any], seat: int, seed: int) -> None:  # noqa: ARG002
        """Begin the random numbers of a seed."""
        self._random = Random(seed)

    def see(self, event: dict[str, Any]) -> None:
        """It takes no notice."""

    def choose(self, view: dict[str, Any], legal: list[str], clock: float | None) -> str:  # noqa: ARG002
        """Any of them."""
        return self._random.choice(legal)
