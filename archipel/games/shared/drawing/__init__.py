"""A sinking island in a terminal: the board with its cells' names, and beside or below it what else a player may know.

A view or a position goes in and lines of styled text come out; `archipel.cli.drawing` says what each function here is
asked for.  A game's `Looks` say what differs.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping

from archipel.games.drawn import GUTTER, Line, Segment, beside, flowed, wrapped
from archipel.games.shared.drawing.board import Grid, drawn_board, leftovers
from archipel.games.shared.drawing.compact import drawn_list
from archipel.games.shared.drawing.looks import Looks, View
from archipel.games.shared.drawing.panel import PANEL_WIDTH, drawn_panel
from archipel.games.shared.drawing.signs import STYLES, signs
from archipel.words import Words

__all__ = ["STYLES", "Looks", "View", "draw", "explain", "seat_name"]


def draw(
    looks: Looks,
    view: View,
    *,
    words: Words,
    width: int,
    colour: bool,
    players: Mapping[str, str],
    marked: Collection[str] = (),
) -> list[Line]:
    """A view drawn within a width: board and panel side by side, the panel below, or in a narrow terminal a list."""
    grid = Grid(looks.columns, colour)
    if width < grid.width:
        narrow = wrapped("quiet", words.say("terminal-narrow", width=str(grid.width), found=str(width)), width)
        panel = drawn_panel(looks, view, words, players, min(width, PANEL_WIDTH))
        return [*narrow, [], *drawn_list(looks, view, words, width), [], *panel]
    board = drawn_board(looks, view, grid, marked)
    below = [*leftovers(looks, view), *flowed(signs(looks, words), width, ("", "  "))]
    if width >= grid.width + GUTTER + PANEL_WIDTH:
        return [*beside(board, drawn_panel(looks, view, words, players, PANEL_WIDTH), grid.width), *below]
    return [*board, *below, [], *drawn_panel(looks, view, words, players, grid.width)]


def explain(looks: Looks, view: View, *, words: Words, width: int) -> list[Line]:
    """What the signs mean, and what the tiles are for that the view shows in hands."""
    lines = flowed(signs(looks, words), width, ("", "  "))
    backs = {tile.partition("/")[2] for tiles in view["hands"].values() for tile in tiles} - {"?"}
    for back in sorted(backs):
        name, meaning = looks.say(words, f"back-{back}"), looks.say(words, f"back-{back}-help")
        lines += wrapped("", words.say("terminal-meaning", name=name, meaning=meaning), width)
    return lines


def seat_name(looks: Looks, view: View, seat: str, words: Words) -> Segment:
    """What a seat is called, and its style: by its colour, or its two."""
    colours = looks.colours_of(view, seat)
    name = " + ".join(looks.say(words, f"colour-{colour}") for colour in colours)
    return f"name-{colours[0]}", name[:1].upper() + name[1:]
