"""`archipel play`: a match in the terminal."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click

from archipel.cli.command import Command
from archipel.cli.failures import Misuse
from archipel.cli.kinds import FILE, PLAYERS, Whole
from archipel.cli.options import game_argument, given, match_options


@click.command("play", cls=Command)
@game_argument
@match_options
@click.option("--people", type=Whole(), metavar="count")
@click.option("--bots", type=PLAYERS, metavar="bots")
@click.option("--seed", metavar="seed")
@click.option("--resume", type=FILE, metavar="file")
@click.option("--save", type=FILE, metavar="file")
def command(
    game: str,
    people: int | None,
    bots: list[str] | None,
    seed: str | None,
    resume: str | None,
    save: str | None,
    **options: Any,
) -> int:
    """Set the table, and play until the end or until someone leaves."""
    from archipel.cli.terminal.keeping import Keeper
    from archipel.cli.terminal.session import Session
    from archipel.cli.terminal.table import new_match, players_of, resumed_match

    if save and save != resume and Path(save).exists():
        raise Misuse("cli-error-save-exists", file=save)
    wanted = given(**options)
    match = resumed_match(resume, wanted, seed) if resume else new_match(game, wanted, bots, seed)
    players = players_of(match, people, bots)
    return Session(match, players, Keeper(match, save or resume)).play()
