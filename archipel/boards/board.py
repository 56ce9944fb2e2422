"""What every board has: named cells and who is next to whom.

A shape (hexes, squares, triangles) is a function that makes a `Board`; nothing here knows which it was.
"""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass
from functools import cached_property


@dataclass(frozen=True)
class Board:
    """Cells numbered from 0, with their names, where to draw them, and their neighbours."""

    names: tuple[str, ...]
    points: tuple[tuple[int, int], ...]
    """Where each cell lies: across and down, in half cells."""
    neighbours: tuple[tuple[int, ...], ...]

    @property
    def cells(self) -> int:
        """How many there are."""
        return len(self.names)

    @cached_property
    def _numbers(self) -> dict[str, int]:
        return {name: cell for cell, name in enumerate(self.names)}

    def cell(self, name: str) -> int | None:
        """The number of the cell called so, None if there is none."""
        return self._numbers.get(name)

    def cells_named(self, names: str) -> tuple[int, ...]:
        """The numbers of several cells, names separated by spaces, a run as `d4-d7`."""
        found: list[int] = []
        for word in names.split():
            first, _, last = word.partition("-")
            found.extend(range(self._numbers[first], self._numbers[last or first] + 1))
        return tuple(found)

    def distances(self, start: int) -> list[int]:
        """Steps from a cell to every cell, by breadth-first search; -1 where there is no way."""
        steps = [-1] * self.cells
        steps[start] = 0
        queue = deque([start])
        while queue:
            here = queue.popleft()
            for there in self.neighbours[here]:
                if steps[there] < 0:
                    steps[there] = steps[here] + 1
                    queue.append(there)
        return steps

    def rim(self, width: int) -> list[list[int]]:
        """The neighbours in rows of `width`, filled up with `cells`, a cell beyond the last, which has a row of itself.

        Rules may so look one step past the edge without asking whether there is a cell.
        """
        beyond = self.cells
        rows = [[*near, *[beyond] * (width - len(near))] for near in self.neighbours]
        return [*rows, [beyond] * width]
