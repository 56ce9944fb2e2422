"""`archipel advise`: the best moves at a moment of a match."""

from __future__ import annotations

from typing import TYPE_CHECKING

import click

from archipel.cli.command import Command
from archipel.cli.failures import Misuse
from archipel.cli.kinds import FILE, Seconds, Whole
from archipel.words import words

if TYPE_CHECKING:
    from archipel.bots.advice import Advised
    from archipel.match import Match

_ITERATIONS = 20_000
_TOLD = 5
"""Moves, at most."""


@click.command("advise", cls=Command)
@click.argument("match", type=FILE, metavar="file")
@click.option("--at", type=Whole(), metavar="count")
@click.option("--iterations", type=Whole(1), metavar="count")
@click.option("--seconds", type=Seconds(), metavar="seconds")
@click.option("--json", "as_json", is_flag=True)
def command(match: str, at: int | None, iterations: int | None, seconds: float | None, as_json: bool) -> None:
    """Advise whoever is to move, from what that seat may know."""
    from archipel.bots.advice import advise
    from archipel.bots.thinking import Budget

    moment = _moment(match, at)
    if moment.actor not in moment.seats:
        raise Misuse("cli-error-nobody-to-advise", actor=moment.actor or "none")
    if iterations is None and seconds is None:
        iterations = _ITERATIONS
    # as a bot looks for its move
    budget = Budget(iterations, None if seconds is None else 1000 * seconds, to_choose=True)
    advised = advise(moment, moment.actor, budget)
    if as_json:
        import dataclasses
        import json

        click.echo(json.dumps([dataclasses.asdict(move) for move in advised], ensure_ascii=False))
    else:
        _show(moment, advised)


def _moment(path: str, at: int | None) -> Match:
    """The match in a file, after so many of its moves."""
    from archipel.match import load

    match = load(path)
    if at is not None:
        if at > len(match.moves):
            raise Misuse("cli-error-no-such-move", at=at, moves=len(match.moves))
        while len(match.moves) > at:
            match.undo()
    return match


def _show(match: Match, advised: list[Advised]) -> None:
    from rich.table import Table

    from archipel.cli.screen import Screen
    from archipel.cli.terminal.log import sentence

    say = words().say
    together = match.game.definition.team or len(match.seats) == 1
    table = Table(box=None, pad_edge=False, header_style="bold", padding=(0, 3, 0, 0))
    table.add_column(say("cli-advise-move"))
    for seat in ["1"] if together else match.seats:
        table.add_column(say("cli-advise-team") if together else say("cli-advise-seat", seat=seat), justify="right")
    table.add_column(say("cli-advise-visits"), justify="right")
    for move in advised[:_TOLD]:
        shares = [f"{share:.1%}" for seat, share in move.shares.items() if not together or seat == "1"]
        table.add_row(sentence(match.game.name, move.move, match.describe(move.move)), *shares, str(move.visits))
    screen = Screen()
    screen.say(say("cli-advise-title", seat=match.actor or ""), "bold")
    screen.show(table)
    if advised and advised[0].line:
        screen.say_wrapped(say("cli-advise-line", line=", ".join([advised[0].move, *advised[0].line])))
