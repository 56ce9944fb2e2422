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
        """A rule as plain Python, to call with a snapshot; only for one that calls no other rule."""
        return function

else:
    from archipel.rules.compiler import compiled_rule

    def rule(function: F) -> F:
        """Compile a function for the types in its annotations, once, when it is first needed.

        A rule whose parameters are batches and numbers can be called from Python; one that takes a record is for
        other rules.
        """
        return cast("F", compiled_rule(function))

    def plain(function: F) -> F:
        """A rule as plain Python, to call with a snapshot; only for one that calls no other rule."""
        return cast("F", cast("Any", function).py_func)
