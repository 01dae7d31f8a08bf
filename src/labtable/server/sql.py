"""The store: rooms and their journals in a database, SQLite or PostgreSQL."""

from collections.abc import Collection
from functools import partial

from sqlalchemy import Connection, delete, exists, func, insert, select, update
from sqlalchemy.engine import URL
from sqlalchemy.exc import DBAPIError

from labtable.hall.store import Change, Entry, Stored, TakeBack
from labtable.kernel import BadInput
from labtable.kernel.record import Step
from labtable.server.address import read_address, shown
from labtable.server.database import Database
from labtable.server.schema import editions, reviews, rooms, short_codes, steps
from labtable.server.sqlite import SqliteDatabase
from labtable.server.writer import Writer

ALONE = "LOCK TABLE editions IN SHARE ROW EXCLUSIVE MODE"


class SqlStore:
    """The database, and the writer who commits for all rooms together."""

    def __init__(self, url: str) -> None:
        self.url = read_address(url)
        self.database = _database(self.url)
        self._writer = Writer(self.database)

    async def open(self) -> None:
        """Bring the tables to their newest form, and start the writer."""
        try:
            await self.database.open()
        except Exception as error:  # every driver has errors of its own
            await self.database.close()
            why = _reason(error)
            raise BadInput(f"The database {shown(self.url)} cannot be opened: {why}. Name another.") from error
        self._writer.begin()

    async def close(self) -> None:
        """Write what still waits, and let go of the database."""
        await self._writer.end()
        await self.database.close()

    async def keep(self, change: Change) -> None:
        """Write a change down; returns when it is safe. A room asks for one at a time."""
        await self._writer.keep(change)

    async def claim(self, code: str, now: float) -> Stored | None:
        """Take a room over: from now on nobody who claimed it before can write it."""
        return await self.database.ask(partial(_claim, code, now))

    async def load(self, code: str) -> Stored | None:
        """A room as it is stored, whoever writes it."""
        return await self.database.ask(partial(_load, code))

    async def fences(self, codes: Collection[str]) -> dict[str, int]:
        """The newest fence of each of these rooms that there is."""
        return await self.database.ask(partial(_fences, list(codes)))

    async def newest(self, before: float) -> float | None:
        """When any room was last touched before a time."""
        return await self.database.ask(partial(_newest, before))

    async def expire(self, before: float, live: Collection[str], most: int) -> int:
        """Forget a few rooms that nobody has touched for long and that are not in memory; how many there were."""
        return await self.database.ask(partial(_expire, before, frozenset(live), most))

    async def review(self, code: str) -> bytes | None:
        """What was counted of the review of a room's match."""
        return await self.database.ask(partial(_review, code))

    async def keep_review(self, code: str, notes: bytes) -> None:
        """Write down what was counted of a review; it goes with its room, and is nothing where there is none."""
        await self.database.ask(partial(_keep_review, code, notes))

    async def forget(self, codes: Collection[str]) -> None:
        """Forget rooms for ever, and their journals with them."""
        await self.database.ask(partial(_forget, list(codes)))

    async def cards(self, game: str, digest: str) -> str | None:
        """The text of the card file of a game that has this digest."""
        return await self.database.ask(partial(_cards, game, digest))

    async def forget_cards(self, most: int) -> int:
        """Forget a few card files that no room needs any more; how many there were."""
        return await self.database.ask(partial(_forget_cards, most))

    async def listed(self, since: float, most: int) -> list[str]:
        """How the home page names the tables that may be watched and were used since then, the latest first."""
        return await self.database.ask(partial(_listed, since, most))

    async def lend(self, short: str, code: str, until: float) -> bool:
        """Let a short code stand for a room until then; whether it was free."""
        return await self.database.ask(partial(_lend, short, code, until))

    async def lent(self, short: str, now: float) -> str | None:
        """The code of the room for which a short code stands now."""
        return await self.database.ask(partial(_lent, short, now))

    async def take_back(self, now: float, length: int, most: int) -> int:
        """Forget a few short codes of a length whose time is over; how many there were."""
        return await self.database.ask(partial(_take_back, now, length, most))

    async def overdue(self, now: float, length: int, most: int) -> list[str]:
        """What a few short codes of a length stand for whose time is over."""
        return await self.database.ask(partial(_overdue, now, length, most))

    async def prolong(self, code: str, until: float) -> None:
        """Let whatever is lent for a code stay lent until then."""
        await self.database.ask(partial(_prolong, code, until))

    async def forget_class(self, code: str) -> None:
        """Forget a class for ever, with its tables, their journals and its short code."""
        await self.database.ask(partial(_forget_class, code))
        await self.tidy()

    async def tidy(self) -> None:
        """Let nothing that was overwritten lie on in a log of the database."""
        await self.database.tidy()

    async def check(self) -> None:
        """See that the database answers and can be written to."""
        await self.database.ask(_try_to_write)


def _claim(code: str, now: float, connection: Connection) -> Stored | None:
    raised = update(rooms).where(rooms.c.code == code).values(fence=rooms.c.fence + 1, touched=now)
    found = connection.execute(raised.returning(rooms.c.state, rooms.c.fence)).one_or_none()
    return None if found is None else Stored(found.state, _journal(code, connection), found.fence)


def _load(code: str, connection: Connection) -> Stored | None:
    found = connection.execute(select(rooms.c.state, rooms.c.fence).where(rooms.c.code == code)).one_or_none()
    return None if found is None else Stored(found.state, _journal(code, connection), found.fence)


