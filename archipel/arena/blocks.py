"""Blocks: the same deal played once with each line-up, so that luck and seats cancel."""

from __future__ import annotations

import atexit
import hashlib
import threading
from dataclasses import dataclass
from multiprocessing.util import Finalize
from typing import Any, Protocol

from archipel.arena.asking import Player, play_match
from archipel.arena.question import Lineup, Question
from archipel.bots.contained import Contained, Doings
from archipel.bots.faults import Record
from archipel.games.catalogue import definition
from archipel.match import Game
from archipel.rules import snapshot
from archipel.simulation import Contest

_SEEDS = 1 << 31


@dataclass(frozen=True)
class Played:
    """How a match ended: each seat's points, whether it won, and how many moves it took."""

    scores: list[int]
    won: list[bool]
    moves: int


@dataclass(frozen=True)
class Block:
    """A deal, played once with each line-up."""

    number: int
    matches: list[Played]
    doings: list[Doings]
    """Of each bot; none where whole matches are compiled."""


def play_blocks(question: Question, first: int, count: int) -> list[Block]:
    """Play some blocks, here and now."""
    return _hall.table_for(question).play(first, count)


class Table(Protocol):
    """Where blocks are played."""

    def play(self, first: int, count: int) -> list[Block]:
        """Some blocks."""

    def close(self) -> None:
        """Nobody plays any more."""


class PlainTable:
    """Matches move by move, the bots asked through their interface.  Bots stay from match to match."""

    def __init__(self, question: Question) -> None:
        self._question = question
        self._bots: dict[tuple[int, int], Contained] = {}

    def play(self, first: int, count: int) -> list[Block]:
        """Some blocks."""
        return [self._block(number) for number in range(first, first + count)]

    def close(self) -> None:
        """The bots leave."""
        for bot in self._bots.values():
            bot.close()
        self._bots.clear()

    def _block(self, number: int) -> Block:
        question = self._question
        matches = [self._match(lineup, number) for lineup in question.lineups(number)]
        doings = [
            _together([bot.settle() for (entry, _), bot in self._bots.items() if entry == wanted])
            for wanted in range(len(question.bots))
        ]
        return Block(number, matches, doings)

    def _match(self, lineup: Lineup, number: int) -> Played:
        question = self._question
        match = Game(question.game).start(seed=f"{question.seed} {number}", **question.options)
        players = {}
        for place, (seat, entry) in enumerate(zip(match.seats, lineup, strict=True)):
            bot = self._bot(entry, lineup[:place].count(entry))
            bot.start(question.game, match.options, int(seat), _luck(question.seed, number, seat))
            players[seat] = Player(bot, entry)
        play_match(match, players)
        winners = match.winners()
        return Played(list(match.scores().values()), [int(seat) in winners for seat in match.seats], len(match.moves))

    def _bot(self, entry: int, copy: int) -> Contained:
        """A bot, or one more like it."""
        if (entry, copy) not in self._bots:
            self._bots[entry, copy] = Contained(self._question.bots[entry], self._question.time)
        return self._bots[entry, copy]


class CompiledTable:
    """Whole matches in compiled code; several threads may play at it."""

    def __init__(self, question: Question) -> None:
        self._question = question
        self._first_seed = question.seed % _SEEDS << 32  # the block's number fills the lower half
        self._contests: dict[Lineup, Contest] = {}

    def play(self, first: int, count: int) -> list[Block]:
        """Some blocks."""
        return [self._block(number) for number in range(first, first + count)]

    def close(self) -> None:
        """Nobody is there."""

    def _block(self, number: int) -> Block:
        return Block(number, [self._match(lineup, number) for lineup in self._question.lineups(number)], [])

    def _match(self, lineup: Lineup, number: int) -> Played:
        """A contest deals the same for the same seed, whoever plays."""
        seats = self._question.seats
        result: Any = snapshot(self._contest(lineup).play(1, self._first_seed + number))
        return Played(list(result.scores[:seats]), [bool(won) for won in result.won[:seats]], result.moves)

    def _contest(self, lineup: Lineup) -> Contest:
        if lineup not in self._contests:
            question = self._question
            bots = [question.bots[entry] for entry in lineup]
            self._contests[lineup] = Contest(definition(question.game), question.options, bots)
        return self._contests[lineup]


class _Hall:
    """The one table of a process, set for the question that is being played."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._set_for: str | None = None
        self._table: Table | None = None

    def table_for(self, question: Question) -> Table:
        """The table, set anew if it was for another question."""
        with self._lock:
            if self._table is None or self._set_for != question.key:
                self._clear()
                self._table = CompiledTable(question) if question.compiled else PlainTable(question)
                self._set_for = question.key
            return self._table

    def close(self) -> None:
        """Nobody plays any more."""
        with self._lock:
            self._clear()

    def _clear(self) -> None:
        table, self._table = self._table, None
        if table is not None:
            table.close()


_hall = _Hall()
close_table = _hall.close
atexit.register(close_table)
Finalize(None, close_table, exitpriority=1)  # processes of a pool end without what atexit knows


def _luck(seed: int, number: int, seat: str) -> int:
    """A number for the luck of whoever sits there: the same with every line-up, so that it cancels."""
    return int.from_bytes(hashlib.sha256(f"{seed} {number} {seat}".encode()).digest()[:4], "big")


def _together(doings: list[Doings]) -> Doings:
    """What bots of one kind did."""
    faults = Record()
    for some in doings:
        faults.include(some.faults)
    return Doings(sum(some.asked for some in doings), sum(some.seconds for some in doings), faults)
