"""Processes that should be gone."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path


def others_in(folder: Path, running: str = "") -> list[str]:
    """Processes but ours that are still in a folder, where that can be told, and run something."""
    found = []
    for process in Path("/proc").glob("[0-9]*"):
        with suppress(OSError):
            there = (process / "cwd").readlink() == folder and process.name != str(os.getpid())
            if there and running.encode() in (process / "cmdline").read_bytes():
                found.append(process.name)
    return found
