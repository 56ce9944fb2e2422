"""What a game says of itself so that it can be drawn."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import groupby
from typing import Any

from archipel.games.drawn import Line
from archipel.games.shared.box import Box
from archipel.words import Words

View = Mapping[str, Any]


@dataclass(frozen=True)
class Looks:
    """What differs between drawings, by the names that views and messages have for it."""

    game: str
    """What its messages begin with."""
    box: Box
    columns: int
    """How many cells wide the board is drawn, with the water beside its longest rows."""
    landing: Mapping[str, str]
    """The islands in the corners, with the cells that touch them."""
    creatures: Sequence[str]
    grounds: Sequence[str]
    """What a cell can be other than water."""
    craft: str
    """What pawns ride in: `boat`, `raft`."""
    craft_ends: tuple[str, str]
    """What those aboard are drawn between."""
    craft_in_hand: str
    """The message that counts those still to place."""
    notes: Callable[[View, Words, int], list[Line]]
    """Whatever else there is to say of the moment, within a width."""

    def say(self, words: Words, message: str, **arguments: Any) -> str:
        """A message of the game's own."""
        return words.say(f"{self.game}-{message}", **arguments)

    @cached_property
    def rows(self) -> list[list[str]]:
        """The names of the cells, row by row."""
        return [list(names) for _, names in groupby(self.box.cells, key=lambda name: name[0])]

    @cached_property
    def island(self) -> set[str]:
        """The cells that tiles lie in at the beginning."""
        return {self.box.cells[cell] for cell in self.box.island}

    @cached_property
    def landing_cells(self) -> set[str]:
        """The cells one lands from."""
        return {name for names in self.landing.values() for name in names.split()}

    def pawns(self, view: View) -> Mapping[str, str]:
        """Where everybody is."""
        places: Mapping[str, str] = view[self.box.pawns]
        return places

    def grounds_of(self, view: View) -> dict[str, str]:
        """The cells that are not water: tiles, and volcanoes in a game that has them."""
        return {**view["terrain"], **dict.fromkeys(view.get("volcanoes", ()), "volcano")}

    def colours_of(self, view: View, seat: str) -> list[str]:
        """The colours a seat plays: of those with values, each seat has one in turn."""
        playing = [colour for colour in self.box.colours if colour in view["values"]]
        return playing[int(seat) - 1 :: view["options"]["seats"]]
