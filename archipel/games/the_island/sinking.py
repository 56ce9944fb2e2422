"""Sections 6.1 to 6.7: taking a tile, and what is under it."""

from __future__ import annotations

from archipel.games.the_island.explorers import lose_swimmers, remove_boat
from archipel.games.the_island.facts import (
    BACKS,
    EXPLORERS,
    FIRST_KEPT,
    ISLAND,
    NEIGHBOURS,
    SEATS_IN_A_BOAT,
    SERPENT,
    SHARK,
    WHALE,
    Back,
    Terrain,
)
from archipel.games.the_island.island import (
    aboard_in,
    afoot_in,
    go_aboard,
    is_sea,
    is_swimming,
    is_tile,
    leave,
    lowest_terrain,
    sunk_terrain,
    touches_sea,
)
from archipel.games.the_island.refusals import Refusal
from archipel.games.the_island.state import State
from archipel.rules import rule


@rule
def has_shore(s: State, terrain: int) -> bool:
    """Whether a tile of a terrain touches the sea."""
    for cell in ISLAND:
        if s.terrain[cell] == terrain and touches_sea(s, cell):
            return True
    return False


@rule
def refuse_sink(s: State, cell: int) -> int:
    """TI-6.1: a tile of the lowest terrain, on the shore if any of them is."""
    if not is_tile(s, cell):
        return Refusal.SINK_NO_TILE.value
    if s.terrain[cell] != lowest_terrain(s):
        return Refusal.SINK_LOWER_FIRST.value
    if not touches_sea(s, cell) and has_shore(s, s.terrain[cell]):
        return Refusal.SINK_INLAND.value
    return Refusal.ALLOWED.value


@rule
def sink(s: State, cell: int) -> None:
    """TI-6.1: the tile is taken, and who stood on it is in the water."""
    s.tiles_left[s.terrain[cell]] -= 1
    s.terrain[cell] = Terrain.SEA
    s.sunk = cell


@rule
def refuse_reveal(s: State, back: int) -> int:
    """TI-6.2: one of the unseen backs of that terrain."""
    if s.pool[sunk_terrain(s) * BACKS + back] == 0:
        return Refusal.REVEAL_NONE_LEFT.value
    return Refusal.ALLOWED.value


@rule
def reveal(s: State, back: int) -> None:
    """TI-6.2: what is shown takes effect (but a volcano that ends the game), what is kept goes to the hand."""
    kind = sunk_terrain(s) * BACKS + back
    s.pool[kind] -= 1
    if back >= FIRST_KEPT:
        s.hands[s.turn, kind] += 1
    elif back == Back.SHARK:
        s.creatures[SHARK, s.sunk] += 1
        lose_swimmers(s, s.sunk)
    elif back == Back.WHALE:
        s.creatures[WHALE, s.sunk] += 1
    elif back == Back.BOAT:
        surface_boat(s)
    elif back == Back.WHIRLPOOL or not volcano_ends_it(s):
        whirl(s)


@rule
def volcano_ends_it(s: State) -> bool:
    """TI-6.7, TI-8.3, TI-8.5: unless a challenge makes a whirlpool of it."""
    return not (s.to_the_last or s.atlantis_drowned)


@rule
def surface_boat(s: State) -> None:
    """TI-6.5: a boat, and the swimmers aboard it unless they are too many."""
    s.boat[s.sunk] = True
    if afoot_in(s, s.sunk) <= SEATS_IN_A_BOAT:
        for explorer in range(EXPLORERS):
            if s.place[explorer] == s.sunk:
                leave(s, explorer)
                go_aboard(s, explorer, s.sunk)


@rule
def must_choose_crew(s: State) -> bool:
    """TI-6.5: a boat has surfaced with seats to fill and more swimmers than seats."""
    seats_free = SEATS_IN_A_BOAT - aboard_in(s, s.sunk)
    return s.boat[s.sunk] != 0 and 0 < seats_free < afoot_in(s, s.sunk)


@rule
def refuse_aboard(s: State, explorer: int) -> int:
    """TI-6.5: a swimmer of that cell, whosever it is."""
    if s.place[explorer] != s.sunk or not is_swimming(s, explorer):
        return Refusal.ABOARD_NOT_A_SWIMMER_THERE.value
    return Refusal.ALLOWED.value


@rule
def take_aboard(s: State, explorer: int) -> None:
    """TI-6.5: one of those the seat picks."""
    leave(s, explorer)
    go_aboard(s, explorer, s.sunk)


@rule
def whirl(s: State) -> None:
    """TI-6.6: everything in the cell and the sea cells around it is gone."""
    empty(s, s.sunk)
    for near in NEIGHBOURS[s.sunk]:
        if is_sea(s, near):
            empty(s, near)


@rule
def empty(s: State, cell: int) -> None:
    """Swimmers, a boat and those aboard, and creatures are removed."""
    lose_swimmers(s, cell)
    remove_boat(s, cell)
    s.creatures[SERPENT, cell] = 0
    s.creatures[SHARK, cell] = 0
    s.creatures[WHALE, cell] = 0
