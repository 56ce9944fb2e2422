"""Where things are shown: a terminal in colour, one without, or no terminal at all."""

from __future__ import annotations

import os
import sys
import textwrap
from collections.abc import Iterable, Mapping
from functools import cached_property
from typing import TYPE_CHECKING, Any

from archipel.games.drawn import Line

if TYPE_CHECKING:
    from rich.console import Console
    from rich.text import Text

_WIDTH_WITHOUT_TERMINAL = 100
_WIDEST_TEXT = 100
_CLEAR = "\x1b[H\x1b[2J\x1b[3J"
"""Home, clear the screen, and what scrolled out of it: the next player must not scroll back to another's secrets."""


class Screen:
    """Standard output, as far as it can be written on."""

    @cached_property
    def console(self) -> Console:
        """Rich's console: no escape codes without a terminal, none for colour under NO_COLOR."""
        from rich.console import Console

        class Ours(Console):
            def on_broken_pipe(self) -> None:
                """Rich would exit by itself; whoever runs the command decides that."""
                raise BrokenPipeError

        plain = bool(os.environ.get("NO_COLOR"))
        width = None if self.terminal or "COLUMNS" in os.environ else _WIDTH_WITHOUT_TERMINAL
        return Ours(
            highlight=False,
            markup=False,
            emoji=False,
            soft_wrap=True,
            width=width,
            color_system=None if plain else "auto",
        )

    @property
    def terminal(self) -> bool:
        """Whether it is a terminal."""
        return sys.stdout.isatty()

    @property
    def colour(self) -> bool:
        """Whether it shows colours."""
        return self.console.color_system is not None

    @property
    def width(self) -> int:
        """Its columns."""
        return self.console.width

    def say(self, text: str = "", style: str = "") -> None:
        """A text and a new line."""
        self.console.print(text, style=style or None, soft_wrap=True)

    def say_wrapped(self, text: str, style: str = "", indent: str = "") -> None:
        """A text in as many lines as it takes, broken between words."""
        for line in textwrap.wrap(
            text,
            min(self.width, _WIDEST_TEXT),
            initial_indent=indent,
            subsequent_indent=indent,
            break_long_words=False,
            break_on_hyphens=False,
        ):
            self.say(line, style)

    def paint(self, lines: Iterable[Line], styles: Mapping[str, str]) -> None:
        """Lines of styled text, as they are."""
        for line in lines:
            text = _text(line, styles)
            if not self.colour:
                text.rstrip()
            self.console.print(text, soft_wrap=True)

    def paint_wrapped(self, lines: Iterable[Line], styles: Mapping[str, str]) -> None:
        """Lines of styled text, each wrapped where it is too long."""
        for line in lines:
            for part in _text(line, styles).wrap(self.console, min(self.width, _WIDEST_TEXT)):
                part.rstrip()
                self.console.print(part, soft_wrap=True)

    def show(self, renderable: Any) -> None:
        """Something rich draws, such as a table."""
        self.console.print(renderable, soft_wrap=False)

    def clear(self) -> None:
        """Wipe a terminal."""
        if self.terminal and os.environ.get("TERM", "dumb") != "dumb":
            sys.stdout.write(_CLEAR)
            sys.stdout.flush()


def _text(line: Line, styles: Mapping[str, str]) -> Text:
    from rich.text import Text

    looks = {"": "", **styles}
    text = Text()
    for names, piece in line:
        text.append(piece, " ".join(looks[name] for name in names.split(" ")) or None)
    return text
