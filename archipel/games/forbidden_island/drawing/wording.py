"""The game's own words, and names in the room there is for them."""

from __future__ import annotations

import textwrap
from typing import Any

from archipel.games.drawn import cut
from archipel.words import Words

_LINES = 2
"""A tile's name takes so many lines at most."""


def say(words: Words, message: str, **arguments: Any) -> str:
    """A message of Forbidden Island."""
    return words.say(f"forbidden-island-{message}", **arguments)


def tile_name(words: Words, tile: str) -> str:
    """A tile's name, as on its card."""
    return say(words, f"tile-{tile}")


def tile_name_lines(words: Words, tile: str, width: int) -> list[str]:
    """A tile's name in two lines: all of it, or where the room is too small, its short form."""
    lines = textwrap.wrap(tile_name(words, tile), width, break_long_words=False, break_on_hyphens=False)
    if len(lines) > _LINES or max(map(len, lines)) > width:
        lines = [cut(word, width) for word in say(words, f"tile-{tile}-short").split(" ")]
    return [*lines, *[""] * (_LINES - len(lines))]
