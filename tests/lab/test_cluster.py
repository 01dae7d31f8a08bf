"""A Ray cluster as a crew: however many workers, and if one is killed, the findings are the same to the last byte."""

import os
import signal
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import pytest
import ray as untyped
from ray.cluster_utils import Cluster as Nodes

from labtable.lab.cluster import Cluster
from labtable.lab.crew import crew_of
from labtable.lab.findings import findings_of
from labtable.lab.run import run
from tests.lab.studies import changed, study

ray: Any = untyped
pytestmark = pytest.mark.filterwarnings("ignore")  # Ray leaves its own files open


@contextmanager
def one_node() -> Iterator[Any]:
    """A cluster of a node on this machine with one worker; more can join it."""
    cluster: Any = Nodes(initialize_head=True, head_node_args={"num_cpus": 1, "include_dashboard": False})
    try:
        ray.init(address=cluster.address, log_to_driver=False)
        yield cluster
    finally:
        ray.shutdown()
        cluster.shutdown()


def dies_once(mark: Path, number: int) -> int:
    """Kills its own worker the first time that it is to do the fifth part."""
    if number == 5 and not mark.exists():
        mark.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return 2 * number


def test_on_one_two_and_four_workers_a_study_gives_the_same_bytes_and_a_killed_worker_changes_nothing(
    tmp_path: Path,
) -> None:
    asked = study(games=60, change=changed(options={"target": 5}), skill=[("greedy", "random")], skill_games=12)
    alone = msgspec.json.encode(findings_of(run(asked, crew_of(1))))
    with one_node() as cluster:
        for number, joining in ((1, 0), (2, 1), (4, 2)):
            for _ in range(joining):
                cluster.add_node(num_cpus=1)
            cluster.wait_for_nodes()
            assert ray.cluster_resources()["CPU"] == number
            assert msgspec.json.encode(findings_of(run(asked, Cluster()))) == alone
        found = list(Cluster().results(partial(dies_once, tmp_path / "mark"), range(12)))
    assert found == [2 * number for number in range(12)]
    assert (tmp_path / "mark").exists()
