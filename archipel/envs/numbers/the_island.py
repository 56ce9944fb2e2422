"""The numbering of The Island's moves: each by its axes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from archipel.envs.hexes import WITHIN
from archipel.envs.sea import OWN, SIDE
from archipel.envs.spans import Axis, Spans
from archipel.games.the_island.facts import (
    BOATS,
    CELLS,
    CREATURES,
    EXPLORERS,
    REACH_OF,
    SUPPLY,
    TILES,
    UNKNOWN,
    Creature,
)
from archipel.games.the_island.moves import Verb
from archipel.games.the_island.state import State
from archipel.rules import rule

if TYPE_CHECKING:
    from archipel.envs.templates.counting import move_by_axes, number_by_axes
    from archipel.envs.templates.surveying import Survey as Survey
    from archipel.envs.templates.surveying import survey as survey
else:
    from archipel.envs.binding import share
    from archipel.games.the_island import facts, island, kernel

ANY: Axis = ("pawn", EXPLORERS)
TILE: Axis = ("tile", TILES)
CELL: Axis = ("cell", CELLS)
BOAT: Axis = ("boat", BOATS)
HERE_OR_SIDE: Axis = ("here or side", 1 + WITHIN[1])
WAY: Axis = ("way", WITHIN[3])
SERPENT, SHARK, WHALE = ((creature.name.lower(), SUPPLY[creature]) for creature in Creature)
MOST_OF_A_CREATURE = max(SUPPLY.values())
VESSELS = BOATS

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


@rule
def has_vessel(s: State, cell: int) -> bool:
    """Whether a boat is in a cell."""
    return s.boat[cell] != 0


if not TYPE_CHECKING:
    share(globals(), "surveying", facts, island, kernel)
    share(globals(), "counting", facts, island, kernel)

number_of, move_of = number_by_axes, move_by_axes  # no move of this game needs more
