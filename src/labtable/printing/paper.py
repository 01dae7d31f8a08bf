"""Paper: its sizes, and where nine cards lie on it; everything in millimetres."""

import msgspec

from labtable.kernel.errors import BadInput

CARD_WIDE, CARD_HIGH = 63.0, 88.0
BLEED = 2.0
ACROSS, DOWN = 3, 3


class Paper(msgspec.Struct, frozen=True, kw_only=True):
    """A size of paper, and how the cards lie on it."""

    name: str
    wide: float
    high: float
    gap: float
    """Between two rows of cards; twice the bleed, or less where the paper is too short for it."""
    top: float
    """How far the cut of the first row lies below the edge."""
    foot: str
    """Where the line with the ruler stands: `below` the cards, or up `beside` them."""

    @property
    def left(self) -> float:
        """How far the cut of the first column lies from the edge; the columns are in the middle, so backs fit."""
        return (self.wide - ACROSS * CARD_WIDE - (ACROSS - 1) * 2 * BLEED) / 2

    def places(self) -> list[tuple[float, float]]:
        """The upper left corner of every card, row by row."""
        across = [self.left + column * (CARD_WIDE + 2 * BLEED) for column in range(ACROSS)]
        down = [self.top + row * (CARD_HIGH + self.gap) for row in range(DOWN)]
        return [(x, y) for y in down for x in across]


PAPERS = {
    "a4": Paper(name="A4", wide=210, high=297, gap=2 * BLEED, top=7, foot="below"),
    "letter": Paper(name="Letter", wide=215.9, high=279.4, gap=BLEED, top=5.2, foot="beside"),
}


def paper_named(name: str) -> Paper:
    """The paper of this name."""
    if name.lower() not in PAPERS:
        raise BadInput(f"There is no paper {name!r}; there are: {', '.join(PAPERS)}.")
    return PAPERS[name.lower()]
