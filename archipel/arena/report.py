"""What the blocks say: each bot's wins, points, rating, time and faults."""

from __future__ import annotations

from collections import Counter
from dataclasses import asdict, dataclass
from typing import Any

from archipel import __version__
from archipel.arena.blocks import Block
from archipel.arena.question import Question
from archipel.arena.ratings import ratings
from archipel.arena.shares import points_of, seats_of, shares_of, win_of
from archipel.arena.statistics import LEVEL, Estimate, Tally, mean_interval, share_interval
from archipel.bots.faults import FaultCount, Record

INTERVALS = {
    "level": LEVEL,
    "unit": "block",
    "share": "Wilson, effective number of trials",
    "points": "Student",
    "lead": "Student, paired",
    "rating": "Plackett-Luce, bootstrap",
}
"""How the intervals were come by."""


@dataclass(frozen=True)
class Entry:
    """How a bot fared."""

    bot: str
    seats: int
    """How many it had, all matches together."""
    wins: float
    share: Estimate
    """Its wins a seat."""
    lead: Estimate | None
    """The first bot's share less its own; None for the first."""
    points: Estimate
    rating: Estimate
    seconds_a_move: float | None
    """None where whole matches are compiled."""
    faults: list[FaultCount]
    scores: dict[str, int]
    """How often it had so many points."""


@dataclass(frozen=True)
class Report:
    """The answer to a question."""

    archipel: str
    game: str
    options: dict[str, Any]
    seed: int
    time: float | None
    blocks: int
    games: int
    moves: int
    seconds: float
    even: float | None
    """The share of equals; None where each plays by itself."""
    stopped: str
    """By what: `games`, or `answer` if the interval became narrow enough, or its share surely more or less."""
    entries: list[Entry]
    intervals: dict[str, Any]

    def as_json(self) -> dict[str, Any]:
        """All of it, as plain JSON."""
        return asdict(self)


def report(question: Question, blocks: list[Block], seconds: float) -> Report:
    """Sum up blocks."""
    matches = [match for block in blocks for match in block.matches]
    share_of = [shares_of(question, block) for block in blocks]
    rated = ratings(question, blocks)
    return Report(
        archipel=__version__,
        game=question.game,
        options=question.options,
        seed=question.seed,
        time=question.time,
        blocks=len(blocks),
        games=len(matches),
        moves=sum(match.moves for match in matches),
        seconds=seconds,
        even=None if question.apart else 1 / question.seats,
        stopped="games" if len(blocks) == question.blocks else "answer",
        entries=[_entry(question, blocks, share_of, bot, rated[bot]) for bot in range(len(question.bots))],
        intervals=INTERVALS,
    )


def _entry(question: Question, blocks: list[Block], share_of: list[list[float]], bot: int, rating: Estimate) -> Entry:
    seats = [found for block in blocks for found in seats_of(question, block, bot)]
    scores = Counter(match.scores[seat] for match, seat in seats)
    ahead = [shares[0] - shares[bot] for shares in share_of]
    return Entry(
        bot=question.bots[bot],
        seats=len(seats),
        wins=sum(win_of(question, match, seat) for match, seat in seats) / (question.seats if question.apart else 1),
        share=_share([shares[bot] for shares in share_of], question.places(bot)),
        lead=mean_interval(_tally(ahead)) if bot else None,
        points=mean_interval(_tally(points_of(question, block)[bot] for block in blocks)),
        rating=rating,
        seconds_a_move=_seconds_a_move(blocks, bot),
        faults=_faults(blocks, bot),
        scores={str(score): scores[score] for score in sorted(scores)},
    )


def _share(shares: list[float], places: int) -> Estimate:
    """The share of one of several places, which have at most one win between them."""
    together = share_interval(_tally(share * places for share in shares))
    assert together.low is not None
    assert together.high is not None
    return Estimate(together.mean / places, together.low / places, together.high / places)


def _tally(values: Any) -> Tally:
    tally = Tally()
    for value in values:
        tally.add(value)
    return tally


def _seconds_a_move(blocks: list[Block], bot: int) -> float | None:
    doings = [block.doings[bot] for block in blocks if block.doings]
    asked = sum(some.asked for some in doings)
    return sum(some.seconds for some in doings) / asked if asked else None


def _faults(blocks: list[Block], bot: int) -> list[FaultCount]:
    record = Record()
    for block in blocks:
        if block.doings:
            record.include(block.doings[bot].faults)
    return record.told()
