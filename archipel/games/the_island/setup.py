"""Section 3: dealing tiles and values, placing explorers and boats."""

from __future__ import annotations

from archipel.games.the_island.explorers import colours_in_play, go_afoot, seat_of
from archipel.games.the_island.facts import (
    BOATS_A_COLOUR,
    CELLS,
    EXPLORERS,
    EXPLORERS_A_COLOUR,
    ISLAND,
    KINDS,
    MOST_SEATS,
    NONE,
    OFF_BOARD,
    POOL,
    SERPENT,
    SERPENT_STARTS,
    SHARK,
    TERRAINS,
    TILES,
    TILES_BY_TERRAIN,
    VALUES,
    WHALE,
    Place,
    Terrain,
)
from archipel.games.the_island.refusals import Refusal
from archipel.games.the_island.sea import afoot_in, is_sea, is_tile, touches_sea, touches_tile
from archipel.games.the_island.state import Phase, State
from archipel.rules import i16, record, rule

SETUP_DRAWS = TILES + EXPLORERS


@record
class Draws:
    """The luck of set-up: which of the tiles left, cell by cell, then which of a colour's values left."""

    drawn = i16(SETUP_DRAWS)


def draw_totals(colours: int) -> list[int]:
    """How many equally likely outcomes each draw of set-up has, in the order of the draws."""
    return [*range(TILES, 0, -1), *[left for _ in range(colours) for left in range(EXPLORERS_A_COLOUR, 0, -1)]]


@rule
def deal(s: State, draws: Draws) -> None:
    """TI-3.1: from the options to the position before the first placing."""
    clear(s)
    for terrain in range(TERRAINS):
        s.tiles_left[terrain] = TILES_BY_TERRAIN[terrain]
    for kind in range(KINDS):
        s.pool[kind] = POOL[kind]
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
def deal_tiles(s: State, draws: Draws) -> None:
    """A tile for each island cell, in reading order: the drawn one of those left, lowest terrain first."""
    beaches, forests = s.tiles_left[Terrain.BEACH.value], s.tiles_left[Terrain.FOREST.value]
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
    """A value for each explorer of a colour, in order: the drawn one of those left."""
    first = colour * EXPLORERS_A_COLOUR
    for i in range(EXPLORERS_A_COLOUR):
        s.place[first + i] = Place.HAND
        s.value[first + i] = VALUES[i]
    for i in range(EXPLORERS_A_COLOUR):
        here, drawn = first + i, first + i + draws.drawn[TILES + first + i]
        value = s.value[drawn]
        s.value[drawn] = s.value[here]
        s.value[here] = value


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


@rule
def explorers_in_hand(s: State, seat: int) -> int:
    """How many explorers a seat has still to place."""
    count = 0
    for explorer in range(EXPLORERS):
        if s.place[explorer] == Place.HAND and seat_of(s, explorer) == seat:
            count += 1
    return count
