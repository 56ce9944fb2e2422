"""`archipel bench`: how fast a game runs here, or how much a server bears."""

from __future__ import annotations

import re
import sys

import click

from archipel.cli.command import Command
from archipel.cli.kinds import OneOf, Seconds, Whole
from archipel.cli.options import FIRST_GAME
from archipel.words import words

SERVER = "server"

_PHASE = re.compile(r"phase_(?P<phase>\w+)_(?P<what>percent|legal|play)_\w+")
_UNITS = {
    "_nanoseconds": "ns",
    "_milliseconds": "ms",
    "_percent_of_": "%",
    "kilobytes_": "kB",
    "_megabytes": "MB",
    "_per_second": "/s",
    "_seconds": "s",
}


def _measurable() -> tuple[str, ...]:
    from archipel.games.catalogue import NAMES

    return (*NAMES, SERVER)


@click.command("bench", cls=Command)
@click.argument("game", type=OneOf(_measurable, "cli-error-no-such-game"), default=FIRST_GAME, metavar="game")
@click.option("--seconds", type=Seconds(), default=2.0, metavar="seconds")
@click.option("--tables", type=Whole(2), default=20, metavar="count")
@click.option("--sockets", type=Whole(2), default=4, metavar="count")
@click.option("--rate", type=Whole(1), default=1, metavar="count")
@click.option("--json", "as_json", is_flag=True)
def command(game: str, seconds: float, tables: int, sockets: int, rate: int, as_json: bool) -> None:
    """Measure, and show a table."""
    if game == SERVER:
        import asyncio

        from archipel.server.measuring import load

        wanted = load.Load(FIRST_GAME, tables, sockets, rate, seconds)
        measured = asyncio.run(load.measure(wanted, _report))
    else:
        from archipel.benchmark import measure

        measured = measure(game, seconds, _report)
    if sys.stderr.isatty():
        print("\r\x1b[K", end="", file=sys.stderr)
    if as_json:
        import json

        click.echo(json.dumps(measured))
    else:
        _show(game, measured)


def _report(name: str, value: float) -> None:
    """One thing measured: on a terminal, a line that the next one replaces."""
    if sys.stderr.isatty():
        print(
            f"\r\x1b[K{words().say('cli-bench-progress')} … {_named(name)}: {_number(name, value)}",
            end="",
            file=sys.stderr,
            flush=True,
        )


def _show(game: str, measured: dict[str, float]) -> None:
    from rich.table import Table

    from archipel.cli.screen import Screen

    say = words().say
    table = Table(box=None, pad_edge=False, header_style="bold", padding=(0, 3, 0, 0))
    table.add_column(say("cli-bench-what"))
    table.add_column(say("cli-bench-value"), justify="right")
    for name, value in measured.items():
        table.add_row(_named(name), _number(name, value))
    screen = Screen()
    title = say("bench-server-title") if game == SERVER else say("cli-bench-title", game=say(f"{game}-title"))
    screen.say(title, "bold")
    screen.show(table)


def _named(name: str) -> str:
    """What was measured, in words where there are some."""
    message = f"bench-{name.replace('_', '-')}"
    phase = _PHASE.fullmatch(name)
    if phase:
        return words().say(f"bench-phase-{phase['what']}", phase=phase["phase"].replace("_", "-"))
    return words().say(message) if words().has(message) else name


def _number(name: str, value: float) -> str:
    """A value with its unit, thousands apart as both languages read them."""
    unit = next((unit for part, unit in _UNITS.items() if part in name), "")
    number = f"{value:,.0f}".replace(",", "\u202f") if abs(value) >= 100 else f"{value:.3g}"
    return f"{number}\u00a0{unit}" if unit else number
