"""Telling small stories of Forbidden Island, move by move.

The island is the standard one with its tiles in the order of the page, unless a story says otherwise: the landing on
c1, the watchtower on d6, the temples on a3 and b3.
"""

from __future__ import annotations

from typing import Any

import pytest

from archipel import IllegalMove
from archipel.match import Match

from .playing import Position
from .tried import FORBIDDEN

TILES: dict[str, str] = FORBIDDEN.game.match({"game": FORBIDDEN.name, "phase": "act"}).position()["tiles"]
SPECIAL_VERBS = ("sandbag", "lift", "escape")


def story(phase: str, **keys: Any) -> Match:
    """A match from a position."""
    return FORBIDDEN.game.match({"game": FORBIDDEN.name, "phase": phase, **keys}, seed=1)


def play(match: Match, *moves: str) -> Position:
    """Play moves, and look at where they lead."""
    for move in moves:
        match.play(move)
    return match.position()


def refused(match: Match, move: str) -> str | None:
    """The rule by which a move is refused; nothing has changed then."""
    before = match.position()
    with pytest.raises(IllegalMove) as error:
        match.play(move)
    assert match.position() == before
    assert move not in match.legal()
    return error.value.rule


def verbs(match: Match) -> set[str]:
    """What can be done."""
    return {move.split(" ")[0] for move in match.legal()}


def piles(top: list[str], discards: list[str]) -> Position:
    """Flood cards: a layer on top of all the others, and what is discarded."""
    rest = sorted(set(TILES.values()) - set(top) - set(discards))
    return {"flood_layers": [top, rest] if rest else [top], "flood_discards": discards}


def only(*tiles: str) -> dict[str, str]:
    """An island of some of the tiles, each where it always is."""
    return {cell: tile for cell, tile in TILES.items() if cell in tiles}
