"""What has happened, kept so that it can be told in words: who moved, and what the move meant where it was made."""

from __future__ import annotations

from dataclasses import dataclass

from archipel.match import Match
from archipel.telling import told_move
from archipel.words import words


@dataclass(frozen=True)
class Entry:
    """A move that was made, and by whom."""

    actor: str
    move: str
    parts: dict[str, str]

    def told(self, game: str, seen: str | None = None) -> str:
        """The move in words; `seen` is how whoever listens may read it."""
        return sentence(game, self.move if seen is None else seen, self.parts)

    def cells(self) -> list[str]:
        """The places it names."""
        return [self.parts[part].rstrip("*") for part in ("from", "to") if part in self.parts]


def sentence(game: str, move: str, parts: dict[str, str]) -> str:
    """A move in words."""
    message, arguments = told_move(game, move, parts)
    return words().say(message, **arguments)


class Log:
    """The entries of a match."""

    def __init__(self, match: Match) -> None:
        self.entries: list[Entry] = []
        past = match.game.match(match.start_position())
        for move in match.moves:
            self.add(past, move)
            past.play(move)

    def add(self, match: Match, move: str) -> None:
        """Note a move that is about to be made."""
        self.entries.append(Entry(match.mover(move), move, match.describe(move)))

    def back_to(self, count: int) -> None:
        """Forget all but the first so many."""
        del self.entries[count:]

    def last_by(self, seat: str) -> int | None:
        """The index of the last move a seat made."""
        return next((i for i in reversed(range(len(self.entries))) if self.entries[i].actor == seat), None)
