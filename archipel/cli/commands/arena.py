"""`archipel arena`: bots against bots."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from archipel.cli.command import Command
from archipel.cli.failures import Misuse
from archipel.cli.kinds import FILE, SPECS, Seconds, Share, Whole
from archipel.cli.options import game_argument, given, match_options
from archipel.cli.progress import progress_bar
from archipel.words import words

if TYPE_CHECKING:
    from archipel.arena import Question

_DEFAULT_GAMES = 200
_FEWEST_SEATS = 2


@click.command("arena", cls=Command)
@game_argument
@match_options
@click.option("--bots", type=SPECS, metavar="bots")
@click.option("--games", type=Whole(1), metavar="count")
@click.option("--until", type=Share(), metavar="share")
@click.option("--than", type=Share(), metavar="share")
@click.option("--seed", type=Whole(), default=0, metavar="seed")
@click.option("--time", type=Seconds(), metavar="seconds")
@click.option("--cores", type=Whole(1), metavar="count")
@click.option("--ray", metavar="address")
@click.option("--suite", type=FILE, metavar="file")
@click.option("--results", type=FILE, metavar="file")
@click.option("--plot", type=FILE, metavar="file")
@click.option("--json", "as_json", is_flag=True)
def command(suite: str | None, **settings: Any) -> None:
    """Play one question, or a suite of them."""
    if suite is None:
        _answer_one(**settings)
    else:
        _answer_all(suite, click.get_current_context())


def _answer_one(
    game: str,
    bots: list[str] | None,
    games: int | None,
    until: float | None,
    than: float | None,
    seed: int,
    time: float | None,
    cores: int | None,
    ray: str | None,
    results: str | None,
    plot: str | None,
    as_json: bool,
    seats: int | None,
    **options: Any,
) -> None:
    from archipel.arena import compete
    from archipel.arena.plotting import check_plot
    from archipel.arena.plotting import plot as draw

    if not bots:
        raise Misuse("cli-error-missing-option", option="--bots")
    if results is not None:
        raise Misuse("cli-error-needs-suite", option="--results")
    if plot is not None:
        check_plot(plot)
    ends = given(games=games, until=until, than=than)
    question = _question(game, bots, {"seats": seats, **options}, ends, seed=seed, time=time)
    with progress_bar(words().say("cli-arena-progress")) as bar:
        report = compete(question, cores=cores, ray=ray, progress=None if bar is None else bar.set).as_json()
    _tell(report, as_json)
    if plot is not None:
        draw(report, plot)


def _question(game: str, bots: list[str], options: dict[str, Any], ends: dict[str, Any], **how: Any) -> Question:
    from archipel.arena import Question
    from archipel.games.catalogue import definition

    wanted = given(**options)
    if "seats" not in wanted:
        wanted["seats"] = _FEWEST_SEATS if definition(game).team else max(len(bots), _FEWEST_SEATS)
    return Question(game, wanted, tuple(bots), **(ends or {"games": _DEFAULT_GAMES}), **how)


def _answer_all(suite: str, context: click.Context) -> None:
    from archipel.arena.suite import Results, answer, read_suite

    told = context.params
    wrong = [
        param.opts[0]
        for param in context.command.params
        if param.name not in ("suite", "results", "cores", "ray", "as_json")
        and param.name in told
        and context.get_parameter_source(param.name) is click.core.ParameterSource.COMMANDLINE
    ]
    if wrong:
        raise Misuse("cli-error-suite-and-options", options=", ".join(wrong))
    questions = read_suite(suite)
    results = Results(told["results"] or f"{Path(suite).stem}-results.jsonl")
    try:
        for asked in questions:
            with progress_bar(asked.name) as bar:
                progress = None if bar is None else bar.set
                report = answer(asked, results, cores=told["cores"], ray=told["ray"], progress=progress)
            _tell(report, told["as_json"], asked.name)
    finally:
        results.close()


def _tell(report: dict[str, Any], as_json: bool, name: str | None = None) -> None:
    if as_json:
        import json

        told = report if name is None else {"name": name, **report}
        click.echo(json.dumps(told, ensure_ascii=False))
    else:
        from archipel.cli.arena_table import show

        show(report, name)
