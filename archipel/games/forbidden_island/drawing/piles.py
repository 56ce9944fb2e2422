"""Decks and discards: what is left in them, which everybody may know."""

from __future__ import annotations

from collections.abc import Mapping

from archipel.games.drawn import Line, flowed
from archipel.games.forbidden_island.drawing.signs import LAYERS, TREASURE_SIGNS
from archipel.games.forbidden_island.drawing.squares import View
from archipel.games.forbidden_island.drawing.threats import cells_told
from archipel.games.forbidden_island.drawing.wording import say
from archipel.games.forbidden_island.notation import CARD_NAMES
from archipel.words import Words


def drawn_treasure_cards(view: View, words: Words, width: int) -> list[Line]:
    """The treasure deck and its discards, by kind of card."""
    return [
        *_counted("now-deck", view["deck"], words, width),
        *_counted("now-discards", view["discards"], words, width),
    ]


def drawn_floods(view: View, words: Words, width: int) -> list[Line]:
    """The flood deck layer by layer, the top one first, and its discards: the cells of their tiles."""
    layers = view["flood_layers"]
    lines: list[Line] = [[("title", say(words, "now-flood-deck", count=sum(map(len, layers))))]]
    for number, layer in enumerate(layers):
        told = flowed(cells_told(view, layer), width - 2)
        lines += [[("now", f"{LAYERS[number]} " if i == 0 else "  "), *line] for i, line in enumerate(told)]
    discards = view["flood_discards"]
    lines.append([("title", say(words, "now-flood-discards", count=len(discards)))])
    lines += [[("", "  "), *line] for line in flowed(cells_told(view, discards), width - 2)]
    return lines


def _counted(title: str, counts: Mapping[str, int], words: Words, width: int) -> list[Line]:
    """A pile: how many of each kind."""
    parts: list[Line] = []
    for card in CARD_NAMES:
        if card in counts:
            sign = TREASURE_SIGNS.get(card)
            name: Line = [(card, sign)] if sign else [("", say(words, f"card-{card}"))]
            parts.append([*name, ("", f" {counts[card]}")])
    heading: Line = [("title", say(words, title, count=sum(counts.values())))]
    return [heading, *([("", "  "), *line] for line in flowed(parts, width - 2, ("", "  ")))]
