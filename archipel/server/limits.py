"""How much and how often: what everybody may do, and buckets that fill at a rate and are emptied by what is done."""

from __future__ import annotations

import time
from collections import Counter, OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass

from archipel.server.refusals import TooMuch

LARGEST_MESSAGE = 8 << 10
LARGEST_BODY = 64 << 10
LARGEST_UPLOAD = 4 << 20
LARGEST_OUTGOING = 4 << 20
"""Bytes that may wait for a client who does not read."""
BODY_PATIENCE = 20.0
"""Seconds for a body to arrive."""
MOST_TABLES = 100
"""Tables a visitor has opened that are neither over nor closed."""
MOST_SOCKETS_A_TABLE = 200
MOST_SOCKETS_A_VISITOR = 32
MOST_SOCKETS_AN_ADDRESS = 200
MOST_SOCKETS = 20_000
_MOST_KEYS = 100_000


@dataclass(frozen=True)
class Rate:
    """So many a second in the long run, and so many at once."""

    a_second: float
    at_once: float

    def times(self, generous: float) -> Rate:
        """So many times as much."""
        return Rate(self.a_second * generous, self.at_once * generous)


OPENING = Rate(0.2, 30)
"""Tables opened, by an address."""
ASKING = Rate(20, 200)
"""Requests and connections, by an address."""
SPEAKING = Rate(50, 200)
"""Messages, by a socket."""
CHATTING = Rate(0.5, 8)
"""Lines of chat, by a visitor."""
ADVISING = Rate(0.2, 5)
"""Hints, by a visitor."""
ANALYSING = Rate(1 / 30, 10)
"""Matches looked over, by a visitor."""
REPORTING = Rate(1 / 60, 5)
"""Reports to the host, by a visitor."""


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

    @property
    def after(self) -> float:
        """Seconds until there is one again."""
        return max(0.0, (1 - self._left) / self._rate.a_second)


class Buckets:
    """A bucket for each of many clients; those not seen for longest are forgotten."""

    def __init__(self, rate: Rate, refusal: str = "too-often", clock: Callable[[], float] = time.monotonic) -> None:
        self._rate = rate
        self._refusal = refusal
        self._clock = clock
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, key: str) -> None:
        """Use up one, or be refused."""
        bucket = self._buckets.pop(key, None) or Bucket(self._rate, self._clock)
        self._buckets[key] = bucket
        if len(self._buckets) > _MOST_KEYS:
            self._buckets.popitem(last=False)
        if not bucket.take():
            raise TooMuch(self._refusal, after=bucket.after)


class Room:
    """Room for so many of something at once, for each of many clients."""

    def __init__(self, most: float) -> None:
        self._most = most
        self._taken: Counter[str] = Counter()

    @contextmanager
    def one(self, key: str) -> Iterator[None]:
        """Take up room meanwhile, or be refused."""
        if self._taken[key] >= self._most:
            raise TooMuch("too-many-connections")
        self._taken[key] += 1
        try:
            yield
        finally:
            self._taken[key] -= 1
            if not self._taken[key]:
                del self._taken[key]
