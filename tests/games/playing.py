"""Games to be tried, and matches of them played by chance: what the tests of all games share."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from enum import IntEnum
from random import Random
from typing import Any

from hypothesis import strategies as st
from twin import OPTIONS, choose

import archipel
from archipel.boards import Board
from archipel.games.notation import spelt
from archipel.match import Game, Match
from archipel.rules import snapshot

Position = dict[str, Any]
Backs = Counter[tuple[str, str]]
"""How many tiles there are of a terrain with a back, as positions spell them."""
TERRAIN_NAMES = ("beach", "forest", "mountain")


@dataclass(frozen=True)
class Tried:
    """A game, and what its tests have to know of it."""

    name: str
    prefix: str
    """What the numbers of its rules begin with."""
    board: Board
    phases: type[IntEnum]
    verbs: type[IntEnum]
    pawns: str
    """The key of a position that says where everybody is."""
    vessels: str
    colours: Sequence[str]
    playing: Callable[[dict[str, Any]], int]
    """With some options, how many of the colours play."""
    back_counts: Mapping[Any, tuple[int, int, int]]
    first_kept: int
    most_moves: int
    seldom: frozenset[str]
    """Phases that are looked at whenever they come."""
    crowded: Callable[[Position, Random], Position]
    """A position with much in few cells, made from one at the start of the first turn."""
    repelled_with: Callable[[Position], str]
    """The back that `repel` discards."""
    game: Game = field(init=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "game", archipel.game(self.name))

    @property
    def options(self) -> list[dict[str, Any]]:
        """Every way to play it."""
        return OPTIONS[self.name]

    @property
    def table(self) -> Backs:
        """How many tiles the box has, by terrain and back."""
        return Counter(
            {
                (terrain, spelt(back)): counts[i]
                for back, counts in self.back_counts.items()
                for i, terrain in enumerate(TERRAIN_NAMES)
                if counts[i]
            }
        )

    @property
    def kept(self) -> set[str]:
        """Backs that go to the hand."""
        return {spelt(back) for back, counts in self.back_counts.items() if back >= self.first_kept and any(counts)}

    @property
    def island(self) -> set[str]:
        """The cells that begin as tiles."""
        return set(self.game.start(seats=2, seed=1).position()["terrain"])

    def setting_up(self, position: Position) -> bool:
        """Whether things are still being placed: the first two phases."""
        return position["phase"] in [spelt(phase) for phase in self.phases][:2]

    def colours_of(self, position: Position, seat: str) -> list[str]:
        """The colours a seat plays."""
        playing = self.colours[: self.playing(position["options"])]
        return [c for i, c in enumerate(playing) if str(i % position["options"]["seats"] + 1) == seat]

    def __repr__(self) -> str:
        return self.name


@dataclass(frozen=True)
class Plan:
    """A match to be played: how, with what luck, and whether it starts from a crowd."""

    options: int
    seed: int
    eager: bool
    crowd: bool

    def start(self, tried: Tried) -> Match:
        return tried.game.start(seed=self.seed, **tried.options[self.options % len(tried.options)])

    def random(self) -> Random:
        """Luck of a test's own, for what it looks at."""
        return Random(-self.seed - 1)


plans = st.builds(Plan, st.integers(0, 127), st.integers(0, 2**32 - 1), st.booleans(), st.booleans())


def play_through(tried: Tried, plan: Plan) -> Iterator[Match]:
    """The match of a plan at the moment before each move, and at its end."""
    random = Random(plan.seed)
    match = plan.start(tried)
    setup = True
    yield match
    while not match.over:
        legal = match.legal()
        match.play(choose(legal, random) if plan.eager else random.choice(legal))
        if setup and plan.crowd and not tried.setting_up(match.position()):
            match = tried.game.match(tried.crowded(match.position(), random), seed=plan.seed)
            setup = False
        yield match


def moments(tried: Tried, plan: Plan, random: Random, share: float) -> Iterator[Match]:
    """Some of them, all the seldom ones among them."""
    for match in play_through(tried, plan):
        phase = spelt(tried.phases(snapshot(match._states).phase))
        if match.over or phase in tried.seldom or random.random() < share:
            yield match


def backs_of(position: Position) -> tuple[Backs, Backs]:
    """The backs in the pool, and those in hands."""
    pool: Backs = Counter()
    for terrain, backs in position["pool"].items():
        pool.update({(terrain, back): count for back, count in backs.items()})
    hands: Backs = Counter()
    for hand in position["hands"].values():
        hands.update(kind_of(tile) for tile in hand)
    return pool, hands


def kind_of(tile: str) -> tuple[str, str]:
    """The terrain and the back of a tile in a hand."""
    terrain, back = tile.split("/")
    return terrain, back


def unseen_by_terrain(position: Position) -> Counter[str]:
    """How many backs are in the pool."""
    return Counter({terrain: sum(backs.values()) for terrain, backs in position["pool"].items()})


def terrain_drawn(position: Position) -> str:
    """The terrain of a tile that is being turned."""
    tiles = Counter(position["terrain"].values())
    [terrain] = [name for name, unseen in unseen_by_terrain(position).items() if unseen > tiles[name]]
    return terrain


def take(counts: dict[str, int], name: str) -> None:
    """One less of something."""
    counts[name] -= 1
    if not counts[name]:
        del counts[name]


def take_tiles(crowd: Position, random: Random, spared: Sequence[str]) -> Iterator[tuple[str, str, str]]:
    """Take most of the island away, volcanoes and such `spared` backs excepted: each cell, its terrain, its back."""
    tiles = sorted(crowd["terrain"])
    random.shuffle(tiles)
    for cell in tiles[random.randint(3, 12) :]:
        terrain = crowd["terrain"][cell]
        pool = crowd["pool"][terrain]
        backs = [back for back, count in pool.items() for _ in range(count) if back not in spared]
        if backs:
            back = random.choice(backs)
            take(pool, back)
            del crowd["terrain"][cell]
            yield cell, terrain, back


def within(board: Board, steps: int) -> int:
    """How many cells are at most so many steps from some cell, itself not counted: the most of all cells."""
    return max(sum(0 < d <= steps for d in board.distances(cell)) for cell in range(board.cells))
