"""Section 3: dealing tiles and values, placing explorers and boats."""

from __future__ import annotations

from archipel.games.the_island.facts import (
    BOATS_A_COLOUR,
    CELLS,
    KINDS,
    MOST_SEATS,
    NONE,
    OFF_BOARD,
    SERPENT,
    SERPENT_STARTS,
    SHARK,
    WHALE,
    Place,
    Terrain,
)
from archipel.games.the_island.island import (
    Draws,
    afoot_in,
    colours_in_play,
    deal_tiles,
    deal_values,
    go_afoot,
    is_sea,
    is_tile,
    seat_of,
    touches_sea,
    touches_tile,
)
from archipel.games.the_island.refusals import Refusal
from archipel.games.the_island.state import Phase, State
from archipel.rules import rule


@rule
def deal(s: State, draws: Draws) -> None:
    """TI-3.1: from the options to the position before the first placing."""
    clear(s)
    deal_tiles(s, draws)
    for colour in range(colours_in_play(s)):
        deal_values(s, draws, colour)
    for cell in SERPENT_STARTS:
        s.creatures[SERPENT, cell] = 1
    for seat in range(s.seats):
        s.boats_in_hand[seat] = boats_to_place(s)
    s.phase = Phase.PLACE_EXPLORERS


@rule
def clear(s: State) -> None:
    """An empty sea with nobody in play and nothing going on."""
    s.phase = Phase.OVER
    s.turn = 0
    s.moves_left = 0
    s.calm = 0
    s.sunk = NONE
    s.die = NONE
    s.attack_from = NONE
    s.attack_to = NONE
    s.asked[:] = NONE
    s.asked_count = 0
    s.terrain[:] = Terrain.SEA.value
    s.terrain[OFF_BOARD] = Terrain.OFF
    s.place[:] = Place.LOST.value
    s.aboard[:] = 0
    s.swum[:] = 0
    s.value[:] = 0
    s.boats_in_hand[:] = 0
    s.in_play[:] = 0
    s.boat[:] = 0
    for creature in SERPENT, SHARK, WHALE:
        for cell in range(CELLS):
            s.creatures[creature, cell] = 0
    for seat in range(MOST_SEATS):
        for kind in range(KINDS):
            s.hands[seat, kind] = 0
        for cell in range(CELLS):
            s.crew[seat, cell] = 0
            s.afoot[seat, cell] = 0


@rule
def boats_to_place(s: State) -> int:
    """TI-3.3: two boats for each colour a seat plays."""
    return BOATS_A_COLOUR * colours_in_play(s) // s.seats


@rule
def room_on(s: State, cell: int) -> int:
    """TI-3.2, TI-8.2: how many explorers a tile takes at set-up."""
    return 2 if s.overcrowded and not touches_sea(s, cell) else 1


@rule
def refuse_tile(s: State, cell: int) -> int:
    """TI-3.2: the tile must hold none; TI-8.2: or fewer than it takes."""
    if not is_tile(s, cell):
        return Refusal.PLACE_NO_TILE.value
    if afoot_in(s, cell) < room_on(s, cell):
        return Refusal.ALLOWED.value
    return Refusal.PLACE_TILE_FULL.value if s.overcrowded else Refusal.PLACE_TILE_TAKEN.value


@rule
def refuse_place(s: State, explorer: int, cell: int) -> int:
    """TI-3.2."""
    if seat_of(s, explorer) != s.turn:
        return Refusal.PLACE_NOT_YOURS.value
    if s.place[explorer] != Place.HAND:
        return Refusal.PLACE_NOT_IN_HAND.value
    return refuse_tile(s, cell)


@rule
def place(s: State, explorer: int, cell: int) -> None:
    """TI-3.2: an explorer onto a tile."""
    go_afoot(s, explorer, cell)
    s.in_play[s.turn] += 1


@rule
def refuse_boat(s: State, cell: int) -> int:
    """TI-3.3: sea beside a tile, without boat or serpent."""
    if not is_sea(s, cell):
        return Refusal.BOAT_NOT_SEA.value
    if not touches_tile(s, cell):
        return Refusal.BOAT_NO_TILE_NEAR.value
    if s.boat[cell] or s.creatures[SERPENT, cell]:
        return Refusal.BOAT_CELL_TAKEN.value
    return Refusal.ALLOWED.value


@rule
def place_boat(s: State, cell: int) -> None:
    """TI-3.3: one of the seat's boats into the sea."""
    s.boat[cell] = True
    s.boats_in_hand[s.turn] -= 1
