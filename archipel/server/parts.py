"""What works around the tables, as the house knows it."""

from __future__ import annotations

from collections.abc import Awaitable
from typing import Protocol

from archipel.server.audience import Listener
from archipel.server.live import LiveTable


class Driver(Protocol):
    """What goes on by itself at tables: bots and clocks."""

    def look_at(self, table: LiveTable) -> None:
        """Something has changed at a table."""

    def leave(self, table: LiveTable) -> None:
        """A table is forgotten."""

    def advise(self, table: LiveTable, seat: int, listener: Listener) -> None:
        """Somebody wants a hint for a seat that is to move."""

    def hint(self, table: LiveTable, seat: int, visitor: str) -> Awaitable[str]:
        """The same, as the text of a message."""


class Connected(Protocol):
    """A connection that stays."""

    visitor: str | None

    def send(self, text: str) -> None:
        """Send a message, some time soon."""

    def leave(self, code: int) -> None:
        """Close it once what was said before is sent."""


class Neighbours(Protocol):
    """The other nodes on the same database."""

    def look_at(self, table: LiveTable) -> None:
        """Who is at a table here may have changed."""

    def leave(self, table: LiveTable) -> None:
        """A table is forgotten here."""

    def drives(self, table: LiveTable) -> bool:
        """Whether it is for this node to have bots and clocks move at a table."""
