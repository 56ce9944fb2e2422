"""What Survive the Island shows a learner: the veiled state, seats and pawns counted from one's own."""

from __future__ import annotations

from typing import TYPE_CHECKING

from archipel.envs.numbers.survive_the_island import MOST_OF_A_CREATURE, Survey
from archipel.envs.observations import NOTHING
from archipel.envs.seating import seat_from
from archipel.games.survive_the_island.facts import (
    ADVENTURERS,
    CELLS,
    CREATURES,
    KINDS,
    MOST_SEATS,
    RAFTS,
    TERRAINS,
)
from archipel.games.survive_the_island.state import MOST_FRAMES, State
from archipel.rules import i16, record, rule

if TYPE_CHECKING:
    from archipel.envs.templates.sighting import observe_island
    from archipel.envs.templates.turns import observe_turn, or_nothing
else:
    from archipel.envs.binding import share
    from archipel.games.survive_the_island import facts, island, kernel


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


if not TYPE_CHECKING:
    share(globals(), "turns", facts, kernel)
    share(globals(), "sighting", facts, island)


@rule
def observe(s: State, me: int, found: Survey, seen: Observation) -> None:
    """Write down a veiled state as a seat sees it."""
    observe_turn(s, me, seen)
    observe_moment(s, me, seen)
    observe_island(s, me, found, seen)
    observe_rafts(s, me, found, seen)


@rule
def observe_moment(s: State, me: int, seen: Observation) -> None:
    """What is still to be sunk and settled, and how near the end is."""
    seen.sinks_left = s.sinks_left
    seen.volcanoes = s.volcanoes
    seen.depth = s.depth
    for i in range(MOST_FRAMES):
        frame = s.stack[i]
        seen.frame_do[i] = frame.do
        seen.frame_at[i] = or_nothing(frame.at)
        seen.frame_piece[i] = or_nothing(frame.piece)
        for j in range(MOST_SEATS):
            seen.frame_asked[i, j] = seat_from(me, frame.asked[j], s.seats) if j < frame.asked_count else NOTHING


@rule
def observe_rafts(s: State, me: int, found: Survey, seen: Observation) -> None:
    """Rafts on the sea, where each is, and those in hands."""
    for cell in range(CELLS):
        seen.raft[cell] = s.raft[cell]
    for i in range(RAFTS):
        seen.raft_cells[i] = or_nothing(found.vessels[i])
    for i in range(MOST_SEATS):
        seen.rafts_in_hand[i] = s.rafts_in_hand[(me + i) % s.seats] if i < s.seats else 0
