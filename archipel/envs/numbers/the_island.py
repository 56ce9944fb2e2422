"""The numbering of The Island's moves.

Pawns are counted from the mover's own, boats and creatures in the order of their cells, destinations by the way there
(see `archipel.envs.hexes`).
"""

from __future__ import annotations

from archipel.envs.hexes import ACROSS, DOWN, FARTHEST, LEFT_EDGE, WITHIN, cells_by_place, way_of
from archipel.envs.seating import OWN_PAWNS, pawn_from, pawn_to
from archipel.envs.spans import Axis, Spans
from archipel.games.the_island.facts import (
    BOARD,
    BOATS,
    CELLS,
    COLUMN,
    CREATURES,
    EXPLORERS,
    ISLAND,
    ISLAND_CELLS,
    NONE,
    REACH_OF,
    ROW,
    SAFE_ISLAND,
    SUPPLY,
    TILES,
    UNKNOWN,
    Creature,
)
from archipel.games.the_island.island import colours_in_play, encode, subject_of, target_of, verb_of
from archipel.games.the_island.moves import Verb
from archipel.games.the_island.state import State
from archipel.games.the_island.turn import actor
from archipel.rules import i16, record, rule, table

OWN: Axis = ("own pawn", OWN_PAWNS)
ANY: Axis = ("pawn", EXPLORERS)
TILE: Axis = ("tile", TILES)
CELL: Axis = ("cell", CELLS)
BOAT: Axis = ("boat", BOATS)
SIDE: Axis = ("side", WITHIN[1])
HERE_OR_SIDE: Axis = ("here or side", 1 + WITHIN[1])
WAY: Axis = ("way", WITHIN[3])
SERPENT, SHARK, WHALE = ((creature.name.lower(), SUPPLY[creature]) for creature in Creature)
MOST_OF_A_CREATURE = max(SUPPLY.values())

SPANS = Spans(
    {
        Verb.PLACE: ("place", OWN, TILE),
        Verb.BOAT: ("boat", CELL),
        Verb.SKIP: ("skip",),
        Verb.PLAY_DOLPHIN: ("play dolphin", OWN, WAY),
        Verb.PLAY_WIND: ("play wind", BOAT, WAY),
        Verb.PLAY_MOVE_SERPENT: ("play move-serpent", SERPENT, CELL),
        Verb.PLAY_MOVE_SHARK: ("play move-shark", SHARK, CELL),
        Verb.PLAY_MOVE_WHALE: ("play move-whale", WHALE, CELL),
        Verb.END: ("end",),
        Verb.WALK: ("walk", OWN, SIDE),
        Verb.BOARD: ("board", OWN, HERE_OR_SIDE),
        Verb.SWIM: ("swim", OWN, SIDE),
        Verb.DIVE: ("dive", OWN),
        Verb.LAND: ("land", OWN),
        Verb.SAIL: ("sail", BOAT, SIDE),
        Verb.SINK: ("sink", TILE),
        Verb.ABOARD: ("aboard", ANY),
        Verb.SERPENT: ("serpent", SERPENT, ("way", WITHIN[REACH_OF[Creature.SERPENT]])),
        Verb.SHARK: ("shark", SHARK, ("way", WITHIN[REACH_OF[Creature.SHARK]])),
        Verb.WHALE: ("whale", WHALE, ("way", WITHIN[REACH_OF[Creature.WHALE]])),
        Verb.STAY: ("stay",),
        Verb.REPEL: ("repel",),
        Verb.ALLOW: ("allow",),
    },
    {Verb.REVEAL: ("reveal", ("back", UNKNOWN)), Verb.ROLL: ("roll", ("face", CREATURES))},
)
FIRST, SIZE = SPANS.firsts, SPANS.sizes
SIDES, WAYS = SIDE[1], WAY[1]
WAYS_OF = table([WITHIN[reach] for reach in REACH_OF])
TILE_AT = table([ISLAND_CELLS.index(cell) if cell in ISLAND_CELLS else TILES for cell in range(CELLS)])
CELL_AT = cells_by_place(BOARD)


@record
class Survey:
    """Boats and creatures of each kind, counted in the order of their cells: the cell of each, and which is in a cell.

    `NONE` where there is none.
    """

    boats = i16(BOATS)
    boat_in = i16(CELLS)
    creatures = i16(CREATURES, MOST_OF_A_CREATURE)
    creature_in = i16(CREATURES, CELLS)


@rule
def survey(s: State, found: Survey) -> None:
    """Count what a state has."""
    found.boats[:] = NONE
    boats = 0
    for cell in range(CELLS):
        found.boat_in[cell] = NONE
        if s.boat[cell]:
            found.boats[boats] = cell
            found.boat_in[cell] = boats
            boats += 1
    for creature in range(CREATURES):
        count_creatures(s, found, creature)


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


