"""Forbidden Island in a terminal, as `archipel.cli.drawing` asks for it.

A view goes in and lines of styled text come out: the island with its tiles' names, and beside or below it what else
everybody knows.  The same signs are drawn with and without colour, so nothing is told by colour alone.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping

from archipel.games.drawn import GUTTER, Line, Segment, beside, wrapped
from archipel.games.forbidden_island.drawing.board import columns_of, drawn_board
from archipel.games.forbidden_island.drawing.listing import drawn_list
from archipel.games.forbidden_island.drawing.panel import PANEL_WIDTH, drawn_panel
from archipel.games.forbidden_island.drawing.signs import STYLES, drawn_signs, explained_signs
from archipel.games.forbidden_island.drawing.squares import View
from archipel.games.forbidden_island.drawing.wording import say
from archipel.words import Words

__all__ = ["STYLES", "draw", "explain", "seat_name"]

_SIDE_BY_SIDE = 110
_NARROWEST_TILE, _WIDEST_TILE = 8, 14


def draw(
    view: View,
    *,
    words: Words,
    width: int,
    colour: bool,
    players: Mapping[str, str],
    marked: Collection[str] = (),
) -> list[Line]:
    """A view drawn within a width: island and panel side by side, the panel below, or in a narrow terminal a list."""
    columns = columns_of(view)
    wide = width >= _SIDE_BY_SIDE
    tile_width = min(_WIDEST_TILE, (width - (GUTTER + PANEL_WIDTH if wide else 0)) // columns)
    if tile_width < _NARROWEST_TILE:
        needed = str(columns * _NARROWEST_TILE)
        narrow = wrapped("quiet", words.say("terminal-narrow", width=needed, found=str(width)), width)
        return [*narrow, [], *drawn_list(view, words, width), [], *drawn_panel(view, words, players, width)]
    board = drawn_board(view, words, tile_width, colour, marked)
    below = drawn_signs(words, columns * tile_width)
    if wide:
        room = width - columns * tile_width - GUTTER
        return beside([*board, *below], drawn_panel(view, words, players, room), columns * tile_width)
    return [*board, *below, [], *drawn_panel(view, words, players, width)]


def explain(view: View, *, words: Words, width: int) -> list[Line]:
    """What the signs mean, what each role of the team can do, and what the cards in hands are for."""
    meanings = [(say(words, f"role-{role}"), say(words, f"role-{role}-help")) for role in view["roles"]]
    held = {card for hand in view["hands"].values() for card in hand}
    for card in [*sorted(held), "waters-rise"]:
        name = say(words, f"card-{card}")
        meanings.append((name[:1].upper() + name[1:], say(words, f"card-{card}-help")))
    lines = explained_signs(words, width)
    for name, meaning in meanings:
        lines += wrapped("", words.say("terminal-meaning", name=name, meaning=meaning), width)
    return lines


def seat_name(view: View, seat: str, words: Words) -> Segment:
    """A seat is called by its role, in the role's colour."""
    role = view["roles"][int(seat) - 1]
    return f"name-{role}", say(words, f"role-{role}")
