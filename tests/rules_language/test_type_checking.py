"""A type checker understands records: fields are numbers, rows and records, and a misspelt one is an error."""

from __future__ import annotations

import subprocess
import sys

import pytest

GOOD = """
from archipel.rules import Batch, Rng, batch, below, f64, i8, many, one, record, rule, snapshot, table

NEIGHBOURS = table([[1], [0]])


@record
class Boat:
    cell = i8()
    crew = i8(3)


@record
class State:
    phase = i8()
    worth = f64()
    sea = i8(2, 3)
    lone = one(Boat)
    boats = many(Boat, 2)


@rule
def sail(s: State, b: int, to: int) -> None:
    boat = s.boats[b]
    boat.cell = to
    boat.crew[:] = 0
    s.sea[0, 1] += boat.crew[0] + NEIGHBOURS[to, 0]
    s.lone.cell = boat.cell
    s.worth = 0.5


@rule
def sail_at(states: Batch[State], rngs: Batch[Rng], b: int) -> int:
    sail(states[0], b, below(rngs[0], 2))
    return states[0].phase


def where() -> list[int]:
    states = batch(State)
    sail_at(states, batch(Rng), 0)
    return [boat.cell for boat in snapshot(states).boats]
"""

# what is changed in the good module, and what the checker says of that line
MISTAKES = {
    "boat.cell = to": ("boat.sell = to", '"Boat" has no attribute "sell"'),
    "return states[0].phase": ("return states[0].faze", '"State" has no attribute "faze"'),
    "s.lone.cell = boat.cell": ("s.loan.cell = boat.cell", '"State" has no attribute "loan"'),
    "s.worth = 0.5": ("s.phase = 0.5", "Incompatible types in assignment"),
    "sail(states[0], b, below(rngs[0], 2))": ("sail(states, b, below(rngs[0], 2))", 'expected "State"'),
    "return [boat.cell for boat": ("return [boat.crew for boat", "List comprehension has incompatible type"),
}


@pytest.fixture(scope="module")
def complaints(tmp_path_factory: pytest.TempPathFactory) -> dict[str, list[str]]:
    """What mypy says of each module, by its name; all in one run, since it takes seconds to start."""
    folder = tmp_path_factory.mktemp("checked")
    sources = {"good": GOOD} | {
        f"mistake{i}": GOOD.replace(right, wrong) for i, (right, (wrong, _)) in enumerate(MISTAKES.items())
    }
    for name, source in sources.items():
        (folder / f"{name}.py").write_text(source)
    done = subprocess.run(
        [
            sys.executable,
            "-m",
            "mypy",
            "--strict",
            "--config-file=",
            "--cache-dir=cache",
            *map("{}.py".format, sources),
        ],
        cwd=folder,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 1, done.stdout + done.stderr
    lines = done.stdout.splitlines()
    return {name: [line for line in lines if line.startswith(f"{name}.py:")] for name in sources}


def test_a_right_module_passes(complaints: dict[str, list[str]]) -> None:
    assert complaints["good"] == []


@pytest.mark.parametrize(("i", "right"), list(enumerate(MISTAKES)))
def test_a_mistake_is_found_in_its_line(complaints: dict[str, list[str]], i: int, right: str) -> None:
    wrong, told = MISTAKES[right]
    source = GOOD.replace(right, wrong).splitlines()
    (line,) = (n for n, text in enumerate(source, 1) if wrong in text)
    said = complaints[f"mistake{i}"]
    assert said
    assert all(complaint.startswith(f"mistake{i}.py:{line}: error: ") for complaint in said)
    assert any(told in complaint for complaint in said)
