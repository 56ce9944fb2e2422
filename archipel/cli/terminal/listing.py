"""The choices of a decision, numbered."""

from __future__ import annotations

from archipel.cli.screen import Screen
from archipel.cli.terminal.choosing import Chooser
from archipel.cli.terminal.log import sentence
from archipel.match import Match
from archipel.words import words

_FEW = 9
"""So many whole moves are told in words."""


def list_choices(screen: Screen, match: Match, chooser: Chooser) -> None:
    """The words that may come next, each with its number; a few moves in full."""
    choices = chooser.choices()
    moves = [move for move in map(chooser.full, choices) if move]
    if len(choices) == len(moves) <= _FEW:
        longest = max(map(len, moves))
        for number, move in enumerate(moves, 1):
            told = sentence(match.game.name, move, match.describe(move))
            screen.say(f"{number:>3}  {move:<{longest}}   {told}")
    else:
        if chooser.prefix:
            screen.say(f"{' '.join(chooser.prefix)} …", "bold")
        # how many ways a verb has is worth knowing; further on it is not
        counts = {word: "" if chooser.prefix or chooser.full(word) else f" ({n})" for word, n in choices.items()}
        _in_columns(screen, [f"{number:>3} {word}{counts[word]}" for number, word in enumerate(choices, 1)])
    screen.say_wrapped(words().say("terminal-back" if chooser.narrowed else "terminal-hint"), "dim")


def _in_columns(screen: Screen, items: list[str]) -> None:
    width = max(map(len, items)) + 2
    columns = max(1, min(screen.width, 100) // width)
    for start in range(0, len(items), columns):
        screen.say("".join(item.ljust(width) for item in items[start : start + columns]).rstrip())
