"""`archipel bench server`: it measures what it says, with processes of its own, and leaves none of them."""

from __future__ import annotations

import json
import os
import subprocess
import sys


def bench(*options: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "archipel", "bench", "server", *options],
        env={**os.environ, "ARCHIPEL_LANG": "en"},
        capture_output=True,
        text=True,
        timeout=240,
    )


def test_a_small_load_is_measured() -> None:
    done = bench("--tables", "3", "--sockets", "2", "--rate", "4", "--seconds", "2", "--json")
    assert done.returncode == 0, done.stderr
    told = json.loads(done.stdout)
    assert told["storm_sockets"] == 6
    for prefix in ("", "beside_bots_"):
        assert 0 < told[f"{prefix}seen_p50_milliseconds"] <= told[f"{prefix}seen_p99_milliseconds"]
        assert 0 < told[f"{prefix}moves_per_second"] < 3 * 4 * 1.5
    assert told["most_moves_per_second"] > told["moves_per_second"]
    assert told["storm_seconds"] > 0
    assert "Traceback" not in done.stderr


def test_one_table_alone_is_refused() -> None:
    done = bench("--tables", "1")
    assert done.returncode == 2
    assert "Traceback" not in done.stderr
