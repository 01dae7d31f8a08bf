"""The tests of the databases run on asyncio, as the server does."""

from pathlib import Path

import pytest

from labtable.server.sql import sqlite_file
from tests.postgres.cluster import Cluster


@pytest.fixture(scope="module")
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(params=["sqlite", "postgres"])
async def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of a new database of either kind."""
    if request.param == "sqlite":
        return sqlite_file(tmp_path / "tables.db")
    cluster: Cluster = request.getfixturevalue("postgres")
    return await cluster.new_database()
