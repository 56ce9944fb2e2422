"""The game alone: what stands over each of the two islets, and the cards that are shown there."""

from __future__ import annotations

from archipel.games.drawn import Line, cut, indented, wrapped
from archipel.games.islet.drawing.spots import Islet, View
from archipel.games.islet.drawing.wording import say
from archipel.games.islet.parts import wish_of
from archipel.words import Words

_NUMBER = 3
"""Columns for a card's number."""


def drawn_heading(view: View, islet: Islet, words: Words, width: int) -> list[Line]:
    """An islet's name, how its cells are written, and its cards in words; nothing over an only islet."""
    if islet.name is None:
        return []
    name = say(words, f"islet-{islet.name}")
    lines: list[Line] = [[("title", name), ("quiet", cut(f"  {islet.name}:0,0 …", width - len(name)))]]
    for card in view["shown"][islet.name]:
        told = wrapped("", say(words, f"wish-{wish_of(card, islet.name)}"), width - _NUMBER)
        first, *rest = told
        lines += [[("now", f"{card:>{_NUMBER - 1}} "), *first], *indented(rest, _NUMBER)]
    return lines


def explained_cards(view: View, words: Words, width: int) -> list[Line]:
    """What the cards mean, and both sides of those that may still come."""
    lines = wrapped("", say(words, "wish-help"), width)
    sides = {islet: say(words, f"islet-{islet}") for islet in ("day", "night")}
    for card in sorted([*view["unseen"], *view["shown"]["day"], *view["shown"]["night"]]):
        wishes = {side: say(words, f"wish-{wish_of(card, islet)}") for islet, side in sides.items()}
        told = [words.say("terminal-meaning", name=side, meaning=wish) for side, wish in wishes.items()]
        lines += wrapped("", f"{card}. {' · '.join(told)}", width)
    return lines
