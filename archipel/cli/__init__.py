"""The command line, `archipel`.

`archipel --help` should come at once, so nothing here, nor at the top of any command's file, imports the rules, Numba
or rich: a command imports what it needs when it runs.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence


def main(arguments: Sequence[str] | None = None) -> None:
    """Run a command line, `sys.argv` if none is given, and exit."""
    from archipel.cli.running import run

    sys.exit(run(list(sys.argv[1:] if arguments is None else arguments)))