def _journal(code: str, connection: Connection) -> list[Entry]:
    query = select(steps.c.seat, steps.c.move, steps.c.kept).where(steps.c.code == code).order_by(steps.c.number)
    return [_entry(*row) for row in connection.execute(query)]


def _entry(seat: int, move: str, kept: int | None) -> Entry:
    return Step(seat, move) if kept is None else TakeBack(seat, kept)


def _fences(codes: list[str], connection: Connection) -> dict[str, int]:
    query = select(rooms.c.code, rooms.c.fence).where(rooms.c.code.in_(codes))
    return {row.code: row.fence for row in connection.execute(query)}


def _newest(before: float, connection: Connection) -> float | None:
    return connection.execute(select(func.max(rooms.c.touched)).where(rooms.c.touched < before)).scalar()


def _expire(before: float, live: frozenset[str], most: int, connection: Connection) -> int:
    """Forget some old rooms; their journals go with them."""
    old = select(rooms.c.code).where(rooms.c.touched < before).order_by(rooms.c.touched).limit(most + len(live))
    codes = [code for code in connection.execute(old).scalars() if code not in live][:most]
    return connection.execute(delete(rooms).where(rooms.c.code.in_(codes), rooms.c.touched < before)).rowcount


def _forget(codes: list[str], connection: Connection) -> None:
    connection.execute(delete(rooms).where(rooms.c.code.in_(codes)))


def _review(code: str, connection: Connection) -> bytes | None:
    return connection.execute(select(reviews.c.notes).where(reviews.c.code == code)).scalar()


def _keep_review(code: str, notes: bytes, connection: Connection) -> None:
    held = select(rooms.c.code).where(rooms.c.code == code).with_for_update()  # so that it cannot go meanwhile
    if connection.execute(held).scalar() is not None:
        connection.execute(delete(reviews).where(reviews.c.code == code))
        connection.execute(insert(reviews), {"code": code, "notes": notes})


def _cards(game: str, digest: str, connection: Connection) -> str | None:
    query = select(editions.c.text).where(editions.c.digest == digest, editions.c.game == game)
    return connection.execute(query).scalar()


def _forget_cards(most: int, connection: Connection) -> int:
    """Forget some card files; meanwhile nobody may open a room that counts on one of them."""
    if connection.dialect.name == "postgresql":  # SQLite lets one write at a time anyway
        connection.exec_driver_sql(ALONE)
    needed = exists().where(rooms.c.edition == editions.c.digest)
    idle = connection.execute(select(editions.c.digest).where(~needed).limit(most)).scalars().all()
    return connection.execute(delete(editions).where(editions.c.digest.in_(idle))).rowcount


def _listed(since: float, most: int, connection: Connection) -> list[str]:
    named = select(rooms.c.listing).where(rooms.c.listing != "", rooms.c.touched > since)
    return list(connection.execute(named.order_by(rooms.c.touched.desc()).limit(most)).scalars())


def _lend(short: str, code: str, until: float, connection: Connection) -> bool:
    if connection.execute(select(short_codes.c.code).where(short_codes.c.short == short)).scalar() is not None:
        return False
    connection.execute(insert(short_codes), {"short": short, "code": code, "until": until})
    return True


def _lent(short: str, now: float, connection: Connection) -> str | None:
    standing = select(short_codes.c.code).where(short_codes.c.short == short, short_codes.c.until > now)
    return connection.execute(standing).scalar()


def _take_back(now: float, length: int, most: int, connection: Connection) -> int:
    is_over = (short_codes.c.until < now, func.length(short_codes.c.short) == length)
    over = select(short_codes.c.short).where(*is_over).limit(most)
    return connection.execute(delete(short_codes).where(short_codes.c.short.in_(over))).rowcount


def _overdue(now: float, length: int, most: int, connection: Connection) -> list[str]:
    over = select(short_codes.c.code).where(short_codes.c.until < now, func.length(short_codes.c.short) == length)
    return list(connection.execute(over.limit(most)).scalars())


def _prolong(code: str, until: float, connection: Connection) -> None:
    connection.execute(update(short_codes).where(short_codes.c.code == code).values(until=until))


def _forget_class(code: str, connection: Connection) -> None:
    connection.execute(delete(rooms).where(rooms.c.classroom == code))
    connection.execute(delete(short_codes).where(short_codes.c.code == code))


def _try_to_write(connection: Connection) -> None:
    connection.execute(update(rooms).where(rooms.c.code == "").values(touched=0.0))


def _database(url: URL) -> Database:
    if url.get_backend_name() == "sqlite":
        return SqliteDatabase(url)
    try:
        from labtable.server.postgres import PostgresDatabase
    except ImportError as error:
        raise BadInput(
            f"The database {shown(url)} needs the package asyncpg: pip install 'labtable[postgres]'."
        ) from error
    return PostgresDatabase(url)


def _reason(error: Exception) -> str:
    """What a driver says, in one line."""
    found = error.orig if isinstance(error, DBAPIError) else error
    return str(found).partition("\n")[0] or type(found).__name__


async def try_out(url: str) -> None:
    """Open and close a database, so that one that cannot be used is told in a sentence before anything begins."""
    store = SqlStore(url)
    await store.open()
    await store.close()


def sqlite_file(path: object) -> str:
    """The address of a database in a file."""
    return URL.create("sqlite", database=str(path)).render_as_string()
