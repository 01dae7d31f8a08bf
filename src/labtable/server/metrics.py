"""Metrics: how the server is, in numbers for Prometheus; nothing in them is anybody's."""

import time
from bisect import bisect_left
from collections.abc import Iterator
from itertools import accumulate

from prometheus_client import CollectorRegistry, Counter, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, HistogramMetricFamily, Metric
from prometheus_client.registry import Collector
from starlette.requests import Request
from starlette.responses import Response

from labtable.hall.hall import Hall
from labtable.hall.line import Line
from labtable.hall.store import Change, NotStored
from labtable.kernel.record import Step
from labtable.server.gatehouse import Gatehouse
from labtable.server.sql import SqlStore

TEXT = "text/plain; version=0.0.4; charset=utf-8"
SECONDS = (0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0)


class Metrics:
    """What is counted as it happens."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.commits = Commits()
        self.registry.register(self.commits)
        self.unstored = Counter("labtable_unstored", "Changes that could not be stored.", registry=self.registry)
        self.answers = Counter("labtable_answers", "Answers by status.", ["status"], registry=self.registry)

    async def serve(self, request: Request) -> Response:
        """Everything, as Prometheus reads it."""
        return Response(generate_latest(self.registry), media_type=TEXT)


class Commits(Collector):
    """Moves that were stored, and how long each change took; a number or two for each, since there are so many."""

    def __init__(self) -> None:
        self._moves = 0
        self._seconds = 0.0
        self._took = [0] * (len(SECONDS) + 1)
        """How many changes took up to each of the times, but longer than the one before."""

    def note(self, change: Change, seconds: float) -> None:
        """Count a change that was stored."""
        for entry in change.entries:
            self._moves += isinstance(entry, Step)
        self._seconds += seconds
        self._took[bisect_left(SECONDS, seconds)] += 1

    def collect(self) -> Iterator[Metric]:
        """All of it, now."""
        yield CounterMetricFamily("labtable_moves", "Moves that were stored.", value=self._moves)
        bounds = (*map(str, SECONDS), "+Inf")
        buckets = list(zip(bounds, accumulate(self._took), strict=True))
        yield HistogramMetricFamily(
            "labtable_commit_seconds", "From a change to its commit.", buckets=buckets, sum_value=self._seconds
        )


class MeasuredStore(SqlStore):
    """A store whose commits are counted and timed."""

    def __init__(self, url: str, metrics: Metrics) -> None:
        super().__init__(url)
        self._metrics = metrics

    async def keep(self, change: Change) -> None:
        """Write a change down, and count it."""
        begun = time.monotonic()
        try:
            await super().keep(change)
        except NotStored:
            self._metrics.unstored.inc()
            raise
        self._metrics.commits.note(change, time.monotonic() - begun)


class Look(Collector):
    """What can be seen at any moment: rooms, sockets, connections, the line before the workers, chores."""

    def __init__(self, hall: Hall, line: Line, gatehouse: Gatehouse) -> None:
        self._hall = hall
        self._line = line
        self._gatehouse = gatehouse

    def collect(self) -> Iterator[Metric]:
        """All of it, now."""
        rooms = self._hall.rooms.values()
        yield GaugeMetricFamily("labtable_rooms", "Rooms in memory.", value=len(rooms))
        sockets = sum(len(room.audience) for room in rooms)
        yield GaugeMetricFamily("labtable_sockets", "Sockets at tables.", value=sockets)
        watching = sum(len(room.audience.at(None)) for room in rooms)
        yield GaugeMetricFamily("labtable_watching", "Sockets that have no seat.", value=watching)
        yield GaugeMetricFamily("labtable_connections", "Connections.", value=self._gatehouse.connections)
        yield GaugeMetricFamily("labtable_bots_waiting", "Bots in the line.", value=len(self._line))
        yield CounterMetricFamily("labtable_bots_hurried", "Bots that could not wait.", value=self._line.refused)
        yield CounterMetricFamily("labtable_turned_away", "Connections too many.", value=self._gatehouse.refused)
        yield from self._chores()

    def _chores(self) -> Iterator[Metric]:
        chores = self._hall.chores
        done = CounterMetricFamily("labtable_chores_done", "Chores done.", labels=["chore"])
        failed = CounterMetricFamily("labtable_chores_failed", "Chores that failed.", labels=["chore"])
        for chore in chores.chores:
            done.add_metric([chore.name], chores.done[chore.name])
            failed.add_metric([chore.name], chores.failed[chore.name])
        yield from (done, failed)
