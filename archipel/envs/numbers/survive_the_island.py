"""The numbering of Survive the Island's moves: most by their axes, a few by what the game is asking for."""

from __future__ import annotations

from typing import TYPE_CHECKING

from archipel.envs.hexes import WITHIN
from archipel.envs.sea import OWN, SIDE
from archipel.envs.spans import Axis, Spans
from archipel.games.survive_the_island.facts import (
    ADVENTURERS,
    CELLS,
    CREATURES,
    RAFTS,
    SUPPLY,
    TILES,
    UNKNOWN,
    Creature,
    Place,
)
from archipel.games.survive_the_island.island import encode, target_of, verb_of
from archipel.games.survive_the_island.moves import Verb
from archipel.games.survive_the_island.state import State
from archipel.rules import rule

if TYPE_CHECKING:
    from archipel.envs.templates.counting import end_of, move_by_axes, number_by_axes, way_between
    from archipel.envs.templates.surveying import Survey as Survey
    from archipel.envs.templates.surveying import survey as survey
else:
    from archipel.envs.binding import share
    from archipel.games.survive_the_island import facts, island, kernel

ANY: Axis = ("pawn", ADVENTURERS)
TILE: Axis = ("tile", TILES)
CELL: Axis = ("cell", CELLS)
RAFT: Axis = ("raft", RAFTS)
WAY: Axis = ("way", WITHIN[2])
WAY_OR_ISLAND: Axis = ("way or island", WITHIN[2] + Place.LOST - Place.NW)
SERPENT, SHARK, KAIJU = ((creature.name.lower(), SUPPLY[creature]) for creature in Creature)
MOST_OF_A_CREATURE = max(SUPPLY.values())
VESSELS = RAFTS

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
        # SI-8.1: a serpent moves one cell, a shark and a kaiju one or two
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
FIRST = SPANS.firsts


@rule
def has_vessel(s: State, cell: int) -> bool:
    """Whether a raft is in a cell."""
    return s.raft[cell] != 0


if not TYPE_CHECKING:
    share(globals(), "surveying", facts, island, kernel)
    share(globals(), "counting", facts, island, kernel)


@rule
def number_of(s: State, found: Survey, move: int) -> int:
    """The number of a legal move."""
    verb, target = verb_of(move), target_of(move)
    match verb:
        case Verb.BRING:
            piece = s.stack[s.depth - 1].piece
            return FIRST[verb] + (found.creature_in[piece, target] if piece < CREATURES else found.vessel_in[target])
        case Verb.PLAY_REPELLENT:
            return FIRST[verb] + found.creature_in[Creature.SHARK.value, target]
        case Verb.PUSH_SERPENT | Verb.PUSH_SHARK | Verb.PUSH_KAIJU:
            return FIRST[verb] + way_between(s.stack[s.depth - 1].at, target)
    return number_by_axes(s, found, move)


@rule
def move_of(s: State, found: Survey, verb: int, place: int) -> int:
    """The legal move that stands at a place among those of its verb."""
    match verb:
        case Verb.BRING:
            piece = s.stack[s.depth - 1].piece
            return encode(verb, 0, found.creatures[piece, place] if piece < CREATURES else found.vessels[place])
        case Verb.PLAY_REPELLENT:
            return encode(verb, 0, found.creatures[Creature.SHARK.value, place])
        case Verb.PUSH_SERPENT | Verb.PUSH_SHARK | Verb.PUSH_KAIJU:
            return encode(verb, 0, end_of(s.stack[s.depth - 1].at, place))
    return move_by_axes(s, found, verb, place)
