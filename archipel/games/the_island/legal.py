"""The legal moves: listed, or one of them checked.  Both ask the same `refuse_…` rules."""

from __future__ import annotations

from archipel.games.the_island.creatures import refuse_creature, refuse_repel
from archipel.games.the_island.facts import (
    BACKS,
    CELLS,
    CREATURES,
    EXPLORERS,
    EXPLORERS_A_COLOUR,
    ISLAND,
    NEIGHBOURS,
    NONE,
    REACH_OF,
    SAFE_ISLAND,
    Back,
    Place,
)
from archipel.games.the_island.hand import STEPS, refuse_dolphin, refuse_move_creature, refuse_wind, rides_wind
from archipel.games.the_island.island import (
    add,
    add_outcome,
    colours_in_play,
    controls,
    has_tile,
    is_in_play,
    is_sea,
    is_swimming,
    is_tile,
    subject_of,
    sunk_terrain,
    target_of,
    verb_of,
)
from archipel.games.the_island.movement import (
    refuse_board,
    refuse_dive,
    refuse_explorer,
    refuse_land,
    refuse_sail,
    refuse_swim,
    refuse_walk,
)
from archipel.games.the_island.moves import Verb
from archipel.games.the_island.refusals import Refusal
from archipel.games.the_island.sea import Traveller, find_reach, holds_nothing
from archipel.games.the_island.setup import refuse_boat, refuse_place, refuse_tile
from archipel.games.the_island.sinking import refuse_aboard, refuse_reveal, refuse_sink
from archipel.games.the_island.state import Moves, Phase, State
from archipel.rules import rule

ALLOWED = Refusal.ALLOWED.value


@rule
def legal(s: State, moves: Moves) -> int:
    """Write every legal move of the actor, each once; for chance, every outcome with its weight.  Returns how many."""
    moves.count = 0
    match s.phase:
        case Phase.PLACE_EXPLORERS:
            list_placings(s, moves)
        case Phase.PLACE_BOATS:
            for cell in range(CELLS):
                if refuse_boat(s, cell) == ALLOWED:
                    add(moves, Verb.BOAT, 0, cell)
        case Phase.TILE:
            list_tiles(s, moves)
        case Phase.MOVE:
            list_moves(s, moves)
        case Phase.SINK:
            for cell in ISLAND:
                if refuse_sink(s, cell) == ALLOWED:
                    add(moves, Verb.SINK, 0, cell)
        case Phase.REVEAL:
            list_backs(s, moves)
        case Phase.ABOARD:
            for explorer in range(EXPLORERS):
                if refuse_aboard(s, explorer) == ALLOWED:
                    add(moves, Verb.ABOARD, explorer, 0)
        case Phase.ROLL:
            for creature in range(CREATURES):
                add_outcome(moves, Verb.ROLL, creature, 1)
        case Phase.CREATURE:
            list_creature_moves(s, moves)
        case Phase.DEFEND:
            add(moves, Verb.ALLOW, 0, 0)
            if refuse_repel(s) == ALLOWED:
                add(moves, Verb.REPEL, 0, 0)
    return moves.count


@rule
def list_placings(s: State, moves: Moves) -> None:
    """TI-3.2: every explorer in hand onto every tile that takes one."""
    for cell in ISLAND:
        if refuse_tile(s, cell) == ALLOWED:
            for colour in range(s.turn, colours_in_play(s), s.seats):
                for explorer in range(colour * EXPLORERS_A_COLOUR, (colour + 1) * EXPLORERS_A_COLOUR):
                    if s.place[explorer] == Place.HAND:
                        add(moves, Verb.PLACE, explorer, cell)


@rule
def list_moves(s: State, moves: Moves) -> None:
    """Section 5: of each of the seat's explorers, then of boats."""
    add(moves, Verb.END, 0, 0)
    for colour in range(s.turn, colours_in_play(s), s.seats):
        for explorer in range(colour * EXPLORERS_A_COLOUR, (colour + 1) * EXPLORERS_A_COLOUR):
            if is_in_play(s.place[explorer]):
                list_explorer_moves(s, moves, explorer)
    for cell in range(CELLS):
        if s.boat[cell] and controls(s, s.turn, cell):
            for near in NEIGHBOURS[cell]:
                if refuse_sail(s, cell, near) == ALLOWED:
                    add(moves, Verb.SAIL, cell, near)


