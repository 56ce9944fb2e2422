"""The examples in docstrings run."""

from __future__ import annotations

import doctest
from importlib import import_module
from pathlib import Path

import pytest

PACKAGE = Path(__file__).parent.parent / "archipel"


def _modules_with_examples() -> list[str]:
    paths = [
        path
        for path in sorted(PACKAGE.rglob("*.py"))
        if "\n>>> " in path.read_text(encoding="utf-8").replace("    >>> ", ">>> ")
    ]
    names = [".".join(path.relative_to(PACKAGE.parent).with_suffix("").parts) for path in paths]
    return [name.removesuffix(".__init__") for name in names]


@pytest.mark.parametrize("name", _modules_with_examples())
def test_examples_hold(name: str) -> None:
    tried = doctest.testmod(import_module(name))
    assert tried.attempted > 0 and tried.failed == 0
