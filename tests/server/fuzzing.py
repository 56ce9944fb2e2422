"""What nobody should send: messages, bodies and requests made wrong in every way we can think of."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from typing import Any

Told = dict[str, Any]
STRANGE: list[Any] = [
    None,
    True,
    -1,
    0,
    2**53 + 1,
    -(2**63),
    10**40,
    1e308,
    0.5,
    "",
    "1",
    "9",
    "-1",
    "\x00",
    "🏝" * 50,
    "\u202e\u2066",
    "1" * 300,
    "' OR 1=1 --",
    "../../etc/passwd",
    "<script>alert(1)</script>",
    [],
    {},
    [[]],
    ["1", "1"],
    {"a": {"b": {}}},
    [None],
]
TYPES = ["hello", "move", "undo", "undo-answer", "wait", "go-on", "warm", "chat", "mute", "hint", "ping"]
KEYS = ["type", "id", "version", "seat", "move", "agree", "text", "on", "n", "code", "language"]


class Fuzz:
    """Wrong things, made by luck out of right ones."""

    def __init__(self, luck: random.Random) -> None:
        self._luck = luck
        self.sent: list[str] = []

    def message(self, state: Told) -> str | bytes:
        """A message for a WebSocket, most often a wrong one."""
        made = self._luck.choice([self._noise, self._broken, self._nested, self._strange, self._likely, self._again])
        found = made(self._right(state))
        if isinstance(found, str):
            self.sent = [*self.sent[-50:], found]
        return found

    def body(self, right: Told) -> bytes:
        """A body for a request, most often a wrong one."""
        made: list[Callable[[Told], str | bytes]] = [self._noise, self._broken, self._nested, self._strange, json.dumps]
        found = self._luck.choice(made)(right)
        return found if isinstance(found, bytes) else found.encode("utf-8", "surrogatepass")

    def rubbish(self, most: int = 400) -> bytes:
        """Any bytes."""
        return self._luck.randbytes(self._luck.randrange(most))

    def strange(self) -> Any:
        """Any value."""
        return self._luck.choice(STRANGE)

    def _right(self, state: Told) -> Told:
        """Something a client could say now; another's seat and another version as likely as its own."""
        legal = [move["move"] for moves in state.get("legal", {}).values() for move in moves] or ["end", "draw"]
        version = state.get("version", 0)
        return {
            "type": self._luck.choice(TYPES),
            "id": self._luck.choice(["a", "b", "c" * 64, str(self._luck.random())]),
            "version": self._luck.choice([version, version, version - 1, version + 1, 0]),
            "seat": self._luck.choice(["1", "2", "3"]),
            "move": self._luck.choice([self._luck.choice(legal), "walk r1 e5", "draw", "?"]),
            "agree": self._luck.random() < 0.2,
            "text": self._luck.choice(["Hello", "\u200b", "x" * 281, "\ud83c\udfdd"]),
            "on": True,
            "n": 1,
            "language": "xx",
            "code": None,
        }

    def _noise(self, _: Told) -> str | bytes:
        noise = self.rubbish()
        return noise if self._luck.random() < 0.5 else noise.decode("latin-1")

    def _broken(self, right: Told) -> str:
        text = json.dumps(right)
        at = self._luck.randrange(len(text))
        return text[:at] + self._luck.choice(["", "\x00", "}", '"', "\\", ",,", "1e999"]) + text[at + 1 :][: at or None]

    def _nested(self, right: Told) -> str:
        deep = self._luck.choice([10, 100, 3_000])
        opening, closing = self._luck.choice([("[", "]"), ('{"a":', "}")])
        nested = opening * deep + "1" + closing * deep
        return nested if self._luck.random() < 0.5 else json.dumps(right)[:-1] + f', "deep": {nested}}}'

    def _strange(self, right: Told) -> str:
        told = self._fitting(right)
        for _ in range(self._luck.choice([1, 1, 2, 5])):
            told[self._luck.choice([*told, "another"])] = self.strange()
        return json.dumps(told)

    def _likely(self, right: Told) -> str:
        return json.dumps(self._fitting(right))

    def _again(self, right: Told) -> str:
        return self._luck.choice(self.sent) if self.sent else self._likely(right)

    def _fitting(self, right: Told) -> Told:
        """Only the keys that such a message has."""
        keys = {
            "hello": {"version", "language", "code"},
            "move": {"id", "version", "seat", "move"},
            "undo": {"version", "seat"},
            "undo-answer": {"version", "agree"},
            "wait": {"seat"},
            "go-on": {"seat"},
            "warm": {"seat", "agree"},
            "chat": {"text"},
            "mute": {"seat", "on"},
            "hint": {"version", "seat"},
            "ping": {"n"},
        }.get(right.get("type", ""))
        return dict(right) if keys is None else {key: right[key] for key in ("type", *sorted(keys))}
