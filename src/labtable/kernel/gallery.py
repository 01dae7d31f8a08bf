"""The gallery: every card and piece of a game that has a face, for everybody to look up."""

from typing import Literal

import msgspec

from labtable.kernel.picture import Picture


class Face(msgspec.Struct, frozen=True, kw_only=True):
    """A card or a piece as it lies on the table; `facts` holds what a drawing needs."""

    id: str
    name: str
    kind: str
    text: str
    """What it does, in one line; empty where its kind says it all."""
    science: str
    more: str = ""
    """The science told on, in two or three sentences; empty where the line says it all."""
    source: str
    facts: dict[str, object]
    author: str = ""
    """Who made it, where that is told of a card."""
    picture: Picture | None = None
    """What is drawn on a card of one's own."""
    own: Literal["", "new", "changed"] = ""
    """Whether people have made it, or changed it."""
