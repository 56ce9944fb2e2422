"""Advice to a seat, from what it may know: its best moves, what they promise everybody, and how play may go on."""

from __future__ import annotations

from dataclasses import dataclass

from archipel.bots.thinking import Budget, Thinker
from archipel.errors import ArchipelError
from archipel.games.catalogue import definition
from archipel.match import Match

MOST_MOVES_AHEAD = 8
UNSEEN = "?"


@dataclass(frozen=True)
class Advised:
    """A move, each seat's likely share of the victory after it, how often it was looked at, and how play may go on.

    In a team, and alone, every share is the chance to succeed.
    """

    move: str
    shares: dict[str, float]
    visits: int
    line: list[str]


def advise(match: Match, seat: str | int, budget: Budget, seed: int = 0) -> list[Advised]:
    """The moves of a seat that is to move, the best first.

    It is told what the seat could know: every view it had from the start of the match on, and no more.
    """
    if match.actor != str(seat):
        raise ArchipelError("not-to-move", seat=str(seat), actor=match.actor or "none")
    game = definition(match.game.name)
    thinker = Thinker(game, seed)
    past = match.game.match(match.start_position())
    thinker.look_at(past.view(seat))
    for move in match.moves:
        past.play(move)
        thinker.look_at(past.view(seat))
    thinker.think(budget)
    return [
        Advised(
            game.text_of(prospect.move),
            {str(other + 1): share for other, share in enumerate(prospect.shares)},
            prospect.visits,
            [game.text_of(move) for move in thinker.line(prospect.move, MOST_MOVES_AHEAD)],
        )
        for prospect in thinker.prospects()
    ]
