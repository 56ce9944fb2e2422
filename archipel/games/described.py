"""Moves as they are shown: their texts and their parts, put together once for all circumstances they come again in."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable
from typing import Any

import msgspec

_MOST_KEPT = 1 << 16
"""Moves that are kept, with what they depend on: a server shows the same ones again and again."""
_writing = msgspec.json.Encoder()


class Described:
    """A move as it is shown, to be read only: it may be kept."""

    __slots__ = ("_json", "named", "parts", "text")

    def __init__(self, text: str, named: int | None, parts: dict[str, str]) -> None:
        self.text = text
        self.named = named
        """The seat that alone may make it, None if that is the actor."""
        self.parts = parts
        self._json: bytes | None = None

    @property
    def json(self) -> bytes:
        """The text, as `move`, and the parts in one object."""
        if self._json is None:
            self._json = _writing.encode({"move": self.text, **self.parts})
        return self._json


class Descriptions:
    """The moves of a game, described.

    `circumstances` tell a move and all that its parts depend on; None if that is so much that it hardly comes again.
    """

    def __init__(
        self, describe: Callable[[Any, int], Described], circumstances: Callable[[Any, int], Hashable] | None
    ) -> None:
        self._describe = describe
        self._circumstances = circumstances
        self._kept: dict[Hashable, Described] = {}

    def of(self, s: Any, moves: Iterable[int]) -> list[Described]:
        """Moves that could be made in a state."""
        circumstances, kept, found = self._circumstances, self._kept, []
        if circumstances is None:
            return [self._describe(s, move) for move in moves]
        for move in moves:
            key = circumstances(s, move)
            described = kept.get(key)
            if described is None:
                if len(kept) >= _MOST_KEPT:
                    kept.clear()
                described = kept[key] = self._describe(s, move)
            found.append(described)
        return found
