"""Errors in one line each: what is wrong and what would be right."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import click

from archipel.errors import ArchipelError
from archipel.words import words


class Misuse(click.UsageError):
    """A usage error in our own words."""

    def __init__(self, message: str, **arguments: Any) -> None:
        super().__init__(words().say(message, **arguments), click.get_current_context(silent=True))


def nearest(name: str, known: Iterable[str]) -> str:
    """The known name most like one that is not known, "none" if none is like it."""
    from difflib import get_close_matches

    return next(iter(get_close_matches(name, list(known), n=1, cutoff=0.5)), "none")


def told(error: Exception) -> str:
    """What is wrong, on one line."""
    if isinstance(error, click.ClickException):
        return _line(error.format_message())
    if isinstance(error, ArchipelError):
        return _line(str(error))
    return _line(
        words().say("cli-error-unexpected", kind=type(error).__name__, why=" ".join(str(error).split()) or "none")
    )


def told_usage(error: click.UsageError) -> str:
    """What is wrong with the arguments, on one line, and where to read on."""
    command = error.ctx.command_path if error.ctx else "archipel"
    return _line(words().say("cli-error-see-help", why=_usage(error), command=command))


def _usage(error: click.UsageError) -> str:
    """Click's own kinds of errors in our words; `Misuse` has its words already."""
    say = words().say
    if isinstance(error, click.NoSuchOption):
        options = [name for param in _params(error) for name in param.opts if name.startswith("--")]
        return say("cli-error-no-such-option", option=error.option_name, nearest=nearest(error.option_name, options))
    if isinstance(error, click.BadOptionUsage):
        flag = any(error.option_name in param.opts and getattr(param, "is_flag", False) for param in _params(error))
        return say(
            "cli-error-option-takes-no-value" if flag else "cli-error-option-needs-value", option=error.option_name
        )
    if isinstance(error, click.MissingParameter) and error.param is not None:
        from archipel.cli.helping import metavar

        if isinstance(error.param, click.Argument):
            return say("cli-error-missing-argument", name=metavar(error.param))
        return say("cli-error-missing-option", option=max(error.param.opts, key=len))
    return error.format_message() if not isinstance(error, click.BadParameter) else error.message


def _params(error: click.UsageError) -> list[click.Parameter]:
    return error.ctx.command.get_params(error.ctx) if error.ctx else []


def _line(text: str) -> str:
    return f"archipel: {' '.join(text.splitlines())}"
