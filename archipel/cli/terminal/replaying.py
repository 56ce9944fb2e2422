"""Going through a match that was kept."""

from __future__ import annotations

from archipel.cli.drawing import drawing_of, show
from archipel.cli.reading import EVERYBODY, seen
from archipel.cli.screen import Screen
from archipel.cli.terminal.ending import tell_ending
from archipel.cli.terminal.log import Log
from archipel.cli.terminal.prompting import ask
from archipel.match import Match
from archipel.words import words


def print_moves(match: Match, seat: str | None) -> None:
    """Every move on a line: its number, who made it, its text and what it means."""
    screen = Screen()
    drawing = drawing_of(match.game.name)
    for number, (actor, text, told) in enumerate(_moves(match, seat), 1):
        style, name = _name(match, actor)
        screen.paint([[("", f"{number:>4}  "), (style, f"{name:<8}"), ("", f"  {text:<20}  {told}")]], drawing.STYLES)
    if match.over:
        tell_ending(screen, match, {})


def step_through(match: Match, seat: str | None) -> None:
    """One position after the other, forward and back, as the reader asks."""
    screen = Screen()
    drawing = drawing_of(match.game.name)
    moves = _moves(match, seat)
    log = Log(match)
    at = 0
    while True:
        here = _at(match, at)
        screen.clear()
        marked = log.entries[at - 1].cells() if at else []
        show(screen, seen(here, seat), marked=marked)
        screen.say()
        if at:
            actor, text, told = moves[at - 1]
            style, name = _name(match, actor)
            screen.paint(
                [[("", f"{at}/{len(moves)}  "), (style, name), ("", f"  {text}  "), ("quiet", told)]], drawing.STYLES
            )
        if here.over:
            tell_ending(screen, here, {})
        try:
            line = ask(f"{words().say('terminal-replay-prompt', last=str(len(moves)))} ")
        except EOFError:
            screen.say()
            return
        if line == "q":
            return
        if line == "b":
            at = max(at - 1, 0)
        elif line.isascii() and line.isdigit():
            at = min(int(line), len(moves))
        elif not line:
            at = min(at + 1, len(moves))


def _at(match: Match, count: int) -> Match:
    """The match after so many moves."""
    here = match.game.match(match.start_position())
    for move in match.moves[:count]:
        here.play(move)
    return here


def _moves(match: Match, seat: str | None) -> list[tuple[str, str, str]]:
    """Who made each move, its text and its meaning, as far as a seat may know."""
    texts = match.moves if seat is None else match.moves_seen(None if seat == EVERYBODY else seat)
    entries = Log(match).entries
    return [(entry.actor, text, entry.told(match.game.name, text)) for entry, text in zip(entries, texts, strict=True)]


def _name(match: Match, actor: str) -> tuple[str, str]:
    if actor == "chance":
        return "", words().say("terminal-chance")
    return drawing_of(match.game.name).seat_name(match.start_position(), actor, words())
