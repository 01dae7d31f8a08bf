"""PostgreSQL: a pool of connections for what is asked, and one of its own for what is written.

A commit is one statement, so it costs one journey. If the connection breaks before the answer, nobody knows whether
the commit came first; the rooms in it are then lost to this node and are claimed anew, which finds out.
"""

import asyncio
from collections.abc import Coroutine, Sequence
from typing import Any, TypeVar

import asyncpg
from sqlalchemy.engine import URL
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import create_async_engine

from labtable.hall.store import Change, Lost, NotStored
from labtable.server.database import Act, Claim, Found, card_files, digest, lines
from labtable.server.migrations import upgrade

PATIENCE = 5.0  # seconds for the database to answer, or to take a connection
WRITE = """
WITH change AS (
    SELECT * FROM unnest($1::text[], $2::int[], $3::float8[], $4::text[], $5::bool[], $6::text[], $7::text[],
        $8::text[])
    AS change (code, fence, touched, state, is_new, edition, listing, classroom)
), opened AS (
    INSERT INTO rooms (code, fence, touched, state, edition, classroom)
    SELECT code, fence, touched, state, edition, classroom FROM change WHERE is_new
    RETURNING code, fence
), renewed AS (
    UPDATE rooms SET touched = change.touched, state = coalesce(change.state, rooms.state),
        listing = coalesce(change.listing, rooms.listing) FROM change
    WHERE NOT is_new AND rooms.code = change.code AND rooms.fence = change.fence
    RETURNING rooms.code, rooms.fence
), mine AS (
    SELECT * FROM opened UNION ALL SELECT * FROM renewed
), entered AS (
    INSERT INTO steps (code, number, seat, move, kept)
    SELECT code, number, seat, move, kept
    FROM unnest($9::text[], $10::int[], $11::int[], $12::int[], $13::text[], $14::int[])
    AS line (code, fence, number, seat, move, kept) JOIN mine USING (code, fence)
), laid_by AS (
    INSERT INTO editions (digest, game, text) SELECT * FROM unnest($15::text[], $16::text[], $17::text[])
    ON CONFLICT DO NOTHING
)
SELECT code, fence FROM mine
"""
"""Every change renews a room, so that none expires in which somebody plays; one without a state leaves it as it is."""
Done = TypeVar("Done")


class PostgresDatabase:
    """A server that any number of nodes may share."""

    def __init__(self, url: URL) -> None:
        self.engine = create_async_engine(
            url, pool_pre_ping=True, hide_parameters=True, connect_args={"timeout": PATIENCE}
        )
        self._options = self.engine.dialect.create_connect_args(url)[1]
        self._pen: asyncpg.Connection | None = None
        self._asked: set[asyncio.Task[Any]] = set()

    async def open(self) -> None:
        """Connect, and bring the tables to their newest form."""
        await self._transact(upgrade)

    async def close(self) -> None:
        """Let go of every connection, once everything is done that was begun."""
        await asyncio.gather(*self._asked, return_exceptions=True)
        if self._pen is not None:
            await self._pen.close()
        await self.engine.dispose()

    async def ask(self, act: Act[Found]) -> Found:
        """Do something in a transaction of its own, to its end even if nobody waits for it any more."""
        try:
            return await self._to_the_end(self._transact(act))
        except (SQLAlchemyError, asyncpg.PostgresError, asyncpg.InterfaceError, OSError) as error:
            raise NotStored(str(error)) from error

    async def _to_the_end(self, work: Coroutine[Any, Any, Done]) -> Done:
        """Work that nobody can cancel in the middle, where it would leave a connection behind."""
        task = asyncio.create_task(work)
        self._asked.add(task)
        task.add_done_callback(self._asked.discard)
        return await asyncio.shield(task)

    async def _transact(self, act: Act[Found]) -> Found:
        async with self.engine.begin() as connection:
            return await connection.run_sync(act)

    async def tidy(self) -> None:
        """PostgreSQL tidies up by itself: deleted rows go with the next vacuum, and its log with the checkpoints."""

    async def write(self, changes: Sequence[Change]) -> set[Claim]:
        """Write changes in one commit, but for rooms that were claimed anew; what was written."""
        pen = await self._connected()
        try:
            return {(code, fence) for code, fence in await pen.fetch(WRITE, *_arrays(changes), timeout=PATIENCE)}
        except asyncpg.PostgresError as error:
            if pen.is_closed():
                raise Lost(str(error)) from error
            raise NotStored(str(error)) from error
        except (asyncpg.InterfaceError, OSError) as error:
            pen.terminate()
            raise Lost(str(error)) from error

    async def _connected(self) -> asyncpg.Connection:
        """The connection for writing; a new one if the last has broken."""
        if self._pen is None or self._pen.is_closed():
            try:
                self._pen = await asyncpg.connect(**self._options, timeout=PATIENCE)
            except (asyncpg.PostgresError, asyncpg.InterfaceError, OSError) as error:
                raise NotStored(str(error)) from error
        return self._pen


def _arrays(changes: Sequence[Change]) -> list[list[object]]:
    """The changes column by column, as the statement takes them."""
    rooms = [
        (each.code, each.fence, each.touched, each.state, each.is_new, digest(each), each.listing, each.classroom)
        for each in changes
    ]
    return [*_turned(rooms, 8), *_turned(lines(changes), 6), *_turned(card_files(changes), 3)]


def _turned(rows: Sequence[Sequence[object]], width: int) -> list[list[object]]:
    return [[row[column] for row in rows] for column in range(width)]
