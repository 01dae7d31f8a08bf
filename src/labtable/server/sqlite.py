"""A database in a file: one thread with one connection, and a commit is one visit to it.

SQLite runs with a write-ahead log and `synchronous=FULL`, so a commit is flushed to the disk before it returns: it
survives the killing of the process and of the machine, as far as the disk tells the truth about its own cache.
(`NORMAL` would survive the first but not the second.)
"""

import asyncio
import sqlite3
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import TypeVar

from sqlalchemy import Connection, create_engine, event
from sqlalchemy.engine import URL
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.pool import ConnectionPoolEntry, StaticPool

from labtable.hall.store import Change, NotStored
from labtable.server.database import Act, Claim, Found, card_files, digest, lines
from labtable.server.migrations import upgrade

PRAGMAS = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000", "secure_delete=ON")
"""What is deleted is overwritten: the names of a class must not lie on in free pages."""
OPEN = "INSERT INTO rooms (code, fence, touched, state, edition, classroom) VALUES (?, ?, ?, ?, ?, ?)"
LAY_BY = "INSERT INTO editions (digest, game, text) VALUES (?, ?, ?) ON CONFLICT DO NOTHING"
RENEW = """
UPDATE rooms SET touched = ?, state = coalesce(?, state), listing = coalesce(?, listing) WHERE code = ? AND fence = ?
"""
"""Every change renews a room, so that none expires in which somebody plays; one without a state leaves it as it is."""
ENTER = "INSERT INTO steps (code, number, seat, move, kept) VALUES (?, ?, ?, ?, ?)"
Done = TypeVar("Done")


class SqliteDatabase:
    """A file, and the one thread that reads and writes it."""

    def __init__(self, url: URL) -> None:
        self.engine = create_engine(url.set(drivername="sqlite"), poolclass=StaticPool, hide_parameters=True)
        event.listen(self.engine, "connect", _prepare)
        event.listen(self.engine, "begin", _begin)
        self._thread = ThreadPoolExecutor(1, "database")

    async def open(self) -> None:
        """Connect, and bring the tables to their newest form."""
        await self._visit(partial(self._transact, upgrade))

    async def close(self) -> None:
        """Let go of the file, once everything is done that was begun."""
        await self._visit(self.engine.dispose)
        self._thread.shutdown()

    async def ask(self, act: Act[Found]) -> Found:
        """Do something in a transaction of its own, to its end even if nobody waits for it any more."""
        try:
            return await self._visit(partial(self._transact, act))
        except (SQLAlchemyError, sqlite3.Error) as error:
            raise NotStored(str(error)) from error

    async def tidy(self) -> None:
        """Let nothing that was deleted or overwritten lie on in the write-ahead log."""
        await self._visit(self._checkpoint)

    def _checkpoint(self) -> None:
        with self.engine.connect() as connection:
            file = connection.connection.driver_connection
            assert isinstance(file, sqlite3.Connection)
            file.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall()

    async def write(self, changes: Sequence[Change]) -> set[Claim]:
        """Write changes in one commit, but for rooms that were claimed anew; what was written."""
        return await self.ask(partial(_write, changes))

    async def _visit(self, do: Callable[[], Done]) -> Done:
        return await asyncio.get_running_loop().run_in_executor(self._thread, do)

    def _transact(self, act: Act[Found]) -> Found:
        with self.engine.begin() as connection:
            return act(connection)


def _prepare(connection: DBAPIConnection, entry: ConnectionPoolEntry) -> None:
    """Keep a commit safe, and leave it to us when a transaction begins."""
    connection.isolation_level = None
    for pragma in PRAGMAS:
        connection.cursor().execute(f"PRAGMA {pragma}")


def _begin(connection: Connection) -> None:
    """Take the lock at once, so that nobody else can write between a look and what hangs on it."""
    connection.exec_driver_sql("BEGIN IMMEDIATE")


def _write(changes: Sequence[Change], connection: Connection) -> set[Claim]:
    """The changes, straight to the driver: it takes many rows at a time."""
    file = connection.connection.driver_connection
    assert isinstance(file, sqlite3.Connection)
    mine = [change for change in changes if change.is_new or _renewed(file, change)]
    new = [
        (each.code, each.fence, each.touched, each.state, digest(each), each.classroom) for each in mine if each.is_new
    ]
    file.executemany(OPEN, new)
    file.executemany(LAY_BY, card_files(mine))
    file.executemany(ENTER, [(code, *line) for code, _, *line in lines(mine)])
    return {(change.code, change.fence) for change in mine}


def _renewed(file: sqlite3.Connection, change: Change) -> bool:
    """Write a change of a room that is there, unless somebody has claimed it since; whether it was written."""
    row = (change.touched, change.state, change.listing, change.code, change.fence)
    return file.execute(RENEW, row).rowcount == 1
