"""How numbers are shared out among the forms of a game's moves: a span for each, one after the other.

In a span a move's arguments count like the digits of a number, the last one fastest.  What seats do comes first, what
chance does after it, so that the numbers below `actions` are all that a player ever chooses from.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from math import prod

from archipel.rules import table

Axis = tuple[str, int]
"""What an argument is, and how many of it there are."""
Form = tuple[str, *tuple[Axis, ...]]
"""The words of a move, and its arguments."""


@dataclass(frozen=True)
class Span:
    """The numbers of one form of move."""

    words: str
    axes: tuple[Axis, ...]
    first: int

    @property
    def size(self) -> int:
        """How many numbers it has."""
        return prod(size for _, size in self.axes)


class Spans:
    """All the spans of a game, by the numbers of its forms."""

    def __init__(self, seats: Mapping[int, Form], chance: Mapping[int, Form]) -> None:
        spans: dict[int, Span] = {}
        first = 0
        for form, (words, *axes) in (*seats.items(), *chance.items()):
            spans[form] = Span(words, tuple(axes), first)
            first += spans[form].size
        self.in_order = list(spans.values())
        self.numbers = first
        """All numbers, those of chance with them."""
        self.actions = first - sum(spans[form].size for form in chance)
        """The numbers of what seats do."""
        self.by_form = [spans[form] for form in range(len(spans))]
        """By the numbers of the forms, as rules look them up."""
        self.firsts = table([span.first for span in self.by_form])
        self.sizes = table([span.size for span in self.by_form])
