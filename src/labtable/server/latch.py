"""The latch: a database in a file has one server at a time, and nobody else on the machine may read it."""

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from labtable.kernel import BadInput
from labtable.server.address import read_address

PRIVATE = 0o600
NOT_FOR_ALL = 0o770


def file_of(address: str) -> Path | None:
    """The file of a database that is in one."""
    url = read_address(address)
    return Path(str(url.database)) if url.get_backend_name() == "sqlite" else None


def make_private(path: Path) -> None:
    """Make a file that only its owner can read; one that is there is closed to all strangers."""
    path.touch(mode=PRIVATE)
    path.chmod(path.stat().st_mode & NOT_FOR_ALL)


@contextmanager
def latched(address: str) -> Iterator[None]:
    """Hold the latch of a database; a database server looks after itself.

    The latch is an empty database beside the file, locked for as long as this process holds it, however it ends.
    """
    path = file_of(address)
    if path is None:
        yield
        return
    latch = _closed(path)
    try:
        yield
    finally:
        latch.close()


def _closed(path: Path) -> sqlite3.Connection:
    latch: sqlite3.Connection | None = None
    try:
        for each in (path, latch_of(path)):
            make_private(each)
        latch = sqlite3.connect(latch_of(path), timeout=0.0, isolation_level=None)
        latch.execute("BEGIN EXCLUSIVE")
    except (OSError, sqlite3.Error) as error:
        if latch is not None:
            latch.close()
        raise BadInput(_why(path, error)) from error
    return latch


def latch_of(path: Path) -> Path:
    """The file that is locked for another one."""
    return path.with_name(f"{path.name}-latch")


def _why(path: Path, error: Exception) -> str:
    if getattr(error, "sqlite_errorcode", None) == sqlite3.SQLITE_BUSY:
        return f"Another Labtable server has {path} open; stop that one first, or name another file with --db."
    return f"The database {path} cannot be opened: {error}. Name another."
