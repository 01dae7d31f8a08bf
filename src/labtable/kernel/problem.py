"""A problem: what is wrong with a card, at which field, and the paragraph that says so."""

from typing import NamedTuple


class Problem(NamedTuple):
    """What is wrong in words without a full stop, and where: the table of a card file, the card's id, the field."""

    words: str
    field: str = ""
    table: str = ""
    id: str = ""
    rule: str = ""

    def __str__(self) -> str:
        entry = " ".join(part for part in (self.table, repr(self.id) if self.id else "") if part)
        place = ", ".join(part for part in (entry, f"field {self.field}" if self.field else "") if part)
        return f"{place}: {self.words}" if place else self.words

    @property
    def sentence(self) -> str:
        """The words as a sentence of their own."""
        return f"{self.words[:1].upper()}{self.words[1:]}."
