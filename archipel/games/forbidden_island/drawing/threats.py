"""The race: how high the water stands, and which treasures are found."""

from __future__ import annotations

from archipel.games.drawn import Line, cut, joined, spread, width_of
from archipel.games.forbidden_island.drawing.signs import SKULL_SIGN, TILE_SIGNS, TREASURE_SIGNS, WAVE
from archipel.games.forbidden_island.drawing.squares import TREASURE_OF, View
from archipel.games.forbidden_island.drawing.wording import say
from archipel.games.forbidden_island.facts import FLOODS_AT, SKULL
from archipel.words import Words

_FLOODING = ("before-flood", "flood", "swim")


def floods_due(view: View) -> int:
    """Flood cards still to come this turn: before the first, as many as the water says."""
    due: int = view["floods_left"]
    return due if view["phase"] in _FLOODING else FLOODS_AT[view["water"]]


def drawn_water(view: View, words: Words, width: int) -> list[Line]:
    """The meter, tick by tick, with the floods a turn each of them brings."""
    water = view["water"]
    floods = say(words, "now-floods-a-turn", count=FLOODS_AT[water])
    title: Line = [("title", f"{say(words, 'panel-water')} {water}/{SKULL}"), ("quiet", cut(f"  {floods}", width - 10))]
    ticks: list[Line] = []
    numbers: list[Line] = []
    for tick in range(1, SKULL + 1):
        reached = tick <= water
        ticks.append([("water", WAVE) if reached else ("quiet", "·")])
        style = "now" if tick == water else "quiet"
        numbers.append([("danger", SKULL_SIGN) if tick == SKULL else (style, str(FLOODS_AT[tick]))])
    return [title, joined(ticks, ("", " ")), joined(numbers, ("", " "))]


def drawn_treasures(view: View, words: Words, width: int) -> list[Line]:
    """Each treasure: found, or the cells of its tiles that are left."""
    lines: list[Line] = [[("title", say(words, "panel-treasures"))]]
    for treasure, sign in TREASURE_SIGNS.items():
        if treasure in view["treasures"]:
            where: Line = [("good", f"{TILE_SIGNS['found']} {say(words, 'panel-taken')}")]
        else:
            tiles = [tile for tile, held in TREASURE_OF.items() if held == treasure]
            where = joined(cells_told(view, tiles), ("", " ")) or [("danger", say(words, "panel-lost"))]
        name = cut(say(words, f"treasure-{treasure}"), width - width_of(where) - 3)
        lines.append(spread([(treasure, sign), ("", f" {name} ")], where, width))
    return lines


def cells_told(view: View, tiles: list[str]) -> list[Line]:
    """Where tiles lie, in the order of the cells, a wave behind those that are flooded; sunk ones are left out."""
    return [
        [("flooded", f"{cell}{WAVE}")] if cell in view["flooded"] else [("", cell)]
        for cell, tile in sorted(view["tiles"].items())
        if tile in tiles
    ]
