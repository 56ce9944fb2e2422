"""How a game draws itself in a terminal, and how its drawing gets there.

A game attaches its drawing by having one: a module `drawing` in its folder with what `Drawing` lists, imported only
when something is drawn.  It knows nothing of terminals: it returns lines of `(style, text)`, and says in `STYLES` what
each style looks like.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from importlib import import_module
from typing import TYPE_CHECKING, Any, Protocol, cast

from archipel.games.drawn import Line, Segment
from archipel.words import Words, words

if TYPE_CHECKING:
    from archipel.cli.screen import Screen


class Drawing(Protocol):
    """A game's drawing."""

    STYLES: Mapping[str, str]
    """Each style's look, as rich writes styles: `bold #ffffff on #c4480a`."""

    def draw(
        self,
        view: Mapping[str, Any],
        *,
        words: Words,
        width: int,
        colour: bool,
        players: Mapping[str, str],
        marked: Collection[str] = (),
    ) -> list[Line]:
        """A view or a position, within `width` columns; without colour it must read as well.

        `players` says who plays a seat, for those known; `marked` names cells that the last move touched.
        """

    def explain(self, view: Mapping[str, Any], *, words: Words, width: int) -> list[Line]:
        """What the signs mean, and whatever else in a view wants explaining."""

    def seat_name(self, view: Mapping[str, Any], seat: str, words: Words) -> Segment:
        """What a seat is called, and the style of its name."""


def drawing_of(game: str) -> Drawing:
    """The drawing of a game."""
    return cast("Drawing", import_module(f"archipel.games.{game.replace('-', '_')}.drawing"))


def show(
    screen: Screen, view: Mapping[str, Any], players: Mapping[str, str] | None = None, marked: Collection[str] = ()
) -> None:
    """Draw a view on a screen."""
    drawing = drawing_of(view["game"])
    lines = drawing.draw(
        view, words=words(), width=screen.width, colour=screen.colour, players=players or {}, marked=marked
    )
    screen.paint(lines, drawing.STYLES)
