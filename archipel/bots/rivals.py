"""Moves that stand against each other: all are looked at equally often, and those that fall behind are dropped.

So a search finds out which of a few moves is best.  If it went where it found most so far, luck with the first looks
would decide between moves that are nearly as good as each other.  The worse half goes after each round (sequential
halving).  All have the same luck, so what is left between two moves soon shows: one that is surely no better than the
best goes before that (a race), and when a single one is left there is nothing more to find out.
"""

from __future__ import annotations

from math import log, sqrt

from archipel.rules import f64, i32, i64, record, rule

MOST_RIVALS = 64
FEWEST_LOOKS = 8
"""At each of them with the same luck, before one is surely no better than another."""
DEEP = 128
"""Nor before each had one in so many of all looks: the first at a move do not see far beyond it."""
FIRST_PART = 8
"""Nor before an eighth of all looks were taken, however few moves there are."""
SURELY = 2.0
"""How many standard errors of their difference it takes, at least."""
MISLED = 128.0
"""How many of all looks may leave luck alone so far ahead; the more looks there are, the surer it has to be."""
ALIKE = 0.003
"""A part of the victory: moves that differ by less are alike, and need not be told apart."""


@record
class Rivals:
    """The moves that stand against each other, by their nodes."""

    # how many are still considered, and which: the best of them first after a round
    count = i32()
    standing = i32(MOST_RIVALS)
    # how many looks there are for all of them, and how many were taken
    looks = i64()
    taken = i64()
    # how many rounds it takes until one is left, and how many are over
    rounds = i32()
    over = i32()
    # of each: its node, how often it was looked at, what that found in all, and the last time
    node = i32(MOST_RIVALS)
    tried = i32(MOST_RIVALS)
    found = f64(MOST_RIVALS)
    latest = f64(MOST_RIVALS)
    # how many times all had the same luck, what each found then in all, and the products of what two of them found
    shared = i32()
    together = f64(MOST_RIVALS)
    products = f64(MOST_RIVALS, MOST_RIVALS)


@rule
def forget_rivals(rivals: Rivals, looks: int) -> None:
    """Nobody stands against anybody yet; there are so many looks to find out about those that will."""
    rivals.count = 0
    rivals.looks = looks
    rivals.taken = 0
    rivals.rounds = 0
    rivals.over = 0
    rivals.shared = 0


@rule
def add_rival(rivals: Rivals, node: int) -> None:
    """One more.  What earlier searches found of it does not count: they had other luck, and looked less far."""
    added = rivals.count
    rivals.standing[added] = added
    rivals.node[added] = node
    rivals.tried[added] = 0
    rivals.found[added] = 0.0
    rivals.together[added] = 0.0
    for i in range(added + 1):
        rivals.products[added, i] = 0.0
    if rivals.count == 1 << rivals.rounds:
        rivals.rounds += 1
    rivals.count += 1


@rule
def least_tried(rivals: Rivals) -> int:
    """The one to look at next."""
    least = rivals.standing[0]
    for place in range(1, rivals.count):
        i = rivals.standing[place]
        if rivals.tried[i] < rivals.tried[least]:
            least = i
    return least


@rule
def learn(rivals: Rivals, i: int, found: float) -> None:
    """One of them was looked at."""
    rivals.taken += 1
    rivals.tried[i] += 1
    rivals.found[i] += found
    rivals.latest[i] = found
    if are_level(rivals):
        note_together(rivals)
        drop_beaten(rivals)


@rule
def are_level(rivals: Rivals) -> bool:
    """Whether all were looked at equally often: then the last look at each had the same luck."""
    uneven = 0
    for place in range(1, rivals.count):
        uneven += rivals.tried[rivals.standing[place]] != rivals.tried[rivals.standing[0]]
    return uneven == 0


@rule
def note_together(rivals: Rivals) -> None:
    """Keep what the last look at each found, to be compared."""
    rivals.shared += 1
    for place in range(rivals.count):
        i = rivals.standing[place]
        rivals.together[i] += rivals.latest[i]
        for before in range(place + 1):
            j = rivals.standing[before]
            rivals.products[max(i, j), min(i, j)] += rivals.latest[i] * rivals.latest[j]


@rule
def drop_beaten(rivals: Rivals) -> None:
    """Go on without those that are surely no better than the best, if there were looks enough to say so."""
    if not were_looked_at_enough(rivals):
        return
    best = rivals.standing[0]
    for place in range(1, rivals.count):
        if rivals.together[rivals.standing[place]] > rivals.together[best]:
            best = rivals.standing[place]
    kept = 0
    for place in range(rivals.count):
        i = rivals.standing[place]
        if i == best or not is_surely_no_better(rivals, i, best):
            rivals.standing[kept] = i
            kept += 1
    rivals.count = kept


@rule
def were_looked_at_enough(rivals: Rivals) -> bool:
    """To tell them apart: so often that luck shows, so deep that it is not first sight that speaks."""
    each = rivals.shared
    return each >= FEWEST_LOOKS and each * DEEP >= rivals.looks and rivals.taken * FIRST_PART >= rivals.looks


@rule
def is_surely_no_better(rivals: Rivals, i: int, best: int) -> bool:
    """Whether one is behind another, or as good as it, by more than luck explains."""
    behind = (rivals.together[best] - rivals.together[i]) / rivals.shared
    squares = rivals.products[i, i] + rivals.products[best, best] - 2.0 * rivals.products[max(i, best), min(i, best)]
    variance = max(squares / rivals.shared - behind * behind, 0.0)
    surely = sqrt(max(SURELY * SURELY, 2.0 * log(rivals.looks / MISLED)))
    return behind + ALIKE > surely * sqrt(variance / rivals.shared)


@rule
def is_round_over(rivals: Rivals) -> bool:
    """Whether it is time to drop the worse half: all rounds take equally long."""
    return rivals.over < rivals.rounds and rivals.taken * rivals.rounds >= rivals.looks * (rivals.over + 1)


@rule
def end_round(rivals: Rivals) -> None:
    """Go on with as many as are left if half of them go in each round, the best of them first."""
    rivals.over += 1
    kept = min(rivals.count, 1 << (rivals.rounds - rivals.over))
    for place in range(kept):
        best = place
        for other in range(place + 1, rivals.count):
            if mean_of(rivals, rivals.standing[other]) > mean_of(rivals, rivals.standing[best]):
                best = other
        rivals.standing[place], rivals.standing[best] = rivals.standing[best], rivals.standing[place]
    rivals.count = kept


@rule
def mean_of(rivals: Rivals, i: int) -> float:
    """What a look at one of them has found on average."""
    return rivals.found[i] / max(1, rivals.tried[i])
