"""What a seat sees of the sinking island, but for boats or rafts.  A template."""

from __future__ import annotations

from typing import TYPE_CHECKING

from archipel.envs.observations import NOTHING
from archipel.envs.seating import PAWNS_A_COLOUR, pawn_from
from archipel.rules import rule

if TYPE_CHECKING:
    from archipel.envs.templates.exemplar import (
        CELLS,
        CREATURES,
        KINDS,
        MOST_OF_A_CREATURE,
        MOST_SEATS,
        TERRAINS,
        Observation,
        State,
    )
    from archipel.envs.templates.surveying import Survey
    from archipel.envs.templates.turns import or_nothing
    from archipel.games.shared.exemplar import colours_in_play

__all__ = ["observe_island"]


@rule
def observe_island(s: State, me: int, found: Survey, seen: Observation) -> None:
    """What both games have: the moment, the board, creatures, pawns and tiles."""
    observe_moment(s, seen)
    observe_cells(s, me, seen)
    observe_creatures(s, found, seen)
    observe_pawns(s, me, seen)
    observe_tiles(s, me, seen)


@rule
def observe_moment(s: State, seen: Observation) -> None:
    """How the turn stands."""
    seen.open_values = s.open_values
    seen.moves_left = s.moves_left
    seen.sunk = or_nothing(s.sunk)
    seen.die = or_nothing(s.die)


@rule
def observe_cells(s: State, me: int, seen: Observation) -> None:
    """The board, cell by cell, and how many of each seat are there."""
    for cell in range(CELLS):
        seen.terrain[cell] = s.terrain[cell]
    for i in range(MOST_SEATS):
        seat = (me + i) % s.seats
        seen.in_play[i] = s.in_play[seat] if i < s.seats else 0
        for cell in range(CELLS):
            seen.crew[i, cell] = s.crew[seat, cell] if i < s.seats else 0
            seen.afoot[i, cell] = s.afoot[seat, cell] if i < s.seats else 0


@rule
def observe_creatures(s: State, found: Survey, seen: Observation) -> None:
    """How many of each kind are in a cell, and the cells in the order of their counts."""
    for creature in range(CREATURES):
        for cell in range(CELLS):
            seen.creatures[creature, cell] = s.creatures[creature, cell]
        for i in range(MOST_OF_A_CREATURE):
            seen.creature_cells[creature, i] = or_nothing(found.creatures[creature, i])


@rule
def observe_pawns(s: State, me: int, seen: Observation) -> None:
    """Each pawn: its cell or place, and what is known of it."""
    seen.place[:] = NOTHING
    seen.aboard[:] = 0
    seen.swum[:] = 0
    seen.value[:] = 0
    colours = colours_in_play(s)
    for pawn in range(colours * PAWNS_A_COLOUR):
        i = pawn_from(me, pawn, s.seats, colours)
        seen.place[i] = s.place[pawn]
        seen.aboard[i] = s.aboard[pawn]
        seen.swum[i] = s.swum[pawn]
        seen.value[i] = s.value[pawn]


@rule
def observe_tiles(s: State, me: int, seen: Observation) -> None:
    """Tiles in each hand, those that nobody has, and those still on the island."""
    for i in range(MOST_SEATS):
        seat = (me + i) % s.seats
        for kind in range(KINDS):
            seen.hands[i, kind] = s.hands[seat, kind] if i < s.seats else 0
    for kind in range(KINDS):
        seen.pool[kind] = s.pool[kind]
    for terrain in range(TERRAINS):
        seen.tiles_left[terrain] = s.tiles_left[terrain]
