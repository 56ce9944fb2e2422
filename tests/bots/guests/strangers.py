"""Bots from elsewhere, good ones and bad ones.  Nothing here knows Archipel."""
# ruff: noqa: ARG002

import json
import os
import random
import sys
import time
from pathlib import Path
from typing import Any

View = dict[str, Any]


class First:
    """The least a bot can be."""

    def choose(self, view: View, legal: list[str], clock: float | None) -> str:
        return legal[0]


class Last(First):
    def choose(self, view: View, legal: list[str], clock: float | None) -> str:
        return legal[-1]


class Lucky:
    """Keeps to its seed."""

    def start(self, game: str, options: dict[str, Any], seat: int, seed: int) -> None:
        self.random = random.Random(seed)

    def choose(self, view: View, legal: list[str], clock: float | None) -> str:
        return self.random.choice(legal)


class Chatty(First):
    """Prints, which does no harm."""

    def choose(self, view: View, legal: list[str], clock: float | None) -> str:
        print("thinking", legal)
        os.write(1, b"still thinking\n")
        return legal[0]


class Counts:
    """Names the move as many places down the list as it was told of moves, and hangs or dies where it is told to."""

    def start(self, game: str, options: dict[str, Any], seat: int, seed: int) -> None:
        self.seen = 0

    def see(self, event: dict[str, Any]) -> None:
        self.seen += 1

    def choose(self, view: View, legal: list[str], clock: float | None) -> str:
        if view.get("now") == "hang":
            time.sleep(60)
        if view.get("now") == "die":
            sys.exit("out of here")
        return legal[self.seen]


class Raises(First):
    def choose(self, view: View, legal: list[str], clock: float | None) -> str:
        raise ValueError("no idea")


class RaisesWhenItSees(First):
    def see(self, event: dict[str, Any]) -> None:
        raise KeyError(event["move"])


class RaisesAtFirst(First):
    def start(self, game: str, options: dict[str, Any], seat: int, seed: int) -> None:
        raise RuntimeError("not today")


class Hangs(First):
    def choose(self, view: View, legal: list[str], clock: float | None) -> str:
        while True:
            pass


class HangsAtTimes(First):
    def choose(self, view: View, legal: list[str], clock: float | None) -> str:
        while len(legal) % 9 == 0:
            pass
        return legal[0]


class Dies(First):
    def choose(self, view: View, legal: list[str], clock: float | None) -> str:
        os._exit(3)


class Illegal(First):
    def choose(self, view: View, legal: list[str], clock: float | None) -> str:
        return "fly away"


class Nothing(First):
    def choose(self, view: View, legal: list[str], clock: float | None) -> str:
        return None  # type: ignore[return-value]  # bad on purpose


class Sometimes:
    """Fails in one way or another now and then, as its seed has it."""

    def start(self, game: str, options: dict[str, Any], seat: int, seed: int) -> None:
        self.random = random.Random(seed)

    def choose(self, view: View, legal: list[str], clock: float | None) -> str:
        drawn = self.random.random()
        if drawn < 0.02:
            os._exit(4)
        if drawn < 0.1:
            raise ValueError("oops")
        return "nonsense" if drawn < 0.2 else self.random.choice(legal)


class Asked:
    """Writes down what it is asked, in the current folder, and plays its first special card."""

    acts_out_of_turn = True

    def start(self, game: str, options: dict[str, Any], seat: int, seed: int) -> None:
        self.seat = str(seat)

    def choose(self, view: View, legal: list[str], clock: float | None) -> str | None:
        out_of_turn = view["actor"] != self.seat
        with Path("asked.jsonl").open("a") as file:
            file.write(json.dumps([self.seat, out_of_turn, legal]) + "\n")
        return legal[0]


class HoldsBack(Asked):
    def choose(self, view: View, legal: list[str], clock: float | None) -> str | None:
        super().choose(view, legal, clock)
        return None if view["actor"] != self.seat else legal[0]


class InTurnOnly(Asked):
    acts_out_of_turn = False


class Speechless:
    """No bot."""


class Unmade(First):
    def __init__(self) -> None:
        raise OSError("no weights")


def made_to_order() -> Last:
    return Last()


nobody = 7
