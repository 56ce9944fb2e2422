"""`?`: what the legal moves mean, the signs of the board, and what else can be typed."""

from __future__ import annotations

from archipel.cli.drawing import drawing_of
from archipel.cli.screen import Screen
from archipel.match import Match
from archipel.words import words


def explain(screen: Screen, match: Match, seat: str) -> None:
    """Everything a person may wonder about at this decision."""
    say, has = words().say, words().has
    screen.say(say("terminal-help-moves"), "bold")
    told = set()
    for move in match.legal():
        text = move.split(" ")
        message = next(
            (name for n in range(len(text), 0, -1) if has(name := f"{match.game.name}-help-{'-'.join(text[:n])}")), None
        )
        if message and message not in told:
            told.add(message)
            screen.say_wrapped(say(message), indent="  ")
    screen.say(say("terminal-help-signs"), "bold")
    drawing = drawing_of(match.game.name)
    lines = drawing.explain(match.view(seat), words=words(), width=min(screen.width, 100) - 2)
    screen.paint([[("", "  "), *line] for line in lines], drawing.STYLES)
    screen.say(say("terminal-help-typing"), "bold")
    for topic in ("choose", "undo", "save", "quit"):
        screen.say_wrapped(say(f"terminal-help-{topic}"), indent="  ")
