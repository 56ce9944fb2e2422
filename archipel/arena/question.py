"""What an arena is asked: which bots, in which game, and how long to go on."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from functools import cached_property
from itertools import permutations
from math import ceil
from typing import Any

from archipel.bots import compiled_bot_names
from archipel.errors import ArchipelError
from archipel.games.catalogue import definition
from archipel.seeds import canonical

Lineup = tuple[int, ...]
"""Which bot has each seat, bots counted from 0 in the order they are named."""

MOST_GAMES = 1_000_000
"""Where a question ends that asks for a width that is not reached."""


@dataclass(frozen=True)
class Question:
    """Bots at a table.

    In a game of rivals they sit round it; the last one named fills the seats that are left.  In a team game, and alone,
    each of them plays by itself on all seats, the same deals as the others.
    """

    game: str
    options: dict[str, Any]
    """Of the match, `seats` among them."""
    bots: tuple[str, ...]
    games: int = MOST_GAMES
    """How many matches at most; it is rounded up to whole blocks."""
    until: float | None = None
    """Stop when half of the interval of the first bot's share is narrower than this."""
    than: float | None = None
    """Stop when the first bot's share is surely more or surely less than this."""
    seed: int = 0
    time: float | None = None
    """Seconds a move: None leaves our own bots all the time they take, and gives others some."""

    def __post_init__(self) -> None:
        game = definition(self.game)
        state = game.state()
        game.read_options(state, dict(self.options))
        object.__setattr__(self, "options", game.write_options(state))  # those left out with their defaults
        if self.games < 1:
            raise ArchipelError("games-too-few", value=self.games)
        if self.until is not None and not 0 < self.until < 1:
            raise ArchipelError("arena-until", value=str(self.until))
        if self.than is not None and not 0 < self.than < 1:
            raise ArchipelError("arena-than", value=str(self.than))
        if not self.bots or (not self.apart and len(self.bots) > self.seats):
            raise ArchipelError("bots-not-seats", bots=len(self.bots), seats=self.seats)

    @property
    def seats(self) -> int:
        """How many play."""
        seats: int = self.options["seats"]
        return seats

    @property
    def apart(self) -> bool:
        """Whether each bot plays by itself."""
        return definition(self.game).team or self.seats == 1

    def lineups(self, block: int) -> list[Lineup]:
        """The matches of a block, which all have the same deal: each bot comes to sit in each seat.

        Who sits before whom changes from block to block, since that can be an advantage too.
        """
        if self.apart:
            return [(bot,) * self.seats for bot in range(len(self.bots))]
        table = self._tables[block % len(self._tables)]
        turned = [tuple(table[seat - turn] for seat in range(self.seats)) for turn in range(self.seats)]
        return list(dict.fromkeys(turned))

    @cached_property
    def _tables(self) -> list[Lineup]:
        """The ways to sit round a table."""
        first, *others = [min(place, len(self.bots) - 1) for place in range(self.seats)]
        return [(first, *rest) for rest in sorted(set(permutations(others)))]

    def places(self, bot: int) -> int:
        """How many at a table can win for a bot."""
        return 1 if self.apart else self.lineups(0)[0].count(bot)

    @cached_property
    def games_a_block(self) -> int:
        """How many matches a block has."""
        return len(self.lineups(0))

    @property
    def blocks(self) -> int:
        """How many blocks at most."""
        return ceil(self.games / self.games_a_block)

    @property
    def open_ended(self) -> bool:
        """Whether it may be answered before all matches are played."""
        return self.until is not None or self.than is not None

    @property
    def compiled(self) -> bool:
        """Whether whole matches can be played in compiled code."""
        return self.time is None and all(bot in compiled_bot_names() for bot in self.bots)

    @property
    def key(self) -> str:
        """A text that is the same for the same question."""
        return canonical(asdict(self))
