"""Kinds of values on the command line, each with its own refusal and completions."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import click
from click.shell_completion import CompletionItem

from archipel.cli.failures import Misuse, nearest
from archipel.words import LANGUAGES


class Whole(click.ParamType[int]):
    """A whole number, from a least one on."""

    name = "whole"

    def __init__(self, least: int = 0) -> None:
        self.least = least

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> int:  # noqa: ARG002
        """The number."""
        if isinstance(value, int):
            return value
        if not value.isascii() or not value.isdigit() or len(value) > 18 or int(value) < self.least:
            raise Misuse("cli-error-not-a-number", option=_spelt(param), value=value, least=str(self.least))
        return int(value)


class Seconds(click.ParamType[float]):
    """A time above 0."""

    name = "seconds"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> float:  # noqa: ARG002
        """The time."""
        try:
            seconds = float(value)
        except ValueError:
            seconds = 0.0
        if not 0 < seconds < 1e6:
            raise Misuse("cli-error-not-seconds", option=_spelt(param), value=str(value))
        return seconds


class Share(click.ParamType[float]):
    """A part of a whole, `2%` or `0.02`: more than nothing, less than all."""

    name = "share"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> float:  # noqa: ARG002
        """The part."""
        text = str(value).strip()
        try:
            share = float(text.removesuffix("%")) / (100 if text.endswith("%") else 1)
        except ValueError:
            share = 0.0
        if not 0 < share < 1:
            raise Misuse("cli-error-not-a-share", option=_spelt(param), value=text)
        return share


class OneOf(click.ParamType[str]):
    """One of some names, which are looked up only when needed."""

    name = "name"

    def __init__(self, names: Callable[[], Sequence[str]], refusal: str) -> None:
        self.names = names
        self.refusal = refusal

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> str:  # noqa: ARG002
        """The name, if it is one of them."""
        text = str(value)
        if text not in self.names():
            raise Misuse(self.refusal, value=text, nearest=nearest(text, self.names()), known=", ".join(self.names()))
        return text

    def shell_complete(self, ctx: click.Context, param: click.Parameter, incomplete: str) -> list[CompletionItem]:  # noqa: ARG002
        """The names that begin so."""
        return [CompletionItem(name) for name in self.names() if name.startswith(incomplete)]


class SomeOf(click.ParamType[list[str]]):
    """Some of a list of names, with commas between."""

    name = "names"

    def __init__(self, one: OneOf) -> None:
        self.one = one

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> list[str]:
        """The names."""
        if isinstance(value, list):
            return value
        return [self.one.convert(name.strip(), param, ctx) for name in str(value).split(",")]

    def shell_complete(self, ctx: click.Context, param: click.Parameter, incomplete: str) -> list[CompletionItem]:
        """What may follow the last comma."""
        done, comma, last = incomplete.rpartition(",")
        return [CompletionItem(f"{done}{comma}{item.value}") for item in self.one.shell_complete(ctx, param, last)]


class Specs(click.ParamType[list[str]]):
    """Bots of ours and anybody's, with commas between; whoever loads them says what is wrong with them."""

    name = "bots"

    def __init__(self, ours: SomeOf) -> None:
        self.ours = ours

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> list[str]:  # noqa: ARG002
        """What they are called."""
        return value if isinstance(value, list) else [name.strip() for name in str(value).split(",")]

    def shell_complete(self, ctx: click.Context, param: click.Parameter, incomplete: str) -> list[CompletionItem]:
        """Ours can be completed."""
        return self.ours.shell_complete(ctx, param, incomplete)


class Players(Specs):
    """The same, and people; names of ours are looked up at once, so that a slip of the pen is noticed."""

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> list[str]:
        """What they are called."""
        return [
            name if ":" in name else self.ours.one.convert(name, param, ctx)
            for name in super().convert(value, param, ctx)
        ]


class Numbers(click.ParamType[list[int]]):
    """Whole numbers with commas between, sorted; none for an empty text."""

    name = "numbers"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> list[int]:
        """The numbers."""
        if isinstance(value, list):
            return value
        return sorted(Whole().convert(number.strip(), param, ctx) for number in str(value).split(",") if number.strip())


class FileName(click.ParamType[str]):
    """A file's name, completed by the shell; whoever opens it says what is wrong with it."""

    name = "file"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> str:  # noqa: ARG002
        """The name as it is."""
        return str(value)

    def shell_complete(self, ctx: click.Context, param: click.Parameter, incomplete: str) -> list[CompletionItem]:  # noqa: ARG002
        """Leave it to the shell."""
        return [CompletionItem(incomplete, type="file")]


def _games() -> list[str]:
    from archipel.games.catalogue import NAMES

    return list(NAMES)


def _bots() -> list[str]:
    from archipel.bots import bot_names

    return bot_names()


HUMAN = "human"
"""Who plays a seat that no bot plays."""

LANGUAGE = OneOf(lambda: LANGUAGES, "cli-error-no-such-language")
GAME = OneOf(_games, "cli-error-no-such-game")
BOTS = SomeOf(OneOf(_bots, "cli-error-no-such-bot"))
PLAYERS = Players(SomeOf(OneOf(lambda: [*_bots(), HUMAN], "cli-error-no-such-bot")))
SPECS = Specs(BOTS)
NUMBERS = Numbers()
FILE = FileName()


def _spelt(param: click.Parameter | None) -> str:
    return max(param.opts, key=len) if param else ""
