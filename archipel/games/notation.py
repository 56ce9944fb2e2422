"""Moves as text: a table of forms, read and written."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from enum import IntEnum

Names = dict[str, int]
Form = tuple[str, Names | None, Names | None]
"""A verb's words, and what its subject and its target may be."""


def spelt(member: IntEnum) -> str:
    """The name of an enumeration's member as texts have it: `MOVE_SHARK` is `move-shark`."""
    return member.name.lower().replace("_", "-")


def numbered(names: Sequence[str]) -> Names:
    """Names with their numbers, from 0 on."""
    return {name: i for i, name in enumerate(names)}


class Notation:
    """The texts of a game's moves, whose numbers are a verb, a subject and a target of eight bits each.

    What was spelt or read once is kept: a game has some ten thousand moves, and they come again and again.
    """

    def __init__(self, forms: Mapping[int, Form]) -> None:
        self._forms = dict(forms)
        self._verbs = {words: verb for verb, (words, _, _) in forms.items()}
        self._longest = max(len(words.split(" ")) for words in self._verbs)
        self._spellings = {
            id(names): {number: name for name, number in names.items()}
            for form in forms.values()
            for names in form[1:]
            if names is not None
        }
        self._texts: dict[int, str] = {}
        self._moves: dict[str, int] = {}

    def words_of(self, move: int) -> str:
        """The words of a move's verb."""
        return self._forms[move >> 16][0]

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
        words, *arguments = self._forms[move >> 16]
        parts = [words]
        for names, value in zip(arguments, (move >> 8 & 255, move & 255), strict=True):
            if names is not None:
                parts.append(self._spellings[id(names)][value])
        return " ".join(parts)

    def _read(self, text: str) -> int | None:
        words = text.split(" ")
        for length in range(min(self._longest, len(words)), 0, -1):
            verb = self._verbs.get(" ".join(words[:length]))
            if verb is not None:
                return self._with_arguments(verb, words[length:])
        return None

    def _with_arguments(self, verb: int, given: list[str]) -> int | None:
        values = [0, 0]
        wanted = [(i, names) for i, names in enumerate(self._forms[verb][1:]) if names is not None]
        if len(given) != len(wanted):
            return None
        for word, (i, names) in zip(given, wanted, strict=True):
            value = names.get(word)
            if value is None:
                return None
            values[i] = value
        return verb << 16 | values[0] << 8 | values[1]
