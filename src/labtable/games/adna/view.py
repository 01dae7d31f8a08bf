"""The shape of what a seat sees."""

import msgspec

from labtable.kernel.view import View


class ChainView(msgspec.Struct, frozen=True, kw_only=True):
    """A chain from 5' to 3', and the piece that lies loose behind it."""

    bases: str
    length: int
    contaminated: bool
    loose: str


class SeenCard(msgspec.Struct, frozen=True):
    """A card in a deck whose face the seat has seen; places are counted from 1 at the top."""

    place: int
    card: str


class DeckView(msgspec.Struct, frozen=True, kw_only=True):
    """A deck: how many cards, and which of them the seat knows."""

    name: str
    size: int
    seen: list[SeenCard]


class AnnouncementView(msgspec.Struct, frozen=True, kw_only=True):
    """Something announced that is not settled yet."""

    seat: int
    kind: str
    card: str
    needs: list[str]
    chain: int | None
    temperature: int | None
    keeps: int | None
    """How many cards of the chain would stay, from its 5' start, where the rest would come off."""


class SiteView(msgspec.Struct, frozen=True, kw_only=True):
    """Where an enzyme would bind in a chain, from the first place to the last, and how many cards it would leave."""

    card: str
    chain: int
    first: int
    last: int
    leaves: int


class AdnaView(View, frozen=True, kw_only=True, tag="adna"):
    """The table as a seat or a spectator sees it; a hand is a row of places, None where a face is not known."""

    goal: int
    game_number: int
    games: int
    match_won_by: str
    won: list[int]
    active: int
    phase: str
    waiting: bool
    temperature: int
    levels: list[int]
    mutates_from: int
    """The lowest level at which a turn begins with a mutation."""
    last: str | None
    chains: list[ChainView]
    hands: list[dict[str, list[str | None]]]
    decks: list[DeckView]
    announced: list[AnnouncementView]
    answers: dict[str, str]
    """For who is asked: the cards with which to answer or repair, and why each works."""
    sites: list[SiteView]
    """For the enzymes that the seat holds and those that are announced."""
    tray: str
    picks: list[int]
    choosing: int | None
    """The seat on whose chain bases or places are chosen now."""
    left: int
    """How many more can be chosen, where there is a limit."""
