"""The rules as Python calls them: over batches of records, a few doors for all.  A template."""

from __future__ import annotations

from typing import TYPE_CHECKING

from archipel.rules import Batch, rule

if TYPE_CHECKING:  # the first game's stand for all
    from archipel.games.the_island.ending import has_won, score
    from archipel.games.the_island.island import Draws, veil
    from archipel.games.the_island.legal import legal, refuse
    from archipel.games.the_island.play import play
    from archipel.games.the_island.setup import deal
    from archipel.games.the_island.soundness import count_tallies, fault
    from archipel.games.the_island.state import Moves, State
    from archipel.games.the_island.turn import actor


@rule
def legal_at(states: Batch[State], moves: Batch[Moves], i: int) -> int:
    """Write the legal moves of a state into the buffer of the same number; how many."""
    return legal(states[i], moves[i])


@rule
def refuse_at(states: Batch[State], moves: Batch[Moves], i: int, move: int) -> int:
    """Why a move is not legal in a state, 0 if it is."""
    return refuse(states[i], moves[i], move)


@rule
def play_at(states: Batch[State], i: int, move: int) -> None:
    """Play a legal move in a state."""
    play(states[i], move)


@rule
def deal_at(states: Batch[State], draws: Batch[Draws], i: int) -> None:
    """Deal a new game for the options of a state."""
    deal(states[i], draws[i])


@rule
def settle_at(states: Batch[State], moves: Batch[Moves], i: int) -> int:
    """Count the tallies of a state just read, and find what is wrong with it, 0 if nothing is."""
    count_tallies(states[i])
    return fault(states[i], moves[i])


@rule
def veil_at(states: Batch[State], i: int, veiled: Batch[State], j: int, seat: int) -> None:
    """Write what a seat may see of a state into another batch."""
    veiled[j] = states[i]
    veil(veiled[j], seat)


@rule
def score_at(states: Batch[State], i: int, seat: int) -> int:
    """A seat's points."""
    return score(states[i], seat)


@rule
def won_at(states: Batch[State], i: int, seat: int) -> bool:
    """Whether a seat has won a state that is over."""
    return has_won(states[i], seat)


@rule
def actor_at(states: Batch[State], i: int) -> int:
    """Who moves in a state: a seat, `CHANCE` or `NOBODY`."""
    return actor(states[i])


DOORS = (legal_at, refuse_at, play_at, deal_at, settle_at, veil_at, score_at, won_at, actor_at)
