"""Code written once for every game, bound to each.

A search or a playout is compiled together with the rules of one game.  It is written as a template: a module that
uses the names of a game's kernel (`State`, `legal`, `play` …) as if it had imported them.  `bind` makes a module of
its own of it for each game, with those names as globals.  (Passing the rules in as arguments, or closing over them,
would defeat Numba's disk cache.)
"""

from __future__ import annotations

import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Any


def bind(template: str, path: Path, folder: str, names: dict[str, Any]) -> ModuleType:
    """The template in a file, bound to the game in a folder by the names it may use."""
    name = f"archipel.games.{folder}.bound_{template}"  # so that the cache keeps it with the game
    if name in sys.modules:
        return sys.modules[name]
    spec = spec_from_file_location(name, path)
    assert spec is not None and spec.loader is not None
    module = module_from_spec(spec)
    module.__dict__.update(names)
    sys.modules[name] = module
    try:
        spec.loader.exec_module(module)
    except BaseException:
        del sys.modules[name]
        raise
    return module
