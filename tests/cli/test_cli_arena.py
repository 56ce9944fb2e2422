"""`archipel arena` and `archipel bot-protocol`."""

from __future__ import annotations

import json
import shutil
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

Run = Any
GUESTS = Path(__file__).parent.parent / "bots" / "guests" / "strangers.py"
NUMBER = (int, float)
ESTIMATE = {"mean": NUMBER, "low": (*NUMBER, type(None)), "high": (*NUMBER, type(None))}
FAULT = {"kind": str, "count": int, "example": str}
ENTRY = {
    "bot": str,
    "seats": int,
    "wins": NUMBER,
    "share": ESTIMATE,
    "lead": (dict, type(None)),
    "points": ESTIMATE,
    "rating": ESTIMATE,
    "seconds_a_move": (*NUMBER, type(None)),
    "faults": [FAULT],
    "scores": dict,
}
REPORT = {
    "archipel": str,
    "game": str,
    "options": dict,
    "seed": int,
    "time": (*NUMBER, type(None)),
    "blocks": int,
    "games": int,
    "moves": int,
    "seconds": NUMBER,
    "even": (*NUMBER, type(None)),
    "stopped": str,
    "entries": [ENTRY],
    "intervals": dict,
}
"""What the JSON holds, as docs/bots.md has it."""


def check_form(value: Any, form: Any) -> None:
    """A value has a form: keys with their kinds, lists of one form, no key more and none less."""
    if isinstance(form, dict):
        assert isinstance(value, dict)
        assert value.keys() == form.keys()
        for key, inner in form.items():
            check_form(value[key], inner)
    elif isinstance(form, list):
        assert isinstance(value, list)
        for item in value:
            check_form(item, form[0])
    else:
        assert isinstance(value, form)


@pytest.mark.parametrize(
    "arguments",
    [
        ["--bots", "greedy,random", "--games", "6"],
        ["--bots", "greedy,random", "--seats", "3", "--games", "2", "--time", "0.5", "--challenges", "3"],
        ["forbidden-island", "--bots", "random", "--difficulty", "elite", "--games", "3"],
    ],
)
def test_json_has_its_form(run: Run, arguments: list[str]) -> None:
    done = run("arena", *arguments, "--json", "--cores", "1")
    assert done.status == 0
    check_form(json.loads(done.out), REPORT)


def test_a_table_names_what_bots_got_wrong(run: Run, tmp_path: Path) -> None:
    shutil.copy(GUESTS, tmp_path)
    done = run("arena", "forbidden-island", "--bots", "strangers:Illegal,greedy", "--games", "2", "--cores", "1")
    assert done.status == 0
    assert "\x1b" not in done.out
    for text in ("2 matches in one block", "greedy", "named a move that is not legal", "fly away", "95 %"):
        assert text in done.out
    french = run("arena", "--bots", "greedy,random", "--games", "4", "--lang", "fr")
    for text in ("4 parties en 2 blocs", "cote", "part d’une place"):
        assert text in french.out


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        ([], "--bots"),
        (["--bots", "nobody,greedy"], "nobody"),
        (["--bots", "nomodule:Bot,greedy"], "nomodule"),
        (["--bots", "command:no-such-program,greedy"], "no-such-program"),
        (["--bots", "greedy,greedy,random", "--seats", "2"], "3 bots"),
        (["--bots", "greedy,random", "--until", "5"], "--until"),
        (["--bots", "greedy,random", "--until", "much"], "--until"),
        (["--bots", "greedy,random", "--plot", "picture.gif"], ".png"),
        (["--bots", "greedy,random", "--results", "x.jsonl"], "--suite"),
        (["--bots", "greedy,random", "--seats", "9"], "--seats"),
        (["--suite", "none.json"], "none.json"),
        (["--suite", "none.json", "--games", "3"], "--games"),
    ],
)
def test_what_cannot_be_played_is_refused_in_a_line(run: Run, arguments: list[str], told: str) -> None:
    done = run("arena", *arguments)
    assert done.status in (1, 2)
    assert told in done.error
    assert done.out == ""


def test_until_takes_percents_and_parts(run: Run) -> None:
    percents, parts = (
        json.loads(run("arena", "--bots", "greedy,random", "--until", until, "--json").out) for until in ("25%", "0.25")
    )
    assert percents["blocks"] == parts["blocks"] == 20
    assert percents["stopped"] == "answer"


def test_a_plot_is_a_picture(run: Run, tmp_path: Path) -> None:
    rivals = ["arena", "--bots", "greedy,random", "--games", "20"]
    team = ["arena", "forbidden-island", "--bots", "greedy,random", "--games", "20"]
    assert run(*rivals, "--plot", "rivals.png").status == 0
    assert run(*team, "--plot", "team.svg", "--lang", "fr").status == 0
    png = (tmp_path / "rivals.png").read_bytes()
    assert png.startswith(b"\x89PNG\r\n\x1a\n")
    width, height = (int.from_bytes(png[at : at + 4], "big") for at in (16, 20))
    assert width > 500 < height * 3
    svg = ElementTree.fromstring((tmp_path / "team.svg").read_text(encoding="utf-8"))
    assert svg.tag.endswith("svg")
    assert len(list(svg.iter())) > 50
    assert run(*rivals, "--plot", "no such folder/x.png").status == 1


def test_without_matplotlib_the_command_to_get_it_is_named(run: Run, tmp_path: Path) -> None:
    """Matplotlib cannot be found where a module of its name says so."""
    (tmp_path / "sitecustomize.py").write_text(
        "import sys\n"
        "class Missing:\n"
        "    def find_spec(self, name, path=None, target=None):\n"
        "        if name in ('matplotlib', 'ray'):\n"
        "            raise ModuleNotFoundError(name)\n"
        "sys.meta_path.insert(0, Missing())\n"
    )
    for arguments, extra in ((["--plot", "x.png"], "archipel[plot]"), (["--ray", "local"], "archipel[cluster]")):
        done = run("arena", "--bots", "greedy,random", "--games", "2", *arguments, PYTHONPATH=str(tmp_path))
        assert done.status == 1
        assert f'pip install "{extra}"' in done.error


def test_bot_protocol_answers_on_standard_output(run: Run) -> None:
    messages = [
        {"type": "choose", "view": {}, "legal": ["a"], "clock": None},
        {"type": "start", "protocol": 1, "game": "the-island", "options": {"seats": 2}, "seat": 1, "seed": 3},
        {"type": "see", "move": "roll shark", "view": {}},
        {"type": "choose", "view": {}, "legal": ["a"], "clock": None},
        {"type": "hum"},
    ]
    done = run("bot-protocol", "random", typed=[*map(json.dumps, messages), "hum", ""])
    assert done.status == 0
    early, ready, move, *rest = [json.loads(line) for line in done.out.splitlines()]
    assert "start" in early["error"]
    assert ready == {"ready": True}
    assert move == {"move": "a"}
    assert [list(answer) for answer in rest] == [["error"], ["error"]]


def test_bot_protocol_refuses_a_bot_there_is_not(run: Run) -> None:
    assert "nobody" in run("bot-protocol", "nobody").error
