"""Where tables are kept.  Whoever uses `Storage` does not know which database it is."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol, TypeVar

from archipel.errors import ArchipelError
from archipel.server.storage import statements
from archipel.server.storage.records import Changes, Event, Kept, Row
from archipel.server.storage.statements import Run

T = TypeVar("T")


class StorageFailed(ArchipelError):
    """Nothing was stored, for now: the disk is full, the database is locked or out of reach."""

    def __init__(self) -> None:
        super().__init__("storage-failed")


class Conflict(Exception):
    """Another server has stored something else in this place: read the table again."""


class Hearing(Protocol):
    """Who hears what other nodes do."""

    def stored(self, tables: Sequence[str]) -> None:
        """Another node has stored something of these tables."""

    def heard(self, node: str, text: str) -> None:
        """Another node has said something."""

    def missed(self) -> None:
        """Anything may have been stored or said; from now on it is heard."""


class Exchange(Protocol):
    """What the nodes on one database tell each other; it is not kept, and may get lost."""

    node: str
    """This node's name, new each time."""

    async def say(self, text: str) -> None:
        """Tell all other nodes, or raise `StorageFailed`."""

    def listen(self, hearing: Hearing) -> None:
        """From now on, pass on what is heard."""


class Database(Protocol):
    """A database: it runs statements, those of one call together or not at all."""

    @property
    def exchange(self) -> Exchange | None:
        """How nodes hear of each other; None where there can be only one."""
        ...

    async def read(self, reading: Callable[[Run], T]) -> T:
        """What statements find, all of it at one moment."""
        ...

    async def write(self, writing: Callable[[Run], T], table: str | None = None) -> T:
        """What statements bring about; other nodes hear that a table was changed."""
        ...

    async def close(self) -> None:
        """Store what is under way, and let go of the database."""


class Storage:
    """Tables in a database.

    What `open`, `commit`, `take_carry` and `write` have returned from is on the disk.  They raise `StorageFailed` when
    nothing was stored, as far as one can know, and the caller may try again.
    """

    def __init__(self, database: Database) -> None:
        self.read, self.write = database.read, database.write
        self.exchange = database.exchange
        self.close = database.close
        self.events = 0
        """How many have been stored from here."""

    async def open(self, row: Row, events: Sequence[Event] = (), last: Row | None = None) -> None:
        """Store a new table, with the events of a match from elsewhere, or with the table it is the rematch of."""
        table = None if last is None else last.id
        await self.write(lambda run: statements.insert_table(run, row, events, last), table)
        for stored in (row, last):
            if stored is not None:
                stored.revision += 1

    async def commit(self, changes: Changes) -> None:
        """Store changes of a table, all or none; `Conflict` if they do not follow on what is stored."""
        await self.write(lambda run: statements.store(run, changes), changes.table)
        self.events += len(changes.events)
        if changes.row is not None:
            changes.row.revision += 1

    async def load(self, table: str, version: int = 0, said: int = 0) -> Kept | None:
        """All that is stored of a table; of its events and its chat, what comes after these."""
        return await self.read(lambda run: statements.load(run, table, version, said))

    async def listed(self, most: int) -> list[str]:
        """Public tables that gather people, the newest first."""
        return await self.read(lambda run: statements.listed(run, most))

    async def tables_of(self, visitor: str, most: int) -> list[str]:
        """The tables where a visitor sits or that he opened, the one changed last first."""
        return await self.read(lambda run: statements.tables_of(run, visitor, most))

    async def put_carry(self, token: str, table: str, seat: int, until: float) -> None:
        """Keep a private link to a seat, by the hash of its token."""
        await self.write(lambda run: statements.put_carry(run, token, table, seat, until))

    async def take_carry(self, token: str, now: float) -> tuple[str, int] | None:
        """The table and seat of a private link, which is used up with that."""
        return await self.write(lambda run: statements.take_carry(run, token, now))


async def open_storage(database: str) -> Storage:
    """The storage at an address: `sqlite:PATH` or `postgresql://…`."""
    kind, _, path = database.partition(":")
    if kind == "sqlite" and path:
        from archipel.server.storage.sqlite import SqliteDatabase

        return Storage(await SqliteDatabase.opened(path))
    if kind in ("postgresql", "postgres") and path.startswith("//"):
        try:
            from archipel.server.storage.postgres import PostgresDatabase
        except ModuleNotFoundError as error:
            raise ArchipelError("server-no-postgresql") from error
        return Storage(await PostgresDatabase.opened(database))
    raise ArchipelError("server-bad-database", value=database)