@rule
def list_explorer_moves(s: State, moves: Moves, explorer: int) -> None:
    """On from where it is: to each neighbouring cell, and within its own."""
    here = s.place[explorer]
    for near in NEIGHBOURS[here]:
        if is_tile(s, near):
            if refuse_walk(s, explorer, near) == ALLOWED:
                add(moves, Verb.WALK, explorer, near)
        elif is_sea(s, near):
            if refuse_swim(s, explorer, near) == ALLOWED:
                add(moves, Verb.SWIM, explorer, near)
            if refuse_board(s, explorer, near) == ALLOWED:
                add(moves, Verb.BOARD, explorer, near)
    if refuse_board(s, explorer, here) == ALLOWED:
        add(moves, Verb.BOARD, explorer, here)
    if refuse_dive(s, explorer) == ALLOWED:
        add(moves, Verb.DIVE, explorer, 0)
    if SAFE_ISLAND[here] != NONE and refuse_land(s, explorer, SAFE_ISLAND[here]) == ALLOWED:
        add(moves, Verb.LAND, explorer, SAFE_ISLAND[here])


@rule
def list_tiles(s: State, moves: Moves) -> None:
    """Section 7: every use of every tile in hand, or none."""
    add(moves, Verb.SKIP, 0, 0)
    if has_tile(s, s.turn, Back.DOLPHIN):
        list_dolphins(s, moves)
    if has_tile(s, s.turn, Back.WIND):
        list_winds(s, moves)
    for creature in range(CREATURES):
        if has_tile(s, s.turn, Back.MOVE_SERPENT + creature):
            list_creatures_moved(s, moves, creature)


@rule
def list_dolphins(s: State, moves: Moves) -> None:
    """TI-7.1: each of the seat's swimmers to wherever a dolphin can carry it."""
    for colour in range(s.turn, colours_in_play(s), s.seats):
        for explorer in range(colour * EXPLORERS_A_COLOUR, (colour + 1) * EXPLORERS_A_COLOUR):
            if is_swimming(s, explorer):
                find_reach(s, moves.reach, Traveller.SWIMMER, s.place[explorer], STEPS)
                for i in range(moves.reach.count):
                    add(moves, Verb.PLAY_DOLPHIN, explorer, moves.reach.cells[i])


@rule
def list_winds(s: State, moves: Moves) -> None:
    """TI-7.2: each boat the wind may drive, to wherever it can."""
    for cell in range(CELLS):
        if rides_wind(s, cell):
            find_reach(s, moves.reach, Traveller.BOAT, cell, STEPS)
            for i in range(moves.reach.count):
                add(moves, Verb.PLAY_WIND, cell, moves.reach.cells[i])


@rule
def list_creatures_moved(s: State, moves: Moves, creature: int) -> None:
    """TI-7.3: each cell with such a creature, to each empty cell of the sea."""
    for cell in range(CELLS):
        if s.creatures[creature, cell] > 0:
            for to in range(CELLS):
                if is_sea(s, to) and holds_nothing(s, to):
                    add(moves, Verb.PLAY_MOVE_SERPENT + creature, cell, to)


@rule
def list_backs(s: State, moves: Moves) -> None:
    """TI-6.2: each back that may be under the tile, as likely as there are of it."""
    first = sunk_terrain(s) * BACKS
    for back in range(BACKS):
        if s.pool[first + back] > 0:
            add_outcome(moves, Verb.REVEAL, back, s.pool[first + back])


