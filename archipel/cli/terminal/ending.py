"""The end of a match: points and winners, or how it went for the team."""

from __future__ import annotations

from archipel.cli.drawing import drawing_of
from archipel.cli.screen import Screen
from archipel.games.drawn import Line
from archipel.match import Match
from archipel.words import words


def tell_ending(screen: Screen, match: Match, players: dict[str, str]) -> None:
    """How it ended, for a game that has a word for it; else each seat's points, best first, and who has won."""
    ending = f"{match.game.name}-ending-{match.position().get('ending')}"
    if words().has(ending):
        screen.say_wrapped(words().say(ending, score=match.scores()["1"]), "bold")
    else:
        _tell_points(screen, match, players)


def _tell_points(screen: Screen, match: Match, players: dict[str, str]) -> None:
    drawing = drawing_of(match.game.name)
    position, scores = match.position(), match.scores()
    names = {seat: drawing.seat_name(position, seat, words()) for seat in match.seats}
    labels = {
        seat: f"{names[seat][1]} ({players[seat]})" if seat in players else names[seat][1] for seat in match.seats
    }
    widest = max(map(len, labels.values()))
    lines: list[Line] = []
    for seat in sorted(match.seats, key=lambda seat: -scores[seat]):
        points = words().say("terminal-points", count=scores[seat])
        lines.append([("", "  "), (names[seat][0], labels[seat].ljust(widest)), ("", f"  {points}")])
    screen.paint(lines, drawing.STYLES)
    winners = [labels[str(seat)] for seat in match.winners()]
    told = words().say("terminal-winners", count=len(winners), names=words().say("terminal-and").join(winners))
    screen.say(told, "bold")
