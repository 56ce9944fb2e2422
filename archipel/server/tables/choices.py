"""The legal moves of a moment, as those who may make them are sent them.

They are put into JSON at once, since four hundred of them, kept apart at each of a thousand tables, are what a server's
memory would mostly hold.
"""

from __future__ import annotations

from itertools import groupby
from operator import attrgetter

import msgspec

from archipel.match import Match

Choices = msgspec.Raw
"""Legal moves in order, each with its parts: a list in JSON."""


class _Choice(msgspec.Struct):
    move: str


_reading = msgspec.json.Decoder(list[_Choice])


def choices_of(match: Match) -> dict[int, Choices]:
    """The legal moves, by the seats that may make them."""
    found: dict[int, list[bytes]] = {}
    for named, moves in groupby(match.choices(), attrgetter("named")):  # nearly always all at once
        found.setdefault(int(match.mover_named(named)), []).extend([move.json for move in moves])
    return {mover: Choices(b"[" + b",".join(moves) + b"]") for mover, moves in found.items()}


def moves_of(choices: Choices) -> list[str]:
    """The texts of legal moves."""
    return [choice.move for choice in _reading.decode(choices)]
