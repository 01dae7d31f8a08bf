"""A bucket of tokens: how often somebody may do a thing, so that nobody can take the table from the others."""


class Bucket:
    """Tokens that come back steadily: so many at once, so many a second."""

    def __init__(self, at_once: float, a_second: float, now: float) -> None:
        self._most = at_once
        self._rate = a_second
        self._tokens = at_once
        self._since = now

    def take(self, now: float) -> bool:
        """Take a token if there is one."""
        if not self.has_some(now):
            return False
        self._tokens -= 1
        return True

    def give_back(self, now: float) -> None:
        """Put a token back that was taken for nothing."""
        self._tokens += 1
        self.has_some(now)

    def has_some(self, now: float) -> bool:
        """Whether a token is there."""
        self._tokens = min(self._most, self._tokens + (now - self._since) * self._rate)
        self._since = now
        return self._tokens >= 1
