"""How a move is told: the message of its verb and the arguments, for whoever puts it into words."""

from __future__ import annotations

from functools import lru_cache

from archipel.words import words

HIDDEN = "?"
"""The end of a move that went unseen into another's hand (C-4.3)."""
UNKNOWN = "unknown"
_BARE = (("cell", "to"), ("origin", "from"))


def told_move(game: str, move: str, parts: dict[str, str]) -> tuple[str, dict[str, str]]:
    """The message that tells a move, and its arguments; the move is as whoever listens may read it."""
    if move.endswith(HIDDEN):
        parts = dict.fromkeys(parts, UNKNOWN)
    bare = {name: parts[part].rstrip("*") for name, part in _BARE if part in parts}
    return _message(game, move), {**parts, **bare}


@lru_cache(maxsize=1 << 15)  # a server tells moves for ever; a game has some ten thousand
def _message(game: str, move: str) -> str:
    """The most words of a move's text that have a message."""
    text = move.split(" ")
    named = [f"{game}-move-{'-'.join(text[:n])}" for n in range(len(text), 0, -1)]
    has = words().has
    return next(name for name in named if has(name))
