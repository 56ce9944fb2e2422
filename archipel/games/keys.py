"""The keys of a position, written one by one.

Of a position that is followed from moment to moment only those are written anew that may have changed.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from archipel.games.reading import Position
from archipel.rules import Batch, fields_changed, fields_read, frozen, thawed

Writer = Callable[[Any], object]
"""Writes the value of a key, from a state and nothing else."""


class Keys:
    """Some keys of a game's positions, and how each is written.

    A value depends only on the fields that were read to write it: which others a writer would have read, were those
    different, does not matter as long as they are not.  So the fields that each key was ever written from are noted.
    """

    def __init__(self, state: type[Any], writers: Mapping[str, Writer]) -> None:
        self._state = state
        self._writers = dict(writers)
        self._sources: dict[str, set[str]] = {key: set() for key in writers}
        self._watched: set[str] = set()

    def __or__(self, more: Keys) -> Keys:
        """These keys and more of them."""
        return Keys(self._state, self._writers | more._writers)

    def written(self, s: Any) -> Position:
        """All of them, for a state."""
        return {key: write(s) for key, write in self._writers.items()}

    def first(self, now: Any) -> Position:
        """All of them, for what a state holds."""
        return {key: self._write(key, now) for key in self._writers}

    def news(self, before: Any, now: Any) -> Position:
        """Those that may have changed with what a state holds."""
        watched = tuple(self._watched)  # a match in another thread may have something to add
        changed = fields_changed(self._state, before, now, watched)
        if not changed:
            return {}
        return {key: self._write(key, now) for key, read in self._sources.items() if not read.isdisjoint(changed)}

    def _write(self, key: str, now: Any) -> object:
        s = thawed(self._state, now)
        value = self._writers[key](s)
        self._sources[key].update(fields_read(s))
        self._watched.update(fields_read(s))
        return value


class Followed:
    """Keys of one position, looked at from moment to moment: what has not changed stays the same object."""

    __slots__ = ("_before", "_keys", "_written")

    def __init__(self, keys: Keys) -> None:
        self._keys = keys
        self._before: Any = None
        self._written: Position = {}

    def look(self, states: Batch[Any], i: int = 0) -> Position:
        """The keys as they are now, to be read only."""
        now = frozen(states, i)
        if self._before is None:
            self._written = self._keys.first(now)
        else:
            news = self._keys.news(self._before, now)
            changed = {key: value for key, value in news.items() if self._written[key] != value}
            if changed:
                self._written = self._written | changed
        self._before = now
        return self._written
