"""A real server on a free port of the loopback, with a real database in a file."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from labtable.server.settings import Settings
from labtable.server.sql import sqlite_file
from tests.server.evenings import evening as evening
from tests.server.visitors import Tables, running

QUICK = Settings(pace=0.0, answer_pause=0.01, countdown=30.0, patience=0.0, workers=1, messages_at_once=1000)


@pytest.fixture(scope="module")
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture
def database(tmp_path: Path) -> str:
    return sqlite_file(tmp_path / "tables.db")


@pytest.fixture(scope="module")
async def tables(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Tables]:
    """One server for all tests of a module; each opens rooms of its own."""
    async with running(sqlite_file(tmp_path_factory.mktemp("server") / "tables.db"), QUICK) as found:
        yield found
