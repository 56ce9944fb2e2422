"""`archipel tune`: better weights for a game's evaluation, found by letting them play."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import click

from archipel.cli.command import Command
from archipel.cli.kinds import FILE, Share, Whole
from archipel.cli.options import game_argument, given, match_options
from archipel.words import words

if TYPE_CHECKING:
    from archipel.bots.tuning import Round

_ROUNDS = 20
_GAMES = 40
_SPREAD = 0.3


@click.command("tune", cls=Command)
@game_argument
@match_options
@click.option("--rounds", type=Whole(1), default=_ROUNDS, metavar="count")
@click.option("--games", type=Whole(1), default=_GAMES, metavar="count")
@click.option("--spread", type=Share(), default=_SPREAD, metavar="share")
@click.option("--seed", type=Whole(), default=0, metavar="seed")
@click.option("--output", type=FILE, metavar="file")
def command(game: str, rounds: int, games: int, spread: float, seed: int, output: str | None, **options: Any) -> None:
    """Play round after round, and keep what the last one came to."""
    from itertools import islice

    from archipel import matchfile
    from archipel.bots.tuning import tune
    from archipel.bots.weighing import file_with
    from archipel.compiling import prepare
    from archipel.games.catalogue import definition

    chosen = definition(game)
    prepare(chosen)
    table = {"seats": min(chosen.seats), **given(**options)}
    for found in islice(tune(chosen, [table], games, seed, spread), rounds):
        click.echo(_line(found))
        if output is not None:  # after every round, so that breaking off loses nothing
            matchfile.write(output, file_with(chosen, found.numbers))
    if output is None:
        import json

        click.echo(json.dumps(found.numbers, indent=2))


def _line(found: Round) -> str:
    return words().say(
        "cli-tune-round",
        number=found.number,
        share=f"{found.share:.1%}",
        best=f"{found.best:.1%}",
        spread=f"{found.spread:.2f}",
    )
