"""Where tables are kept.  Whoever stores them keeps to `Storage`; nobody else knows which database it is."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Protocol, TypeVar

from archipel.errors import ArchipelError
from archipel.server.storage.records import Changes, Event, Kept, Row

if TYPE_CHECKING:
    from archipel.server.storage.statements import Run

T = TypeVar("T")


class StorageFailed(ArchipelError):
    """Nothing was stored, for now: the disk is full, the database is locked or out of reach."""

    def __init__(self) -> None:
        super().__init__("storage-failed")


class Conflict(Exception):
    """Another server has stored something else in this place: read the table again."""


class Storage(Protocol):
    """A database of tables.

    What `open`, `commit`, `take_carry` and `write` have returned from is on the disk.  They raise `StorageFailed` when
    nothing was stored, and the caller may try again.
    """

    async def open(self, row: Row, events: Sequence[Event] = ()) -> None:
        """Store a new table, with the events of a match that began elsewhere."""

    async def commit(self, changes: Changes) -> None:
        """Store changes of a table, all or none; `Conflict` if they do not follow on what is stored."""

    async def load(self, table: str) -> Kept | None:
        """All that is stored of a table."""
        ...

    async def listed(self, most: int) -> list[str]:
        """Public tables that gather people, the newest first."""
        ...

    async def tables_of(self, visitor: str, most: int) -> list[str]:
        """The tables where a visitor sits or that he opened, the one changed last first."""
        ...

    async def put_carry(self, token: str, table: str, seat: int, until: float) -> None:
        """Keep a private link to a seat, by the hash of its token."""

    async def take_carry(self, token: str, now: float) -> tuple[str, int] | None:
        """The table and seat of a private link, which is used up with that."""
        ...

    async def read(self, reading: Callable[[Run], T]) -> T:
        """What statements find, all of it at one moment."""
        ...

    async def write(self, writing: Callable[[Run], T]) -> T:
        """What statements bring about, all of it or nothing."""
        ...

    async def close(self) -> None:
        """Store what is under way, and let go of the database."""


async def open_storage(database: str) -> Storage:
    """The storage at an address: `sqlite:PATH`."""
    kind, _, path = database.partition(":")
    if kind == "sqlite" and path:
        from archipel.server.storage.sqlite import SqliteStorage

        return await SqliteStorage.opened(path)
    raise ArchipelError("server-bad-database", value=database)
