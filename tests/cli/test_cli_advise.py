"""`archipel advise`."""

from __future__ import annotations

import json
from pathlib import Path

from bots.test_search import LANDING, at

from cli.conftest import Run


def test_the_command_tells_the_moves(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "match.json"
    at(LANDING).save(path)
    told = run("advise", str(path), "--iterations", "200")
    assert told.status == 0
    assert "r10" in told.out.splitlines()[2]
    listed = json.loads(run("advise", str(path), "--iterations", "200", "--json").out)
    assert listed[0]["move"] == "land r10 NW"


def test_the_command_refuses_moments_without_a_decision(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "match.json"
    match = at(LANDING)
    match.play("end")
    match.save(path)
    assert match.actor == "chance"
    assert "chance is to move" in run("advise", str(path)).error
    assert "there is no moment after 9 moves" in run("advise", str(path), "--at", "9").error
