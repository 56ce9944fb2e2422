"""The compiled templates, bound to a game."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType

from archipel.games.definition import Definition
from archipel.rules.binding import bind

_TEMPLATES = Path(__file__).parent / "templates"


@cache
def bound(template: str, game: Definition) -> ModuleType:
    """A template bound to a game, its rules not yet compiled."""
    folder = game.name.replace("-", "_")
    kernel = import_module(f"archipel.games.{folder}.kernel")
    evaluation = import_module(f"archipel.bots.evaluation.{folder}")
    names = {name: getattr(kernel, name) for name in kernel.__all__}
    names |= {name: getattr(evaluation, name) for name in ("Weights", "evaluate", "foresee")}
    if template == "instinct":
        names["appeal"] = import_module(_instinct_of(folder)).appeal
    for part in _parts_of(template, folder):
        module = bound(part, game)
        names |= {name: getattr(module, name) for name in module.__all__}
    return bind(template, _TEMPLATES / f"{template}.py", folder, names)


def _parts_of(template: str, folder: str) -> tuple[str, ...]:
    """What a template stands on: other templates, whose names it uses as it does those of the game."""
    if template != "search":
        return ()
    return ("tree", "instinct" if find_spec(_instinct_of(folder)) else "sampling")


def _instinct_of(folder: str) -> str:
    return f"archipel.bots.instincts.{folder}"
