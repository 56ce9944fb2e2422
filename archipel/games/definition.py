"""What a game's folder offers to everything built on it."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, Protocol

from archipel.games.choices import Choice
from archipel.games.described import Described, Descriptions
from archipel.games.keys import Keys
from archipel.games.reading import Position
from archipel.rules import Batch


class Doors(Protocol):
    """A game's compiled rules, over batches of its states."""

    DOORS: tuple[Any, ...]

    def legal_at(self, states: Batch[Any], moves: Batch[Any], i: int, /) -> int: ...
    def refuse_at(self, states: Batch[Any], moves: Batch[Any], i: int, move: int, /) -> int: ...
    def play_at(self, states: Batch[Any], i: int, move: int, /) -> None: ...
    def deal_at(self, states: Batch[Any], draws: Batch[Any], i: int, /) -> None: ...
    def settle_at(self, states: Batch[Any], moves: Batch[Any], i: int, /) -> int: ...
    def veil_at(self, states: Batch[Any], i: int, veiled: Batch[Any], j: int, seat: int, /) -> None: ...
    def score_at(self, states: Batch[Any], i: int, seat: int, /) -> int: ...
    def won_at(self, states: Batch[Any], i: int, seat: int, /) -> bool: ...
    def actor_at(self, states: Batch[Any], i: int, /) -> int: ...


@dataclass(frozen=True, eq=False)
class Definition:
    """One game: its records, its compiled rules, and its texts.  States here are snapshots, moves are their numbers."""

    name: str
    seats: tuple[int, ...]
    options: Position
    """Every option with its default."""
    state: type[Any]
    moves: type[Any]
    draws: type[Any]
    doors: Doors
    draw_totals: Callable[[Any], list[int]]
    """For a state with its options: how many outcomes each draw of set-up has, in order."""
    read_options: Callable[[Any, dict[str, Any]], None]
    write_options: Callable[[Any], Position]
    read: Callable[[object], Any]
    read_view: Callable[[object], Any]
    write: Callable[[Any], Position]
    open_keys: Callable[[Any], Keys]
    """The keys of a position that all seats see alike, in a match that starts with a state."""
    move_of: Callable[[str], int | None]
    text_of: Callable[[int], str]
    parts_of: Callable[[Any, int], dict[str, str]]
    refusal_of: Callable[[int], tuple[str, str]]
    """Why a move is refused: the rule's number and the message."""
    text_seen: Callable[[Any, int, int], str]
    """A move's text as a seat may read it, for the state before it."""
    named_seat: Callable[[int], int | None] = lambda _: None
    """C-3.2: the seat that alone may make a move, None if that is the actor."""
    choices: Mapping[str, Choice] = field(default_factory=dict)
    """For each option but `seats`: what it may be, so that somebody can be asked."""
    secret_keys: Keys | None = None
    """The others: keys in which something may be hidden; none where seats see the same things."""
    circumstances: Callable[[Any, Sequence[int]], list[Hashable]] | None = None
    """Moves, each with all that its parts depend on, where that comes again and again in many matches."""
    team: bool = False
    """Whether all win or lose together."""

    @cached_property
    def descriptions(self) -> Descriptions:
        """The moves as they are shown."""
        return Descriptions(self._described, self.circumstances)

    def _described(self, s: Any, move: int) -> Described:
        return Described(self.text_of(move), self.named_seat(move), self.parts_of(s, move))

    @property
    def secrets(self) -> bool:
        """Whether seats see different things."""
        return self.secret_keys is not None
