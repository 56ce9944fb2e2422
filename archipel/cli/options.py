"""Options that several commands take."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

import click

from archipel.cli.kinds import GAME, NUMBERS, Whole

Function = TypeVar("Function", bound=Callable[..., Any])
FIRST_GAME = "the-island"


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
        ]
    ):
        function = option(function)
    return function


def given(**options: Any) -> dict[str, Any]:
    """The options that were given."""
    return {name: value for name, value in options.items() if value is not None}
