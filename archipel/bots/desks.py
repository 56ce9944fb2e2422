"""The states a search thinks with, in its batch of states and of buffers."""

from __future__ import annotations

KNOWN, DEALT, TRIED = range(3)
DESKS = 3
