"""The signs of the drawing, and what they look like: each reads without colour too."""

from __future__ import annotations

from archipel.games.drawn import Line, Segment, cut, flowed, wrapped
from archipel.games.islet.drawing.spots import Islet, View, islets_of
from archipel.games.islet.drawing.wording import named, say
from archipel.words import Words

TERRAIN_SIGNS = {"water": "≈", "sand": "░", "clay": "■"}
NEST_SIGNS = {"leaf": "♠", "branch": "Ψ", "flower": "✿"}
RESOURCE_SIGNS = {**TERRAIN_SIGNS, **NEST_SIGNS}
BIRD_SIGNS = {"1": "❶", "2": "❷", "3": "❸", "4": "❹"}
EGG_SIGNS = {"1": "①", "2": "②", "3": "③", "4": "④"}
MARK = "*"
COLOURS = {"1": "red", "2": "blue", "3": "green", "4": "yellow"}
"""Of the seats."""

_TOP_SHADE = 5
"""Levels from here on look alike."""
_SHADES = {
    "water": ("#7dc0d2", "#96cfde", "#aedde8", "#c6e9f1", "#dff5f9"),
    "sand": ("#dcbf7c", "#e5cd93", "#eddaab", "#f4e6c3", "#fbf2dc"),
    "clay": ("#cf815a", "#d99570", "#e3aa89", "#ecbfa3", "#f5d5c0"),
}
"""The higher, the lighter."""
_PLAYERS = {"1": "#d55e00", "2": "#0072b2", "3": "#007a5a", "4": "#f0e442"}

STYLES: dict[str, str] = {
    **{
        f"{terrain}-{level}": f"#1d1608 on {shade}"
        for terrain, shades in _SHADES.items()
        for level, shade in enumerate(shades, 1)
    },
    **{f"bird-{seat}": f"bold {'#1b1300' if seat == '4' else '#ffffff'} on {look}" for seat, look in _PLAYERS.items()},
    **{f"egg-{seat}": f"bold {'#6b6000' if seat == '4' else look} on #fffaf0" for seat, look in _PLAYERS.items()},
    "name-1": "bold #ee7a2c",
    "name-2": "bold #4aa3dd",
    "name-3": "bold #2fb98c",
    "name-4": "bold #e0d23a",
    "edge": "#6e5636",
    "strong": "bold",
    "sea": "on #1d6483",
    "shore": "#a9d3e0 on #1d6483",
    "open": "bold #ffd489 on #1d6483",
    "water": "bold #6cc3d9",
    "sand": "bold #dcbf7c",
    "clay": "bold #d98a62",
    "leaf": "bold #5fb36a",
    "branch": "bold #b99263",
    "flower": "bold #e58fb2",
    "good": "bold #4fb286",
    "danger": "bold #e0623a",
    "marked": "bold #1b1300 on #f5a524",
    "title": "bold",
    "quiet": "dim",
    "now": "bold #f5a524",
}
"""What each style looks like, in rich's language."""


def ground_style(terrain: str, level: int) -> str:
    """The look of a stack of tiles."""
    return f"{terrain}-{min(level, _TOP_SHADE)}"


def counted(counts: dict[str, int]) -> list[Line]:
    """Cards of each resource there are any of: the sign, and how many."""
    return [
        [(resource, sign), ("", str(counts[resource]))]
        for resource, sign in RESOURCE_SIGNS.items()
        if counts.get(resource)
    ]


def shore_sign(islet: Islet) -> Segment:
    """How the sea beside an islet looks: where a tile may be put now, or just sea."""
    return ("open", "+") if islet.is_open else ("shore", "~")


def drawn_signs(view: View, words: Words, width: int) -> list[Line]:
    """The signs of the islet, each with its meaning in few words, as many on a line as fit."""
    shores = dict(shore_sign(islet) for islet in islets_of(view))
    meanings = [
        *((terrain, sign, named(words, f"terrain-{terrain}", terrain)) for terrain, sign in TERRAIN_SIGNS.items()),
        *((nest, sign, named(words, f"nest-{nest}", nest)) for nest, sign in NEST_SIGNS.items()),
        ("title", "1 2 3", say(words, "sign-level")),
        ("egg-1", EGG_SIGNS["1"], say(words, "sign-egg")),
        ("bird-1", BIRD_SIGNS["1"], say(words, "sign-bird")),
        *((style, sign, say(words, f"sign-{style}")) for style, sign in shores.items()),
    ]
    parts: list[Line] = [
        [(style, sign), ("quiet", cut(f" {told}", width - len(sign)))] for style, sign, told in meanings
    ]
    return flowed(parts, width, ("", "  "))


def explained_signs(view: View, words: Words, width: int) -> list[Line]:
    """The signs, those of the panel too, and what one has to know about cards."""
    more: list[Line] = [
        [("water", "[≈]"), ("quiet", f" {say(words, 'sign-guarantee')}")],
        [("quiet", f"(≈) {say(words, 'sign-spent')}")],
        [("marked", MARK), ("quiet", f" {say(words, 'sign-marked')}")],
    ]
    lines = [*drawn_signs(view, words, width), *flowed(more, width, ("", "  "))]
    for topic in ("cards", "paying", "guarantee"):
        lines += wrapped("", say(words, f"sign-{topic}-help"), width)
    return lines
