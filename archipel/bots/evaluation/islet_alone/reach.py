"""Where a bird alone can get to: sets of cells, a bit each.

Cells beyond the width of a number are left out; an islet so large has used up its tiles long before.
"""

from __future__ import annotations

from archipel.games.islet.cells import islet_at, terrain_of
from archipel.games.islet.facts import KINDS, Islet
from archipel.games.islet.grid import SIDES
from archipel.games.islet.state import State
from archipel.rules import rule

WIDTH = 62


@rule
def holds(cells: int, cell: int) -> bool:
    """A set has a cell."""
    return cell < WIDTH and cells >> cell & 1 != 0


@rule
def only(cell: int) -> int:
    """The set of one cell."""
    return 1 << cell if cell < WIDTH else 0


@rule
def with_free_steps(s: State, cells: int) -> int:
    """IS-6.1: a set, and all that is reached from it over the same terrain."""
    todo = cells
    while todo != 0:
        for cell in range(min(s.cells, WIDTH)):
            if holds(todo, cell):
                todo ^= 1 << cell
                for side in range(SIDES):
                    near = s.near[cell, side]
                    if near < WIDTH and not holds(cells, near) and terrain_of(s, near) == terrain_of(s, cell):
                        cells |= 1 << near
                        todo |= 1 << near
    return cells


@rule
def beside_or_across(s: State, cells: int) -> int:
    """IS-6.1: what is a paid step away from a set; IS-8.4: on the other islet too."""
    kinds = 0
    found = 0
    for cell in range(min(s.cells, WIDTH)):
        if holds(cells, cell):
            kinds |= 1 << s.kind[cell] + KINDS * (islet_at(s, cell) == Islet.DAY)
            for side in range(SIDES):
                if s.near[cell, side] < WIDTH:
                    found |= 1 << s.near[cell, side]
    for cell in range(min(s.cells, WIDTH)):
        if kinds >> s.kind[cell] + KINDS * (islet_at(s, cell) == Islet.NIGHT) & 1 != 0:
            found |= 1 << cell
    return found & ~cells


@rule
def of_terrain(s: State, cells: int, terrain: int) -> int:
    """Those of a set that are of a terrain."""
    found = 0
    for cell in range(min(s.cells, WIDTH)):
        if holds(cells, cell) and terrain_of(s, cell) == terrain:
            found |= 1 << cell
    return found


@rule
def cells_of(s: State, islet: int) -> int:
    """All of an islet."""
    found = 0
    for cell in range(min(s.cells, WIDTH)):
        if islet_at(s, cell) == islet:
            found |= 1 << cell
    return found


@rule
def after_paying_for(s: State, cells: int, terrain: int) -> int:
    """Where a step to a terrain leads from a set, and free ones after it."""
    return with_free_steps(s, of_terrain(s, beside_or_across(s, cells), terrain))
