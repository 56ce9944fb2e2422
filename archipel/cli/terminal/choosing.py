"""Choosing among many moves, word by word: by number, by typing the whole move, or a beginning of it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

Words = tuple[str, ...]


class Chooser:
    """The legal moves of a decision, and how far one of them has been spelt."""

    def __init__(self, legal: Iterable[str]) -> None:
        self.moves: list[Words] = [tuple(move.split(" ")) for move in legal]
        self.prefix: Words = self._as_far_as_clear(())

    @property
    def narrowed(self) -> bool:
        """Whether some moves have been left aside."""
        return self.prefix != self._as_far_as_clear(())

    def choices(self) -> dict[str, int]:
        """The words that may come next, with how many moves go on from each."""
        at = len(self.prefix)
        found = Counter(move[at] for move in self.moves if move[:at] == self.prefix)
        return {word: found[word] for word in sorted(found, key=_natural)}

    def full(self, word: str) -> str | None:
        """The move that a next word completes, None if it does not."""
        spelt = (*self.prefix, word)
        return " ".join(spelt) if spelt in self.moves else None

    def take(self, line: str) -> str | None:
        """Take what was typed: the legal move that it completes, else None, with the prefix gone on or back."""
        typed = tuple(line.split())
        if not typed:
            self.prefix = self._as_far_as_clear(())
            return None
        numbered = self._numbered(typed)
        for wish in (numbered, (*self.prefix, *typed), typed):
            spelt = self._spelt(wish) if wish else None
            if spelt in self.moves:
                return " ".join(spelt)
            if spelt is not None:
                self.prefix = self._as_far_as_clear(spelt)
                return None
        return None

    def understands(self, line: str) -> bool:
        """Whether what was typed is a beginning of a legal move, a number of the list, or nothing."""
        typed = tuple(line.split())
        return not typed or any(
            wish and self._spelt(wish) for wish in (self._numbered(typed), (*self.prefix, *typed), typed)
        )

    def attempts(self, line: str) -> list[str]:
        """What a line that is no legal move may have meant: going on from the prefix, or by itself."""
        typed = line.split()
        return [" ".join((*self.prefix, *typed)), " ".join(typed)] if self.prefix else [" ".join(typed)]

    def completions(self, line: str) -> list[str]:
        """The words that may stand where a line breaks off, its last word perhaps unfinished."""
        done = tuple(line.split(" "))
        found: set[str] = set()
        for before in (self.prefix, ()):
            wish = (*before, *done[:-1])
            at = len(wish)
            found |= {
                move[at]
                for move in self.moves
                if move[:at] == wish and len(move) > at and move[at].startswith(done[-1])
            }
        return sorted(found, key=_natural)

    def _numbered(self, typed: Words) -> Words | None:
        if len(typed) != 1 or not typed[0].isascii() or not typed[0].isdigit():
            return None
        choices, number = list(self.choices()), int(typed[0])
        return (*self.prefix, choices[number - 1]) if 1 <= number <= len(choices) else None

    def _spelt(self, wish: Words) -> Words | None:
        """A beginning of a legal move, in the letters of the move, whatever letters were typed."""
        small = tuple(word.lower() for word in wish)
        return next(
            (move[: len(wish)] for move in self.moves if tuple(word.lower() for word in move[: len(wish)]) == small),
            None,
        )

    def _as_far_as_clear(self, prefix: Words) -> Words:
        """Go on while there is but one word to go on with, but not to the end of a move: the player says that."""
        while True:
            following = {move[: len(prefix) + 1] for move in self.moves if move[: len(prefix)] == prefix}
            if len(following) != 1 or following & set(self.moves):
                return prefix
            (prefix,) = following


def _natural(word: str) -> tuple[str, int, str]:
    """Sort r2 before r10."""
    letters = word.rstrip("0123456789")
    return letters, int(word[len(letters) :] or 0), word
