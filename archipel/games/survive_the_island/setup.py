"""Section 3: dealing, and placing adventurers and rafts."""

from __future__ import annotations

from archipel.games.survive_the_island.facts import (
    CELLS,
    CREATURES,
    ISLAND,
    KINDS,
    MOST_SEATS,
    NONE,
    OFF_BOARD,
    RAFTS_A_COLOUR,
    SERPENT,
    SERPENT_STARTS,
    Place,
    Terrain,
)
from archipel.games.survive_the_island.island import (
    Draws,
    afoot_in,
    colours_in_play,
    deal_tiles,
    deal_values,
    go_afoot,
    is_sea,
    is_tile,
    seat_of,
    touches_tile,
)
from archipel.games.survive_the_island.refusals import Refusal
from archipel.games.survive_the_island.stack import clear_stack
from archipel.games.survive_the_island.state import Phase, State
from archipel.games.survive_the_island.ways import is_free, open_ground
from archipel.rules import rule


@rule
def deal(s: State, draws: Draws) -> None:
    """SI-3.1: from the options to the position before the first placing."""
    clear(s)
    deal_tiles(s, draws)
    for colour in range(colours_in_play(s)):
        deal_values(s, draws, colour)
    for cell in SERPENT_STARTS:
        s.creatures[SERPENT, cell] = 1
    for seat in range(s.seats):
        s.rafts_in_hand[seat] = rafts_to_place(s)
    s.phase = Phase.PLACE_ADVENTURERS
    s.sinks_left = 1


@rule
def clear(s: State) -> None:
    """An empty sea with nobody in play and nothing going on."""
    s.phase = Phase.OVER
    s.turn = 0
    s.moves_left = 0
    s.sinks_left = 0
    s.sunk = NONE
    s.die = NONE
    clear_stack(s)
    s.volcanoes = 0
    s.terrain[:] = Terrain.SEA.value
    s.terrain[OFF_BOARD] = Terrain.OFF
    s.place[:] = Place.LOST.value
    s.aboard[:] = 0
    s.swum[:] = 0
    s.value[:] = 0
    s.rafts_in_hand[:] = 0
    s.in_play[:] = 0
    s.raft[:] = 0
    for creature in range(CREATURES):
        for cell in range(CELLS):
            s.creatures[creature, cell] = 0
    for seat in range(MOST_SEATS):
        for kind in range(KINDS):
            s.hands[seat, kind] = 0
        for cell in range(CELLS):
            s.crew[seat, cell] = 0
            s.afoot[seat, cell] = 0


@rule
def rafts_to_place(s: State) -> int:
    """SI-2.1: two rafts for each colour a seat plays."""
    return RAFTS_A_COLOUR * colours_in_play(s) // s.seats


@rule
def room_on_tiles(s: State) -> int:
    """SI-3.2: a tile takes one adventurer, or once every tile holds one, two."""
    for cell in ISLAND:
        if open_ground(s, cell) and afoot_in(s, cell) == 0:
            return 1
    return 2


@rule
def refuse_tile(s: State, cell: int, room: int) -> int:
    """SI-3.2: a tile with fewer adventurers than it takes now."""
    if not is_tile(s, cell):
        return Refusal.PLACE_NO_TILE.value
    if not open_ground(s, cell):
        return Refusal.KAIJU_THERE.value
    return Refusal.ALLOWED.value if afoot_in(s, cell) < room else Refusal.PLACE_TILE_TAKEN.value


@rule
def refuse_place(s: State, adventurer: int, cell: int) -> int:
    """SI-3.2."""
    if seat_of(s, adventurer) != s.turn:
        return Refusal.PLACE_NOT_YOURS.value
    if s.place[adventurer] != Place.HAND:
        return Refusal.PLACE_NOT_IN_HAND.value
    return refuse_tile(s, cell, room_on_tiles(s))


@rule
def place(s: State, adventurer: int, cell: int) -> None:
    """SI-3.2: an adventurer onto a tile."""
    go_afoot(s, adventurer, cell)
    s.in_play[s.turn] += 1


@rule
def refuse_raft(s: State, cell: int) -> int:
    """SI-3.3: a free water cell beside a tile."""
    if not is_sea(s, cell):
        return Refusal.RAFT_NOT_WATER.value
    if not touches_tile(s, cell):
        return Refusal.RAFT_NO_TILE_NEAR.value
    if not is_free(s, cell):
        return Refusal.RAFT_NOT_FREE.value
    return Refusal.ALLOWED.value


@rule
def place_raft(s: State, cell: int) -> None:
    """SI-3.3: one of the seat's rafts into the water."""
    s.raft[cell] = True
    s.rafts_in_hand[s.turn] -= 1
