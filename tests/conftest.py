"""What tests of several folders share: a PostgreSQL server."""

from collections.abc import Iterator

import pytest

from tests.postgres.cluster import Cluster, cluster, find


@pytest.fixture(scope="session")
def postgres() -> Iterator[Cluster]:
    """One PostgreSQL server for all tests of a process; each makes databases of its own."""
    if find() is None:
        pytest.skip("PostgreSQL is not installed; `python -m tests.postgres.cluster` installs it on Debian")
    with cluster() as found:
        yield found
