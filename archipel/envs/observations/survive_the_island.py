"""What Survive the Island shows a learner: the veiled state, seats and pawns counted from one's own."""

from __future__ import annotations

from archipel.envs.numbers.survive_the_island import MOST_OF_A_CREATURE, Survey
from archipel.envs.seating import pawn_from, seat_from
from archipel.games.survive_the_island.facts import (
    ADVENTURERS,
    ADVENTURERS_A_COLOUR,
    CELLS,
    CREATURES,
    KINDS,
    MOST_SEATS,
    NONE,
    RAFTS,
    TERRAINS,
)
from archipel.games.survive_the_island.island import colours_in_play
from archipel.games.survive_the_island.state import MOST_FRAMES, State
from archipel.games.survive_the_island.turn import actor
from archipel.rules import i16, record, rule

NOTHING = -1


@record
class Observation:
    """Everything a seat may see, in small numbers; -1 for no cell, seat, face or piece."""

    seats = i16()
    seat = i16()
    mover = i16()
    turn = i16()
    phase = i16()
    open_values = i16()
    moves_left = i16()
    sinks_left = i16()
    sunk = i16()
    die = i16()
    depth = i16()
    frame_do = i16(MOST_FRAMES)
    frame_at = i16(MOST_FRAMES)
    frame_piece = i16(MOST_FRAMES)
    frame_asked = i16(MOST_FRAMES, MOST_SEATS)
    terrain = i16(CELLS)
    raft = i16(CELLS)
    creatures = i16(CREATURES, CELLS)
    crew = i16(MOST_SEATS, CELLS)
    afoot = i16(MOST_SEATS, CELLS)
    place = i16(ADVENTURERS)
    aboard = i16(ADVENTURERS)
    swum = i16(ADVENTURERS)
    value = i16(ADVENTURERS)
    rafts_in_hand = i16(MOST_SEATS)
    in_play = i16(MOST_SEATS)
    hands = i16(MOST_SEATS, KINDS)
    pool = i16(KINDS)
    tiles_left = i16(TERRAINS)
    volcanoes = i16()
    raft_cells = i16(RAFTS)
    creature_cells = i16(CREATURES, MOST_OF_A_CREATURE)


@rule
def observe(s: State, me: int, found: Survey, seen: Observation) -> None:
    """Write down a veiled state as a seat sees it."""
    observe_moment(s, me, seen)
    observe_cells(s, me, seen)
    observe_pawns(s, me, seen)
    observe_seats(s, me, seen)
    for i in range(RAFTS):
        seen.raft_cells[i] = or_nothing(found.vessels[i])
    for creature in range(CREATURES):
        for i in range(MOST_OF_A_CREATURE):
            seen.creature_cells[creature, i] = or_nothing(found.creatures[creature, i])


@rule
def or_nothing(number: int) -> int:
    """-1 in place of what the game writes for none."""
    return NOTHING if number == NONE else number


@rule
def observe_moment(s: State, me: int, seen: Observation) -> None:
    """Options, and what is being decided."""
    seen.seats = s.seats
    seen.seat = me
    seen.mover = seat_from(me, actor(s), s.seats) if actor(s) >= 0 else NOTHING
    seen.turn = seat_from(me, s.turn, s.seats)
    seen.phase = s.phase
    seen.open_values = s.open_values
    seen.moves_left = s.moves_left
    seen.sinks_left = s.sinks_left
    seen.sunk = or_nothing(s.sunk)
    seen.die = or_nothing(s.die)
    seen.depth = s.depth
    for i in range(MOST_FRAMES):
        frame = s.stack[i]
        seen.frame_do[i] = frame.do
        seen.frame_at[i] = or_nothing(frame.at)
        seen.frame_piece[i] = or_nothing(frame.piece)
        for j in range(MOST_SEATS):
            seen.frame_asked[i, j] = seat_from(me, frame.asked[j], s.seats) if j < frame.asked_count else NOTHING


@rule
def observe_cells(s: State, me: int, seen: Observation) -> None:
    """The board, cell by cell."""
    for cell in range(CELLS):
        seen.terrain[cell] = s.terrain[cell]
        seen.raft[cell] = s.raft[cell]
        for creature in range(CREATURES):
            seen.creatures[creature, cell] = s.creatures[creature, cell]
    for i in range(MOST_SEATS):
        seat = (me + i) % s.seats
        for cell in range(CELLS):
            seen.crew[i, cell] = s.crew[seat, cell] if i < s.seats else 0
            seen.afoot[i, cell] = s.afoot[seat, cell] if i < s.seats else 0


@rule
def observe_pawns(s: State, me: int, seen: Observation) -> None:
    """Each adventurer: its cell or place, and what is known of it."""
    seen.place[:] = NOTHING
    seen.aboard[:] = 0
    seen.swum[:] = 0
    seen.value[:] = 0
    colours = colours_in_play(s)
    for pawn in range(colours * ADVENTURERS_A_COLOUR):
        i = pawn_from(me, pawn, s.seats, colours)
        seen.place[i] = s.place[pawn]
        seen.aboard[i] = s.aboard[pawn]
        seen.swum[i] = s.swum[pawn]
        seen.value[i] = s.value[pawn]


@rule
def observe_seats(s: State, me: int, seen: Observation) -> None:
    """What each seat has, and what nobody has."""
    for i in range(MOST_SEATS):
        seat = (me + i) % s.seats
        seen.rafts_in_hand[i] = s.rafts_in_hand[seat] if i < s.seats else 0
        seen.in_play[i] = s.in_play[seat] if i < s.seats else 0
        for kind in range(KINDS):
            seen.hands[i, kind] = s.hands[seat, kind] if i < s.seats else 0
    for kind in range(KINDS):
        seen.pool[kind] = s.pool[kind]
    for terrain in range(TERRAINS):
        seen.tiles_left[terrain] = s.tiles_left[terrain]
    seen.volcanoes = s.volcanoes
