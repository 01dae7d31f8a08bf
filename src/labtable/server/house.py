"""The house: what all rooms share."""

from typing import NamedTuple

from labtable.server.clock import Clock
from labtable.server.settings import Settings
from labtable.server.shelf import Shelf
from labtable.server.store import Store
from labtable.server.workers import Workers


class House(NamedTuple):
    """The games, the store, the workers, the clock and the settings."""

    settings: Settings
    store: Store
    workers: Workers
    clock: Clock
    shelf: Shelf = Shelf()
