"""`archipel verify`: every draw of a match checked against its seed (C-5.2)."""

from __future__ import annotations

import click

from archipel.cli.command import Command
from archipel.cli.kinds import FILE
from archipel.words import words


@click.command("verify", cls=Command)
@click.argument("file", type=FILE, metavar="file")
def command(file: str) -> None:
    """Say that all draws follow from the seed, or which one does not."""
    from archipel.cli.verifying import verify

    seed, draws = verify(file)
    click.echo(words().say("cli-verified", draws=draws, seed=seed))
