"""Interpreted rules: the same language without Numba and NumPy, and a debugger sees every line."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from archipel.rules import INTERPRETED

from .running import output, run

HERE = Path(__file__).parent

PLAY_A_MATCH = """
import random, sys
import archipel

choose = random.Random(1).choice
match = archipel.game("the-island").start(seats=2, seed=7)
while not match.over and len(match.moves) < 300:
    if match.actor == "chance":
        match.roll()
    else:
        match.play(choose(match.legal()))
match.view(1), match.position(), match.scores()
print(len(match.moves) > 40, *sorted({"numba", "llvmlite", "numpy"} & set(sys.modules)))
"""


def test_interpreted_rules_need_neither_numba_nor_numpy() -> None:
    assert output(PLAY_A_MATCH, rules="python") == "True"


def test_an_unknown_mode_is_refused_in_one_line() -> None:
    done = run("import archipel.match", rules="fast")
    assert done.returncode != 0
    assert done.stdout == ""
    assert done.stderr == "ARCHIPEL_RULES is 'fast'; it takes compiled or python\n"


@pytest.mark.parametrize(("value", "interpreted"), [("", "False"), ("compiled", "False"), ("python", "True")])
def test_rules_are_compiled_unless_told_otherwise(value: str, interpreted: str) -> None:
    assert output("from archipel.rules import INTERPRETED; print(INTERPRETED)", rules=value) == interpreted


STEP_INTO_A_RULE = """
import bdb
import archipel
from archipel.games.the_island import movement

match = archipel.game("the-island").match({"game": "the-island", "phase": "move", "explorers": {"r1": "a1"}})
first = movement.swim.__code__.co_firstlineno


class Debugger(bdb.Bdb):
    stopped = False

    def user_line(self, frame):
        if frame.f_code is movement.swim.__code__:
            self.stopped = True
            print("swim", frame.f_lineno - first, *sorted(frame.f_locals))
        if self.stopped:
            self.set_step()
        else:
            self.set_continue()


debugger = Debugger()
assert debugger.set_break(movement.__file__, first + 3) is None
debugger.runcall(match.play, "swim r1 a2")
"""


def test_a_debugger_stops_in_a_rule_and_steps_through_it() -> None:
    """At the breakpoint first, then line by line, with the rule's arguments at hand."""
    seen = output(STEP_INTO_A_RULE, rules="python").splitlines()
    assert seen == [f"swim {line} cell explorer s" for line in (3, 4, 5)]


@pytest.mark.skipif(INTERPRETED, reason="they run interpreted already")
def test_the_language_means_the_same_interpreted() -> None:
    files = [HERE / f"test_{name}.py" for name in ("records", "rule", "tables", "chance")]
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", "-k", "not compiled", *files],
        env=os.environ | {"ARCHIPEL_RULES": "python"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout
