"""The gallery: every card and piece of a game that has a face, for everybody to look up."""

import msgspec


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
