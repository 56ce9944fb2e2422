"""The keys of a position, written one by one.

Of a position that is followed from moment to moment only those are written anew that may have changed, and of their
values only those that were not written lately, in whatever match.
"""

from __future__ import annotations

import threading
from collections.abc import Callable, Hashable, Mapping
from typing import Any

from archipel.games.reading import Position
from archipel.rules import Batch, fields_held, fields_read, frozen, thawed

Writer = Callable[[Any], object]
"""Writes the value of a key, from a state and nothing else."""
_MOST_KEPT = 512
"""Values of a key: many keys have but a few, and seats mostly know the same of the others."""
_learning = threading.Lock()


class _Key:
    """A key of positions: how its value is written, and what it depends on.

    A value depends only on the fields that were read to write it: which others a writer would have read, were those
    different, does not matter as long as they are not.  So the fields that it was ever written from are noted.
    """

    __slots__ = ("_kept", "_sources", "_state", "held", "write")

    def __init__(self, state: type[Any], write: Writer) -> None:
        self._state = state
        self.write = write
        self._sources: frozenset[str] = frozenset()
        self.held: Callable[[Any], Hashable] = fields_held(state, self._sources)
        """All that the value depends on, of what a state holds."""
        self._kept: dict[Hashable, object] = {}
        """Values by that."""

    def value(self, held: Hashable, now: Any) -> object:
        """The value, to be read only, for what a state holds, and what of that it depends on."""
        try:
            return self._kept[held]
        except KeyError:
            return self._written(now)

    def _written(self, now: Any) -> object:
        s = thawed(self._state, now)
        value = self.write(s)
        self._learn(frozenset(fields_read(s)))
        if len(self._kept) >= _MOST_KEPT:
            self._kept = {}
        self._kept[self.held(now)] = value
        return value

    def _learn(self, read: frozenset[str]) -> None:
        if read <= self._sources:
            return
        with _learning:  # a match in another thread may have something to add
            self._sources |= read
            self.held = fields_held(self._state, self._sources)
            self._kept = {}


class Keys:
    """Some keys of a game's positions, and how each is written."""

    def __init__(self, state: type[Any], writers: Mapping[str, Writer]) -> None:
        self._state = state
        self.each = {name: _Key(state, write) for name, write in writers.items()}

    def __or__(self, more: Keys) -> Keys:
        """These keys and more of them."""
        return Keys(self._state, {name: key.write for name, key in (self.each | more.each).items()})

    def written(self, s: Any) -> Position:
        """All of them, for a state."""
        return {name: key.write(s) for name, key in self.each.items()}


class Followed:
    """Keys of one position, looked at from moment to moment: what has not changed stays the same object."""

    __slots__ = ("_before", "_keys", "_written")

    def __init__(self, keys: Keys) -> None:
        self._keys = keys.each
        self._before: dict[str, Hashable] = {}
        """What each key depended on when it was last looked at."""
        self._written: Position = {}

    def look(self, states: Batch[Any], i: int = 0) -> Position:
        """The keys as they are now, to be read only."""
        now, before = frozen(states, i), self._before
        changed = {}
        for name, key in self._keys.items():
            held = key.held(now)
            if before.get(name) != held:
                before[name] = held
                changed[name] = key.value(held, now)
        if self._written:
            changed = {name: value for name, value in changed.items() if self._written[name] != value}
        if changed:
            self._written = self._written | changed
        return self._written
