"""What happens in the turns of S.T.E.M., in the Field and at the end; `words.ftl` has a sentence for each."""

from collections.abc import Mapping

from labtable.games.stem.events_cards import (
    Aimed,
    AnnouncedInspiration,
    Attached,
    AttachedHidden,
    Cancelled,
    Granted,
    LookedAtHand,
    LostCard,
    LostEnhancement,
    NamedKind,
    NoPlace,
    PassedCard,
    PassedHidden,
    Repeated,
    SawHand,
    TookEnhancement,
    TookFromDiscard,
)
from labtable.games.stem.kinds import UNLIMITED
from labtable.kernel.event import Aside, Event
from labtable.kernel.seats import all_but, only
from labtable.kernel.sentence import Fact, Which, Who


class Kept(Aside, frozen=True, kw_only=True):
    """§S-04 Somebody kept the first hand."""

    seat: Who


class Redrew(Aside, frozen=True, kw_only=True):
    """§S-04 Somebody drew a new first hand."""

    seat: Who


class TurnBegan(Aside, frozen=True, kw_only=True):
    """§T1 A turn began; §S-06 the scores as all can count them."""

    seat: Who
    round: int
    scores: list[int]


class Passed(Aside, frozen=True, kw_only=True):
    """§T6 Somebody took no action."""

    seat: Who


class AnnouncedHero(Event, frozen=True, kw_only=True):
    """§S-12 A Hero was laid down to score."""

    seat: Who
    card: Which


class ChoseDiscovery(Event, frozen=True, kw_only=True):
    """§S-12 The announcement is whole: the Discovery, and for a Wild Step card the step."""

    seat: Who
    card: Which
    step: str
    wild: bool
    """Whether the step had to be declared."""


class Scored(Event, frozen=True, kw_only=True):
    """§T2 A Discovery lies under its Hero."""

    seat: Who
    card: Which
    hero: Which

    def told(self) -> str:
        return self.hero


class Completed(Event, frozen=True, kw_only=True):
    """§S-70 Somebody scored the fifth step."""

    seat: Who


class GotLeave(Event, frozen=True, kw_only=True):
    """§S-25 Somebody may score once more, a Discovery of so many points at most."""

    seat: Who
    points: int

    def besides(self) -> Mapping[str, Fact]:
        return {"unlimited": self.points == UNLIMITED}


class Discarded(Aside, frozen=True, kw_only=True):
    """§S-21 A card of the hand was discarded."""

    seat: Who
    card: Which


class Drew(Aside, frozen=True, kw_only=True):
    """§D2 What somebody drew, for their own eyes."""

    seat: Who
    cards: list[Which]

    def audience(self) -> int:
        return only(self.seat)


class DrewHidden(Aside, frozen=True, kw_only=True):
    """§D2 What the others see of it: how many cards."""

    seat: Who
    cards: int

    def audience(self) -> int:
        return all_but(self.seat)


class FieldDiscarded(Event, frozen=True, kw_only=True):
    """§S-34 A Discovery left the Field for its discard pile."""

    seat: Who
    card: Which


class TurnedUp(Aside, frozen=True, kw_only=True):
    """§T7 A Discovery came into the Field."""

    card: Which


class Reshuffled(Aside, frozen=True, kw_only=True):
    """§S-33, §S-40 A discard pile became a new deck."""

    deck: str
    cards: int


class Swapped(Event, frozen=True, kw_only=True):
    """§S-48 A Discovery of a Hero and one of the Field changed places."""

    seat: Who
    given: Which
    taken: Which


class LookedAtDeck(Event, frozen=True, kw_only=True):
    """§S-35 Somebody looked at the top of a deck."""

    seat: Who
    deck: str
    cards: int


class SawCards(Aside, frozen=True, kw_only=True):
    """§S-35 What lay there, for the eyes of the looker."""

    seat: Who
    cards: list[Which]

    def audience(self) -> int:
        return only(self.seat)


class Wagered(Event, frozen=True, kw_only=True):
    """§S-46 Somebody guessed what lies on top of the Hero deck."""

    seat: Who
    card: Which
    guess: str
    """The move that said it."""
    right: bool


class Ended(Aside, frozen=True, kw_only=True):
    """§V2 The game is over."""

    winners: list[Who]
    scores: list[int]


EVENTS = (
    Kept,
    Redrew,
    TurnBegan,
    Passed,
    AnnouncedHero,
    ChoseDiscovery,
    Scored,
    Completed,
    GotLeave,
    Discarded,
    Drew,
    DrewHidden,
    FieldDiscarded,
    TurnedUp,
    Reshuffled,
    Swapped,
    LookedAtDeck,
    SawCards,
    Wagered,
    AnnouncedInspiration,
    Aimed,
    Cancelled,
    Repeated,
    Attached,
    AttachedHidden,
    LostEnhancement,
    TookEnhancement,
    NoPlace,
    Granted,
    LookedAtHand,
    SawHand,
    NamedKind,
    PassedCard,
    PassedHidden,
    LostCard,
    TookFromDiscard,
    Ended,
)
