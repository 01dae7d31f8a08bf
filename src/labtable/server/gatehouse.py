"""The gatehouse: how many connections there are, and whether there may be one more."""

from collections import Counter

from labtable.server.household import household
from labtable.server.settings import Settings


class Gatehouse:
    """How many connections there are, in all and from each address; those of our own proxies are not counted apart."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self._proxies = frozenset(settings.proxies.replace(" ", "").split(","))
        self._by_address: Counter[str] = Counter()
        self.refused = 0

    @property
    def connections(self) -> int:
        """How many there are."""
        return self._by_address.total()

    def enter(self, address: str) -> bool:
        """Count a connection; whether it may stay."""
        home = household(address)
        self._by_address[home] += 1
        its_most = self.settings.connections if address in self._proxies else self.settings.connections_an_address
        stays = self.connections <= self.settings.connections and self._by_address[home] <= its_most
        self.refused += not stays
        return stays

    def leave(self, address: str) -> None:
        """A connection has ended."""
        home = household(address)
        self._by_address[home] -= 1
        if not self._by_address[home]:
            del self._by_address[home]
