"""The legal moves: listed, or one of them checked.  Both ask the same `refuse_…` rules."""

from __future__ import annotations

from archipel.games.survive_the_island.creatures import may_go, refuse_creature, refuse_push, refuse_push_creature
from archipel.games.survive_the_island.facts import (
    ADVENTURERS,
    ADVENTURERS_A_COLOUR,
    BACKS,
    CELLS,
    CREATURES,
    ISLAND,
    NEIGHBOURS,
    NONE,
    SAFE_ISLAND,
    WITHIN_TWO,
    Back,
    Place,
)
from archipel.games.survive_the_island.island import (
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
from archipel.games.survive_the_island.movement import (
    refuse_adventurer,
    refuse_board,
    refuse_land,
    refuse_sail,
    refuse_swim,
    refuse_walk,
)
from archipel.games.survive_the_island.moves import Verb
from archipel.games.survive_the_island.powers import (
    refuse_creature_die,
    refuse_dive,
    refuse_dolphin,
    refuse_paddles,
    refuse_repellent,
)
from archipel.games.survive_the_island.refusals import Refusal
from archipel.games.survive_the_island.setup import refuse_place, refuse_raft, refuse_tile, room_on_tiles
from archipel.games.survive_the_island.sinking import refuse_bring, refuse_reveal, refuse_sink
from archipel.games.survive_the_island.state import Moves, Phase, State
from archipel.games.survive_the_island.ways import is_free
from archipel.rules import rule

ALLOWED = Refusal.ALLOWED.value


@rule
def legal(s: State, moves: Moves) -> int:
    """Write every legal move of the actor, each once; for chance, every outcome with its weight.  Returns how many."""
    moves.count = 0
    match s.phase:
        case Phase.PLACE_ADVENTURERS:
            list_placings(s, moves)
        case Phase.PLACE_RAFTS:
            for cell in range(CELLS):
                if refuse_raft(s, cell) == ALLOWED:
                    add(moves, Verb.RAFT, 0, cell)
        case Phase.ACT:
            list_moves(s, moves)
            list_powers(s, moves)
        case Phase.SINK:
            for cell in ISLAND:
                if refuse_sink(s, cell) == ALLOWED:
                    add(moves, Verb.SINK, 0, cell)
        case Phase.REVEAL:
            list_backs(s, moves)
        case Phase.BRING:
            for cell in range(CELLS):
                if refuse_bring(s, cell) == ALLOWED:
                    add(moves, Verb.BRING, 0, cell)
        case Phase.ROLL:
            for creature in range(CREATURES):
                add_outcome(moves, Verb.ROLL, creature, 1)
        case Phase.CREATURE:
            list_creature_moves(s, moves)
        case Phase.ABOARD:
            for adventurer in range(ADVENTURERS):
                if refuse_aboard(s, adventurer) == ALLOWED:
                    add(moves, Verb.ABOARD, adventurer, 0)
        case Phase.REPEL:
            add(moves, Verb.ALLOW, 0, 0)
            if refuse_repel(s) == ALLOWED:
                add(moves, Verb.REPEL, 0, 0)
        case Phase.PUSH:
            list_pushes(s, moves)
    return moves.count


@rule
def list_placings(s: State, moves: Moves) -> None:
    """SI-3.2: every adventurer in hand onto every tile that takes one."""
    room = room_on_tiles(s)
    for cell in ISLAND:
        if refuse_tile(s, cell, room) == ALLOWED:
            for colour in range(s.turn, colours_in_play(s), s.seats):
                for adventurer in range(colour * ADVENTURERS_A_COLOUR, (colour + 1) * ADVENTURERS_A_COLOUR):
                    if s.place[adventurer] == Place.HAND:
                        add(moves, Verb.PLACE, adventurer, cell)


@rule
def list_moves(s: State, moves: Moves) -> None:
    """Section 5: of each of the seat's adventurers, then of rafts."""
    add(moves, Verb.END, 0, 0)
    if s.moves_left == 0 or s.in_play[s.turn] == 0:
        return
    for colour in range(s.turn, colours_in_play(s), s.seats):
        for adventurer in range(colour * ADVENTURERS_A_COLOUR, (colour + 1) * ADVENTURERS_A_COLOUR):
            if is_in_play(s.place[adventurer]):
                list_adventurer_moves(s, moves, adventurer)
    for cell in range(CELLS):
        if s.raft[cell] and controls(s, s.turn, cell):
            for near in NEIGHBOURS[cell]:
                if refuse_sail(s, cell, near) == ALLOWED:
                    add(moves, Verb.SAIL, cell, near)


@rule
def list_adventurer_moves(s: State, moves: Moves, adventurer: int) -> None:
    """On from where it is, to each neighbouring cell, or ashore."""
    here = s.place[adventurer]
    for near in NEIGHBOURS[here]:
        if is_tile(s, near):
            if refuse_walk(s, adventurer, near) == ALLOWED:
                add(moves, Verb.WALK, adventurer, near)
        elif is_sea(s, near):
            if refuse_board(s, adventurer, near) == ALLOWED:
                add(moves, Verb.BOARD, adventurer, near)
            if refuse_swim(s, adventurer, near) == ALLOWED:
                add(moves, Verb.SWIM, adventurer, near)
    if SAFE_ISLAND[here] != NONE and refuse_land(s, adventurer, SAFE_ISLAND[here]) == ALLOWED:
        add(moves, Verb.LAND, adventurer, SAFE_ISLAND[here])


@rule
def list_powers(s: State, moves: Moves) -> None:
    """Section 6: every use of every power in hand."""
    if has_tile(s, s.turn, Back.PADDLES):
        list_paddles(s, moves)
    if has_tile(s, s.turn, Back.DOLPHIN):
        list_dolphins(s, moves)
    if has_tile(s, s.turn, Back.DIVE):
        find_free_water(s, moves)
        for creature in range(CREATURES):
            list_dives(s, moves, creature)
    if refuse_creature_die(s) == ALLOWED:
        add(moves, Verb.PLAY_CREATURE_DIE, 0, 0)
    if has_tile(s, s.turn, Back.REPELLENT):
        for cell in range(CELLS):
            if refuse_repellent(s, cell) == ALLOWED:
                add(moves, Verb.PLAY_REPELLENT, 0, cell)


@rule
def list_paddles(s: State, moves: Moves) -> None:
    """SI-6.1: each raft that can be paddled, to wherever it can."""
    for cell in range(CELLS):
        if s.raft[cell] and controls(s, s.turn, cell):
            for near in WITHIN_TWO[cell]:
                if refuse_paddles(s, cell, near) == ALLOWED:
                    add(moves, Verb.PLAY_PADDLES, cell, near)


@rule
def list_dolphins(s: State, moves: Moves) -> None:
    """SI-6.2: each of the seat's swimmers to wherever a dolphin can carry it."""
    for colour in range(s.turn, colours_in_play(s), s.seats):
        for adventurer in range(colour * ADVENTURERS_A_COLOUR, (colour + 1) * ADVENTURERS_A_COLOUR):
            if is_swimming(s, adventurer):
                for near in WITHIN_TWO[s.place[adventurer]]:
                    if refuse_dolphin(s, adventurer, near) == ALLOWED:
                        add(moves, Verb.PLAY_DOLPHIN, adventurer, near)
                for island in range(Place.NW, Place.LOST):
                    if refuse_dolphin(s, adventurer, island) == ALLOWED:
                        add(moves, Verb.PLAY_DOLPHIN, adventurer, island)


@rule
def find_free_water(s: State, moves: Moves) -> None:
    """Note the cells that a creature may dive to."""
    moves.free_count = 0
    for cell in range(CELLS):
        if is_sea(s, cell) and is_free(s, cell):
            moves.free[moves.free_count] = cell
            moves.free_count += 1


@rule
def list_dives(s: State, moves: Moves, creature: int) -> None:
    """SI-6.3: each cell with such a creature, to each free cell of the water."""
    for cell in range(CELLS):
        if s.creatures[creature, cell] > 0:
            for i in range(moves.free_count):
                add(moves, Verb.PLAY_DIVE_SERPENT + creature, cell, moves.free[i])


@rule
def list_backs(s: State, moves: Moves) -> None:
    """SI-7.1: each back that may be under the tile, as likely as there are of it."""
    first = sunk_terrain(s) * BACKS
    for back in range(BACKS):
        if s.pool[first + back] > 0:
            add_outcome(moves, Verb.REVEAL, back, s.pool[first + back])


@rule
def list_creature_moves(s: State, moves: Moves) -> None:
    """SI-4.4: each cell with a creature of the kind rolled, to wherever it can go."""
    for cell in range(CELLS):
        if s.creatures[s.die, cell] > 0:
            for near in WITHIN_TWO[cell]:
                if may_go(s, s.die, cell, near):
                    add(moves, Verb.SERPENT + s.die, cell, near)


@rule
def list_pushes(s: State, moves: Moves) -> None:
    """SI-8.7: each adventurer and each kind of creature in the kaiju's cell, to wherever it can be pushed."""
    at = s.stack[s.depth - 1].at
    for adventurer in range(ADVENTURERS):
        if s.place[adventurer] == at:
            for near in NEIGHBOURS[at]:
                if refuse_push(s, adventurer, near) == ALLOWED:
                    add(moves, Verb.PUSH, adventurer, near)
    for creature in range(CREATURES):
        for near in WITHIN_TWO[at]:
            if refuse_push_creature(s, creature, near) == ALLOWED:
                add(moves, Verb.PUSH_SERPENT + creature, 0, near)


@rule
def refuse_aboard(s: State, adventurer: int) -> int:
    """SI-5.6: a swimmer beside the raft, whosever it is."""
    if s.place[adventurer] != s.stack[s.depth - 1].at or s.aboard[adventurer]:
        return Refusal.ABOARD_NOT_A_SWIMMER_THERE.value
    return ALLOWED


@rule
def refuse_repel(s: State) -> int:
    """SI-8.5: only with a repellent in hand."""
    if not has_tile(s, s.stack[s.depth - 1].asked[0], Back.REPELLENT):
        return Refusal.REPEL_NO_TILE.value
    return ALLOWED


@rule
def refuse(s: State, moves: Moves, move: int) -> int:  # noqa: ARG001 -- other games need room to look ahead in
    """Why a move is not legal, `ALLOWED` if it is."""
    verb, subject, target = verb_of(move), subject_of(move), target_of(move)
    untimely = refuse_time(s, verb)
    if untimely != ALLOWED:
        return untimely
    if Verb.WALK <= verb <= Verb.LAND:
        refused = refuse_adventurer(s, subject)
        if refused != ALLOWED:
            return refused
    if verb <= Verb.SAIL:
        return refuse_placing_or_move(s, verb, subject, target)
    match verb:
        case Verb.PLAY_PADDLES:
            return refuse_paddles(s, subject, target)
        case Verb.PLAY_DOLPHIN:
            return refuse_dolphin(s, subject, target)
        case Verb.PLAY_DIVE_SERPENT | Verb.PLAY_DIVE_SHARK | Verb.PLAY_DIVE_KAIJU:
            return refuse_dive(s, verb - Verb.PLAY_DIVE_SERPENT, subject, target)
        case Verb.PLAY_CREATURE_DIE:
            return refuse_creature_die(s)
        case Verb.PLAY_REPELLENT:
            return refuse_repellent(s, target)
        case Verb.SINK:
            return refuse_sink(s, target)
        case Verb.REVEAL:
            return refuse_reveal(s, subject)
        case Verb.BRING:
            return refuse_bring(s, target)
        case Verb.SERPENT | Verb.SHARK | Verb.KAIJU:
            return refuse_creature(s, verb - Verb.SERPENT, subject, target)
        case Verb.ABOARD:
            return refuse_aboard(s, subject)
        case Verb.REPEL:
            return refuse_repel(s)
        case Verb.PUSH:
            return refuse_push(s, subject, target)
        case Verb.PUSH_SERPENT | Verb.PUSH_SHARK | Verb.PUSH_KAIJU:
            return refuse_push_creature(s, verb - Verb.PUSH_SERPENT, target)
    return ALLOWED


@rule
def refuse_placing_or_move(s: State, verb: int, subject: int, target: int) -> int:
    """Sections 3 and 5."""
    match verb:
        case Verb.PLACE:
            return refuse_place(s, subject, target)
        case Verb.RAFT:
            return refuse_raft(s, target)
        case Verb.WALK:
            return refuse_walk(s, subject, target)
        case Verb.BOARD:
            return refuse_board(s, subject, target)
        case Verb.SWIM:
            return refuse_swim(s, subject, target)
        case Verb.LAND:
            return refuse_land(s, subject, target)
        case Verb.SAIL:
            return refuse_sail(s, subject, target)
    return ALLOWED


@rule
def refuse_time(s: State, verb: int) -> int:
    """Section 4: each verb belongs to one decision."""
    if s.phase == Phase.OVER:
        return Refusal.GAME_OVER.value
    if verb == Verb.PLACE:
        return ALLOWED if s.phase == Phase.PLACE_ADVENTURERS else Refusal.NOT_PLACING_ADVENTURERS.value
    if verb == Verb.RAFT:
        return ALLOWED if s.phase == Phase.PLACE_RAFTS else Refusal.NOT_PLACING_RAFTS.value
    if verb <= Verb.PLAY_REPELLENT:
        return ALLOWED if s.phase == Phase.ACT else Refusal.NOT_ACTING.value
    if verb == Verb.SINK:
        return ALLOWED if s.phase == Phase.SINK else Refusal.NOT_SINKING.value
    if verb == Verb.REVEAL:
        return ALLOWED if s.phase == Phase.REVEAL else Refusal.NOT_REVEALING.value
    if verb == Verb.BRING:
        return ALLOWED if s.phase == Phase.BRING else Refusal.NOT_BRINGING.value
    if verb == Verb.ROLL:
        return ALLOWED if s.phase == Phase.ROLL else Refusal.NOT_ROLLING.value
    if verb <= Verb.KAIJU:
        return ALLOWED if s.phase == Phase.CREATURE else Refusal.NOT_MOVING_CREATURES.value
    if verb == Verb.ABOARD:
        return ALLOWED if s.phase == Phase.ABOARD else Refusal.NOT_FILLING_A_RAFT.value
    if verb <= Verb.ALLOW:
        return ALLOWED if s.phase == Phase.REPEL else Refusal.NOT_REPELLING.value
    return ALLOWED if s.phase == Phase.PUSH else Refusal.NOT_PUSHING.value
