"""Islet in a terminal, as `archipel.cli.drawing` asks for it.

A view goes in and lines of styled text come out: the islet as triangles, alone both of them, and beside or below what
else is known.  The same signs are drawn with and without colour, so nothing is told by colour alone.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping

from archipel.games.drawn import GUTTER, Line, beside, wrapped
from archipel.games.islet.drawing.alone import explained_cards
from archipel.games.islet.drawing.birds import seat_name
from archipel.games.islet.drawing.layout import drawn_boards, drawn_lists, layout_of, narrowest
from archipel.games.islet.drawing.panel import PANEL_WIDTH, drawn_panel
from archipel.games.islet.drawing.signs import STYLES, drawn_signs, explained_signs
from archipel.games.islet.drawing.spots import View, islets_of
from archipel.words import Words

__all__ = ["STYLES", "draw", "explain", "seat_name"]


def draw(
    view: View,
    *,
    words: Words,
    width: int,
    colour: bool,
    players: Mapping[str, str],
    marked: Collection[str] = (),
) -> list[Line]:
    """A view drawn within a width: islet and panel side by side, the panel below, or in a narrow terminal a list."""
    islets = islets_of(view)
    layout = layout_of(islets, width)
    if layout is None:
        boards = drawn_lists(view, islets, words, width)
        told = words.say("terminal-narrow", width=str(narrowest(islets)), found=str(width))
        boards = [*wrapped("quiet", told, width), [], *boards]
    else:
        boards = drawn_boards(view, islets, layout, words, colour, marked)
    signs = drawn_signs(view, words, width)
    room = width - layout.width - GUTTER if layout else 0
    if layout and room >= PANEL_WIDTH:
        return [*beside(boards, drawn_panel(view, words, players, room), layout.width), [], *signs]
    return [*boards, [], *signs, [], *drawn_panel(view, words, players, width)]


def explain(view: View, *, words: Words, width: int) -> list[Line]:
    """What the signs mean, how cards are won and paid, and alone what the day and night cards ask for."""
    lines = explained_signs(view, words, width)
    return [*lines, *explained_cards(view, words, width)] if view["options"]["seats"] == 1 else lines
