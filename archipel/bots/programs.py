"""Bots that are programs of their own, spoken to by the bot protocol."""

from __future__ import annotations

import json
import os
import selectors
import shlex
import shutil
import signal
import subprocess
import sys
import time
import weakref
from contextlib import suppress
from pathlib import Path
from typing import Any

from archipel.bots.faults import Fault, Kind
from archipel.bots.loading import COMMAND
from archipel.bots.protocol import choose_message, see_message, start_message
from archipel.errors import ArchipelError
from archipel.games.reading import shown

START_SECONDS = 60.0
"""How long a program may take to say that it is ready."""
GRACE = 0.25
"""Seconds beyond its clock that are forgiven, for the way there and back."""
_LEAVING = 1.0
"""Seconds that a program has to end by itself."""
_LONGEST_LINE = 1 << 20
_CHUNK = 1 << 16
_TAIL = 2000


class Unloadable(ArchipelError):
    """A bot that cannot be had at all."""


def words_of(spec: str) -> list[str]:
    """The program and the arguments that `command:…` names."""
    text = spec.removeprefix(COMMAND)
    try:
        words = shlex.split(text)
    except ValueError as error:
        raise Unloadable("bot-no-command", command=shown(text)) from error
    if not words:
        raise Unloadable("bot-no-command", command=shown(text))
    if shutil.which(words[0]) is None:
        raise Unloadable("bot-no-program", program=shown(words[0]))
    return words


def words_for_module(spec: str) -> list[str]:
    """The program that is the bot of `module:Class`."""
    return [sys.executable, "-P", "-m", "archipel.bots.protocol", spec]


def environment_for_module() -> dict[str, str]:
    """What that program finds this package by, however it was found here."""
    paths = [str(Path(__file__).parents[2]), *filter(None, [os.environ.get("PYTHONPATH")])]
    return {**os.environ, "PYTHONPATH": os.pathsep.join(paths)}


class ProgramBot:
    """A bot that is a program.  If it has to be stopped, the next one is told of the match from its beginning.

    Without an environment of its own it has ours as it is: it may be in a Python of its own, with other packages.
    """

    def __init__(self, words: list[str], limit: float | None = None, environment: dict[str, str] | None = None) -> None:
        self._words = words
        self._limit = limit
        self._environment = environment
        self._program: Program | None = None
        self._past: list[bytes] = []
        self._told = 0
        self.acts_out_of_turn = False

    def start(self, game: str, options: dict[str, Any], seat: int, seed: int) -> None:
        """Tell it of a match, and wait until it is ready."""
        self._past = [_line(start_message(game, options, seat, seed))]
        self._begin()

    def see(self, event: dict[str, Any]) -> None:
        """Keep what it is to be told, until it is asked."""
        self._past.append(_line(see_message(event)))

    def choose(self, view: dict[str, Any], legal: list[str], clock: float | None) -> Any:
        """Tell it what has happened, and ask it; whatever it says."""
        if self._program is None:
            self._begin()
        news = b"".join(self._past[self._told :]) + _line(choose_message(view, legal, clock))
        self._told = len(self._past)
        answer = self._ask(news, None if self._limit is None else self._limit + GRACE)
        if "move" not in answer:
            raise self._stopped(Fault(Kind.RUBBISH, shown(answer)))
        return answer["move"]

    def close(self) -> None:
        """Have it end."""
        if self._program is not None:
            self._program.end(_LEAVING)
            self._program = None

    def _begin(self) -> None:
        """A program that has been told that the match begins, and nothing else."""
        self._program = self._program or Program(self._words, self._environment)
        self._told = 1
        answer = self._ask(self._past[0], START_SECONDS)
        if "unloadable" in answer:
            self.close()
            raise Unloadable(answer["unloadable"]["reason"], **answer["unloadable"]["arguments"])
        if answer.get("ready") is not True:
            raise self._stopped(Fault(Kind.RUBBISH, shown(answer)))
        self.acts_out_of_turn = answer.get("acts_out_of_turn") is True

    def _ask(self, news: bytes, seconds: float | None) -> dict[str, Any]:
        assert self._program is not None
        try:
            answer = _understood(self._program.ask(news, seconds))
        except Fault as fault:
            raise self._stopped(fault) from None
        if "error" in answer:
            raise Fault(Kind.RAISED, str(answer["error"]))
        return answer

    def _stopped(self, fault: Fault) -> Fault:
        """Stop the program: what it says from now on could be about anything."""
        if self._program is not None:
            self._program.end(0.0)
            self._program = None
        return fault


