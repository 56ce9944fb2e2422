"""The bot protocol: how a bot that is a program of its own is spoken to, a JSON object a line (docs/bots.md).

`start` is answered by `{"ready": true}`, `choose` by `{"move": …}`, `see` by nothing.
"""

from __future__ import annotations

import json
import os
import sys
import threading
import time
import traceback
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from queue import SimpleQueue
from typing import Any

from archipel.bots.interface import Bot
from archipel.bots.loading import Guest, Origin, load_bot, maker_of, origin_of
from archipel.errors import ArchipelError

VERSION = 1
_LONGEST_ERROR = 300
_PATIENCE = 30.0
"""Seconds that a bot may still think about a message after nobody is there to hear of it."""


def start_message(game: str, options: dict[str, Any], seat: int, seed: int) -> dict[str, Any]:
    """A match begins."""
    return {"type": "start", "protocol": VERSION, "game": game, "options": options, "seat": seat, "seed": seed}


def see_message(event: dict[str, Any]) -> dict[str, Any]:
    """A move was made."""
    return {"type": "see", **event}


def choose_message(view: dict[str, Any], legal: list[str], clock: float | None) -> dict[str, Any]:
    """A move is wanted."""
    return {"type": "choose", "view": view, "legal": legal, "clock": clock}


def serve(make: Callable[[], Bot], lines: Iterable[str], say: Callable[[dict[str, Any]], None]) -> None:
    """Answer for bots, a new one each match, until the lines end."""
    desk = _Desk(make)
    for line in lines:
        if line.strip():
            answer = desk.answer(line)
            if answer is not None:
                say(answer)


class _Desk:
    """Where messages are answered.  What goes wrong in a bot is told with the next answer."""

    def __init__(self, make: Callable[[], Bot]) -> None:
        self._make = make
        self._bot: Bot | None = None
        self._trouble: str | None = None

    def answer(self, line: str) -> dict[str, Any] | None:
        """The answer to a message, None if it wants none."""
        message = _message(line)
        kind = message.get("type")
        if kind not in ("start", "see", "choose"):
            return {"error": "not a message: that is an object whose type is start, see or choose"}
        if kind != "start" and self._bot is None:
            return {"error": "no match has begun: the first message is start"}
        try:
            return self._answer_to(kind, message)
        except Exception as error:  # whatever a stranger's bot does
            told = _told(error)
        if kind == "see":
            self._trouble = self._trouble or told
            return None
        return {"error": told}

    def _answer_to(self, kind: str, message: dict[str, Any]) -> dict[str, Any] | None:
        if kind == "start":
            self._bot, self._trouble = None, None
            bot = self._make()
            bot.start(message["game"], message["options"], message["seat"], message["seed"])
            self._bot = bot
            ready: dict[str, Any] = {"ready": True}
            return ready | ({"acts_out_of_turn": True} if getattr(bot, "acts_out_of_turn", False) else {})
        assert self._bot is not None
        if kind == "see":
            self._bot.see({name: value for name, value in message.items() if name != "type"})
            return None
        trouble, self._trouble = self._trouble, None
        if trouble:
            return {"error": trouble}
        return {"move": self._bot.choose(message["view"], message["legal"], message.get("clock"))}


def _message(line: str) -> dict[str, Any]:
    try:
        found = json.loads(line)
    except (ValueError, RecursionError):
        found = None
    return found if isinstance(found, dict) else {}


def _told(error: Exception) -> str:
    """What went wrong, and in which line of whose file."""
    frames = traceback.extract_tb(error.__traceback__)
    where = f" ({Path(frames[-1].filename).name}:{frames[-1].lineno})" if frames else ""
    return f"{type(error).__name__}: {error}"[:_LONGEST_ERROR] + where


# ---- as a program ----------------------------------------------------------------------------------------------


def maker(spec: str) -> Callable[[], Bot]:
    """What makes bots by their spec; the first is made at once, so that what is wrong with it shows."""
    if origin_of(spec) is Origin.MODULE:
        of_module = maker_of(spec)
        try:
            made: list[Bot] = [Guest(of_module())]
        except ArchipelError:
            raise
        except Exception as error:  # whatever a stranger's class does
            raise ArchipelError("bot-not-made", name=spec, why=_told(error)) from error
        return lambda: made.pop() if made else Guest(of_module())
    known = [load_bot(spec)]
    return lambda: known.pop() if known else load_bot(spec)


def serve_process(make: Callable[[], Bot]) -> None:
    """Answer on standard output to what comes on standard input; what a bot prints goes to standard error."""
    sys.stdout.flush()
    out = os.fdopen(os.dup(1), "w", encoding="utf-8")
    os.dup2(2, 1)

    def say(answer: dict[str, Any]) -> None:
        out.write(json.dumps(answer, ensure_ascii=False, default=repr) + "\n")
        out.flush()

    serve(make, _lines_while_heard(), say)


def _lines_while_heard() -> Iterator[str]:
    """The lines of standard input; a bot that hangs after they have ended is not waited for."""
    lines: SimpleQueue[str | None] = SimpleQueue()
    done = 0

    def listen() -> None:
        for line in os.fdopen(os.dup(0), encoding="utf-8", errors="replace"):
            lines.put(line)
        lines.put(None)
        known = -1
        while known < done:  # while it gets on
            known = done
            time.sleep(_PATIENCE)
        os._exit(1)

    threading.Thread(target=listen, daemon=True).start()
    while (line := lines.get()) is not None:
        yield line
        done += 1


def main() -> None:
    """Be the bot that the first argument names, for whoever has started this process."""
    try:
        make = maker(sys.argv[1])
    except ArchipelError as error:
        told = {"reason": str(error.reason), "arguments": error.reason.arguments}
        print(json.dumps({"unloadable": told}, default=str), flush=True)
        sys.exit(1)
    serve_process(make)


if __name__ == "__main__":
    main()
