"""Compiling ahead of use: one at a time for each cache."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

fcntl = pytest.importorskip("fcntl")

_HOLDER = """
from archipel.compiling import alone

with alone():
    print("in", flush=True)
    input()
"""


def _is_held(lock: Path) -> bool:
    with lock.open("w") as file:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return True
    return False


def test_while_one_compiles_another_waits(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ARCHIPEL_CACHE", str(tmp_path))
    with subprocess.Popen(
        [sys.executable, "-c", _HOLDER], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as holder:
        assert holder.stdout is not None
        assert holder.stdout.readline() == "in\n"
        (lock,) = tmp_path.glob("*/compiling.lock")
        assert _is_held(lock)
        holder.communicate("\n")
    assert holder.returncode == 0
    assert not _is_held(lock)
