"""`archipel check`: scenario files against the rules (C-6.1)."""

from __future__ import annotations

import click

from archipel.cli.command import Command
from archipel.cli.kinds import FILE
from archipel.words import words


@click.command("check", cls=Command)
@click.argument("files", type=FILE, nargs=-1, required=True, metavar="file")
def command(files: tuple[str, ...]) -> int:
    """A line for each scenario that fails, then a count; status 0 only if all hold."""
    from archipel.scenarios import check_file

    count = failed = 0
    for file in files:
        scenarios, failures = check_file(file)
        for failure in failures:
            click.echo(str(failure))
        count += scenarios
        failed += len(failures)
    click.echo(words().say("cli-checked", count=count - failed, failed=failed))
    return 1 if failed else 0
