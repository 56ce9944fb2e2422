"""Moves on the sinking island, numbered by what moves and where it goes.  A template."""

from __future__ import annotations

from typing import TYPE_CHECKING

from archipel.envs.hexes import ACROSS, DOWN, FARTHEST, LEFT_EDGE, cells_by_place, way_of
from archipel.envs.sea import Subject, Target, goals, subjects, targets
from archipel.envs.seating import PAWNS_A_COLOUR, pawn_to
from archipel.rules import rule, table

if TYPE_CHECKING:
    from archipel.envs.templates.exemplar import (
        BOARD,
        CELLS,
        COLUMN,
        ISLAND,
        ISLAND_CELLS,
        ROW,
        SAFE_ISLAND,
        SPANS,
        TILES,
        Creature,
        Place,
        State,
        Verb,
        actor,
    )
    from archipel.envs.templates.surveying import Survey
    from archipel.games.shared.exemplar import colours_in_play
    from archipel.games.shared.moving import encode, subject_of, target_of, verb_of

__all__ = ["end_of", "move_by_axes", "number_by_axes", "way_between"]

FIRST = SPANS.firsts
SUBJECT, TARGET, GOALS = subjects(SPANS, Creature), targets(SPANS), goals(SPANS)
TILE_AT = table([ISLAND_CELLS.index(cell) if cell in ISLAND_CELLS else TILES for cell in range(CELLS)])
CELL_AT = cells_by_place(BOARD)
ISLANDS = Place.LOST - Place.NW


@rule
def way_between(cell: int, to: int) -> int:
    """The number of the way from one cell to another within reach."""
    return way_of(ROW[to] - ROW[cell], COLUMN[to] - COLUMN[cell])


@rule
def end_of(cell: int, way: int) -> int:
    """The cell at the end of a way."""
    return CELL_AT[ROW[cell] + DOWN[way] + FARTHEST, COLUMN[cell] + ACROSS[way] + LEFT_EDGE]


@rule
def number_by_axes(s: State, found: Survey, move: int) -> int:
    """The number of a legal move."""
    verb, subject, target = verb_of(move), subject_of(move), target_of(move)
    return FIRST[verb] + count_subject(found, verb, subject) * GOALS[verb] + count_target(s, verb, subject, target)


@rule
def count_subject(found: Survey, verb: int, subject: int) -> int:
    """Which it is that moves."""
    match SUBJECT[verb]:
        case Subject.NOTHING:
            return 0
        case Subject.OUTCOME:
            return subject
        case Subject.PAWN:
            return found.first_pawn[subject // PAWNS_A_COLOUR] + subject % PAWNS_A_COLOUR
        case Subject.VESSEL:
            return found.vessel_in[subject]
    return found.creature_in[SUBJECT[verb] - Subject.CREATURE, subject]


@rule
def count_target(s: State, verb: int, subject: int, target: int) -> int:
    """Which of the places it is that it might go to."""
    here = cell_of(s, verb, subject)
    match TARGET[verb]:
        case Target.CELL:
            return target
        case Target.TILE:
            return TILE_AT[target]
        case Target.WAY:
            return way_between(here, target)
        case Target.HERE_OR_WAY:
            return 0 if here == target else 1 + way_between(here, target)
        case Target.WAY_OR_ISLAND:
            ways = GOALS[verb] - ISLANDS
            return ways + target - Place.NW if target >= Place.NW else way_between(here, target)
    return 0


@rule
def cell_of(s: State, verb: int, subject: int) -> int:
    """Where it is that moves: a move names a pawn, but a vessel or a creature by its cell."""
    return s.place[subject] if SUBJECT[verb] == Subject.PAWN else subject


@rule
def move_by_axes(s: State, found: Survey, verb: int, place: int) -> int:
    """The legal move that stands at a place among those of its verb."""
    subject = subject_at(s, found, verb, place // GOALS[verb])
    return encode(verb, subject, target_at(s, verb, subject, place % GOALS[verb]))


@rule
def subject_at(s: State, found: Survey, verb: int, i: int) -> int:
    """What moves, by its count."""
    match SUBJECT[verb]:
        case Subject.NOTHING:
            return 0
        case Subject.OUTCOME:
            return i
        case Subject.PAWN:
            return pawn_to(actor(s), i, s.seats, colours_in_play(s))
        case Subject.VESSEL:
            return found.vessels[i]
    return found.creatures[SUBJECT[verb] - Subject.CREATURE, i]


@rule
def target_at(s: State, verb: int, subject: int, i: int) -> int:
    """Where it goes, by its count; whoever lands has but one island to go to."""
    here = cell_of(s, verb, subject)
    match TARGET[verb]:
        case Target.CELL:
            return i
        case Target.TILE:
            return ISLAND[i]
        case Target.WAY:
            return end_of(here, i)
        case Target.HERE_OR_WAY:
            return here if i == 0 else end_of(here, i - 1)
        case Target.WAY_OR_ISLAND:
            ways = GOALS[verb] - ISLANDS
            return i - ways + Place.NW if i >= ways else end_of(here, i)
    return SAFE_ISLAND[here] if verb == Verb.LAND else 0
