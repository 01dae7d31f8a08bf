"""A portfolio: the drawings and colours that a game takes for its sheets, each drawn once."""

import base64
import re
from collections.abc import Callable, Mapping
from functools import cache
from typing import NamedTuple

from labtable.kernel.gallery import Face
from labtable.printing import drawings, wear
from labtable.printing.colours import mixed
from labtable.printing.pieces import Look
from labtable.printing.sources import text_of

WASH = re.compile(r"\.(\w+) \{\s*--wash: (#\w+);")
PAPER = "#f3eee0"
FRAMED = 0.14
"""How much of its ink is in the frame of a card."""


class Drawn(NamedTuple):
    """What is drawn on a card: the first drawing, those beside it, and on which ground if that is chosen."""

    drawing: str
    beside: tuple[str, ...] = ()
    ground: str = ""


@cache
def washes() -> dict[str, str]:
    """The grounds of pictures that people draw."""
    return dict([("paper", PAPER), *WASH.findall(text_of("pieces/OwnPicture.svelte"))])


class Portfolio:
    """The drawings of one game by name, for its templates."""

    def __init__(self, game: str) -> None:
        self.game = game
        self.drawings: dict[str, str] = {}
        self.pictures: dict[str, bytes] = {}

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

    def picture(self, face: Face, usual: Callable[[], str], sign: Callable[[str], str]) -> Drawn:
        """What is drawn on a card: what people have drawn on theirs, or what it usually has."""
        if face.picture is None:
            return Drawn(usual())
        wash = washes()[face.picture.wash]
        if not face.picture.image:
            drawn = [name for name in map(sign, face.picture.signs) if name]
            return Drawn("".join(drawn[:1]), tuple(drawn[1:]), wash)
        kind, _, text = face.picture.image.partition(";base64,")
        name = f"own-{len(self.pictures)}.{kind.rpartition('/')[2]}"
        self.pictures[name] = base64.b64decode(text)
        return Drawn(name, (), wash)

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
