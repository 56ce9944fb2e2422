"""Moves that stand against each other: all are looked at equally often, then the worse half of them is dropped.

So a search finds out which of a few moves is best (sequential halving).  If it went where it found most so far, luck
with the first looks would decide between moves that are nearly as good as each other.
"""

from __future__ import annotations

from archipel.rules import f64, i32, record, rule

MOST_RIVALS = 32


@record
class Rivals:
    """The moves still considered, by their nodes, with how often each was looked at and what that found in all."""

    count = i32()
    # how many times a half is dropped until one is left, and how many times that was done
    rounds = i32()
    dropped = i32()
    node = i32(MOST_RIVALS)
    tried = i32(MOST_RIVALS)
    found = f64(MOST_RIVALS)


@rule
def forget_rivals(rivals: Rivals) -> None:
    """Nobody stands against anybody."""
    rivals.count = 0
    rivals.rounds = 0
    rivals.dropped = 0


@rule
def add_rival(rivals: Rivals, node: int, tried: int, found: float) -> None:
    """One more, with what is known of it already."""
    rivals.node[rivals.count] = node
    rivals.tried[rivals.count] = tried
    rivals.found[rivals.count] = found
    if rivals.count == 1 << rivals.rounds:
        rivals.rounds += 1
    rivals.count += 1


@rule
def least_tried(rivals: Rivals) -> int:
    """The one to look at next."""
    least = 0
    for i in range(1, rivals.count):
        if rivals.tried[i] < rivals.tried[least]:
            least = i
    return least


@rule
def learn(rivals: Rivals, i: int, found: float) -> None:
    """One of them was looked at."""
    rivals.tried[i] += 1
    rivals.found[i] += found


@rule
def is_round_over(rivals: Rivals, done: int, iterations: int) -> bool:
    """Whether it is time to drop the worse half: all rounds take equally long."""
    return rivals.count > 1 and done * rivals.rounds >= iterations * (rivals.dropped + 1)


@rule
def drop_worse_half(rivals: Rivals) -> None:
    """Go on with the better half, the best of them first."""
    kept = (rivals.count + 1) // 2
    for place in range(kept):
        best = place
        for i in range(place + 1, rivals.count):
            if mean_of(rivals, i) > mean_of(rivals, best):
                best = i
        swap(rivals, place, best)
    rivals.count = kept
    rivals.dropped += 1


@rule
def mean_of(rivals: Rivals, i: int) -> float:
    """What a look at one of them has found on average."""
    return rivals.found[i] / max(1, rivals.tried[i])


@rule
def swap(rivals: Rivals, i: int, j: int) -> None:
    """Change the places of two."""
    rivals.node[i], rivals.node[j] = rivals.node[j], rivals.node[i]
    rivals.tried[i], rivals.tried[j] = rivals.tried[j], rivals.tried[i]
    rivals.found[i], rivals.found[j] = rivals.found[j], rivals.found[i]
