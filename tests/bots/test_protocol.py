"""The bot protocol: what the documentation shows plays, and a bot of ours plays the same by itself and as a program."""

from __future__ import annotations

import re
import shutil
import sys
from pathlib import Path
from typing import Any

import pytest

from archipel.arena import Question
from archipel.arena.blocks import Block, PlainTable
from archipel.bots.protocol import choose_message, see_message, serve, start_message
from archipel.seeds import canonical

DOCS = Path(__file__).parents[2] / "docs"
PAGE = (DOCS / "bots.md").read_text(encoding="utf-8")
EXAMPLES = DOCS / "examples"


def played(*bots: str, game: str = "the-island") -> Block:
    """A block between bots."""
    table = PlainTable(Question(game, {"seats": 2}, bots, time=5.0))
    try:
        return table.play(0, 1)[0]
    finally:
        table.close()


@pytest.mark.parametrize("game", ["the-island", "forbidden-island"])
def test_a_bot_of_ours_plays_the_same_as_a_program(game: str) -> None:
    program = f"command:{sys.executable} -m archipel bot-protocol greedy"
    ours, theirs = played("greedy", "random", game=game), played(program, "random", game=game)
    assert ours.matches == theirs.matches
    assert not theirs.doings[0].faults.counts


@pytest.mark.parametrize("program", ["first_bot.py", "first_bot.js"])
def test_the_examples_play_whole_matches(program: str) -> None:
    runner = sys.executable if program.endswith("py") else shutil.which("node")
    assert runner is not None, "the example in JavaScript needs Node"
    block = played(f"command:{runner} '{EXAMPLES / program}'", "random")
    assert len(block.matches) == 2
    assert block.doings[0].asked > 50
    assert not block.doings[0].faults.counts


def test_the_page_shows_the_example_as_it_is() -> None:
    (shown,) = re.findall(r"^```py\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
    assert shown == (EXAMPLES / "first_bot.py").read_text(encoding="utf-8")


def test_the_page_s_own_bot_plays_in_an_arena(guests: Path) -> None:
    (shown,) = re.findall(r"^```python\n(import random\n.*?class Hasty.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
    (guests / "hasty.py").write_text(shown, encoding="utf-8")
    block = played("hasty:Hasty", "random")
    assert not block.doings[0].faults.counts


class Doubtful:
    """Chooses the first, unless it has seen trouble."""

    acts_out_of_turn = True

    def start(self, game: str, options: dict[str, Any], seat: int, seed: int) -> None:
        self.told = [game, options, seat, seed]

    def see(self, event: dict[str, Any]) -> None:
        if event["move"] == "trouble":
            raise RuntimeError("that was trouble")
        self.told.append(event["view"]["n"])

    def choose(self, view: dict[str, Any], legal: list[str], clock: float | None) -> Any:
        if view.get("pass"):
            return None
        return canonical([*self.told, legal, clock])


def answers(*messages: dict[str, Any] | str) -> list[dict[str, Any]]:
    said: list[dict[str, Any]] = []
    serve(Doubtful, [message if isinstance(message, str) else canonical(message) for message in messages], said.append)
    return said


START = start_message("islet", {"seats": 2}, 2, 9)


def test_messages_reach_the_bot_and_its_answers_come_back() -> None:
    said = answers(
        START,
        see_message({"move": "draw ?", "view": {"n": 1}}),
        choose_message({}, ["a", "b"], 1.5),
        choose_message({"pass": True}, ["a"], None),
    )
    assert said == [
        {"ready": True, "acts_out_of_turn": True},
        {"move": '["islet",{"seats":2},2,9,1,["a","b"],1.5]'},
        {"move": None},
    ]


def test_each_match_has_a_bot_of_its_own() -> None:
    said = answers(START, see_message({"move": "x", "view": {"n": 1}}), START, choose_message({}, ["a"], None))
    assert said[-1] == {"move": '["islet",{"seats":2},2,9,["a"],null]'}


def test_trouble_is_told_with_the_next_answer_and_only_there() -> None:
    trouble = see_message({"move": "trouble", "view": {}})
    said = answers(START, trouble, choose_message({}, ["a"], None), choose_message({}, ["a"], None))
    assert said[1]["error"].startswith("RuntimeError: that was trouble (test_protocol.py:")
    assert "move" in said[2]


@pytest.mark.parametrize("line", ["hum", "7", "{}", '{"type": "hum"}', '{"type": ["start"]}'])
def test_what_is_no_message_is_answered_as_such(line: str) -> None:
    assert [list(answer) for answer in answers(line)] == [["error"]]
    assert "start" in answers(choose_message({}, ["a"], None))[0]["error"]
    assert answers("", "  ") == []
