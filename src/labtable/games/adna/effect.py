"""An effect: something that a card does once its announcement works."""

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, Final

from labtable.kernel.rule import Rule

if TYPE_CHECKING:
    from labtable.games.adna.table import AdnaTable
    from labtable.games.adna.titles import Announcement


EVERY_CARD: Final = -1


class Effect(ABC):
    """Something a card does once its announcement works: in words, and about how many bases it is worth."""

    def __init__(self, words: str, worth: float) -> None:
        self.words = words
        self.worth = worth
        self.moves_temperature = False
        self.lengthens = False  # whether it adds bases to the chain it names
        self.shortens = False  # whether it takes some off
        self.cures = False  # whether it can take a U off one's own chain
        self.rejoins = False  # whether it joins a loose piece with nothing in between

    def refused(self, table: "AdnaTable", seat: int, chain: int) -> Rule | None:
        """§A-60 Why the effect would change nothing, by what everybody can see."""
        return None

    def keeps(self, table: "AdnaTable", seat: int, chain: int) -> int:
        """How many cards of a chain stay, from its 5' start, where the rest comes off; EVERY_CARD where none does."""
        return EVERY_CARD

    @abstractmethod
    def happen(self, table: "AdnaTable", by: "Announcement") -> None:
        """Do it; an effect that leaves something to choose names the phase that asks."""
