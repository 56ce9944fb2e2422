"""What a mistake in a rule says: one line that begins with the file and the line it is in."""

from __future__ import annotations

import importlib.util
import itertools
from pathlib import Path
from types import ModuleType

import pytest

from archipel.rules import INTERPRETED, RuleError, batch

pytestmark = pytest.mark.skipif(INTERPRETED, reason="interpreted, a mistake is an ordinary Python error")

HERE = "# here"
"""Marks the line that the message must name."""

HEAD = """
from enum import IntEnum

from archipel.rules import Batch, i8, many, one, record, rule, table

WINDS = table([1, 2, 3])


@record
class Boat:
    cell = i8()
    crew = i8(3)


@record
class State:
    boat = one(Boat)
    boats = many(Boat, 2)
    phase = i8()


@rule
def door(states: Batch[State]) -> int:
    return outer(states[0])


"""

MISSPELT_ON_A_PARAMETER = """
@rule
def outer(s: State) -> int:
    phase = s.phase
    return phase + s.faze  # here
"""

MISSPELT_ON_A_LOCAL = """
@rule
def outer(s: State) -> int:
    total = s.phase
    for b in range(2):
        boat = s.boats[b]
        total += boat.cell
        total += boat.sise  # here
    return total
"""

MISSPELT_WHEN_WRITTEN = """
@rule
def outer(s: State) -> int:
    boat = s.boats[1]
    boat.sise = 3  # here
    return 0
"""

MISSPELT_IN_A_NESTED_RECORD = """
@rule
def outer(s: State) -> int:
    return s.boat.sise  # here
"""

RIGHT_ON_ANOTHER_RECORD = """
@rule
def outer(s: State) -> int:
    boat = s.boats[0]
    cell = boat.cell
    if cell > 3:
        boat.cell = 3
    return cell + s.cell  # here
"""

MISSPELT_TWO_RULES_DOWN = """
@rule
def outer(s: State) -> int:
    return middle(s, 1)


@rule
def middle(s: State, b: int) -> int:
    return inner(s.boats[b])


@rule
def inner(boat: Boat) -> int:
    cell = boat.cell
    return cell + boat.sise  # here
"""

WRONG_TYPE = """
@rule
def outer(s: State) -> int:
    phase = s.phase
    return phase + "1"  # here
"""

WRONG_TYPE_TWO_RULES_DOWN = """
@rule
def outer(s: State) -> int:
    return middle(s)


@rule
def middle(s: State) -> int:
    return inner(s.phase)


@rule
def inner(n: int) -> int:
    doubled = n + n
    return doubled + None  # here
"""

WRONG_RECORD = """
@rule
def outer(s: State) -> int:
    phase = s.phase
    return phase + inner(s)  # here


@rule
def inner(boat: Boat) -> int:
    return boat.cell
"""

WRONG_RESULT = """
@rule
def outer(s: State) -> int:
    return s.boat  # here
"""

TOO_MANY_ARGUMENTS = """
@rule
def outer(s: State) -> int:
    return inner(s.boat, 3)  # here


@rule
def inner(boat: Boat) -> int:
    return boat.cell
"""

UNKNOWN_NAME = """
@rule
def outer(s: State) -> int:
    phase = s.phase
    return phase + no_such_rule(s)  # here
"""

WRITTEN_TABLE = """
@rule
def outer(s: State) -> int:
    WINDS[0] = s.phase  # here
    return 0
"""

MISSING_ANNOTATION = """
@rule  # here
def outer(s: State, b=1) -> int:
    return s.phase
"""

MISSING_RESULT = """
@rule
def outer(s: State) -> int:
    return inner(s, 1)


@rule  # here
def inner(s: State, b: int):
    return s.phase
"""

UNSUPPORTED_ANNOTATION = """
@rule
def outer(s: State) -> int:
    return inner(s, 1)


@rule  # here
def inner(s: State, name: str) -> int:
    return s.phase
"""

UNSUPPORTED_CONTAINER = """
@rule
def outer(s: State) -> int:
    return inner(s, 1)


@rule  # here
def inner(s: State, cells: list[int]) -> int:
    return s.phase
"""

UNSUPPORTED_ENUMERATION = """
class Kind(IntEnum):
    SHARK = 1


@rule
def outer(s: State) -> int:
    return inner(s, Kind.SHARK)


@rule  # here
def inner(s: State, kind: Kind) -> int:
    return s.phase
"""

