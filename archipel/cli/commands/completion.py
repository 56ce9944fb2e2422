"""`archipel completion`: the script a shell needs to complete our commands."""

from __future__ import annotations

import click

from archipel.cli.command import Command
from archipel.cli.kinds import OneOf

SHELLS = ("bash", "zsh", "fish")


@click.command("completion", cls=Command)
@click.argument("shell", type=OneOf(lambda: SHELLS, "cli-error-no-such-shell"), metavar="shell")
def command(shell: str) -> None:
    """Print the script."""
    from click.shell_completion import get_completion_class

    from archipel.cli.program import PROGRAM, program
    from archipel.cli.running import COMPLETE

    script = get_completion_class(shell)
    assert script is not None
    click.echo(script(program, {}, PROGRAM, COMPLETE).source())
