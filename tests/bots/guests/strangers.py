"""Bots from elsewhere, good ones and bad ones.  Nothing here knows Archipel."""
# ruff: noqa: ARG002

import json
import os
import random
import sys
import time
from pathlib import Path


class First:
    """The least a bot can be."""

    def choose(self, view, legal, clock):
        return legal[0]


class Last(First):
    def choose(self, view, legal, clock):
        return legal[-1]


class Lucky:
    """Keeps to its seed."""

    def start(self, game, options, seat, seed):
        self.random = random.Random(seed)

    def choose(self, view, legal, clock):
        return self.random.choice(legal)


class Chatty(First):
    """Prints, which does no harm."""

    def choose(self, view, legal, clock):
        print("thinking", legal)
        os.write(1, b"still thinking\n")
        return legal[0]


class Counts:
    """Names the move as many places down the list as it was told of moves, and hangs or dies where it is told to."""

    def start(self, game, options, seat, seed):
        self.seen = 0

    def see(self, event):
        self.seen += 1

    def choose(self, view, legal, clock):
        if view.get("now") == "hang":
            time.sleep(60)
        if view.get("now") == "die":
            sys.exit("out of here")
        return legal[self.seen]


class Raises(First):
    def choose(self, view, legal, clock):
        raise ValueError("no idea")


class RaisesWhenItSees(First):
    def see(self, event):
        raise KeyError(event["move"])


class RaisesAtFirst(First):
    def start(self, game, options, seat, seed):
        raise RuntimeError("not today")


class Hangs(First):
    def choose(self, view, legal, clock):
        while True:
            pass


class HangsAtTimes(First):
    def choose(self, view, legal, clock):
        while len(legal) % 9 == 0:
            pass
        return legal[0]


class Dies(First):
    def choose(self, view, legal, clock):
        os._exit(3)


class Illegal(First):
    def choose(self, view, legal, clock):
        return "fly away"


class Nothing(First):
    def choose(self, view, legal, clock):
        return None


class Sometimes:
    """Fails in one way or another now and then, as its seed has it."""

    def start(self, game, options, seat, seed):
        self.random = random.Random(seed)

    def choose(self, view, legal, clock):
        drawn = self.random.random()
        if drawn < 0.02:
            os._exit(4)
        if drawn < 0.1:
            raise ValueError("oops")
        return "nonsense" if drawn < 0.2 else self.random.choice(legal)


class Asked(First):
    """Writes down what it is asked, in the current folder, and plays its first special card."""

    acts_out_of_turn = True

    def start(self, game, options, seat, seed):
        self.seat = str(seat)

    def choose(self, view, legal, clock):
        out_of_turn = view["actor"] != self.seat
        with Path("asked.jsonl").open("a") as file:
            file.write(json.dumps([self.seat, out_of_turn, legal]) + "\n")
        return legal[0]


class HoldsBack(Asked):
    def choose(self, view, legal, clock):
        super().choose(view, legal, clock)
        return None if view["actor"] != self.seat else legal[0]


class InTurnOnly(Asked):
    acts_out_of_turn = False


class Speechless:
    """No bot."""


class Unmade(First):
    def __init__(self):
        raise OSError("no weights")


def made_to_order():
    return Last()


nobody = 7
