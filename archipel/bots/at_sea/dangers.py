"""What lurks beside a cell.  A template."""

from __future__ import annotations

from typing import TYPE_CHECKING

from archipel.rules import rule

if TYPE_CHECKING:
    from archipel.games.shared.exemplar import NEIGHBOURS, OFF_BOARD, State

__all__ = ["near"]


@rule
def near(s: State, creature: int, cell: int) -> int:
    """How many neighbouring cells hold such a creature, two at most."""
    count = 0
    for beside in NEIGHBOURS[cell]:
        if beside != OFF_BOARD and s.creatures[creature, beside] > 0:
            count += 1
    return min(count, 2)
