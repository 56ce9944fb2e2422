"""Many games between bots, played whole in compiled code on all cores."""

from __future__ import annotations

import os
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor, as_completed
from dataclasses import dataclass
from statistics import fmean, pstdev
from typing import Any

from archipel.bots import compiled_bot_names
from archipel.bots.binding import bound
from archipel.bots.weighing import weights_of
from archipel.compiling import prepare_doors
from archipel.errors import ArchipelError
from archipel.games.catalogue import definition
from archipel.games.definition import Definition
from archipel.games.reading import shown
from archipel.rules import Batch, Rng, batch, snapshot, store

CHUNK = 16
"""Games played in one call: few enough for a smooth progress bar, enough that the call costs nothing."""
_SEEDS = 1 << 31


@dataclass(frozen=True)
class SeatSummary:
    """How a seat fared: wins, its points on average, their spread, and its best.

    A win that rivals share counts in part, that of a team in full for each.
    """

    seat: int
    bot: str
    wins: float
    points: float
    spread: float
    best: int


@dataclass(frozen=True)
class Summary:
    """How many games fared."""

    games: int
    moves: int
    seconds: float
    seats: list[SeatSummary]


def simulate(
    game: str,
    options: dict[str, Any],
    bots: list[str],
    games: int,
    seed: int,
    progress: Callable[[int], None] | None = None,
) -> Summary:
    """Play games between bots, one name a seat.  The same seed gives the same games, on however many cores."""
    contest = Contest(definition(game), options, bots)
    if games < 1:
        raise ArchipelError("games-too-few", value=games)
    began = time.perf_counter()
    results = play_all(contest, games, seed, progress)
    seconds = time.perf_counter() - began
    seats = [_summary(seat, bot, results, contest.game) for seat, bot in enumerate(bots)]
    return Summary(games, sum(result.moves for result in results), seconds, seats)


class Contest:
    """A line-up of bots at a table with its options."""

    def __init__(self, game: Definition, options: dict[str, Any], bots: list[str]) -> None:
        self.game = game
        self.state = game.state()
        game.read_options(self.state, {"seats": len(bots)} | options)
        if self.state.seats != len(bots):
            raise ArchipelError("bots-not-seats", bots=len(bots), seats=self.state.seats)
        for bot in bots:
            if bot not in compiled_bot_names():
                raise ArchipelError("bot-not-compiled", name=shown(bot), known=", ".join(compiled_bot_names()))
        self.playing = bound("playing", game)
        prepare_doors(game.name, self.playing.CONTEST_DOORS)
        self.weights = weights_of(game)
        self.lineup = self.playing.Lineup()
        for seat, bot in enumerate(bots):
            self.lineup.choice[seat] = self.playing.Choice[bot.upper()]

    def play(self, games: int, first_seed: int, weights: Batch[Any] | None = None) -> Batch[Any]:
        """Play some games, with other weights if they are given; safe to call from several threads at once."""
        playing, game = self.playing, self.game
        table, lineup, results = batch(game.state), batch(playing.Lineup), batch(playing.Result, games)
        store(table, 0, self.state)
        store(lineup, 0, self.lineup)
        lists, desk = batch(game.moves, playing.DESKS), batch(game.state, playing.DESKS)
        memories, draws, rngs = batch(playing.Memory, playing.MOST_SEATS), batch(game.draws), batch(Rng)
        playing.contest(
            table,
            lists,
            desk,
            memories,
            self.weights if weights is None else weights,
            draws,
            rngs,
            lineup,
            results,
            first_seed,
        )
        return results


def play_all(contest: Contest, games: int, seed: int, progress: Callable[[int], None] | None = None) -> list[Any]:
    """The results of all games, in order."""
    first_seed = seed % _SEEDS << 32  # the game's number fills the lower half
    chunks: dict[int, Batch[Any]] = {}
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        waiting = {
            pool.submit(contest.play, min(CHUNK, games - first), first_seed + first): first
            for first in range(0, games, CHUNK)
        }
        try:
            for done in as_completed(waiting):
                chunks[waiting[done]] = done.result()
                if progress is not None:
                    progress(len(chunks[waiting[done]]))
        except BaseException:
            pool.shutdown(cancel_futures=True)
            raise
    return [snapshot(chunks[first], i) for first in sorted(chunks) for i in range(len(chunks[first]))]


def _summary(seat: int, bot: str, results: list[Any], game: Definition) -> SeatSummary:
    points = [result.scores[seat] for result in results]
    wins = sum(1 if game.team else 1 / sum(result.won) for result in results if result.won[seat])
    return SeatSummary(seat + 1, bot, wins, fmean(points), pstdev(points), max(points))
