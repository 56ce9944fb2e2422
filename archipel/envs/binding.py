"""The compiled template, bound to a game."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

from archipel.games.definition import Definition
from archipel.rules.binding import bind

_TEMPLATE = Path(__file__).parent / "templates" / "stepping.py"
_NUMBERS = ("SPANS", "Survey", "survey", "number_of", "move_of")
_OBSERVATIONS = ("Observation", "observe")


@cache
def bound(game: Definition) -> Any:
    """The template bound to a game, its rules not yet compiled."""
    folder = game.name.replace("-", "_")
    kernel = import_module(f"archipel.games.{folder}.kernel")
    numbers = import_module(f"archipel.envs.numbers.{folder}")
    observations = import_module(f"archipel.envs.observations.{folder}")
    names = {name: getattr(kernel, name) for name in kernel.__all__}
    names |= {name: getattr(numbers, name) for name in _NUMBERS}
    names |= {name: getattr(observations, name) for name in _OBSERVATIONS}
    return bind("stepping", _TEMPLATE, folder, names)
