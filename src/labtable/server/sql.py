"""The store: rooms and their moves in a database, and one writer who commits for all rooms together.

A change is acknowledged after its commit. SQLite runs with a write-ahead log and `synchronous=FULL`, so a
commit is flushed to the disk before it returns: it survives the killing of the process and of the machine,
as far as the disk tells the truth about its own cache. (`NORMAL` would survive the first but not the second.)
The price of a flush is shared: while one commit is under way, the changes of all other rooms gather for the next.
"""

import asyncio
import logging
import sqlite3
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path

from sqlalchemy import (
    Column,
    Delete,
    Float,
    ForeignKey,
    Integer,
    MetaData,
    Select,
    String,
    Table,
    Text,
    bindparam,
    event,
    func,
    select,
)
from sqlalchemy.engine import URL, make_url
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import ArgumentError, DBAPIError, IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.pool import ConnectionPoolEntry

from labtable.hall.store import Change, NotStored
from labtable.kernel import BadInput
from labtable.kernel.record import Step

log = logging.getLogger(__name__)
DRIVERS = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg"}
"""The databases that can be used, each with the driver that an address need not name."""
EXAMPLES = "an address looks like sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME"
GATHER = 0.002  # seconds in which changes gather for a commit; a busy server then shares each among many rooms
metadata = MetaData()
rooms = Table(
    "rooms",
    metadata,
    Column("code", String(32), primary_key=True),
    Column("touched", Float, nullable=False, index=True),
    Column("state", Text, nullable=False),
)
steps = Table(
    "steps",
    metadata,
    Column("code", String(32), ForeignKey("rooms.code", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("move", String(120), nullable=False),
)
short_codes = Table(
    "short_codes",
    metadata,
    Column("short", String(16), primary_key=True),
    Column("code", String(32), nullable=False),
    Column("until", Float, nullable=False, index=True),
)


class SqlStore:
    """The database, and the one task that writes to it."""

    def __init__(self, url: str) -> None:
        self.engine = _engine(url)
        self._waiting: list[tuple[Change, asyncio.Future[None]]] = []
        self._news = asyncio.Event()
        self._writer: asyncio.Task[None] | None = None
        self._pen: AsyncConnection | None = None
        """The writer's own connection."""

    async def open(self) -> None:
        """Make the tables where they are missing, and start the writer."""
        try:
            if self.engine.dialect.name == "sqlite":
                _try_file(str(self.engine.url.database))
            async with self.engine.begin() as connection:
                await connection.run_sync(metadata.create_all)
        except Exception as error:  # every driver has errors of its own
            await self.engine.dispose()
            why = _reason(error)
            raise BadInput(f"The database {shown(self.engine.url)} cannot be opened: {why}. Name another.") from error
        self._pen = await self.engine.connect()
        self._writer = asyncio.create_task(self._write())

    async def close(self) -> None:
        """Write what still waits, and let go of the database."""
        if self._writer is not None:
            self._writer.cancel()
            await asyncio.gather(self._writer, return_exceptions=True)
        await self._commit_waiting()
        if self._pen is not None:
            await self._pen.close()
        await self.engine.dispose()

    async def keep(self, change: Change) -> None:
        """Write a change down; returns when it is safe. A room asks for one at a time."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((change, done))
        self._news.set()
        await done

    async def load(self, code: str) -> tuple[str, list[Step]] | None:
        """A room's state and steps."""
        async with self.engine.connect() as connection:
            state = (await connection.execute(select(rooms.c.state).where(rooms.c.code == code))).scalar()
            if state is None:
                return None
            query = select(steps.c.seat, steps.c.move).where(steps.c.code == code).order_by(steps.c.number)
            return state, [Step(seat, move) for seat, move in await connection.execute(query)]

    async def newest(self) -> float | None:
        """When any room was last touched."""
        async with self.engine.connect() as connection:
            found: float | None = (await connection.execute(select(func.max(rooms.c.touched)))).scalar()
            return found

    async def expire(self, before: float, live: Sequence[str], most: int) -> int:
        """Forget a few rooms that nobody has touched for long and that are not in memory; how many there were."""
        old = select(rooms.c.code).where(rooms.c.touched < before).order_by(rooms.c.touched).limit(most + len(live))
        codes = [code for code in await self._look(old) if code not in live][:most]
        if codes:
            await self._delete(rooms.delete().where(rooms.c.code.in_(codes), rooms.c.touched < before))
        return len(codes)

    async def _look(self, query: Select[str]) -> Sequence[str]:
        """What a query finds; apart from what is then written, because SQLite cannot wait in between."""
        async with self.engine.connect() as connection:
            return (await connection.execute(query)).scalars().all()

    async def _delete(self, deletion: Delete) -> None:
        async with self.engine.begin() as connection:
            await connection.execute(deletion)

    async def lend(self, short: str, code: str, until: float) -> bool:
        """Let a short code stand for a room until then; whether it was free."""
        try:
            async with self.engine.begin() as connection:
                await connection.execute(short_codes.insert(), {"short": short, "code": code, "until": until})
        except IntegrityError:
            return False
        except (SQLAlchemyError, OSError) as error:
            raise NotStored(type(error).__name__) from error
        return True

    async def lent(self, short: str, now: float) -> str | None:
        """The code of the room for which a short code stands now."""
        async with self.engine.connect() as connection:
            query = select(short_codes.c.code).where(short_codes.c.short == short, short_codes.c.until > now)
            found: str | None = (await connection.execute(query)).scalar()
            return found

    async def take_back(self, now: float, most: int) -> int:
        """Forget a few short codes whose time is over; how many there were."""
        shorts = await self._look(select(short_codes.c.short).where(short_codes.c.until < now).limit(most))
        if shorts:
            await self._delete(short_codes.delete().where(short_codes.c.short.in_(shorts)))
        return len(shorts)

    async def forget(self, codes: Sequence[str]) -> None:
        """Forget rooms for ever, and their steps with them."""
        await self._delete(rooms.delete().where(rooms.c.code.in_(codes)))

    async def check(self) -> None:
        """See that the database answers and can be written to."""
        try:
            async with self.engine.begin() as connection:
                await connection.execute(rooms.update().where(rooms.c.code == "").values(touched=0.0))
        except (SQLAlchemyError, OSError) as error:
            raise NotStored(type(error).__name__) from error

    async def _write(self) -> None:
        while True:
            await self._news.wait()
            await asyncio.sleep(GATHER)
            await self._commit_waiting()

    async def _commit_waiting(self) -> None:
        self._news.clear()
        batch, self._waiting = self._waiting, []
        if not batch:
            return
        if not await self._commit(batch) and len(batch) > 1:
            for each in batch:  # one bad change must not spoil those of other rooms
                await self._commit([each])

    async def _commit(self, batch: list[tuple[Change, "asyncio.Future[None]"]]) -> bool:
        """Write a batch in one transaction; a batch of one that fails is told so."""
        assert self._pen is not None, "the store is open"
        try:
            async with self._pen.begin():
                await _carry_out(self._pen, [change for change, _ in batch])
        except (SQLAlchemyError, OSError) as error:
            log.error("a commit failed", extra={"changes": len(batch), "error": type(error).__name__})
            if len(batch) == 1 and not batch[0][1].done():
                batch[0][1].set_exception(NotStored(str(error)))
            return False
        for _, done in batch:
            if not done.done():
                done.set_result(None)
        return True


async def _carry_out(connection: AsyncConnection, changes: list[Change]) -> None:
    """All changes of a batch; they are of different rooms, so that only the order within one matters."""
    new = [_row(change) for change in changes if change.is_new]
    known = [_row(change, "room_") for change in changes if not change.is_new]
    cuts = [{"room_code": change.code, "kept": change.kept} for change in changes if change.kept is not None]
    come = [
        {"code": change.code, "number": number, "seat": step.seat, "move": step.move}
        for change in changes
        for number, step in enumerate(change.steps, start=change.first)
    ]
    if new:
        await connection.execute(rooms.insert(), new)
    if known:
        await connection.execute(_RENEW, known)
    if cuts:
        gone = steps.delete().where(steps.c.code == bindparam("room_code"), steps.c.number >= bindparam("kept"))
        await connection.execute(gone, cuts)
    if come:
        await connection.execute(steps.insert(), come)


_RENEW = (
    rooms.update()
    .where(rooms.c.code == bindparam("room_code"))
    .values(
        touched=bindparam("room_touched"),
        state=func.coalesce(bindparam("room_state", type_=Text), rooms.c.state),
    )
)
"""Every change renews a room, so that none expires in which somebody plays; one without a state leaves it as it is."""


def _row(change: Change, prefix: str = "") -> dict[str, object]:
    return {f"{prefix}code": change.code, f"{prefix}touched": change.touched, f"{prefix}state": change.state}


def _engine(address: str) -> AsyncEngine:
    url = read_address(address)
    try:
        engine = create_async_engine(url, hide_parameters=True)  # errors go to the log, and codes must not
    except ImportError as error:
        driver = url.get_driver_name()
        raise BadInput(f"The database {shown(url)} needs the package {driver}: pip install {driver}.") from error
    if url.get_backend_name() == "sqlite":
        event.listen(engine.sync_engine, "connect", _prepare_sqlite)
    return engine


def read_address(address: str) -> URL:
    """The address of a database, with its driver; one that cannot be used is told in a sentence."""
    try:
        url = make_url(address)
    except (ArgumentError, ValueError) as error:
        raise BadInput(f"The database {address!r} cannot be used: {EXAMPLES}.") from error
    if url.drivername not in {*DRIVERS, *DRIVERS.values()}:
        raise BadInput(f"The database {url.render_as_string()} cannot be used: {EXAMPLES}.")
    if url.get_backend_name() == "sqlite":
        _check_file(url)
    return url.set(drivername=DRIVERS[url.get_backend_name()])


def shown(url: URL) -> str:
    """An address as people may read it: without its password, and without a driver."""
    return url.set(drivername=url.get_backend_name()).render_as_string()


def _check_file(url: URL) -> None:
    if not url.database or url.database == ":memory:" or url.query:
        raise BadInput(f"The database {shown(url)} cannot be used, because it is no plain file: {EXAMPLES}.")
    path = Path(url.database)
    if path.is_dir():
        raise BadInput(f"The database cannot be opened: {path} is a folder; name a file in it.")
    if not path.parent.is_dir():
        raise BadInput(f"The database cannot be opened: there is no folder {path.parent}; make it, or name another.")


def _try_file(path: str) -> None:
    """See that a file is a database and can be written to; the driver that we use would fail in a thread of its own."""
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("BEGIN IMMEDIATE")


def _reason(error: Exception) -> str:
    """What a driver says, in one line."""
    found = error.orig if isinstance(error, DBAPIError) else error
    return str(found).partition("\n")[0] or type(found).__name__


def _prepare_sqlite(connection: DBAPIConnection, entry: ConnectionPoolEntry) -> None:
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


async def try_out(url: str) -> None:
    """Open and close a database, so that one that cannot be used is told in a sentence before anything begins."""
    store = SqlStore(url)
    await store.open()
    await store.close()


def sqlite_file(path: object) -> str:
    """The address of a database in a file."""
    return URL.create("sqlite", database=str(path)).render_as_string()
