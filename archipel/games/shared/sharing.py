"""Binding the shared rules to a game."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from archipel.rules.binding import bind

_HERE = Path(__file__).parent


def share(namespace: dict[str, Any], folder: str, names: dict[str, Any], *templates: str, home: Path = _HERE) -> None:
    """Bring the rules of some templates, bound to a game by the names they use, into a module's namespace.

    Each template may use the rules of those before it.  They are files in `home`, by default those beside this one.
    Names that begin with an underscore are a module's own, and not passed on.
    """
    known = {name: value for name, value in names.items() if not name.startswith("_")}
    for template in templates:
        module = bind(template, home / f"{template}.py", folder, known)
        rules = {name: getattr(module, name) for name in module.__all__}
        known |= rules
        namespace |= rules
