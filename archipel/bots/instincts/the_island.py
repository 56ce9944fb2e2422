"""What a player of The Island does without thinking."""

from __future__ import annotations

from typing import TYPE_CHECKING

from archipel.bots.at_sea import AT_SEA
from archipel.bots.evaluation import the_island as evaluation
from archipel.bots.evaluation.the_island import Weights, hope_ashore, hope_in_water, worth_of
from archipel.bots.sight import Sight, is_new
from archipel.games.shared.sharing import share
from archipel.games.the_island import facts, island
from archipel.games.the_island.facts import EXPLORER_VALUES, SERPENT, WHALE
from archipel.games.the_island.island import is_tile, subject_of, target_of, verb_of
from archipel.games.the_island.moves import Verb
from archipel.games.the_island.state import State
from archipel.rules import rule

if TYPE_CHECKING:
    from archipel.bots.at_sea.gains import (
        ashore_beside,
        gain,
        gain_by_sailing,
        gain_by_sinking,
        gain_by_striking,
        hope_boarding,
        hope_swimming,
        stake,
    )

CAPSIZER = WHALE
MEAN_VALUE = sum(EXPLORER_VALUES) / len(EXPLORER_VALUES)
REPELLED = 1.0
"""A creature that is gone is worth a tile."""
KEPT = -1.0
"""Where a creature that may go anywhere does most takes more than a first sight: such tiles are kept."""


@rule
def is_wrecked(s: State, cell: int) -> bool:
    """TI-5.7: a boat with somebody aboard would be, in a cell with a serpent or a whale."""
    return s.creatures[SERPENT, cell] > 0 or s.creatures[WHALE, cell] > 0


@rule
def hope_met(s: State, cell: int, w: Weights) -> float:
    """The chance to be saved of who swims where a boat with room comes: to board it takes a move."""
    return hope_in_water(s, cell, w) + w.swimming_at_boat


if not TYPE_CHECKING:
    _NAMES = vars(facts) | vars(island) | vars(evaluation) | globals()
    _NAMES |= {"PAWNS": facts.EXPLORERS, "SEATS_ABOARD": facts.SEATS_IN_A_BOAT}
    share(globals(), "the_island", _NAMES, "gains", home=AT_SEA)


@rule
def appeal(s: State, sight: Sight, move: int, w: Weights) -> float:
    """What a move promises whoever makes it at first sight: the points it hopes to save by it."""
    verb, subject, target = verb_of(move), subject_of(move), target_of(move)
    match verb:
        case Verb.PLACE:
            return worth_of(s, subject) * hope_entering(s, sight, target, w)
        case Verb.BOAT:
            return worth_of_boat_beside(s, w) * ashore_beside(s, target)
        case Verb.WALK | Verb.SWIM | Verb.PLAY_DOLPHIN:
            return gain(s, sight, subject, hope_entering(s, sight, target, w), w)
        case Verb.BOARD:
            return gain(s, sight, subject, hope_boarding(s, target, w), w)
        case Verb.DIVE:
            return gain(s, sight, subject, hope_entering(s, sight, s.place[subject], w), w)
        case Verb.LAND:
            return gain(s, sight, subject, 1.0, w)
        case Verb.SAIL | Verb.PLAY_WIND:
            return gain_by_sailing(s, sight, subject, target, worth_of_boat_beside(s, w), w)
        case Verb.SINK:
            return gain_by_sinking(s, target, w)
        case Verb.ABOARD:
            return stake(s, subject, w)
        case Verb.SERPENT | Verb.SHARK | Verb.WHALE:
            return gain_by_striking(s, sight, verb - Verb.SERPENT, target, w)
        case Verb.REPEL:
            return REPELLED
        case Verb.PLAY_MOVE_SERPENT | Verb.PLAY_MOVE_SHARK | Verb.PLAY_MOVE_WHALE:
            return KEPT
    return 0.0


@rule
def hope_entering(s: State, sight: Sight, cell: int, w: Weights) -> float:
    """The chance to be saved of who walks onto the tile of a cell or swims into its water."""
    if is_new(sight, cell):
        sight.entering[cell] = hope_ashore(s, cell, w) if is_tile(s, cell) else hope_swimming(s, cell, w)
    return sight.entering[cell]


@rule
def worth_of_boat_beside(s: State, w: Weights) -> float:
    """To an explorer on the shore, about."""
    return w.ashore_by_boat * (1.0 if s.all_equal else MEAN_VALUE)
