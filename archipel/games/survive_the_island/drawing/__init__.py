"""Survive the Island in a terminal, as `archipel.cli.drawing` asks for it."""

from __future__ import annotations

from functools import partial

from archipel.games.shared import drawing
from archipel.games.shared.drawing import STYLES, Looks
from archipel.games.survive_the_island.drawing.notes import notes
from archipel.games.survive_the_island.facts import LANDING_CELLS
from archipel.games.survive_the_island.notation import BOX, CREATURE_NAMES

__all__ = ["STYLES", "draw", "explain", "seat_name"]

_LOOKS = Looks(
    game="survive-the-island",
    box=BOX,
    columns=12,
    landing=LANDING_CELLS,
    creatures=CREATURE_NAMES,
    grounds=[*BOX.terrains, "volcano"],
    craft="raft",
    craft_ends=("[", "]"),
    craft_in_hand="survive-the-island-now-rafts-in-hand",
    notes=notes,
)

draw = partial(drawing.draw, _LOOKS)
explain = partial(drawing.explain, _LOOKS)
seat_name = partial(drawing.seat_name, _LOOKS)
