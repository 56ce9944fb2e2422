"""Ratings by the model of Plackett and Luce.

First place goes to each with a chance in proportion to its strength, then second place among the others, and so on.
The strengths that make the results likeliest are found with Hunter's MM algorithm (2004); those who share a place are
each taken to have been chosen from all who were left (Breslow).  Intervals come from a bootstrap of the blocks.
Numbers are on Elo's scale: 400 more means ten times the strength.
"""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from typing import Any

import numpy as np

from archipel.arena.blocks import Block, Played
from archipel.arena.question import Question
from archipel.arena.statistics import LEVEL, Estimate

AVERAGE = 1500.0
_TENFOLD = 400.0
_PRIOR = 0.5
"""Draws between each two that are reckoned in, so that who always wins is not infinitely strong."""
_RESAMPLES = 400
_ROUNDS = 2000
_CLOSE = 1e-7

Ranking = tuple[tuple[int, ...], ...]
"""Bots, best first; those who share a place together."""
Array = np.ndarray[Any, Any]


def ratings(question: Question, blocks: list[Block]) -> list[Estimate]:
    """Each bot's rating; their average is fixed."""
    bots = len(question.bots)
    if bots == 1:
        return [Estimate(AVERAGE, None, None)]
    seen = Counter(tuple(sorted(rankings(question, block))) for block in blocks)
    kinds = list(seen)
    surprises = [_surprise(bot, bots, len(kinds[0])) for bot in range(bots)]
    stages = _Stages(bots, [*kinds, *surprises])
    counts = np.array([seen[kind] for kind in kinds], dtype=float)
    found = stages.strengths(np.concatenate([counts, np.zeros(bots)])[None, :])[0]
    if len(blocks) < 2:
        return [Estimate(float(value), None, None) for value in found]
    population = np.concatenate([counts, np.ones(bots)])
    total = int(population.sum())
    resampled = np.random.default_rng(0).multinomial(total, population / total, _RESAMPLES).astype(float)
    tails = [50 * (1 - LEVEL), 50 * (1 + LEVEL)]
    low, high = np.percentile(stages.strengths(resampled), tails, axis=0)
    return [
        Estimate(float(value), float(min(value, low[bot])), float(max(value, high[bot])))
        for bot, value in enumerate(found)
    ]


def rankings(question: Question, block: Block) -> list[Ranking]:
    """Who came before whom in a block: in each match, or, where each plays by itself, on the deal."""
    if question.apart:
        return [_ranking([(bot, _place(match, 0)) for bot, match in enumerate(block.matches)])]
    return [
        _ranking([(bot, _place(match, seat)) for seat, bot in enumerate(lineup)])
        for lineup, match in zip(question.lineups(block.number), block.matches, strict=True)
    ]


def _place(match: Played, seat: int) -> tuple[bool, int]:
    return match.won[seat], match.scores[seat]


def _ranking(places: list[tuple[int, tuple[bool, int]]]) -> Ranking:
    values = sorted({place for _, place in places}, reverse=True)
    return tuple(tuple(sorted(bot for bot, place in places if place == value)) for value in values)


def _surprise(bot: int, bots: int, rounds: int) -> tuple[Ranking, ...]:
    """A block that a bot has won outright: with one for each, a few blocks that agree promise nothing."""
    return (((bot,), tuple(other for other in range(bots) if other != bot)),) * rounds


class _Stages:
    """All choices of a place's holders from those who are left, counted in each kind of block."""

    def __init__(self, bots: int, kinds: list[tuple[Ranking, ...]]) -> None:
        choices: dict[tuple[tuple[int, ...], tuple[int, ...]], int] = {}
        rows = []
        for kind in kinds:
            row: Counter[int] = Counter()
            for ranking in kind:
                for place in range(len(ranking)):
                    left = tuple(sorted(bot for holders in ranking[place:] for bot in holders))
                    if len(set(left)) > 1:  # else there is nothing to choose
                        row[choices.setdefault((ranking[place], left), len(choices))] += 1
            rows.append(row)
        draws = [choices.setdefault((pair, pair), len(choices)) for pair in combinations(range(bots), 2)]
        self._counts = np.array([[row[choice] for choice in range(len(choices))] for row in rows], dtype=float)
        self._prior = np.bincount(draws, minlength=len(choices)) * _PRIOR
        self._chosen = np.array([[chosen.count(bot) for bot in range(bots)] for chosen, _ in choices], dtype=float)
        self._left = np.array([[left.count(bot) for bot in range(bots)] for _, left in choices], dtype=float)

    def strengths(self, weights: Array) -> Array:
        """The ratings for each row of weights, a weight for each kind of block."""
        counts = weights @ self._counts + self._prior
        wins = counts @ self._chosen
        events = counts * self._chosen.sum(axis=1)
        strength = np.ones((len(weights), self._left.shape[1]))
        for _ in range(_ROUNDS):
            before = strength
            strength = wins / ((events / (before @ self._left.T)) @ self._left)
            strength /= np.exp(np.log(strength).mean(axis=1, keepdims=True))
            if np.abs(np.log(strength / before)).max() < _CLOSE:
                break
        found: Array = AVERAGE + _TENFOLD * np.log10(strength)
        return found
