"""What a bot is to whoever asks it for moves."""

from __future__ import annotations

from typing import Any, Protocol


class Bot(Protocol):
    """A player that is a program.  What it knows is what its seat is sent: views and its own legal moves, no more."""

    def start(self, game: str, options: dict[str, Any], seat: int, seed: int) -> None:
        """A match begins; `seat` counts from 1, `seed` is for the bot's own luck."""

    def see(self, event: dict[str, Any]) -> None:
        """Something happened: `move` as the seat may read it, and the `view` after it."""

    def choose(self, view: dict[str, Any], legal: list[str], clock: float | None) -> str:
        """One of the legal moves; `clock` is how many seconds it may take, None for as long as it likes."""
        ...
