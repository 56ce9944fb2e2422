"""Getting a game's compiled rules ready, with a word to whoever waits for the first compile."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

from archipel.games.definition import Definition
from archipel.rules import INTERPRETED

try:
    import fcntl
except ModuleNotFoundError:  # pragma: no cover - Windows has none; compiling twice there only takes longer
    fcntl = None  # type: ignore[assignment]

_ready: set[object] = set()


def prepare(game: Definition) -> None:
    """Load or compile the doors a match goes through."""
    prepare_doors(game.name, game.doors.DOORS)
    if not INTERPRETED and (mark := _mark(game.name)) is not None:
        with suppress(OSError):
            mark.touch()


@contextmanager
def alone() -> Iterator[None]:
    """While nobody else fills the same cache: the second to come finds what the first has compiled."""
    from archipel.rules.cache import package_folder

    folder = package_folder()
    if folder is None or fcntl is None:
        yield
        return
    with (folder / "compiling.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def needs_compile(games: Iterable[str]) -> bool:
    """Whether somebody would have to wait for matches of one of these games; no, where nothing can be kept anyway."""
    marks = [_mark(game) for game in games]
    return any(mark is not None and not mark.exists() for mark in marks)


def _mark(game: str) -> Path | None:
    """A file that is there once a game's doors are in the cache."""
    from archipel.rules.cache import package_folder

    folder = package_folder()
    return None if folder is None else folder / f"{game}.ready"


def prepare_doors(game: str, doors: Iterable[Any]) -> None:
    """Load doors from the cache, or compile them; a compile says so in one line, with progress on a terminal."""
    waiting = [door for door in doors if door not in _ready]
    if INTERPRETED or not waiting:
        return
    from archipel.rules.compiler import listening

    progress = _Progress(game)
    with listening(progress.step):
        for door in waiting:
            door.prepare()
            _ready.add(door)
    progress.end()


class _Progress:
    """A line on standard error, begun with the first rule that is compiled."""

    def __init__(self, game: str) -> None:
        self.game = game
        self.compiled = 0

    def step(self) -> None:
        from archipel.words import words

        self.compiled += 1
        line = words().say("compiling", game=words().say(f"{self.game}-title"))
        if self.compiled == 1:
            print(line, end="" if sys.stderr.isatty() else "\n", file=sys.stderr, flush=True)
        elif sys.stderr.isatty():
            print(f"\r{line} {self.compiled}", end="", file=sys.stderr, flush=True)

    def end(self) -> None:
        if self.compiled and sys.stderr.isatty():
            print(file=sys.stderr)