@rule
def way_between(cell: int, to: int) -> int:
    """The number of the way from one cell to another within reach."""
    return way_of(ROW[to] - ROW[cell], COLUMN[to] - COLUMN[cell])


@rule
def end_of(cell: int, way: int) -> int:
    """The cell at the end of a way."""
    return CELL_AT[ROW[cell] + DOWN[way] + FARTHEST, COLUMN[cell] + ACROSS[way] + LEFT_EDGE]


@rule
def number_of(s: State, found: Survey, move: int) -> int:
    """The number of a legal move."""
    verb, subject, target = verb_of(move), subject_of(move), target_of(move)
    if verb == Verb.REVEAL or verb == Verb.ROLL:
        return FIRST[verb] + subject
    return FIRST[verb] + place_in_span(s, found, verb, subject, target)


@rule
def place_in_span(s: State, found: Survey, verb: int, subject: int, target: int) -> int:
    """Where a move of a seat stands among those of its verb."""
    match verb:
        case Verb.BOAT:
            return target
        case Verb.SINK:
            return TILE_AT[target]
        case Verb.PLAY_WIND:
            return found.boat_in[subject] * WAYS + way_between(subject, target)
        case Verb.SAIL:
            return found.boat_in[subject] * SIDES + way_between(subject, target)
        case Verb.PLAY_MOVE_SERPENT | Verb.PLAY_MOVE_SHARK | Verb.PLAY_MOVE_WHALE:
            return found.creature_in[verb - Verb.PLAY_MOVE_SERPENT, subject] * CELLS + target
        case Verb.SERPENT | Verb.SHARK | Verb.WHALE:
            creature = verb - Verb.SERPENT
            return found.creature_in[creature, subject] * WAYS_OF[creature] + way_between(subject, target)
        case Verb.SKIP | Verb.END | Verb.STAY | Verb.REPEL | Verb.ALLOW:
            return 0
    pawn, here = pawn_from(actor(s), subject, s.seats, colours_in_play(s)), s.place[subject]
    match verb:
        case Verb.PLACE:
            return pawn * TILES + TILE_AT[target]
        case Verb.PLAY_DOLPHIN:
            return pawn * WAYS + way_between(here, target)
        case Verb.WALK | Verb.SWIM:
            return pawn * SIDES + way_between(here, target)
        case Verb.BOARD:
            return pawn * (1 + SIDES) + (0 if here == target else 1 + way_between(here, target))
    return pawn


@rule
def move_of(s: State, found: Survey, verb: int, place: int) -> int:
    """The legal move that stands at a place among those of its verb."""
    match verb:
        case Verb.REVEAL | Verb.ROLL:
            return encode(verb, place, 0)
        case Verb.BOAT:
            return encode(verb, 0, place)
        case Verb.SINK:
            return encode(verb, 0, ISLAND[place])
        case Verb.PLAY_WIND:
            cell = found.boats[place // WAYS]
            return encode(verb, cell, end_of(cell, place % WAYS))
        case Verb.SAIL:
            cell = found.boats[place // SIDES]
            return encode(verb, cell, end_of(cell, place % SIDES))
        case Verb.PLAY_MOVE_SERPENT | Verb.PLAY_MOVE_SHARK | Verb.PLAY_MOVE_WHALE:
            return encode(verb, found.creatures[verb - Verb.PLAY_MOVE_SERPENT, place // CELLS], place % CELLS)
        case Verb.SERPENT | Verb.SHARK | Verb.WHALE:
            ways = WAYS_OF[verb - Verb.SERPENT]
            cell = found.creatures[verb - Verb.SERPENT, place // ways]
            return encode(verb, cell, end_of(cell, place % ways))
        case Verb.SKIP | Verb.END | Verb.STAY | Verb.REPEL | Verb.ALLOW:
            return encode(verb, 0, 0)
    return move_of_pawn(s, verb, place)


@rule
def move_of_pawn(s: State, verb: int, place: int) -> int:
    """The move of a pawn that stands at a place among those of its verb."""
    each = SIZE[verb] // (EXPLORERS if verb == Verb.ABOARD else OWN_PAWNS)
    pawn = pawn_to(actor(s), place // each, s.seats, colours_in_play(s))
    here, rest = s.place[pawn], place % each
    match verb:
        case Verb.PLACE:
            return encode(verb, pawn, ISLAND[rest])
        case Verb.PLAY_DOLPHIN | Verb.WALK | Verb.SWIM:
            return encode(verb, pawn, end_of(here, rest))
        case Verb.BOARD:
            return encode(verb, pawn, here if rest == 0 else end_of(here, rest - 1))
        case Verb.LAND:
            return encode(verb, pawn, SAFE_ISLAND[here])
    return encode(verb, pawn, 0)
