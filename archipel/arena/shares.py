"""What each bot got out of a block."""

from __future__ import annotations

from statistics import fmean

from archipel.arena.blocks import Block, Played
from archipel.arena.question import Question


def win_of(question: Question, match: Played, seat: int) -> float:
    """What a seat has won: a win that rivals share counts in part, that of a team in full."""
    if not match.won[seat]:
        return 0.0
    return 1.0 if question.apart else 1.0 / sum(match.won)


def shares_of(question: Question, block: Block) -> list[float]:
    """Each bot's wins in a match, on average over the seats it had."""
    return [
        fmean(win_of(question, match, seat) for match, seat in seats_of(question, block, bot))
        for bot in range(len(question.bots))
    ]


def points_of(question: Question, block: Block) -> list[float]:
    """Each bot's points, on average over the seats it had."""
    return [
        fmean(match.scores[seat] for match, seat in seats_of(question, block, bot)) for bot in range(len(question.bots))
    ]


def seats_of(question: Question, block: Block, bot: int) -> list[tuple[Played, int]]:
    """The seats a bot had in a block, and in which match."""
    return [
        (match, seat)
        for lineup, match in zip(question.lineups(block.number), block.matches, strict=True)
        for seat, entry in enumerate(lineup)
        if entry == bot
    ]
