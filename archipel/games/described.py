"""Moves as they are shown: their texts and their parts, put together once for all circumstances they come again in."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from typing import Any

import msgspec

_MOST_KEPT = 1 << 16
"""Moves that are kept, with what they depend on, before older ones are let go: a server shows the same ones again and
again, but the rare ones of a thousand tables have no end."""
_writing = msgspec.json.Encoder()
_reading = msgspec.json.Decoder(dict[str, str])


class Described:
    """A move as it is shown, to be read only: it may be kept."""

    __slots__ = ("json", "named", "text")

    def __init__(self, text: str, named: int | None, parts: dict[str, str]) -> None:
        self.text = text
        self.named = named
        """The seat that alone may make it, None if that is the actor."""
        self.json = _writing.encode({"move": text, **parts})
        """The text, as `move`, and the parts in one object."""

    @property
    def parts(self) -> dict[str, str]:
        """The parts; kept only as JSON, since of all the moves that are shown few are made."""
        parts = _reading.decode(self.json)
        del parts["move"]
        return parts


class Descriptions:
    """The moves of a game, described.

    `circumstances` tell for each of some moves all that its parts depend on, and the move; None if that is so much that
    it hardly comes again.
    """

    def __init__(
        self,
        describe: Callable[[Any, int], Described],
        circumstances: Callable[[Any, Sequence[int]], list[Hashable]] | None,
    ) -> None:
        self._describe = describe
        self._circumstances = circumstances
        self._kept: dict[Hashable, Described] = {}
        self._older: dict[Hashable, Described] = {}
        """Those kept before: what has not come again by the next time is let go."""

    def of(self, s: Any, moves: Sequence[int]) -> list[Described]:
        """Moves that could be made in a state."""
        if self._circumstances is None:
            return [self._describe(s, move) for move in moves]
        keys = self._circumstances(s, moves)
        # each is asked for once: another thread may let go of all of them in between
        known = map(self._kept.get, keys)
        found = [one or self._recalled(key, s, move) for one, key, move in zip(known, keys, moves, strict=True)]
        if len(self._kept) > _MOST_KEPT:
            self._older, self._kept = self._kept, {}
        return found

    def _recalled(self, key: Hashable, s: Any, move: int) -> Described:
        """A move that has not come for some time, or never."""
        described = self._kept[key] = self._older.get(key) or self._describe(s, move)
        return described