BATCH_OF_NO_RECORDS = """
@rule
def outer(s: State) -> int:
    return inner(s, 1)


@rule  # here
def inner(s: State, cells: Batch[int]) -> int:
    return s.phase
"""

# what is wrong, and what the message says besides the place
MISTAKES: dict[str, tuple[str, list[str]]] = {
    "misspelt on a parameter": (MISSPELT_ON_A_PARAMETER, ["in outer", "s.faze", "no field 'faze'"]),
    "misspelt on a local": (MISSPELT_ON_A_LOCAL, ["in outer", "boat.sise", "no field 'sise'"]),
    "misspelt when written": (MISSPELT_WHEN_WRITTEN, ["in outer", "boat.sise", "no field 'sise'"]),
    "misspelt in a nested record": (MISSPELT_IN_A_NESTED_RECORD, ["in outer", "s.boat.sise", "no field 'sise'"]),
    "right on another record": (RIGHT_ON_ANOTHER_RECORD, ["in outer", "s.cell", "no field 'cell'"]),
    "misspelt two rules down": (MISSPELT_TWO_RULES_DOWN, ["in inner", "boat.sise", "no field 'sise'"]),
    "wrong type": (WRONG_TYPE, ["in outer"]),
    "wrong type two rules down": (WRONG_TYPE_TWO_RULES_DOWN, ["in inner"]),
    "wrong record": (WRONG_RECORD, ["in outer", "inner"]),
    "wrong result": (WRONG_RESULT, ["in outer"]),
    "too many arguments": (TOO_MANY_ARGUMENTS, ["in outer", "too many positional arguments"]),
    "unknown name": (UNKNOWN_NAME, ["in outer"]),
    "written table": (WRITTEN_TABLE, ["in outer", "readonly"]),
    "missing annotation": (MISSING_ANNOTATION, ["outer has no annotation for 'b'"]),
    "missing result": (MISSING_RESULT, ["inner has no annotation for 'return'"]),
    "unsupported annotation": (UNSUPPORTED_ANNOTATION, ["str is nothing a rule can take", "records, batches, int"]),
    "unsupported container": (UNSUPPORTED_CONTAINER, ["list[int] is nothing a rule can take"]),
    "unsupported enumeration": (UNSUPPORTED_ENUMERATION, ["Kind is nothing a rule can take"]),
    "batch of no records": (BATCH_OF_NO_RECORDS, ["Batch[int] is nothing a rule can take"]),
}

_numbers = itertools.count()


def load(folder: Path, source: str) -> ModuleType:
    """A module with that source, imported."""
    path = folder / f"mistaken_{next(_numbers)}.py"
    path.write_text(source)
    spec = importlib.util.spec_from_file_location(path.stem, path)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize("mistake", MISTAKES)
def test_a_mistake_names_its_file_and_line(tmp_path: Path, mistake: str) -> None:
    body, told = MISTAKES[mistake]
    source = HEAD + body
    (line,) = (n for n, text in enumerate(source.splitlines(), 1) if HERE in text)
    module = load(tmp_path, source)
    with pytest.raises(RuleError) as raised:
        module.door(batch(module.State))
    message = str(raised.value)
    assert message.startswith(f"{module.__file__}:{line}: ")
    assert [part for part in told if part not in message] == []
    assert "\n" not in message


def test_a_mistake_is_told_again_when_the_rule_is_called_again(tmp_path: Path) -> None:
    module = load(tmp_path, HEAD + MISSPELT_ON_A_LOCAL)
    states = batch(module.State)
    messages = []
    for _ in range(2):
        with pytest.raises(RuleError) as raised:
            module.door(states)
        messages.append(str(raised.value))
    assert messages[0] == messages[1]


def test_a_mistake_is_found_when_a_door_is_prepared(tmp_path: Path) -> None:
    module = load(tmp_path, HEAD + MISSPELT_ON_A_PARAMETER)
    with pytest.raises(RuleError, match="faze"):
        module.door.prepare()


def test_a_rule_without_mistakes_compiles(tmp_path: Path) -> None:
    """So that the cases above fail for what is wrong in them, and not for what they share."""
    module = load(tmp_path, HEAD + MISSPELT_ON_A_LOCAL.replace("boat.sise", "boat.crew[0] + WINDS[1]"))
    assert module.door(batch(module.State)) == 4
