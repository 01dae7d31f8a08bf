"""The shape of what a seat sees."""

import msgspec

from labtable.kernel.view import View


class HandCardView(msgspec.Struct, frozen=True):
    """A place in a hand: the back, the face if it is known, and whether it was drawn just now."""

    back: str
    card: str | None
    fresh: bool


class PlayerView(msgspec.Struct, frozen=True, kw_only=True):
    """What is seen of a player."""

    seat: int
    hand: list[HandCardView]
    completed: list[str]
    won: int
    """The points of the completed projects; the score also counts what lies unfinished."""
    limit: int
    """How many Resource cards would be kept if the discard phase came now."""
    waiting: int
    refusals: int


class AttachedView(msgspec.Struct, frozen=True):
    """A card beside a project, and the type that it counts as."""

    card: str
    type: str


class UnitView(msgspec.Struct, frozen=True, kw_only=True):
    """A project in progress, or two in collaboration."""

    owners: list[int]
    projects: list[str]
    needs: list[str]
    lacking: list[str]
    attached: list[AttachedView]
    guards: list[str]


class PilesView(msgspec.Struct, frozen=True, kw_only=True):
    """The piles: sizes of the hidden ones, the Discard pile from bottom to top, the others as sets."""

    project: int
    resource: int
    discard: list[str]
    burn: list[str]
    aside: list[str]


class GsaView(View, frozen=True, kw_only=True, tag="gsa"):
    """The table as a seat sees it."""

    phase: str
    active: int
    named: list[str]
    draws: int
    """How many sources the active player names in this turn."""
    offer: list[str]
    offered: UnitView | None
    """The two projects of the offer as they would lie together."""
    playing: str | None
    target: str | None
    armed: bool
    trigger: int | None
    turns_left: int
    idle: int
    refused: list[list[str]]
    piles: PilesView
    players: list[PlayerView]
    units: list[UnitView]