@rule
def list_creature_moves(s: State, moves: Moves) -> None:
    """TI-6.8: each cell with a creature of the kind rolled, to wherever it can go; or stay."""
    add(moves, Verb.STAY, 0, 0)
    for cell in range(CELLS):
        if s.creatures[s.die, cell] > 0:
            find_reach(s, moves.reach, s.die, cell, REACH_OF[s.die])
            for i in range(moves.reach.count):
                add(moves, Verb.SERPENT + s.die, cell, moves.reach.cells[i])


@rule
def refuse(s: State, moves: Moves, move: int) -> int:
    """Why a move is not legal, `ALLOWED` if it is.  `moves` is room to look ahead in; its list is left alone."""
    verb, subject, target = verb_of(move), subject_of(move), target_of(move)
    untimely = refuse_time(s, verb)
    if untimely != ALLOWED:
        return untimely
    if Verb.WALK <= verb <= Verb.LAND:
        refused = refuse_explorer(s, subject)
        if refused != ALLOWED:
            return refused
    match verb:
        case Verb.PLACE:
            return refuse_place(s, subject, target)
        case Verb.BOAT:
            return refuse_boat(s, target)
        case Verb.PLAY_DOLPHIN:
            return refuse_dolphin(s, moves.reach, subject, target)
        case Verb.PLAY_WIND:
            return refuse_wind(s, moves.reach, subject, target)
        case Verb.PLAY_MOVE_SERPENT | Verb.PLAY_MOVE_SHARK | Verb.PLAY_MOVE_WHALE:
            return refuse_move_creature(s, verb - Verb.PLAY_MOVE_SERPENT, subject, target)
        case Verb.WALK:
            return refuse_walk(s, subject, target)
        case Verb.BOARD:
            return refuse_board(s, subject, target)
        case Verb.SWIM:
            return refuse_swim(s, subject, target)
        case Verb.DIVE:
            return refuse_dive(s, subject)
        case Verb.LAND:
            return refuse_land(s, subject, target)
        case Verb.SAIL:
            return refuse_sail(s, subject, target)
        case Verb.SINK:
            return refuse_sink(s, target)
        case Verb.REVEAL:
            return refuse_reveal(s, subject)
        case Verb.ABOARD:
            return refuse_aboard(s, subject)
        case Verb.SERPENT | Verb.SHARK | Verb.WHALE:
            return refuse_creature(s, moves.reach, verb - Verb.SERPENT, subject, target)
        case Verb.REPEL:
            return refuse_repel(s)
    return ALLOWED


@rule
def refuse_time(s: State, verb: int) -> int:
    """Section 4: each verb belongs to one decision."""
    if s.phase == Phase.OVER:
        return Refusal.GAME_OVER.value
    if verb == Verb.PLACE:
        return ALLOWED if s.phase == Phase.PLACE_EXPLORERS else Refusal.NOT_PLACING_EXPLORERS.value
    if verb == Verb.BOAT:
        return ALLOWED if s.phase == Phase.PLACE_BOATS else Refusal.NOT_PLACING_BOATS.value
    if verb <= Verb.PLAY_MOVE_WHALE:
        return ALLOWED if s.phase == Phase.TILE else Refusal.NOT_PLAYING_TILES.value
    if verb <= Verb.SAIL:
        return ALLOWED if s.phase == Phase.MOVE else Refusal.NOT_MOVING.value
    if verb == Verb.SINK:
        return ALLOWED if s.phase == Phase.SINK else Refusal.NOT_SINKING.value
    if verb == Verb.REVEAL:
        return ALLOWED if s.phase == Phase.REVEAL else Refusal.NOT_REVEALING.value
    if verb == Verb.ABOARD:
        return ALLOWED if s.phase == Phase.ABOARD else Refusal.NOT_FILLING_A_BOAT.value
    if verb == Verb.ROLL:
        return ALLOWED if s.phase == Phase.ROLL else Refusal.NOT_ROLLING.value
    if verb <= Verb.STAY:
        return ALLOWED if s.phase == Phase.CREATURE else Refusal.NOT_MOVING_CREATURES.value
    return ALLOWED if s.phase == Phase.DEFEND else Refusal.NOT_DEFENDING.value
