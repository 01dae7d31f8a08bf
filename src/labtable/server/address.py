"""The address of a database: which can be used, and how people may read it."""

from pathlib import Path

from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError

from labtable.kernel import BadInput

DRIVERS = {"sqlite": "sqlite", "postgresql": "postgresql+asyncpg"}
"""The databases that can be used, each with the driver that an address need not name."""
EXAMPLES = "an address looks like sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME"


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
