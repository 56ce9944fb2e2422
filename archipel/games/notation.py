"""Moves as text: a table of forms, read and written."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from enum import IntEnum

Names = dict[str, int]
Form = tuple[str, Names | None, Names | None, *tuple[Names | None, ...]]
"""A verb's words, and what each of its arguments may be; None for one the verb does not have."""


def spelt(member: IntEnum) -> str:
    """The name of an enumeration's member as texts have it: `MOVE_SHARK` is `move-shark`."""
    return member.name.lower().replace("_", "-")


def numbered(names: Sequence[str]) -> Names:
    """Names with their numbers, from 0 on."""
    return {name: i for i, name in enumerate(names)}


class Notation:
    """The texts of a game's moves, whose numbers are a verb and below it arguments of so many bits each.

    Of two verbs with the same words the one whose arguments fit is meant.  A last argument's names may have spaces.
    What was spelt or read once is kept: a game has some ten thousand moves, and they come again and again.
    """

    def __init__(self, forms: Mapping[int, Form], widths: Sequence[int] = (8, 8)) -> None:
        self._forms = dict(forms)
        self._shifts = [sum(widths[i + 1 :]) for i in range(len(widths))]
        self._masks = [(1 << width) - 1 for width in widths]
        self._verb_shift = sum(widths)
        self._verbs: dict[str, list[int]] = {}
        for verb, (words, *_) in forms.items():
            self._verbs.setdefault(words, []).append(verb)
        self._longest = max(len(words.split(" ")) for words in self._verbs)
        self._spellings = {
            id(names): {number: name for name, number in names.items()}
            for _, *arguments in forms.values()
            for names in arguments
            if names is not None
        }
        self._texts: dict[int, str] = {}
        self._moves: dict[str, int] = {}

    def verb_of(self, move: int) -> int:
        """A move's verb."""
        return move >> self._verb_shift

    def words_of(self, move: int) -> str:
        """The words of a move's verb."""
        return self._forms[self.verb_of(move)][0]

    def values_of(self, move: int) -> list[int]:
        """A move's arguments, 0 for each its verb does not have."""
        return [move >> shift & mask for shift, mask in zip(self._shifts, self._masks, strict=True)]

    def text_of(self, move: int) -> str:
        """A move's text; a `KeyError` for a number that is no move's."""
        text = self._texts.get(move)
        if text is None:
            text = self._texts[move] = self._spell(move)
        return text

    def move_of(self, text: str) -> int | None:
        """The move a text spells, None if it spells none."""
        move = self._moves.get(text)
        if move is None and (move := self._read(text)) is not None:
            self._moves[text] = move
        return move

    def _spell(self, move: int) -> str:
        words, *arguments = self._forms[self.verb_of(move)]
        parts = [words]
        for names, value in zip(arguments, self.values_of(move), strict=True):
            if names is not None:
                parts.append(self._spellings[id(names)][value])
        return " ".join(parts)

    def _read(self, text: str) -> int | None:
        words = text.split(" ")
        for length in range(min(self._longest, len(words)), 0, -1):
            for verb in self._verbs.get(" ".join(words[:length]), ()):
                move = self._with_arguments(verb, words[length:])
                if move is not None:
                    return move
        return None

    def _with_arguments(self, verb: int, given: list[str]) -> int | None:
        wanted = [(shift, names) for shift, names in zip(self._shifts, self._forms[verb][1:], strict=True) if names]
        if len(given) > len(wanted) > 0:
            given[len(wanted) - 1 :] = [" ".join(given[len(wanted) - 1 :])]
        if len(given) != len(wanted):
            return None
        move = verb << self._verb_shift
        for word, (shift, names) in zip(given, wanted, strict=True):
            value = names.get(word)
            if value is None:
                return None
            move |= value << shift
        return move
