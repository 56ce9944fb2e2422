"""What has happened, told: a paragraph for each player in turn."""

from __future__ import annotations

from itertools import groupby

from archipel.cli.drawing import drawing_of
from archipel.cli.screen import Screen
from archipel.cli.terminal.log import Entry, Log
from archipel.games.drawn import Line
from archipel.match import Match
from archipel.words import words

_MOST_TOLD = 60
"""Moves: more than a round has; after resuming a match, the last ones are enough."""


class Teller:
    """Tells the moves of a match as somebody may know them."""

    def __init__(self, match: Match, log: Log, screen: Screen) -> None:
        self.match = match
        self.log = log
        self.screen = screen

    def tell_from(self, index: int, seat: str | None) -> None:
        """The moves from one on, as a seat may read them, or a spectator."""
        index = max(index, len(self.log.entries) - _MOST_TOLD)
        seen = self.match.moves_seen(seat)
        entries = list(enumerate(self.log.entries))[index:]
        drawing = drawing_of(self.match.game.name)
        view = self.match.view(seat)
        lines: list[Line] = []
        for actor, group in groupby(entries, key=lambda entry: self.whose(entry[0])):
            style, name = drawing.seat_name(view, actor, words()) if actor else ("", words().say("terminal-chance"))
            told = ". ".join(entry.told(self.match.game.name, seen[i]) for i, entry in group)
            lines.append([(style, name), ("", f"  {told}.")])
        self.screen.paint_wrapped(lines, drawing.STYLES)

    def cells_from(self, index: int) -> set[str]:
        """The cells that the last player's moves named."""
        recent = list(enumerate(self.log.entries))[index:]
        if not recent:
            return set()
        last = self.whose(recent[-1][0])
        return {cell for i, entry in recent if self.whose(i) == last for cell in entry.cells()}

    def whose(self, index: int) -> str:
        """Whose doing a move is: a draw counts with the player before it."""
        before: list[Entry] = self.log.entries[: index + 1]
        return next((entry.actor for entry in reversed(before) if entry.actor != "chance"), "")
