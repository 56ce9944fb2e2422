"""The game's own words."""

from __future__ import annotations

from typing import Any

from archipel.words import Words


def say(words: Words, message: str, **arguments: Any) -> str:
    """A message of Islet."""
    return words.say(f"islet-{message}", **arguments)


def named(words: Words, message: str, word: str) -> str:
    """A thing's name, with the word that is typed for it where that is another."""
    name = say(words, message)
    return name if word in name.split() else f"{name} ({word})"
