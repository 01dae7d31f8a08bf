"""A Ray cluster as a crew: many machines do the parts; a lost worker's part is done again by another."""

import os
from collections import deque
from collections.abc import Callable, Generator, Sequence
from logging import ERROR
from typing import Any

from labtable.kernel import BadInput
from labtable.lab.crew import AHEAD, MOST_LOSSES, Crew, Found, Part

ADDRESS = "RAY_ADDRESS"


def do(work: Callable[[Part], Found], part: Part) -> Found:
    """One part, wherever this runs."""
    return work(part)


class Cluster(Crew):
    """The cluster that RAY_ADDRESS names, or one of this machine's cores."""

    def __init__(self) -> None:
        try:
            import ray
        except ImportError as error:
            raise BadInput("Ray is not installed: pip install 'labtable[ray]'.") from error
        self._ray: Any = ray
        if not ray.is_initialized():
            address = os.environ.get(ADDRESS)
            own: dict[str, Any] = {} if address else {"include_dashboard": False}
            ray.init(address=address, log_to_driver=False, logging_level=ERROR, **own)

    def results(self, work: Callable[[Part], Found], parts: Sequence[Part]) -> Generator[Found, None, None]:
        ray = self._ray
        remote = ray.remote(num_cpus=1, max_retries=MOST_LOSSES)(do)
        everywhere = ray.put(work)
        cores = int(ray.cluster_resources().get("CPU", 1))
        ahead: deque[Any] = deque()
        try:
            for part in parts:
                ahead.append(remote.remote(everywhere, part))
                if len(ahead) >= AHEAD * cores:
                    yield ray.get(ahead.popleft())
            while ahead:
                yield ray.get(ahead.popleft())
        finally:
            for each in ahead:
                ray.cancel(each)
