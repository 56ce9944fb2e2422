"""`archipel compile`: rules compiled ahead of their first use."""

from __future__ import annotations

import time

import click

from archipel.cli.command import Command
from archipel.cli.kinds import GAME
from archipel.words import words


@click.command("compile", cls=Command)
@click.argument("game", type=GAME, required=False, metavar="game")
def command(game: str | None) -> None:
    """Fill the cache for one game, or for all."""
    from archipel.bots.binding import bound
    from archipel.compiling import alone, prepare, prepare_doors
    from archipel.games.catalogue import NAMES, definition

    with alone():
        for name in [game] if game else NAMES:
            started = time.perf_counter()
            prepare(definition(name))
            playing = bound("playing", definition(name))
            searching = bound("search", definition(name))
            prepare_doors(name, (*playing.CONTEST_DOORS, *playing.DOORS, *searching.DOORS))
            seconds = time.perf_counter() - started
            click.echo(words().say("cli-compiled", game=words().say(f"{name}-title"), seconds=f"{seconds:.1f}"))
