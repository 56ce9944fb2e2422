"""What a move's parts depend on, besides its number: so they are written anew only when that has changed."""

from __future__ import annotations

from collections.abc import Collection, Hashable, Sequence
from typing import Any


def with_circumstances(
    s: Any, moves: Sequence[int], *, of_a_pawn: Collection[int], sink: int, answers: Collection[int], question: Hashable
) -> list[Hashable]:
    """Moves, each with where its pawn is, which terrain sinks, or what question it answers.

    `of_a_pawn` and `answers` are verbs, `sink` is the verb by which a tile sinks.
    """
    place, aboard, terrain = s.place, s.aboard, s.terrain
    found: list[Hashable] = []
    for move in moves:
        verb = move >> 16
        if verb in of_a_pawn:
            pawn = move >> 8 & 255
            found.append((move, place[pawn], aboard[pawn]))
        elif verb == sink:
            found.append((move, terrain[move & 255]))
        elif verb in answers:
            found.append((move, question))
        else:
            found.append(move)
    return found
