"""The hall's tests run on asyncio, as the hall does."""

import pytest


@pytest.fixture(scope="module")
def anyio_backend() -> str:
    return "asyncio"
