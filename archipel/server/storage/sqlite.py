"""Tables in one SQLite file: a thread that writes, a connection that reads."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable
from typing import Any, TypeVar

import apsw

from archipel.server.storage import Conflict, StorageFailed
from archipel.server.storage.clerk import Clerk, Piece
from archipel.server.storage.migrating import migrations
from archipel.server.storage.statements import Run

_PATIENCE = 2_000
"""Milliseconds to wait for another process's lock."""

_LOG_PAGES = 4_000
"""Pages in the log before they go to their places: the last page of each table is written at each of its moves, but has
to go there only once."""

T = TypeVar("T")


def _connected(path: str) -> apsw.Connection:
    connection = apsw.Connection(path)
    connection.set_busy_timeout(_PATIENCE)
    connection.pragma("journal_mode", "wal")
    connection.pragma("synchronous", "full")
    connection.pragma("wal_autocheckpoint", _LOG_PAGES)
    connection.pragma("foreign_keys", True)
    return connection


def _runner(connection: apsw.Connection) -> Run:
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


class SqliteDatabase:
    """See `Database`."""

    exchange = None

    def __init__(self, path: str) -> None:
        self._writes = _connected(path)
        self._reads = _connected(path)
        self._reading = threading.Lock()
        self._run_write = _runner(self._writes)
        self._run_read = _runner(self._reads)
        self._writer = Clerk("writer", self._together)

    @classmethod
    async def opened(cls, path: str) -> SqliteDatabase:
        """The database in a file, which is made or brought up to date."""
        try:
            _migrate(path)
            return cls(path)
        except apsw.Error as error:
            raise StorageFailed from error

    async def read(self, reading: Callable[[Run], T]) -> T:
        """What statements find, all of it at one moment."""

        def read() -> T:
            with self._reading:
                self._reads.execute("BEGIN")
                try:
                    return reading(self._run_read)
                finally:
                    self._reads.execute("ROLLBACK")

        try:
            return await asyncio.to_thread(read)
        except apsw.Error as error:
            raise StorageFailed from error

    async def write(self, writing: Callable[[Run], T], table: str | None = None) -> T:
        """What statements bring about."""
        done: T = await self._writer.do(Piece(lambda: writing(self._run_write), table))
        return done

    async def close(self) -> None:
        """Store what is under way, and close the file."""
        await self._writer.close()
        await asyncio.to_thread(self._close)

    def _close(self) -> None:
        with self._reading:  # who reads in another thread comes to an end first
            self._reads.close()
        self._writes.close()

    # ---- writing -------------------------------------------------------------------------------------------

    def _together(self, pieces: list[Piece]) -> list[Any]:
        """Do pieces of work in one transaction; none counts if the commit fails."""
        try:
            self._writes.execute("BEGIN IMMEDIATE")
            outcomes = self._all(pieces)
            self._writes.execute("COMMIT")
        except Exception as error:
            if self._in_transaction():
                self._writes.execute("ROLLBACK")
            return [_translated(error)] * len(pieces)
        return outcomes

    def _all(self, pieces: list[Piece]) -> list[Any]:
        """What pieces of work come to: mostly all go well; else they are done again, each set apart by a savepoint."""
        try:
            with self._writes:
                return [piece.do() for piece in pieces]
        except Exception:
            if not self._in_transaction():  # a full disk ends it for all
                raise
        return [self._apart(piece) for piece in pieces]

    def _apart(self, piece: Piece) -> Any:
        try:
            with self._writes:
                return piece.do()
        except Exception as error:
            if not self._in_transaction():
                raise
            return _translated(error)

    def _in_transaction(self) -> bool:
        return not self._writes.get_autocommit()


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
