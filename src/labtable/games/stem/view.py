"""The shape of what a seat sees."""

import msgspec

from labtable.kernel.view import View


class PlaceView(msgspec.Struct, frozen=True, kw_only=True):
    """A card of the Hero deck at its place: its face if it is known, else the kinds it can have."""

    card: str | None
    kinds: list[str]


class WorkView(msgspec.Struct, frozen=True, kw_only=True):
    """A Hero in front of a player."""

    hero: str
    discovery: str | None
    step: str | None
    enhancements: list[PlaceView]
    points: int
    """What its Discovery is worth."""
    added: int
    """What its Enhancements add, as far as the looker knows them."""
    granted: bool
    item_places: int
    location_places: int


class AtEndView(msgspec.Struct, frozen=True, kw_only=True):
    """A Hero or a Challenge that is counted at the end, and what it would bring if the end came now."""

    card: str
    points: int


class PlayerView(msgspec.Struct, frozen=True, kw_only=True):
    """What one player has."""

    seat: int
    hand: list[PlaceView]
    works: list[WorkView]
    steps: list[str]
    at_end: list[AtEndView]
    """As far as the looker knows the cards; the score of the turn counts it already."""
    played: int
    inspirations: int
    aside: int
    under_hero_deck: list[list[str]]
    under_discovery_deck: list[list[str]]


class AimView(msgspec.Struct, frozen=True, kw_only=True):
    """What an Inspiration aims at: another player, a Hero, a card on it or of the discard pile."""

    seat: int | None
    hero: str | None
    card: PlaceView | None
    points: int
    """What the player would lose who is aimed at, as far as the looker knows the cards."""


class AnnouncedView(msgspec.Struct, frozen=True, kw_only=True):
    """A card that is announced and not dealt with yet."""

    seat: int
    card: str
    aim: AimView | None
    """Once it is announced."""


class StemView(View, frozen=True, kw_only=True, tag="stem"):
    """The table from one seat."""

    first: int
    active: int
    phase: str
    asking: str | None
    field: list[str | None]
    reserved: str | None
    declared: str | None
    """The step that the reserved Discovery is to be scored as, once it is said."""
    hero_deck: int
    discovery_deck: int
    hero_discard: list[str]
    discovery_discard: list[str]
    players: list[PlayerView]
    announced: list[AnnouncedView]
    looked: list[str | None]
    leaves: list[int]
    scored: int
    discards_left: int
    last_round: bool
    challenges: list[str]
    fits: dict[str, list[str]]
    """What the cards of the own hand can go with: Heroes with cards of the Field, Enhancements with own Heroes."""
