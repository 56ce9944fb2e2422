"""Progress, shown on a terminal and nowhere else."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any


class Bar:
    """A bar with the time that is left."""

    def __init__(self, progress: Any, task: Any) -> None:
        self._progress = progress
        self._task = task

    def advance(self, done: int) -> None:
        """So much more is done."""
        self._progress.update(self._task, advance=done)

    def set(self, done: int, total: int) -> None:
        """So much is done, of so much in all."""
        self._progress.update(self._task, completed=done, total=total)


@contextmanager
def progress_bar(title: str, total: int | None = None) -> Iterator[Bar | None]:
    """A bar on a terminal, None elsewhere."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    console = Console(stderr=True)
    if not console.is_terminal:
        yield None
        return
    with Progress(
        TextColumn("{task.description}", markup=False),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=console,
        transient=True,
    ) as progress:
        yield Bar(progress, progress.add_task(title, total=total))
