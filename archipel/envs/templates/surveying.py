"""Boats or rafts and creatures on the sea, and pawns, as moves count them.  A template."""

from __future__ import annotations

from typing import TYPE_CHECKING

from archipel.envs.seating import PAWNS_A_COLOUR, pawn_from
from archipel.rules import i16, record, rule

if TYPE_CHECKING:
    from archipel.envs.templates.exemplar import (
        CELLS,
        COLOURS,
        CREATURES,
        MOST_OF_A_CREATURE,
        NONE,
        VESSELS,
        State,
        actor,
        has_vessel,
    )
    from archipel.games.shared.exemplar import colours_in_play

__all__ = ["Survey", "survey"]


@record
class Survey:
    """Vessels and creatures of each kind, in the order of their cells: the cell of each, and which is in a cell.

    `NONE` where there is none.  Of pawns it has, by colour, the number of the first, counted from the mover's own: to
    find it takes divisions, too dear for each of many moves.
    """

    vessels = i16(VESSELS)
    vessel_in = i16(CELLS)
    creatures = i16(CREATURES, MOST_OF_A_CREATURE)
    creature_in = i16(CREATURES, CELLS)
    first_pawn = i16(len(COLOURS))


@rule
def survey(s: State, found: Survey) -> None:
    """Count what a state has."""
    found.vessels[:] = NONE
    vessels = 0
    for cell in range(CELLS):
        found.vessel_in[cell] = NONE
        if has_vessel(s, cell):
            found.vessels[vessels] = cell
            found.vessel_in[cell] = vessels
            vessels += 1
    for creature in range(CREATURES):
        count_creatures(s, found, creature)
    colours = colours_in_play(s)
    for colour in range(colours):
        found.first_pawn[colour] = pawn_from(actor(s), colour * PAWNS_A_COLOUR, s.seats, colours)


@rule
def count_creatures(s: State, found: Survey, creature: int) -> None:
    """Count the cells with creatures of a kind."""
    for i in range(MOST_OF_A_CREATURE):
        found.creatures[creature, i] = NONE
    count = 0
    for cell in range(CELLS):
        found.creature_in[creature, cell] = NONE
        if s.creatures[creature, cell] > 0:
            found.creatures[creature, count] = cell
            found.creature_in[creature, cell] = count
            count += 1
