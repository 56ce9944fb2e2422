"""Beside the board: whose turn it is and for what, the players, hands, values, and what is still unseen."""

from __future__ import annotations

from collections.abc import Mapping

from archipel.games.drawn import Line, cut, flowed, spread, width_of, wrapped
from archipel.games.shared.drawing.looks import Looks, View
from archipel.games.shared.drawing.signs import GROUND_SIGNS
from archipel.words import Words

PANEL_WIDTH = 26
_WIDEST_TABLE = 40
_COLUMN = 4


def drawn_panel(looks: Looks, view: View, words: Words, players: Mapping[str, str], width: int) -> list[Line]:
    """All of it, in sections."""
    sections = [
        _now(looks, view, words, width),
        _players(looks, view, words, players, min(width, _WIDEST_TABLE)),
        _hands(looks, view, words, width),
        _values(looks, view, words),
    ]
    if not view["phase"].startswith("place-") and view["phase"] != "over":
        sections.append(_unseen(looks, view, words, min(width, _WIDEST_TABLE)))
    lines: list[Line] = []
    for section in filter(None, sections):
        lines += [[], *section] if lines else section
    return lines


def _now(looks: Looks, view: View, words: Words, width: int) -> list[Line]:
    """The game, the decision that stands, and what the game adds to it."""
    actor = view["actor"] or "none"
    phase = looks.say(words, f"phase-{view['phase']}", actor=actor, moves_left=view["moves_left"])
    title: Line = [("title", looks.say(words, "title"))]
    return [title, *wrapped("now", phase, width), *looks.notes(view, words, width)]


def _players(looks: Looks, view: View, words: Words, players: Mapping[str, str], width: int) -> list[Line]:
    """Saved, lost and in play, by colour."""
    heads = "".join(words.say(f"terminal-{head}").rjust(_COLUMN + 1) for head in ("saved", "lost", "left"))
    lines: list[Line] = [spread([], [("quiet", heads)], width)]
    for seat in map(str, range(1, view["options"]["seats"] + 1)):
        for colour in looks.colours_of(view, seat):
            places = [place for name, place in looks.pawns(view).items() if name[0] == colour]
            saved, lost = sum(place in looks.landing for place in places), places.count("lost")
            counts = "".join(str(count).rjust(_COLUMN + 1) for count in (saved, lost, len(places) - saved - lost))
            turn = "►" if str(view["turn"]) == seat and view["phase"] != "over" else " "
            label = f" {players.get(seat) or looks.say(words, f'colour-{colour}')}"
            name: Line = [("now", turn), (colour, f"{seat} {colour}")]
            name.append((f"name-{colour}", label[: width - 4 - len(counts)]))
            lines.append(spread(name, [("", counts)], width))
        in_hand = view[f"{looks.craft}s_in_hand"][seat]
        if in_hand:
            lines.append([("quiet", f"     {words.say(looks.craft_in_hand, count=in_hand)}")])
    return lines


def _hands(looks: Looks, view: View, words: Words, width: int) -> list[Line]:
    """Each seat's tiles, as far as they may be seen."""
    lines: list[Line] = []
    for seat, tiles in view["hands"].items():
        if not tiles:
            continue
        colour = looks.colours_of(view, seat)[0]
        parts: list[Line] = []
        for tile in tiles:
            terrain, _, back = tile.partition("/")
            name = "?" if back == "?" else cut(f" {looks.say(words, f'back-{back}')}", width - 5)
            parts.append([(terrain, GROUND_SIGNS[terrain]), ("", name)])
        told = flowed(parts, width - 4, ("", "  "))
        lines += [[(colour, f" {colour} ") if i == 0 else ("", "   "), ("", " "), *line] for i, line in enumerate(told)]
    return [[("title", words.say("terminal-hands"))], *lines] if lines else []


def _values(looks: Looks, view: View, words: Words) -> list[Line]:
    """The values that may be seen, in the pawns' order; at the end, those that were saved stand out."""
    over = view["phase"] == "over"
    lines: list[Line] = []
    for colour, values in view["values"].items():
        if "?" in values:
            continue
        line: Line = [(colour, f" {colour} ")]
        for number, value in enumerate(values, 1):
            saved = looks.pawns(view)[f"{colour}{number}"] in looks.landing
            gap = " " * (len(str(number)) - 1)
            style = f"name-{colour}" if saved or not over else "quiet"
            line += [("", gap), (style, f"{'*' if saved and over else ' '}{value}")]
        lines.append(line)
    if not lines:
        return []
    numbers = "".join(f" {number}" for number in range(1, looks.box.a_colour + 1))
    title = words.say("terminal-values-over" if over else "terminal-values")
    return [[("title", title)], [("quiet", f"   {numbers}")], *lines]


def _unseen(looks: Looks, view: View, words: Words, width: int) -> list[Line]:
    """What is still under the tiles, or in hands one may not see, by terrain."""
    pool, terrains = view["pool"], looks.box.terrains
    backs = [back for back in looks.box.backs if any(back in pool[terrain] for terrain in terrains)]
    if not backs:
        return []
    heads: Line = [segment for terrain in terrains for segment in (("", " "), (terrain, GROUND_SIGNS[terrain]))]
    lines: list[Line] = [spread([("title", words.say("terminal-unseen"))], heads, width)]
    for back in backs:
        counts: Line = [
            ("" if back in pool[terrain] else "quiet", str(pool[terrain].get(back, "·")).rjust(2))
            for terrain in terrains
        ]
        name = looks.say(words, f"back-{back}")
        room = width - width_of(counts)
        lines.append(spread([("", cut(name, room))], counts, width))
    return lines
