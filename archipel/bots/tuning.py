"""Finding better weights by trying: sets of numbers drawn around the best so far, and drawn closer to those that win.

This is the cross-entropy method.  Every number is kept above 0 and drawn in proportion, so that small ones move little.
In a game with rivals one seat plays with the numbers tried, in every seat of every deal, against the numbers of the
file; in a team or alone all seats do, and it counts how often they succeed.
"""

from __future__ import annotations

import math
import os
import random
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from statistics import fmean, pstdev
from typing import Any

from archipel.bots.weighing import Numbers, numbers_of, weighed
from archipel.games.definition import Definition
from archipel.rules import snapshot
from archipel.simulation import Contest

TRIED = 18
"""Sets of numbers a round."""
KEPT = 5
"""Of them the best, which the next round is drawn around."""
LEAST = 1e-3
STEADINESS = 0.4
"""How much of the last round's middle is kept."""
CLOSEST = 0.08
"""The numbers are drawn no closer than this."""
_SEEDS = 1 << 32


@dataclass(frozen=True)
class Round:
    """What a round found: the middle it was drawn around and how that did, the best, and the next middle."""

    number: int
    share: float
    best: float
    spread: float
    numbers: Numbers


def tune(
    game: Definition, tables: list[dict[str, Any]], games: int, seed: int, spread: float, start: Numbers | None = None
) -> Iterator[Round]:
    """Rounds without end; whoever has seen enough stops asking.

    `tables` are the options to play with, each `games` times for each set of numbers.
    """
    luck = random.Random(seed)
    trial = Trial(game, tables, games)
    shape = start or trial.file
    middle = [math.log(max(LEAST, number)) for number in flat(shape)]
    spreads = [spread] * len(middle)
    number = 0
    while True:
        number += 1
        drawn = [middle] + [
            [luck.gauss(mean, deviation) for mean, deviation in zip(middle, spreads, strict=True)]
            for _ in range(TRIED - 1)
        ]
        shares = [trial.share(shaped(shape, logs), number) for logs in drawn]
        ranked = sorted(range(TRIED), key=lambda i: -shares[i])
        columns = list(zip(*(drawn[i] for i in ranked[:KEPT]), strict=True))
        middle = [
            STEADINESS * old + (1 - STEADINESS) * fmean(column) for old, column in zip(middle, columns, strict=True)
        ]
        spreads = [max(CLOSEST, (old + pstdev(column)) / 2) for old, column in zip(spreads, columns, strict=True)]
        yield Round(number, shares[0], shares[ranked[0]], fmean(spreads), shaped(shape, middle))


class Trial:
    """Plays sets of numbers, all with the same deals in the same round."""

    def __init__(self, game: Definition, tables: list[dict[str, Any]], games: int) -> None:
        self.game = game
        self.file = numbers_of(game, "evaluation")
        self.games = games
        self.contests = [Contest(game, options, ["greedy"] * options["seats"]) for options in tables]

    def share(self, numbers: Numbers, number: int) -> float:
        """How much of the victories a set of numbers takes: of a fair share, where there are rivals."""
        with ThreadPoolExecutor(os.cpu_count()) as pool:
            jobs = [job for contest in self.contests for job in self._jobs(contest, numbers, number)]
            return fmean(pool.map(lambda job: job(), jobs))

    def _jobs(self, contest: Contest, numbers: Numbers, number: int) -> Iterator[Callable[[], float]]:
        seats = int(contest.state.seats)
        together = self.game.team or seats == 1
        for seat in range(1 if together else seats):
            by_seat = [numbers if together or other == seat else self.file for other in range(seats)]
            yield lambda seat=seat, by_seat=by_seat: self._play(contest, by_seat, seat, number)  # type: ignore[misc]

    def _play(self, contest: Contest, by_seat: list[Numbers], seat: int, number: int) -> float:
        results = contest.play(self.games, number * _SEEDS, weighed(self.game, by_seat))
        won = 0.0
        for i in range(self.games):
            result = snapshot(results, i)
            if result.won[seat]:
                won += 1 if self.game.team else 1 / sum(result.won)
        return won / self.games


def flat(numbers: Numbers) -> list[float]:
    """All the numbers in a row."""
    row: list[float] = []
    for value in numbers.values():
        row += flat(value) if isinstance(value, dict) else value if isinstance(value, list) else [value]
    return row


def shaped(shape: Numbers, logs: list[float]) -> Numbers:
    """A row of logarithms as numbers by their names, to three digits."""
    left = iter(float(f"{math.exp(log):.3g}") for log in logs)

    def filled(value: Any) -> Any:
        if isinstance(value, dict):
            return {name: filled(inner) for name, inner in value.items()}
        return [next(left) for _ in value] if isinstance(value, list) else next(left)

    return {name: filled(value) for name, value in shape.items()}
