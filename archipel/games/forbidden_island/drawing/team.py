"""The team: each seat's role, place and cards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from archipel.games.drawn import Line, cut, flowed
from archipel.games.forbidden_island.drawing.pawns import roles_of
from archipel.games.forbidden_island.drawing.signs import TREASURE_SIGNS
from archipel.games.forbidden_island.drawing.squares import View
from archipel.games.forbidden_island.drawing.wording import say, tile_name
from archipel.words import Words

_MARGIN = 2
"""Columns left of names: whose turn it is, and the seat's number."""


def drawn_team(view: View, words: Words, players: Mapping[str, str], width: int) -> list[Line]:
    """Everybody, whose turn it is marked."""
    lines: list[Line] = [[("title", say(words, "panel-team"))]]
    room = width - _MARGIN - 1
    for seat, role in roles_of(view).items():
        turn = "►" if str(view["turn"]) == seat and view["phase"] != "over" else " "
        label = say(words, f"role-{role}") + (f" ({players[seat]})" if seat in players else "")
        lines.append([("now", turn), (role, seat), (f"name-{role}", cut(f" {label}", width - _MARGIN))])
        below = [[("", cut(_place(view, words, seat), room))], *flowed(_hand(view["hands"][seat], words), room)]
        lines += [[("", " " * (_MARGIN + 1)), *line] for line in below]
    return lines


def _place(view: View, words: Words, seat: str) -> str:
    cell = view["pawns"][seat]
    tile = view["tiles"].get(cell)
    return f"{cell} {tile_name(words, tile) if tile else say(words, 'panel-in-the-water')}"


def _hand(hand: list[str], words: Words) -> list[Line]:
    """Treasure cards as so many signs, special cards by name."""
    counts = Counter(hand)
    told: list[Line] = [
        [(treasure, sign * counts[treasure])] for treasure, sign in TREASURE_SIGNS.items() if counts[treasure]
    ]
    told += [[("title", say(words, f"card-{card}"))] for card in hand if card not in TREASURE_SIGNS]
    return told or [[("quiet", say(words, "panel-no-cards"))]]
