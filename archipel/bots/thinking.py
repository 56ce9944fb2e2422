"""A seat's look ahead: the compiled search, fed with views and asked for what it found."""

from __future__ import annotations

import threading
import time
from dataclasses import dataclass
from typing import Any

from archipel.bots.binding import bound
from archipel.bots.desks import DESKS, KNOWN
from archipel.bots.weighing import search_weights_of, style_of
from archipel.compiling import prepare_doors
from archipel.games.definition import Definition
from archipel.rules import Rng, batch, column, snapshot, store

ROOM = 400_000
"""Nodes: some 20 MB.  When they are used up the search goes on without adding any."""
ENDLESS = 2**40


@dataclass(frozen=True)
class Budget:
    """How long to think: so many iterations, which is the same everywhere, or so many milliseconds."""

    iterations: int | None = None
    milliseconds: float | None = None
    to_choose: bool = False
    """Only find out which move to play, not what all of them are worth; it may stop when that is settled.  By the clock
    alone it never is: how many looks are left says when to drop a move."""


@dataclass(frozen=True)
class Prospect:
    """What a search thinks of a move: how often it looked, and each seat's share of the victory after it."""

    move: int
    visits: int
    shares: list[float]


class Thinker:
    """The search of one seat.  It keeps what it found while the match goes where it has looked."""

    def __init__(self, game: Definition, seed: int, *, room: int = ROOM, **style: Any) -> None:
        self._game = game
        self._search = bound("search", game)
        prepare_doors(game.name, self._search.DOORS)
        self._desk = batch(game.state, DESKS)
        self._lists = batch(game.moves, DESKS)
        self._trees = batch(self._search.Tree)
        self._nodes = batch(self._search.Node, room)
        self._memories = batch(self._search.Memory)
        self._weights = search_weights_of(game)
        self._rngs = batch(Rng)
        self._search.begin(self._rngs, self._memories, seed)
        self._styles = style_of(game, **style)
        self._rooted = False
        self._seats = 0
        self.seconds = 0.0
        """Spent inside compiled code, looking ahead."""

    def look_at(self, view: dict[str, Any]) -> None:
        """What the seat sees now."""
        seen = self._game.read_view(view)
        self._seats = seen.seats
        store(self._desk, KNOWN, seen)
        self._search.notice_and_recall(self._desk, self._memories)

    def go_on(self, move: int | None) -> None:
        """A move was made; None for one that the seat may not know."""
        self._rooted = self._rooted and move is not None and self._search.follow(self._trees, self._nodes, move)

    def think(self, budget: Budget) -> int:
        """Look ahead from the view looked at last; how many times it did."""
        if not self._rooted or self._search.is_crowded(self._trees, self._nodes):
            self._search.plant(self._trees, self._nodes)
            self._rooted = True
        limit = ENDLESS if budget.iterations is None else budget.iterations
        to_choose = budget.to_choose and limit < ENDLESS
        self._search.release(self._trees)
        timer = None
        if budget.milliseconds is not None:
            timer = threading.Timer(budget.milliseconds / 1000, self.stop)
            timer.start()
        began = time.perf_counter()
        try:
            done: int = self._search.search(
                self._desk,
                self._lists,
                self._trees,
                self._nodes,
                self._weights,
                self._styles,
                self._rngs,
                limit,
                to_choose,
            )
            return done
        finally:
            self.seconds += time.perf_counter() - began
            if timer is not None:
                timer.cancel()

    def stop(self) -> None:
        """Have it come to an end, from another thread."""
        self._search.halt(self._trees)

    @property
    def actor(self) -> int:
        """Who is to move in the view looked at last."""
        who: int = self._search.actor_at(self._desk, KNOWN)
        return who

    @property
    def visits(self) -> int:
        """How often it has looked ahead from here."""
        return snapshot(self._nodes, self._root).visits if self._rooted else 0

    @property
    def _root(self) -> int:
        root: int = column(self._trees, "root")[0]
        return root

    def shares(self) -> list[float]:
        """Each seat's share of the victory from here, as far as it has looked."""
        here = snapshot(self._nodes, self._root)
        return [value / max(1, here.visits) for value in here.value[: self._seats]]

    def prospects(self) -> list[Prospect]:
        """The moves at hand, first the one to play, then the most looked at."""
        chosen = self._search.verdict(self._trees, self._nodes)
        return sorted(self._prospects(self._root), key=lambda prospect: prospect.move != chosen)

    def line(self, move: int, longest: int) -> list[int]:
        """How play is likely to go on after a move: what was looked at most, draws included."""
        node = self._search.child_by(self._nodes, self._root, move)
        moves: list[int] = []
        while len(moves) < longest and (ahead := self._prospects(node)):
            moves.append(ahead[0].move)
            node = self._search.child_by(self._nodes, node, moves[-1])
        return moves

    def _prospects(self, node: int) -> list[Prospect]:
        tried = batch(self._search.Node, self._search.count_tried(self._nodes, node))
        self._search.copy_tried(self._nodes, node, tried)
        columns = (column(tried, field) for field in ("move", "visits", "value"))
        found = [
            Prospect(move, visits, [value / visits for value in values[: self._seats]])
            for move, visits, values in zip(*columns, strict=True)
        ]
        return sorted(found, key=lambda prospect: -prospect.visits)
