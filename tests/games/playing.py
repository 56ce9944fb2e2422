"""Games to be tried, and matches of them played by chance: what the tests of all games share."""

from __future__ import annotations

import copy
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from enum import IntEnum
from fractions import Fraction
from random import Random
from typing import Any

from hypothesis import strategies as st
from twin import TWINS, choose

import archipel
from archipel.boards import Board
from archipel.games.notation import spelt
from archipel.match import Game, Match
from archipel.rules import snapshot

Position = dict[str, Any]


@dataclass(frozen=True, kw_only=True, eq=False, repr=False)
class Tried:
    """A game, and what its tests have to know of it.  Nothing is secret in it, unless a kind of its own says more."""

    name: str
    prefix: str
    """What the numbers of its rules begin with."""
    phases: type[IntEnum]
    verbs: type[IntEnum]
    most_moves: int
    small: Position
    """What makes a small position, besides the game and any phase."""
    sorted_list: Callable[[Position], list[Any]]
    """A list of a position that is put in order."""
    seldom: frozenset[str]
    """Phases that are looked at whenever they come."""
    placing: int = 0
    """How many phases, the first ones, set the game up."""
    crowded: Callable[[Position, Random], Position]
    """A position with much in few cells, made from one at the start of the first turn."""
    chances: Callable[[Position], dict[str, Fraction]]
    """What chance may bring, told again from the page."""
    secrets: tuple[str, ...] = ()
    """The keys of a position in which something is hidden from somebody."""
    mover: Callable[[str, str | None], str | None] = lambda _, actor: actor
    """Who may make a move, for the actor there is."""
    choose: Callable[[list[str], Random], str] = choose
    """How an eager player plays."""
    game: Game = field(init=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "game", archipel.game(self.name))

    @property
    def options(self) -> list[dict[str, Any]]:
        """Every way to play it."""
        return TWINS[self.name].options

    @property
    def phase_names(self) -> list[str]:
        """The phases as positions spell them."""
        return [spelt(phase) for phase in self.phases]

    def setting_up(self, position: Position) -> bool:
        """Whether things are still being placed."""
        return position["phase"] in self.phase_names[: self.placing]

    def view(self, position: Position, seat: str | None) -> Position:  # noqa: ARG002 - all see the same
        """What a seat may know of a position."""
        return copy.deepcopy(position)

    def seen(self, move: str, turn: int, seat: str | None) -> str:  # noqa: ARG002 - all see the same
        """A move of a seat's turn, as a seat may read it while the match goes on."""
        return move

    def other_secrets(self, position: Position, seat: str | None, random: Random) -> Position:  # noqa: ARG002
        """The same to a seat's eyes, with what it may not know dealt anew."""
        return copy.deepcopy(position)

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


plans = st.builds(Plan, st.integers(0, 255), st.integers(0, 2**32 - 1), st.booleans(), st.booleans())


def play_through(tried: Tried, plan: Plan) -> Iterator[Match]:
    """The match of a plan at the moment before each move, and at its end."""
    random = Random(plan.seed)
    match = plan.start(tried)
    crowd_comes = plan.crowd
    while True:
        if crowd_comes and not tried.setting_up(match.position()):
            match = tried.game.match(tried.crowded(match.position(), random), seed=plan.seed)
            crowd_comes = False
        yield match
        if match.over:
            return
        legal = match.legal()
        match.play(tried.choose(legal, random) if plan.eager else random.choice(legal))


def moments(tried: Tried, plan: Plan, random: Random, share: float) -> Iterator[Match]:
    """Some of them, all the seldom ones among them."""
    for match in play_through(tried, plan):
        phase = spelt(tried.phases(snapshot(match._states).phase))
        if match.over or phase in tried.seldom or random.random() < share:
            yield match


def within(board: Board, steps: int) -> int:
    """How many cells are at most so many steps from some cell, itself not counted: the most of all cells."""
    return max(sum(0 < d <= steps for d in board.distances(cell)) for cell in range(board.cells))
