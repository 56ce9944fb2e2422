"""The command line as people run it: a process of its own, in a folder of its own."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

import pytest


@dataclass(frozen=True)
class Ran:
    """What a command did."""

    status: int
    out: str
    err: str

    @property
    def error(self) -> str:
        """The one line on standard error; a compile of the rules may have said its line before."""
        lines = [line for line in self.err.splitlines() if line.startswith("archipel: ")]
        assert len(lines) == 1, self.err
        assert "Traceback" not in self.err
        return lines[0]


Run = Callable[..., Ran]


def environment(folder: Path, **more: str) -> dict[str, str]:
    """The environment of a command: English, nobody's own files, nothing of colours unless asked for."""
    kept = {
        name: value for name, value in os.environ.items() if name not in ("NO_COLOR", "LANGUAGE", "COLUMNS", "LC_ALL")
    }
    return {**kept, "LANG": "C.UTF-8", "TERM": "xterm-256color", "XDG_STATE_HOME": str(folder / "state"), **more}


@pytest.fixture
def run(tmp_path: Path) -> Run:
    """Run `archipel` with arguments, and `typed` lines on its standard input."""

    def run(*arguments: str, typed: Sequence[str] | str = "", **more: str) -> Ran:
        text = typed if isinstance(typed, str) else "".join(f"{line}\n" for line in typed)
        done = subprocess.run(
            [sys.executable, "-m", "archipel", *arguments],
            input=text,
            capture_output=True,
            encoding="utf-8",
            cwd=tmp_path,
            env=environment(tmp_path, **more),
            timeout=300,
        )
        return Ran(done.returncode, done.stdout, done.stderr)

    return run


@pytest.fixture(scope="session")
def finished(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The file of a match that bots have played to its end."""
    folder = tmp_path_factory.mktemp("finished")
    arguments = ["play", "--bots", "random,random", "--seed", "7", "--save", "match.json"]
    subprocess.run(
        [sys.executable, "-m", "archipel", *arguments],
        check=True,
        capture_output=True,
        cwd=folder,
        env=environment(folder),
        timeout=300,
    )
    return folder / "match.json"
