"""`archipel bot-protocol`: a bot as a program of its own."""

from __future__ import annotations

import click

from archipel.cli.command import Command
from archipel.cli.kinds import SPECS


@click.command("bot-protocol", cls=Command)
@click.argument("bot", type=SPECS, metavar="bot")
def command(bot: list[str]) -> None:
    """Answer messages on standard input, until they end."""
    from archipel.bots.protocol import maker, serve_process

    serve_process(maker(",".join(bot)))
