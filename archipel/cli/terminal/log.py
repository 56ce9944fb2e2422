"""What has happened, kept so that it can be told in words: who moved, and what the move meant where it was made."""

from __future__ import annotations

from dataclasses import dataclass

from archipel.match import Match
from archipel.words import words

HIDDEN = "?"


@dataclass(frozen=True)
class Entry:
    """A move that was made, and by whom."""

    actor: str
    move: str
    parts: dict[str, str]

    def told(self, game: str, seen: str | None = None) -> str:
        """The move in words; `seen` is how whoever listens may read it."""
        if seen is not None and seen.endswith(HIDDEN):
            return sentence(game, seen, dict.fromkeys(self.parts, "unknown"))
        return sentence(game, self.move, self.parts)

    def cells(self) -> list[str]:
        """The places it names."""
        return [self.parts[part].rstrip("*") for part in ("from", "to") if part in self.parts]


def sentence(game: str, move: str, parts: dict[str, str]) -> str:
    """A move in words, by the message of its verb: the most words of its text that have one."""
    text = move.split(" ")
    named = [f"{game}-move-{'-'.join(text[:n])}" for n in range(len(text), 0, -1)]
    message = next(name for name in named if words().has(name))
    extra = {name: parts[part].rstrip("*") for name, part in (("cell", "to"), ("origin", "from")) if part in parts}
    return words().say(message, **parts, **extra)


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
