"""The rules as Python calls them: over batches of records, a few doors for all."""

from __future__ import annotations

from archipel.games.the_island import ending, legal, play, setup, soundness, turn, veil
from archipel.games.the_island.setup import Draws
from archipel.games.the_island.state import Moves, State
from archipel.rules import Batch, rule

list_legal = legal.legal
find_refusal = legal.refuse
play_move = play.play
deal_tiles_and_values = setup.deal
count_tallies = soundness.count_tallies
find_fault = soundness.fault
hide_secrets = veil.veil
count_score = ending.score
is_winner = ending.has_won
find_actor = turn.actor


@rule
def legal_at(states: Batch[State], moves: Batch[Moves], i: int) -> int:
    """Write the legal moves of a state into the buffer of the same number; how many."""
    return list_legal(states[i], moves[i])


@rule
def refuse_at(states: Batch[State], moves: Batch[Moves], i: int, move: int) -> int:
    """Why a move is not legal in a state, 0 if it is."""
    return find_refusal(states[i], moves[i], move)


@rule
def play_at(states: Batch[State], i: int, move: int) -> None:
    """Play a legal move in a state."""
    play_move(states[i], move)


@rule
def deal_at(states: Batch[State], draws: Batch[Draws], i: int) -> None:
    """Deal a new game for the options of a state."""
    deal_tiles_and_values(states[i], draws[i])


@rule
def settle_at(states: Batch[State], moves: Batch[Moves], i: int) -> int:
    """Count the tallies of a state just read, and find what is wrong with it, 0 if nothing is."""
    count_tallies(states[i])
    return find_fault(states[i], moves[i])


@rule
def veil_at(states: Batch[State], i: int, veiled: Batch[State], j: int, seat: int) -> None:
    """Write what a seat may see of a state into another batch."""
    veiled[j] = states[i]
    hide_secrets(veiled[j], seat)


@rule
def score_at(states: Batch[State], i: int, seat: int) -> int:
    """A seat's points."""
    return count_score(states[i], seat)


@rule
def won_at(states: Batch[State], i: int, seat: int) -> bool:
    """Whether a seat has won a state that is over."""
    return is_winner(states[i], seat)


@rule
def actor_at(states: Batch[State], i: int) -> int:
    """Who moves in a state: a seat, `CHANCE` or `NOBODY`."""
    return find_actor(states[i])


DOORS = (legal_at, refuse_at, play_at, deal_at, settle_at, veil_at, score_at, won_at, actor_at)
