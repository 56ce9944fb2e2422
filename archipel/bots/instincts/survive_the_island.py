"""What a player of Survive the Island does without thinking."""

from __future__ import annotations

from typing import TYPE_CHECKING

from archipel.bots.at_sea import AT_SEA
from archipel.bots.evaluation import survive_the_island as evaluation
from archipel.bots.evaluation.survive_the_island import Weights, hope_aboard, hope_ashore, worth_of
from archipel.bots.sight import Sight, is_new
from archipel.games.shared.sharing import share
from archipel.games.survive_the_island import facts, island
from archipel.games.survive_the_island.facts import ADVENTURER_VALUES, KAIJU, SERPENT
from archipel.games.survive_the_island.island import is_saved, is_tile, subject_of, target_of, verb_of
from archipel.games.survive_the_island.moves import Verb
from archipel.games.survive_the_island.state import State
from archipel.games.survive_the_island.ways import offers_seat
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

CAPSIZER = KAIJU
MEAN_VALUE = sum(ADVENTURER_VALUES) / len(ADVENTURER_VALUES)
REPELLED = 1.0
"""A creature that is gone is worth a tile."""
THROWN = 0.2
"""So is the chance to move one more creature, if nothing better comes to mind."""
KEPT = -1.0
"""Where a creature that may go anywhere does most takes more than a first sight, and repellent is better kept for when
it is needed."""


@rule
def is_wrecked(s: State, cell: int) -> bool:
    """SI-8.3: a raft would be, in a cell with a serpent; a kaiju's nothing enters."""
    return s.creatures[SERPENT, cell] > 0


@rule
def hope_met(s: State, cell: int, w: Weights) -> float:
    """SI-5.6: the chance to be saved of one of the seat's who swims where a raft with room comes, and is aboard."""
    return hope_aboard(s, s.turn, cell, w)


if not TYPE_CHECKING:
    _NAMES = vars(facts) | vars(island) | vars(evaluation) | globals()
    _NAMES |= {"PAWNS": facts.ADVENTURERS, "SEATS_ABOARD": facts.SEATS_ON_A_RAFT}
    share(globals(), "survive_the_island", _NAMES, "gains", home=AT_SEA)


@rule
def appeal(s: State, sight: Sight, move: int, w: Weights) -> float:
    """What a move promises whoever makes it at first sight: the points it hopes to save by it."""
    verb, subject, target = verb_of(move), subject_of(move), target_of(move)
    match verb:
        case Verb.PLACE:
            return worth_of(s, subject) * hope_at(s, sight, target, w)
        case Verb.RAFT:
            return MEAN_VALUE * w.ashore_by_raft * ashore_beside(s, target)
        case Verb.WALK | Verb.BOARD | Verb.SWIM | Verb.LAND | Verb.PLAY_DOLPHIN:
            return gain(s, sight, subject, hope_at(s, sight, target, w), w)
        case Verb.SAIL | Verb.PLAY_PADDLES:
            return gain_by_sailing(s, sight, subject, target, MEAN_VALUE * w.ashore_by_raft, w)
        case Verb.SINK:
            return gain_by_sinking(s, target, w)
        case Verb.ABOARD:
            return stake(s, subject, w)
        case Verb.SERPENT | Verb.SHARK | Verb.KAIJU:
            return gain_by_striking(s, sight, verb - Verb.SERPENT, target, w)
        case Verb.PUSH:
            return stake(s, subject, w) * hope_at(s, sight, target, w)
        case Verb.REPEL:
            return REPELLED
        case Verb.PLAY_CREATURE_DIE:
            return THROWN
        case Verb.PLAY_DIVE_SERPENT | Verb.PLAY_DIVE_SHARK | Verb.PLAY_DIVE_KAIJU | Verb.PLAY_REPELLENT:
            return KEPT
    return 0.0


@rule
def hope_at(s: State, sight: Sight, place: int, w: Weights) -> float:
    """The chance to be saved of one of the seat's who goes to a place."""
    if is_saved(place):
        return 1.0
    if is_new(sight, place):
        sight.entering[place] = hope_entering(s, place, w)
    return sight.entering[place]


@rule
def hope_entering(s: State, cell: int, w: Weights) -> float:
    """That of who enters a cell."""
    if is_tile(s, cell):
        return hope_ashore(s, cell, w)
    if offers_seat(s, cell):
        return hope_boarding(s, cell, w)
    return hope_swimming(s, cell, w)
