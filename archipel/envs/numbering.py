"""Every move of a game as a small number, and back.

The numbers of a game are the same in every release with the same major version.  They are made by rules
(`archipel/envs/numbers/`), so that compiled programs and Python agree.
"""

from __future__ import annotations

from functools import cache

from archipel.compiling import prepare, prepare_doors
from archipel.envs.binding import bound
from archipel.envs.spans import Span
from archipel.errors import ArchipelError
from archipel.games.catalogue import definition
from archipel.games.reading import shown
from archipel.match import Match
from archipel.rules import batch, numbers


class Numbering:
    """The numbers of a game's moves.

    >>> import archipel
    >>> match = archipel.game("the-island").start(seats=2, seed=7)
    >>> numbering("the-island").number(match, "place r4 e5")
    125
    >>> numbering("the-island").move(match, 125)
    'place r4 e5'
    """

    def __init__(self, game: str) -> None:
        self._game = definition(game)
        self._rules = bound(self._game)
        prepare(self._game)
        prepare_doors(game, self._rules.NUMBERING_DOORS)
        self._surveys = batch(self._rules.Survey)
        self._buffer = batch(self._game.moves)
        self._numbers = batch(self._rules.Numbers)

    @property
    def actions(self) -> int:
        """How many numbers there are for what seats do: 0 to one less."""
        return int(self._rules.ACTIONS)

    @property
    def numbers(self) -> int:
        """How many numbers there are, those of draws included, which come last."""
        return int(self._rules.SPANS.numbers)

    @property
    def spans(self) -> list[Span]:
        """Which numbers belong to which form of move, in order."""
        return list(self._rules.SPANS.in_order)

    def number(self, match: Match, move: str) -> int:
        """The number of a legal move; an `IllegalMove` says why it is none."""
        number = int(self._rules.number_at(match._states, self._surveys, 0, match._check(move)))
        if number < 0:
            raise ArchipelError("move-without-number", move=move)
        return number

    def move(self, match: Match, number: int) -> str:
        """The legal move that has a number; an error if none has."""
        move = self.legal(match).get(number)
        if move is None:
            raise ArchipelError("illegal-number", number=shown(number))
        return move

    def legal(self, match: Match) -> dict[int, str]:
        """Every legal move by its number.  One beyond what a match can bring has none, and is left out."""
        count = self._game.doors.legal_at(match._states, self._buffer, 0)
        self._rules.number_all_at(match._states, self._surveys, self._buffer, self._numbers, 0)
        codes, given = numbers(self._buffer, 0, "code", count), numbers(self._numbers, 0, "number", count)
        by_number = dict(zip(given, map(self._game.text_of, codes), strict=True))
        return {number: by_number[number] for number in sorted(by_number) if number >= 0}


@cache
def numbering(game: str) -> Numbering:
    """The numbering of a game's moves."""
    return Numbering(game)
