"""A portfolio: the drawings and colours that a game takes for its sheets, each drawn once."""

from collections.abc import Mapping

from labtable.printing import drawings, wear
from labtable.printing.colours import mixed
from labtable.printing.pieces import Look

FRAMED = 0.14
"""How much of its ink is in the frame of a card."""


class Portfolio:
    """The drawings of one game by name, for its templates."""

    def __init__(self, game: str) -> None:
        self.game = game
        self.drawings: dict[str, str] = {}

    def art(self, name: str) -> str:
        """Take a picture that is a file of its own."""
        return self._keep(name, drawings.art(self.game, name))

    def symbol(self, name: str, classes: str = "", given: Mapping[str, str] | None = None, key: str = "") -> str:
        """Take a symbol of the sprite as it looks within these classes."""
        key = key or f"{name} {classes}".strip()
        return key if key in self.drawings else self._keep(key, drawings.symbol(self.game, name, classes, given))

    def figure(self, seat: int) -> str:
        """Take the pawn of a seat."""
        return self._keep(f"figure {seat}", drawings.figure(seat))

    def keep(self, key: str, drawing: str) -> str:
        """Take a drawing that lies elsewhere."""
        return self._keep(key, drawing)

    def colour(self, name: str, classes: str = "") -> str:
        """A colour of the page's style sheets, as it is within these classes."""
        return wear.colour_of(self.game, name, classes)

    def look(self, ink: str, plate: str, classes: str = "") -> Look:
        """The colours of a kind of card, by the names of their variables."""
        dark, light = self.colour(ink, classes), self.colour(plate, classes)
        return Look(ink=dark, plate=light, frame=mixed(dark, FRAMED, light))

    def _keep(self, key: str, drawing: str) -> str:
        if drawing:
            self.drawings[key] = drawing
        return key if drawing else ""
