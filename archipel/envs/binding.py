"""The compiled templates, bound to a game."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any

from archipel.games.definition import Definition
from archipel.rules.binding import bind

_TEMPLATES = Path(__file__).parent / "templates"
_NUMBERS = ("SPANS", "Survey", "survey", "number_of", "move_of")
_OBSERVATIONS = ("Observation", "observe")


@cache
def bound(game: Definition) -> Any:
    """The template that steps games, bound to a game, its rules not yet compiled."""
    folder = game.name.replace("-", "_")
    kernel = import_module(f"archipel.games.{folder}.kernel")
    numbers = import_module(f"archipel.envs.numbers.{folder}")
    observations = import_module(f"archipel.envs.observations.{folder}")
    names = {name: getattr(kernel, name) for name in kernel.__all__}
    names |= {name: getattr(numbers, name) for name in _NUMBERS}
    names |= {name: getattr(observations, name) for name in _OBSERVATIONS}
    return bind("stepping", _TEMPLATES / "stepping.py", folder, names)


def share(namespace: dict[str, Any], template: str, *parts: ModuleType) -> None:
    """Bring the rules of a template into the file of a game, named like the game's folder.

    The template may use the names of some parts of the game, and those of the file.
    """
    folder = namespace["__name__"].rpartition(".")[2]
    names: dict[str, Any] = {}
    for known in (*map(vars, parts), namespace):
        names |= {name: value for name, value in known.items() if not name.startswith("_")}
    module = bind(template, _TEMPLATES / f"{template}.py", folder, names)
    namespace |= {name: getattr(module, name) for name in module.__all__}
