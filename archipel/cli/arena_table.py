"""What came out of an arena, as a table."""

from __future__ import annotations

from typing import Any

from archipel.words import words

Entry = dict[str, Any]


def show(report: dict[str, Any], name: str | None = None) -> None:
    """A table with a row a bot, and below it what bots got wrong."""
    from rich.table import Table

    from archipel.cli.faults import tell_faults
    from archipel.cli.screen import Screen

    entries: list[Entry] = report["entries"]
    table = Table(box=None, pad_edge=False, header_style="bold", padding=(0, 2, 0, 0))
    columns = _columns(entries)
    for column in columns:
        table.add_column(words().say(f"arena-column-{column}"), justify="left" if column == "bot" else "right")
    for entry in entries:
        table.add_row(*(columns[column](entry) for column in columns))
    screen = Screen()
    screen.say(_title(report, name), "bold")
    screen.show(table)
    for entry in entries:
        tell_faults(screen, entry["bot"], entry["faults"])
    screen.say_wrapped(words().say("cli-arena-intervals"), "dim")


def _title(report: dict[str, Any], name: str | None) -> str:
    title = words().say(
        "cli-arena-title",
        game=words().say(f"{report['game']}-title"),
        seats=report["options"]["seats"],
        games=report["games"],
        blocks=report["blocks"],
        seconds=f"{report['seconds']:.1f}",
    )
    return title if name is None else f"{name} · {title}"


def _columns(entries: list[Entry]) -> dict[str, Any]:
    """What each column shows of a bot; those that would be empty are left out."""
    columns: dict[str, Any] = {
        "bot": lambda entry: entry["bot"],
        "wins": lambda entry: f"{entry['wins']:.1f}",
        "share": lambda entry: _interval(entry["share"], 100, 1, "%"),
        "points": lambda entry: _interval(entry["points"], 1, 2),
        "rating": lambda entry: _interval(entry["rating"], 1, 0),
    }
    if any(entry["seconds_a_move"] for entry in entries):
        columns["time"] = lambda entry: f"{1000 * (entry['seconds_a_move'] or 0):.3g} ms"
    if any(entry["faults"] for entry in entries):
        columns["faults"] = lambda entry: str(sum(fault["count"] for fault in entry["faults"]))
    return columns


def _interval(estimate: dict[str, Any], times: int, digits: int, unit: str = "") -> str:
    """A number and the interval it is likely to be in."""
    mean, low, high = (
        None if estimate[key] is None else f"{times * estimate[key]:.{digits}f}" for key in ("mean", "low", "high")
    )
    return f"{mean}{unit}" if low is None else f"{mean}{unit} ({low}…{high})"
