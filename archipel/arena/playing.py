"""A question played: blocks handed out, taken back in order, and an end found."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable
from concurrent.futures import FIRST_COMPLETED, Future, wait
from dataclasses import dataclass, field
from math import ceil

from archipel.arena.blocks import Block, play_blocks
from archipel.arena.crews import Crew
from archipel.arena.question import Question
from archipel.arena.shares import shares_of
from archipel.arena.statistics import SURELY, Tally, share_interval

FEWEST_BLOCKS = 20
"""Before these are played, no interval is narrow enough."""
_AT_A_TIME = 0.5
"""Seconds that a piece of work should take: progress is seen, and handing it out costs little."""
_MOST_AT_A_TIME = 512

Progress = Callable[[int, int], None]
"""Told how many matches have been played, and how many it will be, as far as is known."""
Keep = Callable[[list[Block]], None]


def play_question(
    question: Question,
    crew: Crew,
    known: Iterable[Block] = (),
    keep: Keep | None = None,
    progress: Progress | None = None,
) -> list[Block]:
    """The blocks that answer a question, in order: the same ones, whoever plays them.

    `known` are blocks that were played before; `keep` is given the others as they come, in any order.
    """
    ledger = _Ledger(question)
    ledger.enter(known)
    work = _Work(question, set(ledger.blocks))
    waiting: set[Future[list[Block]]] = set()

    def tell() -> None:
        if progress is not None:
            progress(len(ledger.blocks) * question.games_a_block, ledger.expected * question.games_a_block)

    tell()
    try:
        while not ledger.settled:
            while len(waiting) < 2 * crew.size and (piece := work.next_piece()):
                waiting.add(crew.executor.submit(play_blocks, question, *piece))
            done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
            for future in done:
                blocks = future.result()
                if keep is not None:
                    keep(blocks)
                ledger.enter(blocks)
            work.learn(len(ledger.blocks), crew.size)
            tell()
    finally:
        for future in waiting:
            future.cancel()
    return [ledger.blocks[number] for number in range(ledger.end)]


@dataclass
class _Ledger:
    """The blocks so far, and how many of them it takes: those that come first by their numbers."""

    question: Question
    blocks: dict[int, Block] = field(default_factory=dict)
    end: int = 0
    settled: bool = False
    tally: Tally = field(default_factory=Tally)

    def enter(self, blocks: Iterable[Block]) -> None:
        self.blocks.update((block.number, block) for block in blocks)
        while not self.settled and self.end in self.blocks:
            self.tally.add(shares_of(self.question, self.blocks[self.end])[0])
            self.end += 1
            self.settled = self.end == self.question.blocks or self._answered()

    def _answered(self) -> bool:
        until, than = self.question.until, self.question.than
        if until is not None and self.end >= FEWEST_BLOCKS and share_interval(self.tally).half_width < until:
            return True
        return than is not None and share_interval(self.tally, SURELY).excludes(than)

    @property
    def expected(self) -> int:
        """How many blocks it will be: an interval narrows with the root of their number."""
        wanted = self.question.until
        if wanted is None or not self.end:
            return self.question.blocks
        if self.settled:
            return self.end
        needed = ceil(self.end * (share_interval(self.tally).half_width / wanted) ** 2)
        return min(self.question.blocks, max(needed, FEWEST_BLOCKS, self.end + 1))


class _Work:
    """What is still to be played, in pieces that take about the same time."""

    def __init__(self, question: Question, played: set[int]) -> None:
        self._blocks = question.blocks
        self._played = played
        self._next = 0
        self._size = 1
        self._began = time.monotonic()
        self._before = len(played)

    def next_piece(self) -> tuple[int, int] | None:
        """The first block and the number of blocks of a piece, None when all are handed out."""
        while self._next in self._played:
            self._next += 1
        first = self._next
        while self._next < min(self._blocks, first + self._size) and self._next not in self._played:
            self._next += 1
        return (first, self._next - first) if self._next > first else None

    def learn(self, played: int, workers: int) -> None:
        """How fast it goes."""
        seconds = (time.monotonic() - self._began) * workers / max(1, played - self._before)
        self._size = max(1, min(_MOST_AT_A_TIME, 2 * self._size, int(_AT_A_TIME / seconds)))
