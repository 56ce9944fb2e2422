"""Asking for a line: with completion on a terminal, plainly through a pipe."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence

PROMPT = "› "


def ask(prompt: str, completions: Callable[[str], Sequence[str]] | None = None) -> str:
    """A line that is typed; an `EOFError` when there are no more."""
    if sys.stdin.isatty() and sys.stdout.isatty():
        if completions:
            _complete_with(completions)
        try:
            return input(prompt).strip()
        except EOFError:
            print()
            raise
    sys.stdout.write(prompt)
    sys.stdout.flush()
    line = sys.stdin.readline()
    # nobody saw it being typed, so the transcript shows it
    print(line.rstrip("\n"))
    if not line:
        raise EOFError
    return line.strip()


def _complete_with(completions: Callable[[str], Sequence[str]]) -> None:
    """Let the Tab key complete moves, where there is readline."""
    try:
        import readline
    except ImportError:
        return

    def complete(_: str, state: int) -> str | None:
        line = readline.get_line_buffer()[: readline.get_endidx()]
        found = completions(line.lstrip())
        return f"{found[state]} " if state < len(found) else None

    readline.set_completer(complete)
    readline.set_completer_delims(" ")
    readline.parse_and_bind("bind ^I rl_complete" if "libedit" in (readline.__doc__ or "") else "tab: complete")
