"""What a seat may see: everything.  What the templates ask of a game with secrets does nothing here (section 9)."""

from __future__ import annotations

from archipel.games.forbidden_island.state import State
from archipel.rules import Rng, i8, record, rule


@record
class Memory:
    """What a seat has seen and may no longer look at: there is no such thing."""

    nothing = i8()


@rule
def forget(memory: Memory) -> None:
    """There is nothing to forget."""


@rule
def memorise(memory: Memory, s: State) -> None:
    """There is nothing to remember."""


@rule
def recall(s: State, memory: Memory) -> None:
    """There is nothing to recall."""


@rule
def veil(s: State, seat: int) -> None:
    """A view is the position."""


@rule
def redeal(s: State, rng: Rng) -> None:
    """Nothing is hidden."""
