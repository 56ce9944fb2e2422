"""`archipel games`: the games there are."""

from __future__ import annotations

from typing import Any

import click

from archipel.cli.command import Command
from archipel.words import words


@click.command("games", cls=Command)
def command() -> None:
    """A table of games with their options."""
    from rich.table import Table

    from archipel.cli.screen import Screen
    from archipel.games.catalogue import NAMES
    from archipel.match import Game

    say = words().say
    table = Table(box=None, pad_edge=False, header_style="bold", padding=(0, 3, 0, 0))
    for column in ("name", "title", "seats", "options"):
        table.add_column(say(f"cli-games-{column}"), no_wrap=column != "options")
    for name in NAMES:
        game = Game(name)
        meanings = [
            f"{option}: {say(f'{name}-option-{option}')} {_default(option, value)}"
            for option, value in game.options.items()
        ]
        table.add_row(name, say(f"{name}-title"), ", ".join(map(str, game.seats)), "\n".join(meanings))
    Screen().show(table)


def _default(option: str, value: Any) -> str:
    """What holds if an option is not given."""
    if option == "seats":
        return words().say("cli-games-needed")
    if isinstance(value, bool):
        value = words().say("cli-yes" if value else "cli-no")
    elif isinstance(value, list):
        value = ", ".join(map(str, value)) or words().say("cli-none")
    return words().say("cli-games-default", value=str(value))
