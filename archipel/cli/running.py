"""A command line from its arguments to its exit status: whatever goes wrong is told in one line."""

from __future__ import annotations

import io
import os
import sys
from collections.abc import Sequence

import click

from archipel.cli.failures import told, told_usage
from archipel.cli.language import choose_from
from archipel.cli.program import PROGRAM, program
from archipel.errors import ArchipelError

DONE, FAILED, MISUSED = 0, 1, 2
INTERRUPTED, PIPE_CLOSED = 130, 141  # 128 and the number of the signal, as shells have it
COMPLETE = "_ARCHIPEL_COMPLETE"
"""The variable with which a shell asks for completions."""


def run(arguments: Sequence[str]) -> int:
    """The exit status of a command line: 0 done, 2 misused, 1 failed otherwise."""
    debug = "--debug" in arguments
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # a terminal that has no ♣ shows a question mark
    try:
        choose_from(arguments)
        status = _invoke(list(arguments))
        sys.stdout.flush()
        return status
    except click.UsageError as error:
        return _fail(MISUSED, told_usage(error), debug)
    except (ArchipelError, click.ClickException) as error:
        return _fail(FAILED, told(error), debug)
    except (KeyboardInterrupt, click.Abort):
        return INTERRUPTED
    except BrokenPipeError:
        # the interpreter flushes once more on its way out, and must not trip over the same pipe
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return PIPE_CLOSED
    except Exception as error:  # a mistake of ours: the player gets a line, not a traceback
        return _fail(FAILED, told(error), debug)


def _invoke(arguments: list[str]) -> int:
    wish = os.environ.get(COMPLETE)
    if wish:
        from click.shell_completion import shell_complete

        return shell_complete(program, {}, PROGRAM, COMPLETE, wish)
    try:
        with program.make_context(PROGRAM, arguments) as context:
            status = program.invoke(context)
    except click.exceptions.Exit as leaving:
        status = leaving.exit_code
    return status if isinstance(status, int) else DONE


def _fail(status: int, line: str, debug: bool) -> int:
    if debug:
        import traceback

        traceback.print_exc()
    print(line, file=sys.stderr)
    return status
