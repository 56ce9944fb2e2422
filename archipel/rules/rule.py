"""`@rule`: a function compiled for its annotations, or left as it is when rules are interpreted."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar, cast

from archipel.rules.mode import INTERPRETED

F = TypeVar("F", bound=Callable[..., Any])

if INTERPRETED:

    def rule(function: F) -> F:
        """Mark a function as a rule."""
        return function

    def plain(function: F) -> F:
        """A rule as plain Python, to call with a snapshot."""
        return function

else:
    from functools import cache
    from types import FunctionType

    from archipel.rules.compiler import Rule, compiled_rule

    def rule(function: F) -> F:
        """Compile a function for the types in its annotations, once, when it is first needed.

        A rule whose parameters are batches and numbers can be called from Python; one that takes a record is for
        other rules.
        """
        return cast("F", compiled_rule(function))

    @cache
    def plain(function: F) -> F:
        """A rule as plain Python, to call with a snapshot.  The rules it calls are plain there too."""
        own = cast("Any", function).py_func
        known = {name: own.__globals__[name] for name in own.__code__.co_names if name in own.__globals__}
        world = {name: plain(value) if isinstance(value, Rule) else value for name, value in known.items()}
        return cast("F", FunctionType(own.__code__, world, own.__name__))
