"""Tables in one SQLite file: a thread that writes, a connection that reads."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Sequence
from typing import Any, TypeVar

import apsw

from archipel.server.storage import Conflict, StorageFailed, statements
from archipel.server.storage.migrating import migrations
from archipel.server.storage.records import Changes, Event, Kept, Row
from archipel.server.storage.writing import Work, Writer

_PATIENCE = 2_000
"""Milliseconds to wait for another process's lock."""

T = TypeVar("T")


def _connected(path: str) -> apsw.Connection:
    connection = apsw.Connection(path)
    connection.set_busy_timeout(_PATIENCE)
    connection.pragma("journal_mode", "wal")
    connection.pragma("synchronous", "full")
    connection.pragma("foreign_keys", True)
    return connection


def _runner(connection: apsw.Connection) -> statements.Run:
    def run(statement: str, *values: Any) -> list[Any]:
        return list(connection.execute(statement, values))

    return run


def _translated(error: Exception) -> Exception:
    """A database's errors as ours; what is neither is a mistake and stays what it is."""
    if isinstance(error, apsw.ConstraintError):
        return Conflict()
    if isinstance(error, (apsw.Error, MemoryError)):
        return StorageFailed()
    return error


class _Transactions:
    """Transactions of SQLite; pieces of work are set apart by savepoints."""

    def __init__(self, connection: apsw.Connection) -> None:
        self._connection = connection

    def begin(self) -> None:
        self._connection.execute("BEGIN IMMEDIATE")

    def commit(self) -> None:
        self._connection.execute("COMMIT")

    def roll_back(self) -> None:
        if self.is_open():
            self._connection.execute("ROLLBACK")

    def is_open(self) -> bool:
        return not self._connection.get_autocommit()

    def apart(self, work: Work) -> Any:
        with self._connection:
            return work()


class SqliteStorage:
    """See `Storage`."""

    def __init__(self, path: str) -> None:
        self._writes = _connected(path)
        self._reads = _connected(path)
        self._reading = threading.Lock()
        self._write = _runner(self._writes)
        self._read = _runner(self._reads)
        self._writer = Writer(_Transactions(self._writes), _translated)

    @classmethod
    async def opened(cls, path: str) -> SqliteStorage:
        """The storage in a file, which is made or brought up to date."""
        try:
            _migrate(path)
            return cls(path)
        except apsw.Error as error:
            raise StorageFailed from error

    async def open(self, row: Row, events: Sequence[Event] = ()) -> None:
        """Store a new table."""
        await self._writer.do(lambda: statements.insert_table(self._write, row, events))
        row.revision += 1

    async def commit(self, changes: Changes) -> None:
        """Store changes of a table."""
        await self._writer.do(lambda: statements.store(self._write, changes))
        if changes.row is not None:
            changes.row.revision += 1

    async def load(self, table: str) -> Kept | None:
        """All of a table."""
        return await self._from(lambda: statements.load(self._read, table))

    async def listed(self, most: int) -> list[str]:
        """Public tables that gather people."""
        return await self._from(lambda: statements.listed(self._read, most))

    async def tables_of(self, visitor: str, most: int) -> list[str]:
        """The tables of a visitor."""
        return await self._from(lambda: statements.tables_of(self._read, visitor, most))

    async def put_carry(self, token: str, table: str, seat: int, until: float) -> None:
        """Keep a private link."""
        await self._writer.do(lambda: statements.put_carry(self._write, token, table, seat, until))

    async def take_carry(self, token: str, now: float) -> tuple[str, int] | None:
        """Use a private link up."""
        found: tuple[str, int] | None = await self._writer.do(lambda: statements.take_carry(self._write, token, now))
        return found

    async def read(self, reading: Callable[[statements.Run], T]) -> T:
        """What statements find."""
        return await self._from(lambda: reading(self._read))

    async def write(self, writing: Callable[[statements.Run], T]) -> T:
        """What statements bring about."""
        done: T = await self._writer.do(lambda: writing(self._write))
        return done

    async def close(self) -> None:
        """Store what is under way, and close the file."""
        await self._writer.close()
        self._reads.close()
        self._writes.close()

    async def _from(self, read: Callable[[], T]) -> T:
        """What a reading finds, all of it at one moment."""

        def reading() -> T:
            with self._reading:
                self._reads.execute("BEGIN")
                try:
                    return read()
                finally:
                    self._reads.execute("ROLLBACK")

        try:
            return await asyncio.to_thread(reading)
        except apsw.Error as error:
            raise StorageFailed from error


def _migrate(path: str) -> None:
    """Bring the schema up to date; several processes may try at once."""
    connection = _connected(path)
    for number, parts in migrations(connection.pragma("user_version")):
        connection.execute("BEGIN IMMEDIATE")
        if connection.pragma("user_version") < number:
            for part in parts:
                connection.execute(part)
            connection.pragma("user_version", number)
        connection.execute("COMMIT")
    connection.close()
