"""A match gone through again: what a pair of eyes saw step by step, what could have been done, what could be drawn."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import lcm
from typing import Any, Literal

from archipel.games.reading import Position
from archipel.match import Game, Match
from archipel.server.tables.play import CHANCE, Eye, Play, Step
from archipel.telling import told_move

MOST_STEPS = 100
"""Steps that are told at once."""
OPEN: Literal["open"] = "open"
Eyes = Eye | Literal["open"]
"""Who looks: a seat, None for what everybody may see, or `OPEN` for all there is."""
Retold = dict[str, Any]


@dataclass(frozen=True)
class Past:
    """A match as far as it was played, moves taken back left out.  It never changes, so it can be read beside."""

    game: str
    start: Position
    steps: Sequence[Step]
    secrets: bool

    @classmethod
    def of(cls, play: Play) -> Past:
        """The past of a match as it stands now."""
        return cls(play.game, play.match.start_position(), tuple(play.line), play.secrets)

    def match_after(self, count: int) -> Match:
        """The match as it was after so many moves."""
        match = Game(self.game).match(self.start)
        for step in self.steps[:count]:
            match.play(_move(step))
        return match

    def count_until(self, version: int) -> int:
        """How many of the moves had been made at a version."""
        return sum(step.event.version <= version for step in self.steps)


def steps_retold(past: Past, eyes: Eyes, first: int) -> Retold:
    """What is seen after the first so many moves, and then step by step how that changes."""
    first = min(first, len(past.steps))
    match = past.match_after(first)
    view = at_first = _seen(match, past, eyes)
    told = []
    for index, step in enumerate(past.steps[first : first + MOST_STEPS], first):
        match.play(_move(step))
        now = _seen(match, past, eyes)
        changes = {key: value for key, value in now.items() if view.get(key) != value}
        told.append({"index": index, **_event(step, past, eyes), "changes": changes})
        view = now
    return {"length": len(past.steps), "from": first, "view": at_first, "steps": told}


def choices_retold(past: Past, count: int) -> Retold:
    """What could have been done after so many moves, each with its parts and how it is told."""
    match = past.match_after(count)
    if match.actor in (None, CHANCE):
        return {"choices": []}
    return {
        "choices": [
            {
                "seat": match.mover_named(move.named),
                "move": move.text,
                "parts": parts,
                "told": _told(past.game, move.text, parts),
            }
            for move in match.choices()
            for parts in (move.parts,)
        ]
    }


def draws_retold(past: Past) -> Retold:
    """Every draw with what could have come, in the order and with the weights that it was drawn by (C-5.2)."""
    match = past.match_after(0)
    draws = []
    for index, step in enumerate(past.steps):
        if match.actor == CHANCE:
            draws.append({"index": index, "odds": _odds(match)})
        match.play(_move(step))
    return {"moves": match.moves, "draws": draws}


def _odds(match: Match) -> list[tuple[str, int]]:
    chances = match.chances()
    whole = lcm(*(chance.denominator for chance in chances.values()))
    return [(outcome, int(chance * whole)) for outcome, chance in chances.items()]


def _seen(match: Match, past: Past, eyes: Eyes) -> Position:
    if eyes == OPEN or not past.secrets:
        return match.position()
    return match.views([eyes])[eyes]


def _event(step: Step, past: Past, eyes: Eyes) -> Retold:
    return step.told(past.game, None, over=True) if eyes == OPEN else step.told(past.game, eyes, over=False)


def _told(game: str, move: str, parts: dict[str, str]) -> Retold:
    message, arguments = told_move(game, move, parts)
    return {"message": message, "arguments": arguments}


def _move(step: Step) -> str:
    assert step.event.move is not None
    return step.event.move
