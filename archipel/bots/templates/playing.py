"""Playing a game by itself, in compiled code: bots' choices, and whole contests between bots.

A template: `State`, `legal`, `play` and so on are those of the game it is bound to.
"""

from __future__ import annotations

from enum import IntEnum
from typing import TYPE_CHECKING

from archipel.games.actors import CHANCE, NOBODY
from archipel.rules import Batch, Rng, below, i8, i32, record, rule, seed_rng

if TYPE_CHECKING:  # the names any game's kernel has; the first game's stand for all
    from archipel.bots.evaluation.the_island import Weights, evaluate
    from archipel.games.the_island.kernel import (
        DEALS,
        LOOKS_PAST_CHANCE,
        MOST_SEATS,
        Draws,
        Memory,
        Moves,
        State,
        actor,
        deal_at_random,
        draw_outcome,
        forget,
        has_won,
        legal,
        memorise,
        play,
        recall,
        redeal,
        score,
        veil,
    )


class Choice(IntEnum):
    """The bots there are in compiled code."""

    RANDOM = 0
    GREEDY = 1


# the states a bot thinks with, in its batch of states and of buffers
KNOWN, DEALT, TRIED, TURNED = range(4)
DESKS = 4


@record
class Lineup:
    """Which bot has which seat."""

    choice = i8(MOST_SEATS)


@record
class Result:
    """How a game ended."""

    moves = i32()
    scores = i32(MOST_SEATS)
    won = i8(MOST_SEATS)


@rule
def choose_greedily(desk: Batch[State], lists: Batch[Moves], weights: Weights, rng: Rng, seat: int) -> int:
    """The listed move after which things look best, over a few deals of what the veiled state on the desk hides."""
    count = lists[KNOWN].count
    if count == 1:
        return lists[KNOWN].code[0]
    for i in range(count):
        lists[KNOWN].worth[i] = 0.0
    for _ in range(DEALS):
        desk[DEALT] = desk[KNOWN]
        redeal(desk[DEALT], rng)
        for i in range(count):
            desk[TRIED] = desk[DEALT]
            play(desk[TRIED], lists[KNOWN].code[i])
            lists[KNOWN].worth[i] += look(desk, lists, weights, seat)
    return best_of(lists[KNOWN], rng, count)


@rule
def look(desk: Batch[State], lists: Batch[Moves], weights: Weights, seat: int) -> float:
    """How the state tried looks to a seat; if chance comes next, on average over what it may bring."""
    if not LOOKS_PAST_CHANCE or actor(desk[TRIED]) != CHANCE:
        return evaluate(desk[TRIED], seat, weights)
    count = legal(desk[TRIED], lists[TRIED])
    total, worth = 0, 0.0
    for i in range(count):
        desk[TURNED] = desk[TRIED]
        play(desk[TURNED], lists[TRIED].code[i])
        worth += lists[TRIED].weight[i] * evaluate(desk[TURNED], seat, weights)
        total += lists[TRIED].weight[i]
    return worth / total


@rule
def best_of(moves: Moves, rng: Rng, count: int) -> int:
    """The move of most worth; of several equal ones any."""
    best, equals = 0, 1
    for i in range(1, count):
        if moves.worth[i] > moves.worth[best]:
            best, equals = i, 1
        elif moves.worth[i] == moves.worth[best]:
            equals += 1
            if below(rng, equals) == 0:
                best = i
    return moves.code[best]


@rule
def decide(
    desk: Batch[State],
    lists: Batch[Moves],
    memories: Batch[Memory],
    weights: Batch[Weights],
    rngs: Batch[Rng],
    choice: int,
    seat: int,
) -> int:
    """A bot's move in the veiled state on its desk, of those listed for it; it remembers what it sees."""
    if choice == Choice.RANDOM:
        return lists[KNOWN].code[below(rngs[0], lists[KNOWN].count)]
    memorise(memories[seat], desk[KNOWN])
    recall(desk[KNOWN], memories[seat])
    return choose_greedily(desk, lists, weights[seat], rngs[0], seat)


@rule
def notice(desk: Batch[State], memories: Batch[Memory], seat: int) -> None:
    """Remember what the veiled state on the desk shows."""
    memorise(memories[seat], desk[KNOWN])


@rule
def seed_at(rngs: Batch[Rng], seed: int) -> None:
    """Begin the random numbers of a seed."""
    seed_rng(rngs[0], seed)


@rule
def contest(
    table: Batch[State],
    lists: Batch[Moves],
    desk: Batch[State],
    memories: Batch[Memory],
    weights: Batch[Weights],
    draws: Batch[Draws],
    rngs: Batch[Rng],
    lineup: Batch[Lineup],
    results: Batch[Result],
    first_seed: int,
) -> int:
    """A whole game for each result, with the options of the state on the table.  Returns all moves played.

    It is one long function because every rule that calls `legal` and `play` costs seconds to compile.
    """
    total = 0
    for game in range(len(results)):
        begin(table, memories, draws, rngs, first_seed + game)
        seat = actor(table[0])
        while seat != NOBODY:
            legal(table[0], lists[KNOWN])
            if seat == CHANCE:
                move = draw_outcome(lists[KNOWN], rngs[0])
            else:
                if lineup[0].choice[seat] != Choice.RANDOM:  # which looks at nothing but the list
                    desk[KNOWN] = table[0]
                    veil(desk[KNOWN], seat)
                move = decide(desk, lists, memories, weights, rngs, lineup[0].choice[seat], seat)
            play(table[0], move)
            results[game].moves += 1
            seat = actor(table[0])
        for seat in range(table[0].seats):
            results[game].scores[seat] = score(table[0], seat)
            results[game].won[seat] = has_won(table[0], seat)
        total += results[game].moves
    return total


@rule
def begin(table: Batch[State], memories: Batch[Memory], draws: Batch[Draws], rngs: Batch[Rng], seed: int) -> None:
    """Deal a new game, of which nobody remembers anything."""
    seed_rng(rngs[0], seed)
    for seat in range(MOST_SEATS):
        forget(memories[seat])
    deal_at_random(table[0], draws[0], rngs[0])


DOORS = (decide, notice, seed_at)
CONTEST_DOORS = (contest,)
