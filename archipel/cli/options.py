"""Options that several commands take."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

import click

from archipel.cli.kinds import GAME, NUMBERS, Whole

Function = TypeVar("Function", bound=Callable[..., Any])
FIRST_GAME = "the-island"
_AT_RANDOM = "random"


def game_argument(function: Function) -> Function:
    """A game's name, The Island if none is given."""
    return click.argument("game", type=GAME, default=FIRST_GAME, metavar="game")(function)


def match_options(function: Function) -> Function:
    """How a match is played; what is not given is left to the game."""
    for option in reversed(
        [
            click.option("--seats", type=Whole(1), metavar="count"),
            click.option("--challenges", type=NUMBERS, metavar="numbers"),
            click.option("--two-colours", is_flag=True, default=None),
            click.option("--open-values", is_flag=True, default=None),
            click.option("--difficulty", metavar="name"),
            click.option("--layout", metavar="name"),
            click.option("--roles", metavar="roles", callback=_roles),
            click.option("--eggs", type=Whole(), metavar="count"),
        ]
    ):
        function = option(function)
    return function


def _roles(_context: click.Context, _param: click.Parameter, value: str | None) -> str | list[str] | None:
    """Roles with commas between, or the one word that leaves them to chance; the game knows which there are."""
    return value if value in (None, _AT_RANDOM) else [role.strip() for role in value.split(",")]


def given(**options: Any) -> dict[str, Any]:
    """The options that were given."""
    return {name: value for name, value in options.items() if value is not None}
