"""Who listens at a table: connections, as the table knows them."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Protocol

import msgspec

from archipel.errors import ArchipelError


class Presence(msgspec.Struct, frozen=True, array_like=True):
    """Who is connected to a table at one node: seats, and how many watch."""

    seats: tuple[int, ...] = ()
    watching: int = 0


class Listener(Protocol):
    """A connection, as a table knows it."""

    visitor: str | None
    base: str
    seats: tuple[int, ...]
    muted: set[int]
    """Seats it wants to hear no chat of."""

    def send(self, text: str) -> None:
        """Send a message, some time soon."""

    def complain(self, error: ArchipelError, about: str) -> None:
        """Say why something was not done."""


def presence_of(listeners: Collection[Listener]) -> Presence:
    """Which seats listeners have, and how many of them watch."""
    seats = {seat for listener in listeners for seat in listener.seats}
    return Presence(tuple(sorted(seats)), sum(not listener.seats for listener in listeners))


def grouped(listeners: Iterable[Listener]) -> dict[tuple[int, ...], list[Listener]]:
    """Listeners who are sent the same: those on the same seats."""
    groups: dict[tuple[int, ...], list[Listener]] = {}
    for listener in listeners:
        groups.setdefault(listener.seats, []).append(listener)
    return groups
