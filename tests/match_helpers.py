"""Matches to try things on, and everything that can be asked of one."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import archipel
from archipel.match import Match

Position = dict[str, Any]

GAME = archipel.game("the-island")
SWIMMERS: Position = {"game": "the-island", "phase": "move", "explorers": {"r1": "c5", "b1": "a1"}}
"""A swimmer each, seat 1 to move."""
ROLLING: Position = {"game": "the-island", "phase": "roll", "explorers": {"r1": "c5", "b1": "a1"}}
OVER: Position = {"game": "the-island", "phase": "over", "explorers": {"r10": "NW", "b8": "SE", "b1": "SE"}}
FOUR_IN_ROW: Position = {
    "game": "the-island",
    "phase": "move",
    "options": {"seats": 4},
    "explorers": {"r1": "a1", "b1": "b5", "g1": "c5", "y1": "d1"},
}


def played(seed: int | str, moves: int, **options: Any) -> Match:
    """A match some moves on, every choice made by a generator of its own, every draw by the seed."""
    match = GAME.start(seed=seed, **({"seats": 2} | options))
    choice = random.Random(f"{seed}")
    while not match.over and len(match.moves) < moves:
        if match.actor == "chance":
            match.roll()
        else:
            match.play(choice.choice(match.legal()))
    return match


def parts(value: Any) -> Iterator[Any]:
    """A value and everything in it."""
    yield value
    if isinstance(value, dict):
        yield from (part for pair in value.items() for item in pair for part in parts(item))
    elif isinstance(value, (list, tuple)):
        yield from (part for item in value for part in parts(item))


def everything_of(match: Match) -> dict[str, Any]:
    return {
        "position": match.position(),
        "start": match.start_position(),
        "views": [match.view(seat) for seat in (None, 1, "2")],
        "legal": match.legal(),
        "moves": match.moves,
        "moves seen": match.moves_seen(None),
        "options": match.options,
        "seats": match.seats,
        "scores": match.scores(),
        "winners": match.winners(),
        "record": match.record(),
        "actor": match.actor,
        "over": match.over,
        "seed": match.seed,
        "game options": match.game.options,
    }