_running: weakref.WeakSet[Program] = weakref.WeakSet()


def end_programs() -> None:
    """End all of them at once, for a process that has to leave."""
    for program in list(_running):
        program.kill()


class Program:
    """A running program, its input and output."""

    def __init__(self, words: list[str], environment: dict[str, str] | None) -> None:
        try:
            self._process = subprocess.Popen(
                words,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                bufsize=0,
                env=environment,
                start_new_session=True,  # so that it can be ended with all that it has started
            )
        except OSError as error:
            raise Fault(Kind.DIED, str(error)) from error
        streams = [self._process.stdin, self._process.stdout, self._process.stderr]
        self._in, self._out, self._err = (stream.fileno() for stream in streams if stream)
        os.set_blocking(self._in, False)
        _running.add(self)
        self._unread = b""
        self._complaints = b""

    def ask(self, news: bytes, seconds: float | None) -> bytes:
        """Write, and read a line; a `Fault` if none comes in time."""
        deadline = None if seconds is None else time.monotonic() + seconds
        with selectors.DefaultSelector() as ready:
            ready.register(self._in, selectors.EVENT_WRITE)
            ready.register(self._out, selectors.EVENT_READ)
            ready.register(self._err, selectors.EVENT_READ)
            while True:
                line, newline, rest = self._unread.partition(b"\n")
                if newline:
                    self._unread = rest
                    if line.strip():
                        return line
                    continue
                if len(self._unread) > _LONGEST_LINE:
                    raise Fault(Kind.RUBBISH, _shown(self._unread))
                left = None if deadline is None else deadline - time.monotonic()
                if left is not None and left <= 0:
                    raise Fault(Kind.HUNG, f"> {seconds:g} s")
                for key, _ in ready.select(left):
                    if key.fd == self._in:
                        news = self._write(news)
                        if not news:
                            ready.unregister(self._in)
                    elif not self._read(key.fd):
                        ready.unregister(key.fd)

    def end(self, patience: float) -> None:
        """Let it go, and after some time end it, with all that it has started."""
        for stream in (self._process.stdin, self._process.stdout, self._process.stderr):
            if stream:
                stream.close()
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(patience)
        self.kill()
        self._process.wait()
        _running.discard(self)

    def kill(self) -> None:
        """End it now, with all that it has started."""
        with suppress(ProcessLookupError, PermissionError):
            os.killpg(self._process.pid, signal.SIGKILL)

    def _write(self, news: bytes) -> bytes:
        """Write what can be written now; what is left."""
        try:
            return news[os.write(self._in, news[:_CHUNK]) :]
        except BlockingIOError:
            return news
        except BrokenPipeError:
            return b""  # its last words may still tell why

    def _read(self, stream: int) -> bool:
        """Read what is there; False if a stream that need not go on has ended."""
        read = os.read(stream, _CHUNK)
        if stream == self._err:
            self._complaints = (self._complaints + read)[-_TAIL:]
            return bool(read)
        if not read:
            raise Fault(Kind.DIED, self._last_words())
        self._unread += read
        return True

    def _last_words(self) -> str:
        """How a program that has closed its output has ended, and what it said last."""
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(_LEAVING)
        os.set_blocking(self._err, False)
        with suppress(BlockingIOError):
            while more := os.read(self._err, _CHUNK):
                self._complaints = (self._complaints + more)[-_TAIL:]
        lines = [line for line in self._complaints.splitlines() if line.strip()]
        status = self._process.returncode
        return f"status {status}" + (f": {_shown(lines[-1])}" if lines else "")


def _line(message: dict[str, Any]) -> bytes:
    return json.dumps(message, ensure_ascii=False).encode() + b"\n"


def _understood(line: bytes) -> dict[str, Any]:
    try:
        answer = json.loads(line)
    except (ValueError, RecursionError):
        answer = None
    if not isinstance(answer, dict):
        raise Fault(Kind.RUBBISH, _shown(line))
    return answer


def _shown(text: bytes) -> str:
    """What a program wrote, as far as it can be shown in a table."""
    return text[:120].decode(errors="replace").strip()
