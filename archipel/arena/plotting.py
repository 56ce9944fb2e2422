"""A picture of a report: ratings with their intervals, and how points are spread."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from archipel.errors import ArchipelError, FileError
from archipel.matchfile import trouble
from archipel.words import words

SUFFIXES = (".png", ".svg", ".pdf")
_COLOURS = ("#0072b2", "#d55e00", "#009e73", "#cc79a7", "#e69f00")
"""Told apart by the colour-blind too (Okabe and Ito)."""


def check_plot(path: str) -> None:
    """Refuse a picture that could not be made, before anybody plays for it."""
    if Path(path).suffix.lower() not in SUFFIXES:
        raise ArchipelError("plot-suffix", file=path, known=", ".join(SUFFIXES))
    try:
        import matplotlib  # noqa: F401
    except ImportError as error:
        raise ArchipelError("arena-needs-extra", what="Matplotlib", extra="plot") from error


def plot(report: dict[str, Any], path: str) -> None:
    """Draw a report, as its JSON has it, into a file; its suffix says what kind of picture."""
    check_plot(path)
    from matplotlib.figure import Figure

    say = words().say
    figure = Figure(figsize=(9, 4), layout="constrained")
    figure.suptitle(say("plot-title", game=say(f"{report['game']}-title"), games=report["games"]))
    left, right = figure.subplots(1, 2)
    _ratings(left, report["entries"])
    if any(len(entry["scores"]) > 2 for entry in report["entries"]):
        _scores(right, report["entries"])
    else:
        _shares(right, report["entries"], report["even"])
    try:
        figure.savefig(path)
    except OSError as error:
        raise FileError("file-unwritable", file=path, why=trouble(error)) from error


def _ratings(axes: Any, entries: list[dict[str, Any]]) -> None:
    _bars(axes, entries, "rating")
    axes.set_xlabel(words().say("plot-rating"))


def _shares(axes: Any, entries: list[dict[str, Any]], even: float | None) -> None:
    """For games that are won or lost, and nothing else."""
    _bars(axes, entries, "share")
    if even is not None:
        axes.axvline(even, color="grey", linewidth=0.8, linestyle=":")
    axes.set_xlabel(words().say("plot-share"))
    axes.set_xlim(0, 1)


def _bars(axes: Any, entries: list[dict[str, Any]], what: str) -> None:
    """A dot a bot, the first named on top, with its interval."""
    for place, entry in enumerate(entries):
        found = entry[what]
        if found["low"] is not None:
            axes.plot([found["low"], found["high"]], [place, place], color=_colour(place), linewidth=3, alpha=0.5)
        axes.plot([found["mean"]], [place], "o", color=_colour(place))
    axes.set_yticks(range(len(entries)), [_short(entry["bot"]) for entry in entries])
    axes.set_ylim(len(entries) - 0.5, -0.5)
    axes.grid(axis="x", alpha=0.3)


def _scores(axes: Any, entries: list[dict[str, Any]]) -> None:
    for place, entry in enumerate(entries):
        counted = {int(score): count for score, count in entry["scores"].items()}
        points = range(min(counted), max(counted) + 1)
        total = sum(counted.values())
        parts = [counted.get(score, 0) / total for score in points]
        axes.plot(points, parts, drawstyle="steps-mid", color=_colour(place), label=_short(entry["bot"]))
    axes.set_xlabel(words().say("plot-points"))
    axes.set_ylabel(words().say("plot-part"))
    axes.set_ylim(bottom=0)
    axes.legend(frameon=False)


def _colour(place: int) -> str:
    return _COLOURS[place % len(_COLOURS)]


def _short(name: str) -> str:
    return name if len(name) <= 24 else name[:23] + "…"
