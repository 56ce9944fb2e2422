"""Commands that read files: show, replay, verify, check."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import archipel

Run = Any
SMALL = {
    "game": "the-island",
    "phase": "move",
    "explorers": {"r1": "c5*", "r2": "a1", "b1": "c5*"},
    "boats": ["c5"],
    "sharks": ["a2"],
}


def tampered(finished: Path, folder: Path, **changes: Any) -> str:
    record = json.loads(finished.read_text(encoding="utf-8"))
    (folder / "tampered.json").write_text(json.dumps(record | changes))
    return "tampered.json"


def test_show_draws_a_position(run: Run, tmp_path: Path) -> None:
    (tmp_path / "small.json").write_text(json.dumps(SMALL))
    done = run("show", "small.json")
    assert done.status == 0
    assert "│‹r1b1›│" in done.out
    assert "◢" in done.out
    assert "\x1b" not in done.out
    assert run("show", "-", typed=json.dumps(SMALL)) == done


def test_show_draws_a_match_at_its_end_and_as_seen(run: Run, finished: Path) -> None:
    done = run("show", str(finished))
    assert "The game is over" in done.out
    assert run("show", "-", typed=finished.read_text(encoding="utf-8")) == done


def test_show_hides_what_a_seat_may_not_see(run: Run, tmp_path: Path) -> None:
    position = SMALL | {
        "options": {"seats": 2, "open_values": True},
        "hands": {"1": ["beach/wind"], "2": ["beach/dolphin"]},
    }
    (tmp_path / "secret.json").write_text(json.dumps(position))
    everything, seat, everybody = (
        run("show", "secret.json", *view).out for view in ([], ["--view", "1"], ["--view", "all"])
    )
    assert "░ fair wind" in everything
    assert "░ dolphin" in everything
    assert "░ fair wind" in seat
    assert "░ dolphin" not in seat
    assert "░ fair wind" not in everybody
    view = archipel.game("the-island").match(position).view(1)
    assert run("show", "-", typed=json.dumps(view)).out == seat


def test_replay_prints_every_move_without_a_terminal(run: Run, finished: Path) -> None:
    done = run("replay", str(finished))
    match = archipel.load(finished)
    lines = done.out.splitlines()
    for number, move in enumerate(match.moves, 1):
        assert f"{number:>4}  " in lines[number - 1]
        assert f"  {move}  " in f"{lines[number - 1]}  "
    assert done == run("replay", "--plain", str(finished))


def test_replay_as_a_seat_saw_it(run: Run, tmp_path: Path, finished: Path) -> None:
    match = archipel.load(finished)
    while match.over:
        match.undo()
    match.save(tmp_path / "open.json")
    hidden = match.moves_seen(1).count("reveal ?")
    assert hidden
    assert run("replay", "open.json", "--view", "1").out.count("reveal ?") == hidden
    assert "reveal ?" not in run("replay", "open.json").out


def test_verify_follows_every_draw(run: Run, finished: Path) -> None:
    done = run("verify", str(finished))
    draws = sum(move.startswith(("reveal", "roll")) for move in archipel.load(finished).moves)
    assert done.status == 0
    assert f"{draws} draws" in done.out


def test_verify_names_the_draw_that_was_tampered_with(run: Run, tmp_path: Path, finished: Path) -> None:
    moves = archipel.load(finished).moves
    index = next(i for i, move in enumerate(moves) if move.startswith("roll"))
    other = "roll shark" if moves[index] != "roll shark" else "roll whale"
    name = tampered(finished, tmp_path, moves=[*moves[:index], other, *moves[index + 1 :]])
    done = run("verify", name)
    assert done.status == 1
    assert f"moves[{index}]" in done.error
    assert other in done.error
    assert moves[index] in done.error


def test_verify_wants_the_start_that_the_seed_deals(run: Run, tmp_path: Path, finished: Path) -> None:
    assert "the seed 8 deals" in run("verify", tampered(finished, tmp_path, seed="8")).error
    start = json.loads(finished.read_text())["start"]
    start["values"]["r"].reverse()
    done = run("verify", tampered(finished, tmp_path, start=start))
    assert done.status == 1
    assert "the seed 7 deals" in done.error


def test_verify_needs_a_seed(run: Run, tmp_path: Path, finished: Path) -> None:
    done = run("verify", tampered(finished, tmp_path, seed=None))
    assert done.status == 1
    assert "no seed" in done.error


def test_verify_sees_a_wrong_result_and_illegal_moves(run: Run, tmp_path: Path, finished: Path) -> None:
    assert run("verify", tampered(finished, tmp_path, result=None)).status == 1
    moves = archipel.load(finished).moves
    done = run("verify", tampered(finished, tmp_path, moves=[moves[0], moves[0], *moves[2:]]))
    assert done.status == 1
    assert "moves[1]" in done.error


def test_check_counts_and_tells_what_fails(run: Run, tmp_path: Path) -> None:
    scenario = "- rule: TI-5.3\n  title: {}\n  position: {{game: the-island, phase: roll}}\n  legal: [roll {}]\n"
    (tmp_path / "good.yaml").write_text(scenario.format("rolls", "shark"))
    (tmp_path / "bad.yaml").write_text(scenario.format("rolls a kraken", "kraken"))
    good = run("check", "good.yaml")
    assert (good.status, good.out) == (0, "1 scenario holds.\n")
    both = run("check", "good.yaml", "bad.yaml")
    assert both.status == 1
    assert both.out.startswith("bad.yaml:1: TI-5.3 rolls a kraken")
    assert run("check").status == 2
