"""The rules of the environments stay fit for a GPU, like those of the games."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest
from rules_language.test_cleanness import foreign_names, rules_in, unclean

import archipel

ENVS = Path(archipel.__file__).parent / "envs"
FILES = [path for path in sorted(ENVS.rglob("*.py")) if "@rule" in path.read_text(encoding="utf-8")]


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.relative_to(ENVS).as_posix())
def test_rules_are_clean(path: Path) -> None:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    faults = [fault for function in rules_in(tree) for fault in unclean(function, foreign_names(tree))]
    assert [fault for fault in faults if not fault.endswith("a call of len")] == []  # of a batch, in a door


def test_there_are_rules_to_look_at() -> None:
    assert len(FILES) >= 9
