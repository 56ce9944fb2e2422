"""The numbering of Survive the Island's moves.

Pawns are counted from the mover's own, rafts and creatures in the order of their cells, destinations by the way there
(see `archipel.envs.hexes`).
"""

from __future__ import annotations

from archipel.envs.hexes import ACROSS, DOWN, FARTHEST, LEFT_EDGE, WITHIN, cells_by_place, way_of
from archipel.envs.seating import OWN_PAWNS, pawn_from, pawn_to
from archipel.envs.spans import Axis, Spans
from archipel.games.survive_the_island.facts import (
    ADVENTURERS,
    BOARD,
    CELLS,
    COLUMN,
    CREATURES,
    ISLAND,
    ISLAND_CELLS,
    NONE,
    RAFTS,
    ROW,
    SAFE_ISLAND,
    SUPPLY,
    TILES,
    UNKNOWN,
    Creature,
    Place,
)
from archipel.games.survive_the_island.island import colours_in_play, encode, subject_of, target_of, verb_of
from archipel.games.survive_the_island.moves import Verb
from archipel.games.survive_the_island.state import State
from archipel.games.survive_the_island.turn import actor
from archipel.rules import i16, record, rule, table

OWN: Axis = ("own pawn", OWN_PAWNS)
ANY: Axis = ("pawn", ADVENTURERS)
TILE: Axis = ("tile", TILES)
CELL: Axis = ("cell", CELLS)
RAFT: Axis = ("raft", RAFTS)
SIDE: Axis = ("side", WITHIN[1])
WAY: Axis = ("way", WITHIN[2])
WAY_OR_ISLAND: Axis = ("way or island", WITHIN[2] + Place.LOST - Place.NW)
SERPENT, SHARK, KAIJU = ((creature.name.lower(), SUPPLY[creature]) for creature in Creature)
MOST_OF_A_CREATURE = max(SUPPLY.values())

SPANS = Spans(
    {
        Verb.PLACE: ("place", OWN, TILE),
        Verb.RAFT: ("raft", CELL),
        Verb.END: ("end",),
        Verb.WALK: ("walk", OWN, SIDE),
        Verb.BOARD: ("board", OWN, SIDE),
        Verb.SWIM: ("swim", OWN, SIDE),
        Verb.LAND: ("land", OWN),
        Verb.SAIL: ("sail", RAFT, SIDE),
        Verb.PLAY_PADDLES: ("play paddles", RAFT, WAY),
        Verb.PLAY_DOLPHIN: ("play dolphin", OWN, WAY_OR_ISLAND),
        Verb.PLAY_DIVE_SERPENT: ("play dive serpent", SERPENT, CELL),
        Verb.PLAY_DIVE_SHARK: ("play dive shark", SHARK, CELL),
        Verb.PLAY_DIVE_KAIJU: ("play dive kaiju", KAIJU, CELL),
        Verb.PLAY_CREATURE_DIE: ("play creature-die",),
        Verb.PLAY_REPELLENT: ("play repellent", SHARK),
        Verb.SINK: ("sink", TILE),
        Verb.BRING: ("bring", ("piece", RAFTS)),
        Verb.SERPENT: ("serpent", SERPENT, SIDE),
        Verb.SHARK: ("shark", SHARK, WAY),
        Verb.KAIJU: ("kaiju", KAIJU, WAY),
        Verb.ABOARD: ("aboard", ANY),
        Verb.REPEL: ("repel",),
        Verb.ALLOW: ("allow",),
        Verb.PUSH: ("push", ANY, SIDE),
        Verb.PUSH_SERPENT: ("push serpent", SIDE),
        Verb.PUSH_SHARK: ("push shark", WAY),
        Verb.PUSH_KAIJU: ("push kaiju", WAY),
    },
    {Verb.REVEAL: ("reveal", ("back", UNKNOWN)), Verb.ROLL: ("roll", ("face", CREATURES))},
)
FIRST, SIZE = SPANS.firsts, SPANS.sizes
SIDES, WAYS, WAYS_OR_ISLANDS = SIDE[1], WAY[1], WAY_OR_ISLAND[1]
WAYS_OF = table([SIDES, WAYS, WAYS])
"""SI-8.1: a serpent moves one cell, a shark and a kaiju one or two."""
TILE_AT = table([ISLAND_CELLS.index(cell) if cell in ISLAND_CELLS else TILES for cell in range(CELLS)])
CELL_AT = cells_by_place(BOARD)


@record
class Survey:
    """Rafts and creatures of each kind, counted in the order of their cells: the cell of each, and which is in a cell.

    `NONE` where there is none.
    """

    rafts = i16(RAFTS)
    raft_in = i16(CELLS)
    creatures = i16(CREATURES, MOST_OF_A_CREATURE)
    creature_in = i16(CREATURES, CELLS)


