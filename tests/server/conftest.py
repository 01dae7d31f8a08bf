"""A real server on a free port of the loopback, with a real database in a file."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from labtable.server.settings import Settings
from tests.server.visitors import Tables, running

QUICK = Settings(pace=0.0, answer_pause=0.01, countdown=30.0, patience=0.0, workers=1)


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture
def database(tmp_path: Path) -> str:
    return f"sqlite+aiosqlite:///{tmp_path}/tables.db"


@pytest.fixture
async def tables(database: str) -> AsyncIterator[Tables]:
    async with running(database, QUICK) as found:
        yield found
