"""What is going on besides the decision that stands: the die, what is still to be settled, tiles to sink, volcanoes."""

from __future__ import annotations

from typing import Any

from archipel.games.drawn import Line, wrapped
from archipel.games.shared.drawing import View
from archipel.games.shared.drawing.signs import GROUND_SIGNS
from archipel.games.survive_the_island.facts import VOLCANOES_TO_END
from archipel.words import Words

_INDENT = 2


def notes(view: View, words: Words, width: int) -> list[Line]:
    """Short sentences, the most pressing first."""
    told: list[str] = []
    if view["die"]:
        told.append(_say(words, "die", die=view["die"]))
    # SI-10.2: the innermost is settled first
    told += [_frame(frame, words) for frame in reversed(view["stack"])]
    lines: list[Line] = []
    for text in told:
        for i, line in enumerate(wrapped("", text, width - _INDENT)):
            lines.append([("now", "› " if i == 0 else "  "), *line])
    if view["phase"].startswith("place-"):
        return lines
    if view["sinks_left"]:
        lines.append([("quiet", _say(words, "sinks-left", count=view["sinks_left"]))])
    return [*lines, _volcanoes(view, words)]


def _frame(frame: dict[str, Any], words: Words) -> str:
    """One thing that is still to be settled."""
    arguments = {name: value for name, value in frame.items() if name != "do"}
    if "asked" in arguments:
        arguments["asked"] = ", ".join(map(str, arguments["asked"]))
    return _say(words, frame["do"], **arguments)


def _volcanoes(view: View, words: Words) -> Line:
    """SI-7.7: how near the end is."""
    count, sign = len(view["volcanoes"]), GROUND_SIGNS["volcano"]
    erupted: Line = [("volcano", sign * count)] if count else []
    dormant = "·" * (VOLCANOES_TO_END - count)
    return [*erupted, ("quiet", f"{dormant} {_say(words, 'volcanoes', count=count)}")]


def _say(words: Words, message: str, **arguments: Any) -> str:
    return words.say(f"survive-the-island-now-{message}", **arguments)
