"""Limits: how often something may be done, so that nobody can take the server from the others."""

from collections import OrderedDict

from labtable.hall.bucket import Bucket

MINUTE = 60.0
HOUR = 60 * MINUTE
MOST_NAMES = 100_000  # keys and addresses that are remembered


class Buckets:
    """A bucket for every key or address; those not seen for longest are forgotten first."""

    def __init__(self, many: int, seconds: float = HOUR) -> None:
        """So many at once, and again so many in that time."""
        self._many = many
        self._rate = many / seconds
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, name: str, now: float) -> bool:
        """Take a token from somebody's bucket."""
        return self._bucket(name, now).take(now)

    def give_back(self, name: str, now: float) -> None:
        """Put a token back into somebody's bucket."""
        self._bucket(name, now).give_back(now)

    def _bucket(self, name: str, now: float) -> Bucket:
        bucket = self._buckets.pop(name, None) or Bucket(self._many, self._rate, now)
        self._buckets[name] = bucket
        if len(self._buckets) > MOST_NAMES:
            self._buckets.popitem(last=False)
        return bucket
