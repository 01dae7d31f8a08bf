"""A Modifier: whether it can be played, and what happens as soon as it is."""

from abc import abstractmethod
from typing import TYPE_CHECKING

from labtable.kernel.fixed import Fixed

if TYPE_CHECKING:
    from labtable.games.gsa.table import GsaTable


class Modifier(Fixed):
    """A Modifier card; §G-69 what its effect says goes before the rules.

    It is no ABC: compiled ones share one memory of which thing is of which kind, and `lack` asks about several kinds.
    """

    def __init__(self, id: str, name: str, words: str) -> None:
        super().__init__(id)
        self.name = name
        self.words = words

    @abstractmethod
    def can_be_played(self, table: "GsaTable") -> bool:
        """§G-62 Whether it can change something."""

    @abstractmethod
    def begin(self, table: "GsaTable") -> None:
        """§D7 What happens as soon as it is played."""

    def may_be(self, type: int) -> bool:
        """§G-64 Whether it can be attached as a card of this type."""
        return False
