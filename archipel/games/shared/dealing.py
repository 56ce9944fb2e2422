"""Dealing tiles onto the island and values to pawns.  A template."""

from __future__ import annotations

from typing import TYPE_CHECKING

from archipel.rules import Rng, below, i16, record, rule

if TYPE_CHECKING:
    from archipel.games.shared.exemplar import (
        ISLAND,
        KINDS,
        PAWNS,
        PAWNS_A_COLOUR,
        POOL,
        TERRAINS,
        TILES,
        TILES_BY_TERRAIN,
        VALUES,
        Place,
        State,
        Terrain,
    )

__all__ = ["Draws", "deal_tiles", "deal_values", "draw_all", "draw_totals"]


@record
class Draws:
    """The luck of set-up: which of the tiles left, cell by cell, then which of a colour's values left."""

    drawn = i16(TILES + PAWNS)


def draw_totals(colours: int) -> list[int]:
    """How many equally likely outcomes each draw of set-up has, in the order of the draws."""
    return [*range(TILES, 0, -1), *[left for _ in range(colours) for left in range(PAWNS_A_COLOUR, 0, -1)]]


@rule
def draw_all(draws: Draws, rng: Rng) -> None:
    """Draw all the luck of set-up."""
    for i in range(TILES):
        draws.drawn[i] = below(rng, TILES - i)
    for i in range(PAWNS):
        draws.drawn[TILES + i] = below(rng, PAWNS_A_COLOUR - i % PAWNS_A_COLOUR)


@rule
def deal_tiles(s: State, draws: Draws) -> None:
    """A tile for each island cell, in reading order: the drawn one of those left, lowest terrain first."""
    for terrain in range(TERRAINS):
        s.tiles_left[terrain] = TILES_BY_TERRAIN[terrain]
    for kind in range(KINDS):
        s.pool[kind] = POOL[kind]
    beaches, forests = TILES_BY_TERRAIN[Terrain.BEACH.value], TILES_BY_TERRAIN[Terrain.FOREST.value]
    for i in range(TILES):
        drawn = draws.drawn[i]
        if drawn < beaches:
            s.terrain[ISLAND[i]] = Terrain.BEACH
            beaches -= 1
        elif drawn < beaches + forests:
            s.terrain[ISLAND[i]] = Terrain.FOREST
            forests -= 1
        else:
            s.terrain[ISLAND[i]] = Terrain.MOUNTAIN


@rule
def deal_values(s: State, draws: Draws, colour: int) -> None:
    """The pawns of a colour into the hand, each with a value: the drawn one of those left."""
    first = colour * PAWNS_A_COLOUR
    for i in range(PAWNS_A_COLOUR):
        s.place[first + i] = Place.HAND
        s.value[first + i] = VALUES[i]
    for i in range(PAWNS_A_COLOUR):
        here, drawn = first + i, first + i + draws.drawn[TILES + first + i]
        value = s.value[drawn]
        s.value[drawn] = s.value[here]
        s.value[here] = value
