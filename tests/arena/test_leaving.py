"""Whoever interrupts an arena is rid of it, and of all bots in it."""

from __future__ import annotations

import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from arena.processes import others_in

pytestmark = pytest.mark.skipif(not Path("/proc/self/cwd").exists(), reason="needs to see where processes are")

ENOUGH = 3
"""Bots: of two at each of two tables."""


def test_ctrl_c_ends_an_arena_and_its_bots(guests: Path) -> None:
    arguments = ["arena", "forbidden-island", "--bots", "strangers:Hangs", "--games", "50", "--cores", "2"]
    arena = subprocess.Popen(
        [sys.executable, "-m", "archipel", *arguments],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        # even where whoever runs the tests ignores interrupts, as shells do in the background
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
    )
    deadline = time.monotonic() + 120
    while len(others_in(guests, "archipel.bots.protocol")) < ENOUGH:
        assert arena.poll() is None
        assert time.monotonic() < deadline
        time.sleep(0.05)
    arena.send_signal(signal.SIGINT)
    out, err = arena.communicate(timeout=30)
    assert arena.returncode == 130
    assert out == ""
    assert "Traceback" not in err
    while others_in(guests):
        assert time.monotonic() < deadline
        time.sleep(0.05)
