"""What L'Île Interdite shows a learner, who decides for the whole team: everything, as the seats count themselves."""

from __future__ import annotations

from archipel.envs.numbers.forbidden_island import CELL_NUMBER, Survey
from archipel.envs.observations import NOTHING
from archipel.games.forbidden_island.cells import has
from archipel.games.forbidden_island.facts import (
    CARD_KINDS,
    HELD_KINDS,
    LAYOUT_CELLS,
    MOST_SEATS,
    NONE,
    ROWS,
    TILES,
    TREASURES,
)
from archipel.games.forbidden_island.state import State
from archipel.games.forbidden_island.turn import actor
from archipel.rules import i16, record, rule


@record
class Observation:
    """The whole position, in small numbers; -1 for no cell, tile, seat or role."""

    seats = i16()
    mover = i16()
    turn = i16()
    phase = i16()
    difficulty = i16()
    layout = i16()
    actions_left = i16()
    flown = i16()
    draws_left = i16()
    floods_left = i16()
    water = i16()
    ending = i16()
    layers = i16()
    column = i16(TILES)
    row = i16(TILES)
    tile = i16(TILES)
    flooded = i16(TILES)
    pawns = i16(MOST_SEATS, TILES)
    where = i16(TILES)
    flood_card = i16(TILES)
    role = i16(MOST_SEATS)
    pawn = i16(MOST_SEATS)
    hands = i16(MOST_SEATS, HELD_KINDS)
    taken = i16(TREASURES)
    deck = i16(CARD_KINDS)
    discards = i16(CARD_KINDS)


@rule
def observe(s: State, me: int, found: Survey, seen: Observation) -> None:  # noqa: ARG001 -- other games need them
    """Write down a state."""
    observe_moment(s, seen)
    observe_island(s, seen)
    observe_team(s, seen)
    for kind in range(CARD_KINDS):
        seen.deck[kind] = s.deck[kind]
        seen.discards[kind] = s.discards[kind]


@rule
def observe_moment(s: State, seen: Observation) -> None:
    """Options, and what is being decided."""
    seen.seats = s.seats
    seen.mover = max(actor(s), NOTHING)
    seen.turn = s.turn
    seen.phase = s.phase
    seen.difficulty = s.difficulty
    seen.layout = s.layout
    seen.actions_left = s.actions_left
    seen.flown = s.flown
    seen.draws_left = s.draws_left
    seen.floods_left = s.floods_left
    seen.water = s.water
    seen.ending = s.ending
    seen.layers = s.layers


@rule
def observe_island(s: State, seen: Observation) -> None:
    """The layout, cell by cell, and where each tile and its flood card are."""
    seen.tile[:] = NOTHING
    for i in range(TILES):
        cell = LAYOUT_CELLS[s.layout, i]
        seen.column[i] = cell // ROWS
        seen.row[i] = cell % ROWS
        seen.flooded[i] = has(s.flooded, cell)
        for seat in range(MOST_SEATS):
            seen.pawns[seat, i] = seat < s.seats and s.pawn[seat] == cell
    for tile in range(TILES):
        seen.where[tile] = number_of_cell(s, s.where[tile])
        seen.flood_card[tile] = s.flood_card[tile]
        if s.where[tile] != NONE:
            seen.tile[seen.where[tile]] = tile


@rule
def number_of_cell(s: State, cell: int) -> int:
    """Which cell of the layout it is."""
    return NOTHING if cell == NONE else CELL_NUMBER[s.layout, cell]


@rule
def observe_team(s: State, seen: Observation) -> None:
    """Roles, pawns, cards and treasures."""
    for seat in range(MOST_SEATS):
        plays = seat < s.seats
        seen.role[seat] = s.role[seat] if plays else NOTHING
        seen.pawn[seat] = number_of_cell(s, s.pawn[seat]) if plays else NOTHING
        for kind in range(HELD_KINDS):
            seen.hands[seat, kind] = s.hands[seat, kind] if plays else 0
    for treasure in range(TREASURES):
        seen.taken[treasure] = s.taken[treasure]
