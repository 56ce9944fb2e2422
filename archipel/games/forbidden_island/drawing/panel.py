"""Beside the island: what is to be decided, the team, the water, the treasures and the cards."""

from __future__ import annotations

from collections.abc import Mapping

from archipel.games.drawn import GUTTER, Line, beside, stacked, wrapped
from archipel.games.forbidden_island.drawing.piles import drawn_floods, drawn_treasure_cards
from archipel.games.forbidden_island.drawing.squares import View
from archipel.games.forbidden_island.drawing.team import drawn_team
from archipel.games.forbidden_island.drawing.threats import drawn_treasures, drawn_water, floods_due
from archipel.games.forbidden_island.drawing.wording import say
from archipel.words import Words

PANEL_WIDTH = 36
_WIDEST_COLUMN = 44


def drawn_panel(view: View, words: Words, players: Mapping[str, str], width: int) -> list[Line]:
    """All of it: in one column, or in two where they fit."""
    two = width >= 2 * PANEL_WIDTH + GUTTER
    column = min(_WIDEST_COLUMN, (width - GUTTER) // 2 if two else width)
    now = [_now(view, words, column), drawn_team(view, words, players, column), drawn_water(view, words, column)]
    cards = [
        drawn_treasures(view, words, column),
        drawn_treasure_cards(view, words, column),
        drawn_floods(view, words, column),
    ]
    return beside(stacked(now), stacked(cards), column) if two else stacked([*now, *cards])


def _now(view: View, words: Words, width: int) -> list[Line]:
    """The game, how it is played, and the decision that stands or how it ended."""
    played = " · ".join(say(words, f"{name}-{view['options'][name]}") for name in ("difficulty", "layout"))
    lines: list[Line] = [[("title", say(words, "title"))], *wrapped("quiet", played, width)]
    left = {"actions_left": view["actions_left"], "draws_left": view["draws_left"], "floods_left": view["floods_left"]}
    lines += wrapped("now", say(words, f"phase-{view['phase']}", actor=view["actor"] or "none", **left), width)
    if view["ending"]:
        style = "good" if view["ending"] == "escaped" else "danger"
        return [*lines, *wrapped(style, say(words, f"ending-{view['ending']}"), width)]
    return [*lines, *_left(view, words, width)]


def _left(view: View, words: Words, width: int) -> list[Line]:
    """What is left of the turn."""
    counts = {"actions": view["actions_left"], "draws": view["draws_left"], "floods": floods_due(view)}
    told = [say(words, f"now-{name}-left", count=count) for name, count in counts.items() if count]
    lines = wrapped("", say(words, "now-left", what=", ".join(told)), width) if told else []
    return [*lines, *wrapped("quiet", say(words, "now-flown"), width)] if view["flown"] else lines
