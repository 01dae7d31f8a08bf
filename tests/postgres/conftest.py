"""The tests of the databases run on asyncio, as the server does."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from labtable.server.settings import Settings
from labtable.server.sql import sqlite_file
from tests.postgres.cluster import Cluster
from tests.server.visitors import Tables, running

QUICK = Settings(pace=0.0, answer_pause=0.01, patience=0.0, workers=1, messages_at_once=1000)


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


@pytest.fixture
async def node(database: str) -> AsyncIterator[Tables]:
    async with running(database, QUICK) as found:
        yield found


@pytest.fixture
async def other(database: str, node: Tables) -> AsyncIterator[Tables]:
    async with running(database, QUICK) as found:
        yield found
