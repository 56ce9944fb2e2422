"""Tables in PostgreSQL, for any number of nodes: a thread that writes, one that reads, and an ear for the others.

Each thread has one connection, made when it is needed and made anew when it was lost.  Statements are sent in
pipelines: a group of changes takes one round trip and one sync of the disk, however many there are.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable, Sequence
from functools import cache
from typing import Any, TypeVar

import psycopg

from archipel.errors import ArchipelError
from archipel.server.storage import Conflict, StorageFailed
from archipel.server.storage.clerk import Clerk, Piece
from archipel.server.storage.listening import PATIENCE, STORED, PostgresExchange
from archipel.server.storage.migrating import migrations
from archipel.server.storage.statements import Run

_READING = "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY"
_MIGRATING = 0x41726368
"""The lock of whoever brings the schema up to date."""
_MOST_NAMED = 400
"""Tables in one notice, which has room for 8,000 bytes."""
logging.getLogger("psycopg").setLevel(logging.ERROR)  # it warns of every pipeline that a constraint has ended
log = logging.getLogger("archipel.storage")

T = TypeVar("T")
Link = psycopg.Connection[tuple[Any, ...]]


@cache
def _marked(statement: str) -> bytes:
    """A statement with psycopg's marks for values; none of ours has a question mark or a percent sign inside."""
    return statement.replace("?", "%s").encode()


class Line:
    """A connection that is made when it is needed, and made anew when it was lost."""

    def __init__(self, address: str) -> None:
        self._address = address
        self._link: Link | None = None

    def run(self, statement: str, *values: Any) -> psycopg.Cursor[tuple[Any, ...]]:
        """Run a statement."""
        return self.link().execute(_marked(statement), values)

    def link(self) -> Link:
        """The connection."""
        if self._link is None or self._link.closed:
            link = psycopg.connect(self._address, autocommit=True, connect_timeout=PATIENCE)
            # a node that hangs must not hold up the others
            for setting in ("lock_timeout", "idle_in_transaction_session_timeout"):
                link.execute(f"SET {setting} = '{PATIENCE}s'")
            _bring_up_to_date(link)  # each of them: a database that comes late may be read before it is written to
            self._link = link
        return self._link

    def hang_up(self) -> None:
        """Let go of the connection, and of whatever it was doing."""
        if self._link is not None:
            self._link.close()
        self._link = None


class PostgresDatabase:
    """See `Database`."""

    def __init__(self, address: str) -> None:
        node = secrets.token_hex(4)
        self._node = node
        self._writing, self._reading = Line(address), Line(address)
        self._writer = Clerk("writer", self._write_together)
        self._reader = Clerk("reader", self._read_each)
        self.exchange = PostgresExchange(address, node, self._writer, self._writing.run)

    @classmethod
    async def opened(cls, address: str) -> PostgresDatabase:
        """The database at an address; an error only if waiting for it would be of no use."""
        database = cls(address)
        try:
            await database.write(lambda run: run("SELECT 1"))
        except (StorageFailed, psycopg.Error) as failure:
            why = " ".join(str(failure.__cause__ or failure).split())
            if isinstance(failure, psycopg.Error) or await asyncio.to_thread(_answers, address):
                await database.close()
                raise ArchipelError("server-database-refuses", why=why) from failure
            log.warning("the database is out of reach, for now: %s", why)
        return database

    async def read(self, reading: Callable[[Run], T]) -> T:
        """What statements find, all of it at one moment."""
        found: T = await self._reader.do(Piece(lambda: reading(self._reading.run)))
        return found

    async def write(self, writing: Callable[[Run], T], table: str | None = None) -> T:
        """What statements bring about; other nodes hear that a table was changed."""
        done: T = await self._writer.do(Piece(lambda: writing(self._writing.run), table))
        return done

    async def close(self) -> None:
        """Store what is under way, and hang up."""
        await self.exchange.close()
        await asyncio.gather(self._writer.close(), self._reader.close())
        self._writing.hang_up()
        self._reading.hang_up()

    # ---- in the threads ------------------------------------------------------------------------------------

    def _read_each(self, pieces: list[Piece]) -> list[Any]:
        return [self._attempt(self._reading, _READING, [piece])[0] for piece in pieces]

    def _write_together(self, pieces: list[Piece]) -> list[Any]:
        """Do pieces of work in one transaction, those of each table in their order."""
        # nodes that lock in the same order never wait for each other in a circle
        order = sorted(range(len(pieces)), key=lambda i: pieces[i].table or "")
        outcomes = self._halved([pieces[i] for i in order])
        return [outcome for _, outcome in sorted(zip(order, outcomes, strict=True), key=lambda pair: pair[0])]

    def _halved(self, pieces: list[Piece]) -> list[Any]:
        """If one of many is refused, which is rare, nothing is stored: halves are tried, and so on."""
        outcomes = self._attempt(self._writing, "BEGIN", pieces)
        if len(pieces) > 1 and isinstance(outcomes[0], Exception) and not isinstance(outcomes[0], StorageFailed):
            middle = len(pieces) // 2
            return self._halved(pieces[:middle]) + self._halved(pieces[middle:])
        return outcomes

    def _attempt(self, line: Line, begin: str, pieces: list[Piece]) -> list[Any]:
        """Do pieces of work in one transaction and one pipeline: the outcomes of all, or for all the same error."""
        try:
            with line.link().pipeline():
                line.run(begin)
                outcomes = [piece.do() for piece in pieces]
                self._announce(line, sorted({piece.table for piece in pieces if piece.table}))
                line.run("COMMIT")
            return outcomes
        except Exception as error:
            return [_given_up(line, error)] * len(pieces)

    def _announce(self, line: Line, tables: Sequence[str]) -> None:
        for first in range(0, len(tables), _MOST_NAMED):
            named = " ".join([self._node, *tables[first : first + _MOST_NAMED]])
            line.run("SELECT pg_notify(?, ?)", STORED, named)


def _given_up(line: Line, error: Exception) -> Exception:
    """The transaction is undone; a database's errors as ours, and what is neither is a mistake and stays what it is."""
    if isinstance(error, (psycopg.IntegrityError, psycopg.errors.TransactionRollback)):
        try:
            line.link().rollback()  # not as a statement: this one forgets statements it thought were prepared
            return Conflict()
        except psycopg.Error as lost:
            error = lost
    line.hang_up()
    if isinstance(error, (psycopg.OperationalError, psycopg.InterfaceError, psycopg.InternalError, MemoryError)):
        failure = StorageFailed()
        failure.__cause__ = error
        return failure
    return error


def _answers(address: str) -> bool:
    """Whether a PostgreSQL is there and would let somebody in."""
    return psycopg.pq.PGconn.ping(address.encode()) == psycopg.pq.Ping.OK


def _bring_up_to_date(link: Link) -> None:
    """Bring the schema up to date; several nodes may try at once."""
    with link.transaction():
        link.execute("SELECT pg_advisory_xact_lock(%s)", [_MIGRATING])
        link.execute("CREATE TABLE IF NOT EXISTS migrations (number INTEGER PRIMARY KEY)")
        done = link.execute("SELECT coalesce(max(number), 0) FROM migrations").fetchone()
        assert done is not None
        for number, parts in migrations(done[0]):
            for part in parts:
                link.execute(part.encode())
            link.execute("INSERT INTO migrations VALUES (%s)", [number])
