"""Pawns: a seat's number and its role, as long as the room allows."""

from __future__ import annotations

from collections.abc import Mapping

from archipel.games.drawn import Line, joined, width_of
from archipel.games.forbidden_island.drawing.squares import View
from archipel.games.forbidden_island.drawing.wording import say
from archipel.words import Words

_LETTERS = 3
"""So many tell the roles apart, in either language."""


def drawn_pawns(seats: list[str], roles: Mapping[str, str], words: Words, width: int) -> Line:
    """The pawns of a cell: with the whole role, its first letters, or the numbers alone."""
    names = {seat: say(words, f"role-{roles[seat]}") for seat in seats}
    forms = (
        {seat: f"{seat} {name}" for seat, name in names.items()},
        {seat: f"{seat}{name[:_LETTERS]}" for seat, name in names.items()},
        {seat: seat for seat in names},
    )
    lines = [joined([[(roles[seat], text)] for seat, text in form.items()], ("", " ")) for form in forms]
    tight = joined([[(roles[seat], seat)] for seat in seats], ("", ""))
    return next((line for line in lines if width_of(line) <= width), tight)


def roles_of(view: View) -> dict[str, str]:
    """Each seat's role."""
    return {str(seat): role for seat, role in enumerate(view["roles"], 1)}
