"""Numbers for moves, masks over them, what a seat sees, and whole batches of games stepped on: in compiled code.

A template: `State`, `legal`, `play`, `number_of`, `observe` and so on are those of the game it is bound to.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from archipel.games.actors import NOBODY
from archipel.rules import Batch, Rng, below, f32, i8, i32, i64, record, rule, seed_rng

if TYPE_CHECKING:  # the names any game has; the first game's stand for all
    from archipel.envs.numbers.the_island import SPANS, Survey, move_of, number_of, survey
    from archipel.envs.observations.the_island import Observation, observe
    from archipel.games.the_island.kernel import (
        MOST_MOVES,
        MOST_SEATS,
        TEAM,
        Draws,
        Moves,
        State,
        actor,
        deal_at_random,
        draw_outcome,
        has_won,
        legal,
        play,
        veil,
    )

FIRST, SIZE, ACTIONS = SPANS.firsts, SPANS.sizes, SPANS.actions
NEW_GAME = -1
"""In place of a move: deal a new game."""
ALL_LEGAL = -1


@record
class Mask:
    """For each number of a seat's move, 1 if the mover may make it."""

    legal = i8(ACTIONS)


@record
class Numbers:
    """The numbers of moves listed, in the order of the list."""

    number = i32(MOST_MOVES)


@record
class Action:
    """The number of a move."""

    number = i64()


@record
class Outcome:
    """What a step has brought: whether a game ended, what it was worth to each seat, and who is to move."""

    done = i8()
    mover = i8()
    reward = f32(MOST_SEATS)


# ---- one state ---------------------------------------------------------------------------------------------------


@rule
def number_at(states: Batch[State], surveys: Batch[Survey], i: int, move: int) -> int:
    """The number of a legal move of a state."""
    survey(states[i], surveys[0])
    return number_of(states[i], surveys[0], move)


@rule
def number_all_at(
    states: Batch[State], surveys: Batch[Survey], lists: Batch[Moves], numbers: Batch[Numbers], i: int
) -> None:
    """The numbers of all moves listed for a state."""
    survey(states[i], surveys[0])
    for j in range(lists[i].count):
        numbers[i].number[j] = number_of(states[i], surveys[0], lists[i].code[j])


@rule
def move_at(states: Batch[State], surveys: Batch[Survey], i: int, number: int) -> int:
    """The legal move of a state that has a number."""
    survey(states[i], surveys[0])
    return move_numbered(states[i], surveys[0], number)


@rule
def mark_at(states: Batch[State], surveys: Batch[Survey], lists: Batch[Moves], masks: Batch[Mask], i: int) -> None:
    """Mark the moves of a seat that are listed for a state."""
    survey(states[i], surveys[0])
    mark(states[i], surveys[0], lists[i], masks[i])


@rule
def observe_at(
    states: Batch[State], surveys: Batch[Survey], veiled: Batch[State], seen: Batch[Observation], i: int, seat: int
) -> None:
    """Write down what a seat may see of a state."""
    veiled[0] = states[i]
    veil(veiled[0], seat)
    survey(veiled[0], surveys[0])
    observe(veiled[0], seat, surveys[0], seen[i])


@rule
def reward_at(states: Batch[State], i: int, seat: int) -> float:
    """What the end of a game is worth to a seat."""
    return reward_of(states[i], seat)


@rule
def move_numbered(s: State, found: Survey, number: int) -> int:
    """The legal move that has a number."""
    form = 0
    while not FIRST[form] <= number < FIRST[form] + SIZE[form]:
        form += 1
    return move_of(s, found, form, number - FIRST[form])


@rule
def mark(s: State, found: Survey, moves: Moves, mask: Mask) -> None:
    """Mark the numbers of the moves listed, and no others."""
    mask.legal[:] = 0
    for i in range(moves.count):
        mask.legal[number_of(s, found, moves.code[i])] = 1


@rule
def reward_of(s: State, seat: int) -> float:
    """A win's share, less what each seat might expect; of a team, or alone, 1 for a win and 0 for a loss."""
    won = 1.0 if has_won(s, seat) else 0.0
    if TEAM or s.seats == 1:
        return won
    winners = 0
    for other in range(s.seats):
        winners += has_won(s, other)
    return won / max(winners, 1) - 1.0 / s.seats


# ---- batches -----------------------------------------------------------------------------------------------------


@rule
def seed_all(rngs: Batch[Rng], first_seed: int) -> None:
    """Begin the random numbers of each game."""
    for i in range(len(rngs)):
        seed_rng(rngs[i], first_seed + i)


@rule
def find_illegal(masks: Batch[Mask], actions: Batch[Action]) -> int:
    """The first game whose action is none of its legal ones, `ALL_LEGAL` if there is none."""
    for i in range(len(actions)):
        number = actions[i].number
        if not 0 <= number < ACTIONS or masks[i].legal[number] == 0:
            return i
    return ALL_LEGAL


@rule
def choose_all(masks: Batch[Mask], rngs: Batch[Rng], actions: Batch[Action]) -> None:
    """For each game one of its legal actions, each as likely."""
    for i in range(len(actions)):
        count = 0
        for number in range(ACTIONS):
            count += masks[i].legal[number]
        left = below(rngs[0], count)
        number = 0
        while left > 0 or masks[i].legal[number] == 0:
            left -= masks[i].legal[number]
            number += 1
        actions[i].number = number


@rule
def step_some(
    states: Batch[State],
    rngs: Batch[Rng],
    actions: Batch[Action],
    seen: Batch[Observation],
    masks: Batch[Mask],
    outcomes: Batch[Outcome],
    veiled: Batch[State],
    lists: Batch[Moves],
    surveys: Batch[Survey],
    draws: Batch[Draws],
    desk: int,
    first: int,
    last: int,
) -> None:
    """Make a legal move in each game from the first to the one before the last, and go on to the next decision.

    What is left to chance is drawn; a game that has ended pays out, and a new one takes its place.  `desk` says which
    of the records to work with, so that several threads may share the games.

    It is one long function because every rule that calls `legal` and `play` costs seconds to compile.
    """
    for i in range(first, last):
        s, rng, outcome = states[i], rngs[i], outcomes[i]
        outcome.done = 0
        outcome.reward[:] = 0.0
        if actions[i].number == NEW_GAME:
            deal_at_random(s, draws[desk], rng)
        else:
            survey(s, surveys[desk])
            play(s, move_numbered(s, surveys[desk], actions[i].number))
        mover = actor(s)
        while mover < 0:
            if mover == NOBODY:
                pay_out(s, outcome)
                deal_at_random(s, draws[desk], rng)
            else:
                legal(s, lists[desk])
                play(s, draw_outcome(lists[desk], rng))
            mover = actor(s)
        outcome.mover = mover
        legal(s, lists[desk])
        veiled[desk] = s
        veil(veiled[desk], mover)
        survey(veiled[desk], surveys[desk])
        observe(veiled[desk], mover, surveys[desk], seen[i])
        mark(veiled[desk], surveys[desk], lists[desk], masks[i])


@rule
def pay_out(s: State, outcome: Outcome) -> None:
    """A game has ended: what it is worth to each seat."""
    outcome.done = 1
    for seat in range(s.seats):
        outcome.reward[seat] = reward_of(s, seat)


NUMBERING_DOORS = (number_at, number_all_at)
DOORS = (move_at, mark_at, observe_at, reward_at)
BATCH_DOORS = (seed_all, find_illegal, choose_all, step_some)
