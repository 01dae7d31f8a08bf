"""What happens in the turns of S.T.E.M., in the Field and at the end, each with its sentence for the log."""

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
from labtable.games.stem.kinds import STEP_NAMES, STEPS, UNLIMITED
from labtable.kernel.event import Aside, Event, Names
from labtable.kernel.seats import all_but, only
from labtable.kernel.words import closed, counted, verb, whom, whose


class Kept(Aside, frozen=True, kw_only=True):
    """§S-04 Somebody kept the first hand."""

    seat: int

    def sentence(self, names: Names) -> str:
        who = names[self.seat]
        return f"{who} {verb(who, 'keeps')} all six cards."


class Redrew(Aside, frozen=True, kw_only=True):
    """§S-04 Somebody drew a new first hand."""

    seat: int

    def sentence(self, names: Names) -> str:
        who = names[self.seat]
        return f"{who} {verb(who, 'sets')} all six cards aside and {verb(who, 'draws')} six others."


class TurnBegan(Aside, frozen=True, kw_only=True):
    """§T1 A turn began; §S-06 the scores as all can count them."""

    seat: int
    round: int
    scores: list[int]

    def sentence(self, names: Names) -> str:
        return f"Round {self.round}: {whose(names[self.seat])} turn."


class Passed(Aside, frozen=True, kw_only=True):
    """§T6 Somebody took no action."""

    seat: int

    def sentence(self, names: Names) -> str:
        who = names[self.seat]
        return f"{who} {verb(who, 'passes')}."


class AnnouncedHero(Event, frozen=True, kw_only=True):
    """§S-12 A Hero was laid down to score."""

    seat: int
    card: str

    def sentence(self, names: Names) -> str:
        who = names[self.seat]
        return closed(f"{who} {verb(who, 'plays')} {names.card(self.card)}")


class ChoseDiscovery(Event, frozen=True, kw_only=True):
    """§S-12 The announcement is whole: the Discovery, and for a Wild Step card the step."""

    seat: int
    card: str
    step: str

    def sentence(self, names: Names) -> str:
        who, discovery = names[self.seat], names.card(self.card)
        step = STEP_NAMES[STEPS.index(self.step)]
        declared = "" if discovery.startswith(step) else f" as {step}"
        return f"{who} {verb(who, 'goes')} for {discovery}{declared}."


class Scored(Event, frozen=True, kw_only=True):
    """§T2 A Discovery lies under its Hero."""

    seat: int
    card: str
    hero: str

    def sentence(self, names: Names) -> str:
        return f"{names.card(self.hero)} scores {names.card(self.card)} for {whom(names[self.seat])}."

    def told(self) -> str:
        return self.hero


class Completed(Event, frozen=True, kw_only=True):
    """§S-70 Somebody scored the fifth step."""

    seat: int

    def sentence(self, names: Names) -> str:
        who = names[self.seat]
        return f"{who} {verb(who, 'has')} all five steps: this is the last round."


class GotLeave(Event, frozen=True, kw_only=True):
    """§S-25 Somebody may score once more, a Discovery of so many points at most."""

    seat: int
    points: int

    def sentence(self, names: Names) -> str:
        few = "" if self.points == UNLIMITED else f" a Discovery of {counted(self.points, 'point')} or less"
        return f"{names[self.seat]} may score{few} once more this turn."


class Discarded(Aside, frozen=True, kw_only=True):
    """§S-21 A card of the hand was discarded."""

    seat: int
    card: str

    def sentence(self, names: Names) -> str:
        who = names[self.seat]
        return closed(f"{who} {verb(who, 'discards')} {names.card(self.card)}")


class Drew(Aside, frozen=True, kw_only=True):
    """§D2 What somebody drew, for their own eyes."""

    seat: int
    cards: list[str]

    def sentence(self, names: Names) -> str:
        who = names[self.seat]
        return closed(f"{who} {verb(who, 'draws')} {', '.join(map(names.card, self.cards))}")

    def audience(self) -> int:
        return only(self.seat)


class DrewHidden(Aside, frozen=True, kw_only=True):
    """§D2 What the others see of it: how many cards."""

    seat: int
    cards: int

    def sentence(self, names: Names) -> str:
        who = names[self.seat]
        return f"{who} {verb(who, 'draws')} {counted(self.cards, 'card')}."

    def audience(self) -> int:
        return all_but(self.seat)


class FieldDiscarded(Event, frozen=True, kw_only=True):
    """§S-34 A Discovery left the Field for its discard pile."""

    seat: int
    card: str

    def sentence(self, names: Names) -> str:
        who = names[self.seat]
        return f"{who} {verb(who, 'discards')} {names.card(self.card)} from the Field."


class TurnedUp(Aside, frozen=True, kw_only=True):
    """§T7 A Discovery came into the Field."""

    card: str

    def sentence(self, names: Names) -> str:
        return f"{names.card(self.card)} comes into the Field."


class Reshuffled(Aside, frozen=True, kw_only=True):
    """§S-33, §S-40 A discard pile became a new deck."""

    deck: str
    cards: int

    def sentence(self, names: Names) -> str:
        return f"The {self.deck.capitalize()} discard pile is shuffled into a new deck."


class Swapped(Event, frozen=True, kw_only=True):
    """§S-48 A Discovery of a Hero and one of the Field changed places."""

    seat: int
    given: str
    taken: str

    def sentence(self, names: Names) -> str:
        who = names[self.seat]
        return closed(f"{who} {verb(who, 'swaps')} {names.card(self.given)} for {names.card(self.taken)}")


class LookedAtDeck(Event, frozen=True, kw_only=True):
    """§S-35 Somebody looked at the top of a deck."""

    seat: int
    deck: str
    cards: int

    def sentence(self, names: Names) -> str:
        who, cards = names[self.seat], counted(self.cards, "card")
        return f"{who} {verb(who, 'looks')} at {cards} of the {self.deck.capitalize()} deck."


class SawCards(Aside, frozen=True, kw_only=True):
    """§S-35 What lay there, for the eyes of the looker."""

    seat: int
    cards: list[str]

    def sentence(self, names: Names) -> str:
        who = names[self.seat]
        return closed(f"{who} {verb(who, 'sees')} {', '.join(map(names.card, self.cards)) or 'nothing'}")

    def audience(self) -> int:
        return only(self.seat)


class Wagered(Event, frozen=True, kw_only=True):
    """§S-46 Somebody guessed what lies on top of the Hero deck."""

    seat: int
    card: str
    guess: str
    """The move that said it."""
    right: bool

    def sentence(self, names: Names) -> str:
        who, so = names[self.seat], "right" if self.right else "wrong"
        return closed(f"{who} {verb(who, 'guesses')} {so}: it is {names.card(self.card)}")


class Ended(Aside, frozen=True, kw_only=True):
    """§V2 The game is over."""

    winners: list[int]
    scores: list[int]

    def sentence(self, names: Names) -> str:
        return f"The game is over. {names.winning(self.winners)}."


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
