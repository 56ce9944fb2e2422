"""`archipel show`: a position, drawn."""

from __future__ import annotations

import click

from archipel.cli.command import Command
from archipel.cli.kinds import FILE


@click.command("show", cls=Command)
@click.argument("position", type=FILE, metavar="position")
@click.option("--view", metavar="seat")
def command(position: str, view: str | None) -> None:
    """Draw what a file holds: a position, a view, or a match at its end."""
    from archipel.cli.drawing import show
    from archipel.cli.reading import drawable
    from archipel.cli.screen import Screen

    show(Screen(), drawable(position, view))
