"""The house: what all rooms share."""

from typing import NamedTuple

from labtable.hall.clock import Clock
from labtable.hall.manners import Manners
from labtable.hall.shelf import Shelf
from labtable.hall.store import Store
from labtable.hall.thinkers import Thinkers


class House(NamedTuple):
    """The manners, the store, the thinkers, the clock and the games."""

    manners: Manners
    store: Store
    thinkers: Thinkers
    clock: Clock
    shelf: Shelf = Shelf()