@rule
def survey(s: State, found: Survey) -> None:
    """Count what a state has."""
    found.rafts[:] = NONE
    rafts = 0
    for cell in range(CELLS):
        found.raft_in[cell] = NONE
        if s.raft[cell]:
            found.rafts[rafts] = cell
            found.raft_in[cell] = rafts
            rafts += 1
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
        case Verb.RAFT:
            return target
        case Verb.BRING:
            piece = s.stack[s.depth - 1].piece
            return found.creature_in[piece, target] if piece < CREATURES else found.raft_in[target]
        case Verb.SINK:
            return TILE_AT[target]
        case Verb.PLAY_PADDLES:
            return found.raft_in[subject] * WAYS + way_between(subject, target)
        case Verb.SAIL:
            return found.raft_in[subject] * SIDES + way_between(subject, target)
        case Verb.PLAY_DIVE_SERPENT | Verb.PLAY_DIVE_SHARK | Verb.PLAY_DIVE_KAIJU:
            return found.creature_in[verb - Verb.PLAY_DIVE_SERPENT, subject] * CELLS + target
        case Verb.SERPENT | Verb.SHARK | Verb.KAIJU:
            creature = verb - Verb.SERPENT
            return found.creature_in[creature, subject] * WAYS_OF[creature] + way_between(subject, target)
        case Verb.PLAY_REPELLENT:
            return found.creature_in[Creature.SHARK.value, target]
        case Verb.PUSH_SERPENT | Verb.PUSH_SHARK | Verb.PUSH_KAIJU:
            return way_between(s.stack[s.depth - 1].at, target)
        case Verb.END | Verb.PLAY_CREATURE_DIE | Verb.REPEL | Verb.ALLOW:
            return 0
    pawn, here = pawn_from(actor(s), subject, s.seats, colours_in_play(s)), s.place[subject]
    match verb:
        case Verb.PLACE:
            return pawn * TILES + TILE_AT[target]
        case Verb.PLAY_DOLPHIN:
            return pawn * WAYS_OR_ISLANDS + (
                WAYS + target - Place.NW if target >= Place.NW else way_between(here, target)
            )
        case Verb.WALK | Verb.BOARD | Verb.SWIM | Verb.PUSH:
            return pawn * SIDES + way_between(here, target)
    return pawn


@rule
def move_of(s: State, found: Survey, verb: int, place: int) -> int:
    """The legal move that stands at a place among those of its verb."""
    match verb:
        case Verb.REVEAL | Verb.ROLL:
            return encode(verb, place, 0)
        case Verb.RAFT:
            return encode(verb, 0, place)
        case Verb.BRING:
            piece = s.stack[s.depth - 1].piece
            return encode(verb, 0, found.creatures[piece, place] if piece < CREATURES else found.rafts[place])
        case Verb.SINK:
            return encode(verb, 0, ISLAND[place])
        case Verb.PLAY_PADDLES:
            cell = found.rafts[place // WAYS]
            return encode(verb, cell, end_of(cell, place % WAYS))
        case Verb.SAIL:
            cell = found.rafts[place // SIDES]
            return encode(verb, cell, end_of(cell, place % SIDES))
        case Verb.PLAY_DIVE_SERPENT | Verb.PLAY_DIVE_SHARK | Verb.PLAY_DIVE_KAIJU:
            return encode(verb, found.creatures[verb - Verb.PLAY_DIVE_SERPENT, place // CELLS], place % CELLS)
        case Verb.SERPENT | Verb.SHARK | Verb.KAIJU:
            ways = WAYS_OF[verb - Verb.SERPENT]
            cell = found.creatures[verb - Verb.SERPENT, place // ways]
            return encode(verb, cell, end_of(cell, place % ways))
        case Verb.PLAY_REPELLENT:
            return encode(verb, 0, found.creatures[Creature.SHARK.value, place])
        case Verb.PUSH_SERPENT | Verb.PUSH_SHARK | Verb.PUSH_KAIJU:
            return encode(verb, 0, end_of(s.stack[s.depth - 1].at, place))
        case Verb.END | Verb.PLAY_CREATURE_DIE | Verb.REPEL | Verb.ALLOW:
            return encode(verb, 0, 0)
    return move_of_pawn(s, verb, place)


@rule
def move_of_pawn(s: State, verb: int, place: int) -> int:
    """The move of a pawn that stands at a place among those of its verb."""
    pawns = ADVENTURERS if verb == Verb.ABOARD or verb == Verb.PUSH else OWN_PAWNS
    each = SIZE[verb] // pawns
    pawn = pawn_to(actor(s), place // each, s.seats, colours_in_play(s))
    here, rest = s.place[pawn], place % each
    match verb:
        case Verb.PLACE:
            return encode(verb, pawn, ISLAND[rest])
        case Verb.WALK | Verb.BOARD | Verb.SWIM | Verb.PUSH:
            return encode(verb, pawn, end_of(here, rest))
        case Verb.PLAY_DOLPHIN:
            return encode(verb, pawn, rest - WAYS + Place.NW if rest >= WAYS else end_of(here, rest))
        case Verb.LAND:
            return encode(verb, pawn, SAFE_ISLAND[here])
    return encode(verb, pawn, 0)
