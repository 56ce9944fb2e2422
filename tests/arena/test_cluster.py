"""The same matches on a Ray cluster, a small one that is started for the test."""

from __future__ import annotations

import json
import os
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("ray")

RAY = Path(sys.executable).parent / "ray"


@pytest.fixture
def folder() -> Iterator[Path]:
    """A short path: Ray makes sockets in it, whose names may not be long."""
    path = Path("/tmp") / f"ray-{os.getpid()}"
    path.mkdir()
    yield path
    shutil.rmtree(path, ignore_errors=True)


def environment(folder: Path) -> dict[str, str]:
    """Ray's own HOME, and none of its reports home."""
    return {
        **os.environ,
        "HOME": str(folder),
        "RAY_TMPDIR": str(folder),
        "RAY_USAGE_STATS_ENABLED": "0",
        "XDG_CACHE_HOME": os.environ.get("XDG_CACHE_HOME", str(Path.home() / ".cache")),
        "LANG": "C.UTF-8",
    }


def arena(folder: Path, home: Path, *arguments: str) -> dict[str, Any]:
    done = subprocess.run(
        [sys.executable, "-m", "archipel", "arena", "forbidden-island", "--json", *arguments],
        cwd=folder,
        env=environment(home),
        capture_output=True,
        text=True,
        timeout=300,
    )
    assert done.returncode == 0, done.stderr
    report: dict[str, Any] = json.loads(done.stdout)
    for entry in report["entries"]:
        entry["seconds_a_move"] = None
    return {**report, "seconds": None}


@contextmanager
def cluster(folder: Path) -> Iterator[str]:
    """Two workers; their address.  They end with the process that has started them, and no other cluster does."""
    arguments = ["--head", "--block", "--num-cpus=2", "--port=0", "--include-dashboard=false", f"--temp-dir={folder}"]
    with (folder / "log").open("wb") as log:
        head = subprocess.Popen(
            [str(RAY), "start", *arguments], env=environment(folder), stdout=log, stderr=log, start_new_session=True
        )
    try:
        current = folder / "ray_current_cluster"
        deadline = time.monotonic() + 120
        while not current.exists() or b"--block" not in (folder / "log").read_bytes():
            assert head.poll() is None, (folder / "log").read_text()
            assert time.monotonic() < deadline
            time.sleep(0.1)
        yield current.read_text().strip()
    finally:
        head.terminate()
        head.wait(60)
        with suppress(ProcessLookupError):
            os.killpg(head.pid, signal.SIGKILL)


@pytest.mark.usefixtures("guests")
def test_two_workers_of_a_cluster_play_the_same_matches(tmp_path: Path, folder: Path) -> None:
    bots = ["--bots", "strangers:Sometimes,greedy", "--games", "8", "--seed", "3"]
    with cluster(folder) as address:
        there = arena(tmp_path, folder, *bots, "--ray", address)
    assert there == arena(tmp_path, folder, *bots, "--cores", "1")


def test_a_cluster_that_is_not_there_is_told(tmp_path: Path, folder: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "archipel", "arena", "--bots", "greedy,random", "--games", "2", "--ray", "127.0.0.1:1"],
        cwd=tmp_path,
        env=environment(folder),
        capture_output=True,
        text=True,
        timeout=300,
    )
    assert done.returncode == 1
    assert done.stderr.splitlines()[-1].startswith("archipel: there is no Ray cluster at 127.0.0.1:1: ")
