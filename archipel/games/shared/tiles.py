"""Tiles with hidden backs: those still unseen, and those in hands.  A template.

A kind of tile is a terrain and a back, numbered `terrain * BACKS + back`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from archipel.rules import rule

if TYPE_CHECKING:
    from archipel.games.shared.exemplar import BACKS, ISLAND, KINDS, TERRAINS, State, Terrain

__all__ = [
    "count_tiles",
    "discard",
    "has_tile",
    "holds_any_tile",
    "lowest_terrain",
    "sunk_terrain",
    "unseen_of",
    "unseen_too_many",
]


@rule
def holds_any_tile(s: State, seat: int) -> bool:
    """Whether a seat's hand is not empty."""
    for kind in range(KINDS):
        if s.hands[seat, kind] > 0:
            return True
    return False


@rule
def has_tile(s: State, seat: int, back: int) -> bool:
    """Whether a seat holds a tile with that back."""
    for terrain in range(TERRAINS):
        if s.hands[seat, terrain * BACKS + back] > 0:
            return True
    return False


@rule
def discard(s: State, seat: int, back: int) -> None:
    """Of several tiles with that back, the one of the lowest terrain goes."""
    terrain = 0
    while s.hands[seat, terrain * BACKS + back] == 0:
        terrain += 1
    s.hands[seat, terrain * BACKS + back] -= 1


@rule
def lowest_terrain(s: State) -> int:
    """Beach before forest before mountain; there must be a tile left."""
    terrain = 0
    while s.tiles_left[terrain] == 0:
        terrain += 1
    return terrain


@rule
def unseen_of(s: State, terrain: int) -> int:
    """How many backs of a terrain are still unseen."""
    count = 0
    for back in range(BACKS):
        count += s.pool[terrain * BACKS + back]
    return count


@rule
def sunk_terrain(s: State) -> int:
    """The terrain of the tile just taken, of which one back more is unseen than there are tiles."""
    terrain = 0
    while terrain < TERRAINS - 1 and unseen_of(s, terrain) == s.tiles_left[terrain]:
        terrain += 1
    return terrain


@rule
def unseen_too_many(s: State) -> int:
    """How many more backs are unseen than there are tiles; -1 if a terrain has fewer."""
    extra = 0
    for terrain in range(TERRAINS):
        more = unseen_of(s, terrain) - s.tiles_left[terrain]
        if more < 0:
            return -1
        extra += more
    return extra


@rule
def count_tiles(s: State) -> None:
    """Count the tally of tiles that a state keeps at hand."""
    for cell in ISLAND:
        if s.terrain[cell] < Terrain.SEA:
            s.tiles_left[s.terrain[cell]] += 1
