"""`archipel simulate`: bots play many matches."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import click

from archipel.cli.command import Command
from archipel.cli.failures import Misuse
from archipel.cli.kinds import BOTS, Whole
from archipel.cli.options import game_argument, given, match_options
from archipel.cli.progress import progress_bar
from archipel.words import words

if TYPE_CHECKING:
    from archipel.simulation import Summary

_DEFAULT_BOT = "greedy"
_FEWEST_SEATS = 2


@click.command("simulate", cls=Command)
@game_argument
@match_options
@click.option("--games", type=Whole(1), default=1000, metavar="count")
@click.option("--bots", type=BOTS, metavar="bots")
@click.option("--seed", type=Whole(), default=0, metavar="seed")
@click.option("--json", "as_json", is_flag=True)
def command(
    game: str, games: int, bots: list[str] | None, seed: int, as_json: bool, seats: int | None, **options: Any
) -> None:
    """Play the matches and sum them up."""
    from archipel.simulation import simulate

    names = bots or [_DEFAULT_BOT]
    seats = seats or max(len(names), _FEWEST_SEATS)
    if len(names) == 1:
        names = names * seats
    if len(names) != seats:
        raise Misuse("cli-error-bots-and-seats", seats=seats, named=len(names))
    with progress_bar(words().say("cli-simulate-progress"), games) as bar:
        progress = None if bar is None else bar.advance
        summary = simulate(game, {"seats": seats, **given(**options)}, names, games, seed, progress)
    if as_json:
        import dataclasses
        import json

        click.echo(json.dumps(dataclasses.asdict(summary), ensure_ascii=False))
    else:
        _show(game, summary)


def _show(game: str, summary: Summary) -> None:
    from rich.table import Table

    from archipel.cli.screen import Screen

    say = words().say
    title = say(
        "cli-simulate-title",
        game=say(f"{game}-title"),
        games=summary.games,
        moves=summary.moves,
        seconds=f"{summary.seconds:.2f}",
    )
    table = Table(box=None, pad_edge=False, header_style="bold", padding=(0, 3, 0, 0))
    for column in ("seat", "bot", "wins", "share", "points", "spread", "best"):
        table.add_column(say(f"cli-simulate-{column}"), justify="left" if column == "bot" else "right")
    for seat in summary.seats:
        share = seat.wins / summary.games if summary.games else 0.0
        cells = [
            str(seat.seat),
            seat.bot,
            f"{seat.wins:.1f}",
            f"{share:.1%}",
            f"{seat.points:.2f}",
            f"{seat.spread:.2f}",
            str(seat.best),
        ]
        table.add_row(*cells)
    screen = Screen()
    screen.say(title, "bold")
    screen.show(table)
