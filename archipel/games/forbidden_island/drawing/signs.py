"""The signs of the drawing, and what they look like: each reads without colour too."""

from __future__ import annotations

from archipel.games.drawn import Line, cut, flowed, wrapped
from archipel.games.forbidden_island.drawing.wording import say
from archipel.words import Words

TREASURE_SIGNS = {"crystal": "◆", "statue": "♜", "chalice": "▽", "stone": "●"}
TILE_SIGNS = {**TREASURE_SIGNS, "found": "✓", "landing": "H"}
WAVE = "≈"
SUNK = "~"
LAYERS = "¹²³⁴⁵⁶⁷⁸⁹"
"""The layers of the flood deck, from the top; each rise adds one, and the ninth ends the game."""
SKULL_SIGN = "☠"

STYLES: dict[str, str] = {
    "sea": "on #1d6483",
    "dry": "#3d2c0c on #ecd9ae",
    "dry-edge": "#a98a4e on #ecd9ae",
    "flooded": "#0c3345 on #93c9dc",
    "flooded-edge": "#2f7d9c on #93c9dc",
    "sunk": "#5fa5bd on #17566d",
    "sunk-edge": "#3f88a3 on #17566d",
    "crystal": "bold #ffffff on #b8391f",
    "statue": "bold #2b2200 on #e2bb3c",
    "chalice": "bold #ffffff on #2563a8",
    "stone": "bold #ffffff on #4d7a3a",
    "found": "bold #ffffff on #7d726b",
    "landing": "bold #1b1300 on #f5c542",
    "diver": "bold #ffffff on #222222",
    "engineer": "bold #ffffff on #b3261e",
    "explorer": "bold #ffffff on #067a57",
    "messenger": "bold #1a1a1a on #d7d7d7",
    "navigator": "bold #1a1a00 on #f4dc2e",
    "pilot": "bold #ffffff on #0b4f9e",
    "name-diver": "bold #9aa4ab",
    "name-engineer": "bold #e8604f",
    "name-explorer": "bold #2fb98c",
    "name-messenger": "bold #bdbdbd",
    "name-navigator": "bold #e0c922",
    "name-pilot": "bold #5aa2ee",
    "water": "bold #3c93ad",
    "danger": "bold #e0623a",
    "good": "bold #4fb286",
    "marked": "bold #1b1300 on #f5a524",
    "title": "bold",
    "quiet": "dim",
    "now": "bold #f5a524",
}
"""What each style looks like, in rich's language."""


def drawn_signs(words: Words, width: int) -> list[Line]:
    """The signs of the island, each with its meaning in few words, as many on a line as fit."""
    meanings = [
        ("flooded", WAVE, say(words, "sign-flooded")),
        ("sunk", SUNK, say(words, "sign-sunk")),
        *((treasure, sign, say(words, f"treasure-{treasure}")) for treasure, sign in TREASURE_SIGNS.items()),
        ("found", TILE_SIGNS["found"], say(words, "sign-found")),
        ("landing", TILE_SIGNS["landing"], say(words, "sign-landing")),
        ("dry", LAYERS[0], say(words, "sign-layer")),
    ]
    parts: list[Line] = [[(style, sign), ("quiet", cut(f" {told}", width - 1))] for style, sign, told in meanings]
    return flowed(parts, width, ("", "  "))


def explained_signs(words: Words, width: int) -> list[Line]:
    """The signs, and what is told by the numbers of the flood deck's layers."""
    return [*drawn_signs(words, width), *wrapped("", say(words, "sign-layer-help"), width)]
