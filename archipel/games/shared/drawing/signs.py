"""The signs of the board, and what they look like: each reads without colour too."""

from __future__ import annotations

from archipel.games.drawn import Line
from archipel.games.shared.drawing.looks import Looks
from archipel.words import Words

GROUND_SIGNS = {"beach": "░", "forest": "♣", "mountain": "▲", "volcano": "☼"}
CREATURE_SIGNS = {"serpent": "§", "shark": "◢", "whale": "Ω", "kaiju": "Ψ"}
LANDING_SIGN = "⌂"

STYLES: dict[str, str] = {
    "beach": "#7a5a1e on #ecd093",
    "forest": "#d4ecc4 on #4f8a48",
    "mountain": "#efe9e4 on #7d726b",
    "volcano": "bold #ffd166 on #8f2712",
    "sea-0": "#a9dcee on #2b83a6",
    "sea-1": "#a9dcee on #2f8cb0",
    "shallow-0": "#0f4a5e on #7cc3d6",
    "shallow-1": "#0f4a5e on #86cadb",
    "deep": "on #1d6483",
    "haven": "bold #5a4312 on #f0d9a0",
    "serpent": "bold #ffffff on #1f7a4d",
    "shark": "bold #ffffff on #4a5560",
    "whale": "bold #ffffff on #33418a",
    "kaiju": "bold #ffffff on #5b2a86",
    "craft": "bold #ffe9c8 on #7b4a1c",
    "landing": "bold #ffe08a",
    "more": "bold #ffffff on #000000",
    "marked": "bold #1b1300 on #f5a524",
    "r": "bold #ffffff on #c4480a",
    "b": "bold #ffffff on #0b4f9e",
    "g": "bold #ffffff on #067a57",
    "y": "bold #1a1a00 on #f4dc2e",
    "p": "bold #2b0a1e on #e39ac4",
    "name-r": "bold #e8712f",
    "name-b": "bold #5aa2ee",
    "name-g": "bold #2fb98c",
    "name-y": "bold #e0c922",
    "name-p": "bold #e39ac4",
    "title": "bold",
    "quiet": "dim",
    "now": "bold #f5a524",
}
"""What each style looks like, in rich's language; pawns in colours the colour-blind tell apart."""


def signs(looks: Looks, words: Words) -> list[Line]:
    """The signs, each with its meaning."""
    bow, stern = looks.craft_ends
    meanings = [
        *((ground, GROUND_SIGNS[ground], looks.say(words, ground)) for ground in looks.grounds),
        *((creature, CREATURE_SIGNS[creature], looks.say(words, creature)) for creature in looks.creatures),
        ("craft", f"{bow}r1{stern}", looks.say(words, looks.craft)),
        ("haven", LANDING_SIGN, words.say("terminal-landing")),
        ("more", "+2", words.say("terminal-more-there")),
    ]
    return [[(style, sign), ("quiet", f" {meaning}")] for style, sign, meaning in meanings]
