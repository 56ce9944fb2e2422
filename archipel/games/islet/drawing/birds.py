"""The seats: where each bird is, its eggs, cards, guarantees and tiles."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from archipel.games.drawn import Line, Segment, cut, flowed, indented
from archipel.games.islet.drawing.faces import drawn_face
from archipel.games.islet.drawing.signs import (
    BIRD_SIGNS,
    COLOURS,
    EGG_SIGNS,
    NEST_SIGNS,
    RESOURCE_SIGNS,
    TERRAIN_SIGNS,
    counted,
    ground_style,
)
from archipel.games.islet.drawing.spots import Tile, View
from archipel.games.islet.drawing.wording import say
from archipel.games.islet.notation import SEA
from archipel.games.islet.writing import UNSEEN
from archipel.words import Words

_MARGIN = 3
"""Columns left of what is told of a seat: whose turn it is, and its bird."""


def drawn_birds_panel(view: View, words: Words, players: Mapping[str, str], width: int) -> list[Line]:
    """Everybody, whose turn it is marked."""
    lines: list[Line] = [[("title", say(words, "panel-birds"))]]
    room = width - _MARGIN
    for seat in view["birds"]:
        turn = "►" if str(view["turn"]) == seat and view["phase"] != "over" else " "
        style, name = seat_name(view, seat, words)
        label = f"{name} ({players[seat]})" if seat in players else name
        lines.append([("now", turn), (f"bird-{seat}", BIRD_SIGNS[seat]), (style, cut(f" {label}", width - 2))])
        told = [
            *flowed([_place(view, seat, words), _reserve(view, seat, words)], room, ("quiet", " · ")),
            *flowed(_laid(view, seat, words), room, ("", " ")),
            *flowed(_cards(view, seat, words), room, ("", " ")),
            *flowed(_hand(view["hands"][seat], words), room, ("", "  ")),
        ]
        lines += indented(told, _MARGIN)
    return lines


def seat_name(_view: View, seat: str, words: Words) -> Segment:
    """A seat is called by the colour of its bird, in that colour."""
    return f"name-{seat}", say(words, f"colour-{COLOURS[seat]}")


def _place(view: View, seat: str, words: Words) -> Line:
    """Where the bird is, and on what."""
    cell = view["birds"][seat]
    if cell == SEA:
        return [("", say(words, "panel-in-the-sea"))]
    terrain, nest, level = view["cells"][cell]
    style = ground_style(terrain, level)
    face = drawn_face(Tile(terrain, nest, level, None, []), style, f"{style} strong")
    return [("", f"{say(words, 'now-bird', cell=cell)} "), *face]


def _reserve(view: View, seat: str, words: Words) -> Line:
    """The eggs that lie nowhere yet."""
    return [("", say(words, "now-free", count=view["free_eggs"][seat]))]


def _laid(view: View, seat: str, words: Words) -> list[Line]:
    """The eggs laid, with their levels, the highest first."""
    levels = [view["cells"][cell][2] for cell, owner in view["eggs"].items() if str(owner) == seat]
    heading: Line = [(f"egg-{seat}", EGG_SIGNS[seat]), ("", f" {say(words, 'now-laid', count=len(levels))}")]
    heights: list[Line] = [[("title", str(level))] for level in sorted(levels, reverse=True)]
    return [heading, *heights]


def _cards(view: View, seat: str, words: Words) -> list[Line]:
    """Cards by resource, then guarantees: fresh ones in brackets, spent ones in parentheses."""
    cards = view["cards"][seat]
    if not cards and not view["guarantees"][seat]:
        return [[("quiet", say(words, "panel-no-cards"))]]
    heading: Line = [("", say(words, "now-cards", count=sum(cards.values())))]
    return [heading, *counted(cards), *map(_guarantee, view["guarantees"][seat])]


def _guarantee(guarantee: tuple[str, bool]) -> Line:
    resource, spent = guarantee
    sign = RESOURCE_SIGNS[resource]
    return [("quiet", f"({sign})")] if spent else [(resource, f"[{sign}]")]


def _hand(hand: list[str], words: Words) -> list[Line]:
    """Tiles as signs and as they are typed; of those that may not be seen, how many."""
    if not hand or UNSEEN in hand:
        return [[("quiet", say(words, "now-hand", count=len(hand)))]]
    return [_held(kind, count) for kind, count in Counter(hand).items()]


def _held(kind: str, count: int) -> Line:
    terrain, nest = kind.split("-")
    times = f" ×{count}" if count > 1 else ""
    style = ground_style(terrain, 1)
    return [(style, f"{TERRAIN_SIGNS[terrain]}{NEST_SIGNS[nest]}"), ("", f" {kind}{times}")]
