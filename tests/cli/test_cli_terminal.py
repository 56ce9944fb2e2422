"""On a real terminal, a pseudo one: colours, completion, interrupts, the curtain that wipes the screen."""

from __future__ import annotations

import codecs
import fcntl
import os
import pty
import re
import select
import signal
import struct
import subprocess
import sys
import termios
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

pytestmark = pytest.mark.skipif(not hasattr(os, "openpty"), reason="needs pseudo terminals")

COLOUR = re.compile(r"\x1b\[[0-9;]*[34]8;[25];")
WIPE = "\x1b[2J\x1b[3J"
HINT = "quit leaves."
PROMPT = "› "
PATIENCE = 240
"""Seconds: enough for a first compile."""


class Terminal:
    """A program on a terminal of ours."""

    def __init__(self, process: subprocess.Popen[bytes], end: int) -> None:
        self.process = process
        self.end = end
        self.unread = ""
        self.decoder = codecs.getincrementaldecoder("utf-8")("replace")

    def wait_for(self, text: str) -> str:
        """Read until a text is shown, and return all that was shown until then."""
        while text not in self.unread:
            assert self._read(), f"the program ended before {text!r}: {self.unread!r}"
        shown, _, self.unread = self.unread.partition(text)
        return shown + text

    def wait_for_prompt(self) -> str:
        """Read until a move is asked for."""
        return self.wait_for(HINT) + self.wait_for(PROMPT)

    def type(self, keys: str) -> None:
        """Type keys, Enter as they say it."""
        os.write(self.end, keys.encode())

    def rest(self) -> tuple[int, str]:
        """The exit status, and all that was still shown."""
        while self._read():
            pass
        return self.process.wait(), self.unread

    def interrupt(self) -> tuple[int, str]:
        """Press Ctrl-C; again if nothing comes of it, since Python may miss one just before it waits for a key."""
        while True:
            self.type("\x03")
            while select.select([self.end], [], [], 2)[0]:
                if not self._read():
                    return self.process.wait(), self.unread

    def _read(self) -> bool:
        """Read what is shown next; False when the program has ended."""
        ready, _, _ = select.select([self.end], [], [], PATIENCE)
        assert ready, f"nothing more after {self.unread!r}"
        try:
            shown = os.read(self.end, 1 << 16)
        except OSError:  # Linux's way of saying that the other end is closed
            return False
        self.unread += self.decoder.decode(shown)
        return bool(shown)


def _take(end: int) -> None:
    """Make a terminal the new program's own, and Ctrl-C an interrupt even where whoever runs the tests ignores it."""
    fcntl.ioctl(end, termios.TIOCSCTTY, 0)
    signal.signal(signal.SIGINT, signal.SIG_DFL)


@contextmanager
def terminal(folder: Path, *arguments: str, columns: int = 100, **more: str) -> Iterator[Terminal]:
    """`archipel` on a terminal."""
    ours, theirs = pty.openpty()
    fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", 50, columns, 0, 0))
    env = {
        name: value
        for name, value in os.environ.items()
        if name not in ("NO_COLOR", "COLUMNS", "LINES", "LANGUAGE", "LC_ALL")
    }
    env |= {"LANG": "C.UTF-8", "TERM": "xterm-256color", "XDG_STATE_HOME": str(folder / "state"), **more}
    process = subprocess.Popen(
        [sys.executable, "-m", "archipel", *arguments],
        stdin=theirs,
        stdout=theirs,
        stderr=theirs,
        cwd=folder,
        env=env,
        start_new_session=True,
        preexec_fn=lambda: _take(theirs),
    )
    os.close(theirs)
    try:
        yield Terminal(process, ours)
    finally:
        process.kill()
        process.wait()
        os.close(ours)


def test_the_board_is_in_colour_and_tab_completes(tmp_path: Path) -> None:
    with terminal(tmp_path, "play", "--seed", "7") as screen:
        shown = screen.wait_for_prompt()
        assert COLOUR.search(shown)
        screen.type("pl\tr10\te\t5\r")
        shown = screen.wait_for("is placed on e5")
        assert "r10 is placed on e5" in shown
        screen.wait_for_prompt()
        screen.type("quit\r")
        status, shown = screen.rest()
        assert status == 0
        assert "--resume" in shown


def test_no_color_is_respected(tmp_path: Path) -> None:
    with terminal(tmp_path, "play", "--seed", "7", NO_COLOR="1") as screen:
        shown = screen.wait_for_prompt()
        assert not COLOUR.search(shown)
        assert "│d4 ░░" in shown
        screen.type("quit\r")
        assert screen.rest()[0] == 0


def test_a_narrow_terminal_gets_a_list(tmp_path: Path) -> None:
    with terminal(tmp_path, "play", "--seed", "7", columns=60) as screen:
        shown = screen.wait_for_prompt()
        assert "60 columns" in shown
        assert all(len(_bare(line)) <= 60 for line in shown.splitlines())


def test_lines_fit_the_terminal(tmp_path: Path) -> None:
    for columns in (80, 100, 140):
        with terminal(tmp_path, "play", "--seed", "7", "--seats", "4", columns=columns) as screen:
            shown = screen.wait_for_prompt()
            assert all(len(_bare(line)) <= columns for line in shown.splitlines())


def _bare(line: str) -> str:
    return re.sub(r"\x1b\[[0-9;?]*[a-zA-Z]", "", line)


def test_interrupt_keeps_the_match(tmp_path: Path) -> None:
    with terminal(tmp_path, "play", "--seed", "7", "--save", "match.json") as screen:
        screen.wait_for_prompt()
        screen.type("place r1 e5\r")
        screen.wait_for("is placed on e5")
        screen.wait_for_prompt()
        status, shown = screen.interrupt()
        assert status == 130
        assert "match.json" in shown
        assert "Traceback" not in shown
    assert "place r1 e5" in (tmp_path / "match.json").read_text()


def test_the_end_of_input_leaves_politely(tmp_path: Path) -> None:
    with terminal(tmp_path, "play", "--seed", "7") as screen:
        screen.wait_for_prompt()
        screen.type("\x04")
        assert screen.rest()[0] == 0


def test_the_curtain_wipes_the_screen(tmp_path: Path) -> None:
    with terminal(tmp_path, "play", "--people", "2", "--seed", "7", "--lang", "fr") as screen:
        shown = screen.wait_for("Entrée")
        assert WIPE in shown
        assert "Valeurs" not in shown
        screen.type("\r")
        screen.wait_for("quit quitte")
        screen.type("place r1 e5\r")
        shown = screen.wait_for("Entrée")
        assert "Bleu" in shown[shown.rindex(WIPE) :]
        assert "Valeurs" not in shown[shown.rindex(WIPE) :]


def test_replay_steps_forward_back_and_jumps(tmp_path: Path, finished: Any) -> None:
    with terminal(tmp_path, "replay", str(finished)) as screen:
        screen.wait_for("q: leave")
        screen.type("\r")
        screen.wait_for("1/")
        screen.wait_for("q: leave")
        screen.type("30\r")
        screen.wait_for("30/")
        screen.wait_for("q: leave")
        screen.type("b\r")
        screen.wait_for("29/")
        screen.wait_for("q: leave")
        screen.type("99999\r")
        screen.wait_for("point")
        screen.wait_for("q: leave")
        screen.type("q\r")
        assert screen.rest()[0] == 0
