"""`archipel admin`: the tables in a server's database, for its host."""

from __future__ import annotations

import os

import click

from archipel.cli.command import Command
from archipel.cli.kinds import OneOf, Whole

ACTIONS = ("list", "export", "delete", "check", "verify", "reports", "ban", "unban", "bans", "forget", "prune")


@click.command("admin", cls=Command)
@click.argument("action", type=OneOf(lambda: ACTIONS, "cli-error-no-such-action"), metavar="action")
@click.argument("names", nargs=-1, metavar="name")
@click.option("--database", metavar="database")
@click.option("--to", metavar="folder")
@click.option("--why", metavar="text")
@click.option("--days", type=Whole(1), metavar="count")
@click.option("--json", "as_json", is_flag=True)
def command(
    action: str,
    names: tuple[str, ...],
    database: str | None,
    to: str | None,
    why: str | None,
    days: int | None,
    as_json: bool,
) -> int:
    """Do it; the status is 1 if something was found that is not as it should be."""
    import asyncio

    from archipel.cli.administering import Wish, administer
    from archipel.server.settings import settings_from

    settings = settings_from(os.environ, database=database)
    return asyncio.run(administer(settings.database, Wish(action, names, to or ".", why or "", days, as_json)))
