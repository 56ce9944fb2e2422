"""What nobody has: the tiles in the bag, and the cards left in the decks."""

from __future__ import annotations

from collections import Counter

from archipel.games.drawn import Line, flowed, indented, wrapped
from archipel.games.islet.drawing.signs import NEST_SIGNS, RESOURCE_SIGNS, TERRAIN_SIGNS
from archipel.games.islet.drawing.spots import View
from archipel.games.islet.drawing.wording import say
from archipel.games.islet.facts import CARDS_OF_A_RESOURCE
from archipel.games.islet.writing import UNSEEN
from archipel.words import Words

_MARGIN = 2
_COLUMN = 4


def drawn_bag(view: View, words: Words, width: int) -> list[Line]:
    """How many tiles are in the bag, and by terrain and nest those that are there or in hands not shown."""
    bag = view["bag"]
    hidden = sum(hand.count(UNSEEN) for hand in view["hands"].values())
    lines: list[Line] = [[("title", say(words, "now-bag", count=sum(bag.values()) - hidden))]]
    if not bag:
        return lines
    if hidden:
        lines += wrapped("quiet", say(words, "panel-unseen"), width)
    nests: Line = [("", " " * (_MARGIN + 1)), *((nest, f"{sign:>{_COLUMN}}") for nest, sign in NEST_SIGNS.items())]
    lines.append(nests)
    for terrain, sign in TERRAIN_SIGNS.items():
        counts = [bag.get(f"{terrain}-{nest}", 0) for nest in NEST_SIGNS]
        told = [("" if count else "quiet", f"{count or '·':>{_COLUMN}}") for count in counts]
        lines.append([("", " " * _MARGIN), (terrain, sign), *told])
    return lines


def drawn_decks(view: View, words: Words, width: int) -> list[Line]:
    """IS-1.3: a deck holds what is nowhere else."""
    out: Counter[str] = Counter()
    for cards in view["cards"].values():
        out.update(cards)
    for guarantees in view["guarantees"].values():
        out.update(resource for resource, _ in guarantees)
    parts: list[Line] = [
        [(resource, sign), ("", f"{CARDS_OF_A_RESOURCE - out[resource]}")] for resource, sign in RESOURCE_SIGNS.items()
    ]
    heading: Line = [("title", say(words, "panel-decks"))]
    return [heading, *indented(flowed(parts, width - _MARGIN), _MARGIN)]
