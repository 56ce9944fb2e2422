"""A process that compiles the rules for another, and ends when that one does, however it ends.

It is handed the reading end of a pipe as its standard input.  Nothing is ever written there: the system closes the
other end with the process that holds it, even one that is killed.
"""

from __future__ import annotations

import os
import sys
import threading

from archipel.cli import main


def _end_with_parent() -> None:
    # not by `sys.stdin`: it is locked while somebody reads, and Python aborts if it cannot close it at the end
    os.read(sys.stdin.fileno(), 1)
    os._exit(1)  # the compiler is in the middle of something, and leaves only whole files in its cache


if __name__ == "__main__":
    threading.Thread(target=_end_with_parent, daemon=True).start()
    main(["compile"])
