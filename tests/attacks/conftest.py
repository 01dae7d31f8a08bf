"""Attacks run on asyncio, against a real server on the loopback."""

import pytest


@pytest.fixture(scope="module")
def anyio_backend() -> str:
    return "asyncio"
