"""The shape of what a seat sees."""

import msgspec

from labtable.kernel.view import View


class BoxView(msgspec.Struct, frozen=True, kw_only=True):
    """An Action box: who stands on it, which card lies on it and for what price, who alone may use it."""

    id: str
    standing: list[int]
    card: str | None
    price: dict[str, int] | None
    owner: int | None


class LabView(msgspec.Struct, frozen=True, kw_only=True):
    """What a player owns."""

    seat: int
    researchers: int
    unplayed: int
    tokens: dict[str, int]
    depositions: list[str]
    actions: list[str]


class PdbView(View, frozen=True, kw_only=True, tag="pdb"):
    """The table as everybody sees it."""

    leader: int
    target: int
    deck: int
    supply: dict[str, int]
    starting_data: dict[str, int]
    boxes: list[BoxView]
    additional: list[BoxView]
    labs: list[LabView]
