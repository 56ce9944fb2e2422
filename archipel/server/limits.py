"""How much and how often: buckets that fill at a rate and are emptied by what is done."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass

from archipel.server.refusals import TooMuch

LARGEST_MESSAGE = 8 << 10
LARGEST_BODY = 64 << 10
LARGEST_UPLOAD = 4 << 20
MOST_SOCKETS_A_TABLE = 200
MOST_OUTGOING = 2_000
"""Messages that may wait for a client who does not read."""
_MOST_KEYS = 100_000


@dataclass(frozen=True)
class Rate:
    """So many a second in the long run, and so many at once."""

    a_second: float
    at_once: float


class Bucket:
    """What one client has left of a rate."""

    def __init__(self, rate: Rate, clock: Callable[[], float] = time.monotonic) -> None:
        self._rate = rate
        self._clock = clock
        self._left = rate.at_once
        self._since = clock()

    def take(self) -> bool:
        """Use up one; whether there was one."""
        now = self._clock()
        self._left = min(self._rate.at_once, self._left + (now - self._since) * self._rate.a_second)
        self._since = now
        if self._left < 1:
            return False
        self._left -= 1
        return True


class Buckets:
    """A bucket for each of many clients; those not seen for longest are forgotten."""

    def __init__(self, rate: Rate) -> None:
        self._rate = rate
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, key: str) -> None:
        """Use up one, or be refused."""
        bucket = self._buckets.pop(key, None) or Bucket(self._rate)
        self._buckets[key] = bucket
        if len(self._buckets) > _MOST_KEYS:
            self._buckets.popitem(last=False)
        if not bucket.take():
            raise TooMuch("too-often")


OPENING = Rate(0.2, 30)
"""Tables opened, by an address."""
ASKING = Rate(20, 200)
"""Requests, by an address."""
SPEAKING = Rate(50, 200)
"""Messages, by a socket."""
CHATTING = Rate(0.5, 8)
ADVISING = Rate(0.2, 5)
ANALYSING = Rate(1 / 30, 10)
"""Matches looked over, for a visitor."""
