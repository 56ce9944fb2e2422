"""`archipel replay`: a match gone through, move by move."""

from __future__ import annotations

import sys

import click

from archipel.cli.command import Command
from archipel.cli.kinds import FILE


@click.command("replay", cls=Command)
@click.argument("file", type=FILE, metavar="file")
@click.option("--plain", is_flag=True)
@click.option("--view", metavar="seat")
def command(file: str, plain: bool, view: str | None) -> None:
    """Step through on a terminal, else print every move."""
    from archipel.cli.reading import check_seat
    from archipel.cli.terminal.replaying import print_moves, step_through
    from archipel.match import load

    match = load(file)
    check_seat(match, view)
    if plain or not (sys.stdin.isatty() and sys.stdout.isatty()):
        print_moves(match, view)
    else:
        step_through(match, view)
