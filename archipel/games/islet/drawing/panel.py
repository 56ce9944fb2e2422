"""Beside the islet: what is to be decided, the birds, the bag and the cards."""

from __future__ import annotations

from collections.abc import Mapping

from archipel.games.drawn import GUTTER, Line, beside, stacked, wrapped
from archipel.games.islet.drawing.birds import drawn_birds_panel
from archipel.games.islet.drawing.spots import View
from archipel.games.islet.drawing.stores import drawn_bag, drawn_decks
from archipel.games.islet.drawing.wording import say
from archipel.games.islet.facts import QUIET_ROUNDS
from archipel.words import Words

PANEL_WIDTH = 36
_WIDEST_COLUMN = 60


def drawn_panel(view: View, words: Words, players: Mapping[str, str], width: int) -> list[Line]:
    """All of it: in one column, or in two where they fit."""
    two = width >= 2 * PANEL_WIDTH + GUTTER
    column = min(_WIDEST_COLUMN, (width - GUTTER) // 2 if two else width)
    now = _now(view, words, column)
    birds = drawn_birds_panel(view, words, players, column)
    stores = [drawn_bag(view, words, column), drawn_decks(view, words, column)]
    return beside(stacked([now, *stores]), birds, column) if two else stacked([now, birds, *stores])


def _now(view: View, words: Words, width: int) -> list[Line]:
    """The game and its round, the decision that stands or how it ended, and where the turn is at."""
    lines: list[Line] = [[("title", say(words, "title"))], *wrapped("quiet", " · ".join(_time(view, words)), width)]
    counts = {name: view[name] for name in ("puts", "trims_left") if name in view}
    lines += wrapped("now", say(words, f"phase-{view['phase']}", actor=view["actor"] or "none", **counts), width)
    if view.get("ending"):
        style = "good" if view["ending"] == "won" else "danger"
        score = sum(view["bag"].values())
        return [*lines, *wrapped(style, say(words, f"ending-{view['ending']}", score=score), width)]
    return [*lines, *_turn(view, words, width)]


def _time(view: View, words: Words) -> list[str]:
    """The round, how many are still to come if that is known; alone, the turn and the cards to come."""
    if view["options"]["seats"] == 1:
        to_come = say(words, "now-to-come", count=len(view["unseen"]))
        return [say(words, "now-turn", round=view["round"]), to_come]
    told = [say(words, "now-round", round=view["round"])]
    final = view["final_round"]
    if final is not None:
        told.append(say(words, "now-final", left=final - view["round"], final=final))
    if view["quiet"]:
        limit = QUIET_ROUNDS * view["options"]["seats"]
        told.append(say(words, "now-quiet", count=view["quiet"], limit=limit))
    return told


def _turn(view: View, words: Words, width: int) -> list[Line]:
    """In exploring the tile placed just before, in moving where the bird must not go back to."""
    last = view["last_put"]
    if last is not None:
        level = view["cells"][last][2]
        return wrapped("", say(words, "now-last-put", puts=view["puts"], cell=last, level=level), width)
    if view["trail"]:
        return wrapped("", say(words, "now-trail", cells=" ".join(view["trail"])), width)
    return []
