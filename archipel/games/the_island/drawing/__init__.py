"""The Island in a terminal, as `archipel.cli.drawing` asks for it."""

from __future__ import annotations

from functools import partial

from archipel.games.drawn import Line, cut
from archipel.games.shared import drawing
from archipel.games.shared.drawing import STYLES, Looks, View
from archipel.games.the_island.facts import LANDING_CELLS
from archipel.games.the_island.notation import BOX, CREATURE_NAMES
from archipel.words import Words

__all__ = ["STYLES", "draw", "explain", "seat_name"]


def _challenges(view: View, words: Words, width: int) -> list[Line]:
    """The challenges, by number and name."""
    lines: list[Line] = []
    for challenge in view["options"]["challenges"]:
        name, _, _ = words.say(f"the-island-challenge-{challenge}").partition(":")
        lines.append([("quiet", cut(f"{challenge} {name.strip()}", width))])
    return lines


_LOOKS = Looks(
    game="the-island",
    box=BOX,
    columns=12,
    landing=LANDING_CELLS,
    creatures=CREATURE_NAMES,
    grounds=BOX.terrains,
    craft="boat",
    craft_ends=("‹", "›"),
    craft_in_hand="terminal-boats-in-hand",
    notes=_challenges,
)

draw = partial(drawing.draw, _LOOKS)
explain = partial(drawing.explain, _LOOKS)
seat_name = partial(drawing.seat_name, _LOOKS)
