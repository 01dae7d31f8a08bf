"""What happens in Adna's Lab; `words.ftl` has a sentence for each."""

from collections.abc import Mapping, Sequence

from labtable.kernel.event import Aside, Event
from labtable.kernel.seats import all_but, only
from labtable.kernel.sentence import Card, Fact, Which, Who

LETTERS = "ACGTU"
BOTH = only(0, 1)


def called(cards: list[str]) -> list[Fact]:
    """Some cards in a row; a base is called by its letter."""
    return [card if card in LETTERS else Card(card) for card in cards]


def on_chain(seat: int, chain: int | None) -> Sequence[int]:
    """Whom it concerns that a seat does something to a chain: its owner, unless it is their own doing."""
    return () if chain is None or chain == seat else (chain,)


class OnChain(Event, frozen=True, kw_only=True):
    """Somebody did something to a chain, their own or the other's."""

    seat: Who
    chain: Who

    def besides(self) -> Mapping[str, Fact]:
        return {"own": self.chain == self.seat}

    def against(self) -> Sequence[int]:
        return on_chain(self.seat, self.chain)


class Searched(Aside, frozen=True, kw_only=True):
    """§A-02 Six cards of the search for the starter."""

    seat: Who
    bases: str


class Started(Aside, frozen=True, kw_only=True):
    """§P2 The starter was found."""

    seat: Who


class Began(Aside, frozen=True, kw_only=True):
    """§P6 A turn began."""

    seat: Who
    turn: int


class Drew(Aside, frozen=True, kw_only=True):
    """§P6 What somebody drew, for their own eyes."""

    seat: Who
    deck: str
    cards: list[Which]

    def audience(self) -> int:
        return only(self.seat)

    def besides(self) -> Mapping[str, Fact]:
        return {"number": len(self.cards), "cards": called(self.cards)}


class DrewHidden(Aside, frozen=True, kw_only=True):
    """§A-54 What the others see of a draw."""

    seat: Who
    deck: str
    number: int

    def audience(self) -> int:
        return all_but(self.seat)


class Laid(OnChain, frozen=True, kw_only=True):
    """§P7 A base was laid on a chain."""

    base: str


class Announced(Event, frozen=True, kw_only=True):
    """§Q5 Everybody sees what is announced."""

    seat: Who
    card: Which
    how: str
    """As an action, an answer or a repair."""
    company: list[Which]
    """The cards that go with it."""
    chain: Who | None
    temperature: int | None

    def against(self) -> Sequence[int]:
        return on_chain(self.seat, self.chain)

    def told(self) -> str:
        return self.card

    def besides(self) -> Mapping[str, Fact]:
        return {"own": self.chain == self.seat}


class Stopped(Event, frozen=True, kw_only=True):
    """§D3 An announcement does not work."""

    seat: Who
    card: Which


class Moved(Aside, frozen=True, kw_only=True):
    """§O7 The thermometer shows another temperature."""

    temperature: int


class TurnedUp(Aside, frozen=True, kw_only=True):
    """A base of the deck lies open."""

    base: str


class Took(Event, frozen=True, kw_only=True):
    """§A-40 Cards of the other's hand, by chance and for all to see."""

    seat: Who
    cards: list[Which]

    def against(self) -> Sequence[int]:
        return (1 - self.seat,)

    def besides(self) -> Mapping[str, Fact]:
        return {"cards": called(self.cards)}


class TookBases(Took, frozen=True, kw_only=True):
    """§A-41 All bases of the other's hand, for the eyes of both."""

    def audience(self) -> int:
        return BOTH


class TookHidden(Event, frozen=True, kw_only=True):
    """§A-54 What those who watch see of it."""

    seat: Who
    number: int

    def audience(self) -> int:
        return ~BOTH


class Saw(Event, frozen=True, kw_only=True):
    """§R12 The other's hand, for who looked at it."""

    seat: Who
    bases: list[str]
    reactions: list[str]
    enzymes: list[str]

    def audience(self) -> int:
        return only(self.seat)

    def besides(self) -> Mapping[str, Fact]:
        return {"cards": called([*self.bases, *self.reactions, *self.enzymes])}


class Looked(Event, frozen=True, kw_only=True):
    """§A-54 That somebody looked at the other's hand, for all others."""

    seat: Who

    def against(self) -> Sequence[int]:
        return (1 - self.seat,)

    def audience(self) -> int:
        return all_but(self.seat)


class Discarded(Aside, frozen=True, kw_only=True):
    """§A-06 A discard, for who made it."""

    seat: Who
    deck: str
    card: Which

    def audience(self) -> int:
        return only(self.seat)

    def besides(self) -> Mapping[str, Fact]:
        return {"card": called([self.card])}


class DiscardedHidden(Aside, frozen=True, kw_only=True):
    """§A-54 A discard shows the others its deck only."""

    seat: Who
    deck: str

    def audience(self) -> int:
        return all_but(self.seat)


class Mutated(OnChain, frozen=True, kw_only=True):
    """§F3 Two bases of a chain changed places."""

    bases: str


class Rearranged(Event, frozen=True, kw_only=True):
    """The bases of a chain lie in another order."""

    chain: Who
    bases: str


class Removed(Event, frozen=True, kw_only=True):
    """Bases left a chain."""

    chain: Who
    bases: str
    places: list[int]

    def against(self) -> Sequence[int]:
        return (self.chain,)


class Cut(Event, frozen=True, kw_only=True):
    """§F1 An enzyme cut a chain."""

    chain: Who
    bases: str
    uracil: bool


class Lost(Removed, frozen=True, kw_only=True):
    """§A-43 The loose piece is gone."""


class Rejoined(Event, frozen=True, kw_only=True):
    """§A-44 The loose piece was joined again."""

    chain: Who
    bases: str


class Won(Event, frozen=True, kw_only=True):
    """§A-10 Somebody won a game."""

    seat: Who
    length: int
    points: int


class Shared(Event, frozen=True, kw_only=True):
    """§A-52 Nobody won a game."""

    turns: int


class Ended(Aside, frozen=True, kw_only=True):
    """§A-62 The match is over; games and points count where there were several games."""

    games: int
    winners: list[Who]
    won: list[int]
    scores: list[int]

    def besides(self) -> Mapping[str, Fact]:
        return {
            "first": self.won[self.winners[0]],
            "second": self.won[1 - self.winners[0]],
            "points": self.scores[self.winners[0]],
            "others": self.scores[1 - self.winners[0]],
        }


EVENTS = (
    Searched,
    Started,
    Began,
    Drew,
    DrewHidden,
    Laid,
    Announced,
    Stopped,
    Moved,
    TurnedUp,
    Took,
    TookBases,
    TookHidden,
    Saw,
    Looked,
    Discarded,
    DiscardedHidden,
    Mutated,
    Rearranged,
    Removed,
    Cut,
    Lost,
    Rejoined,
    Won,
    Shared,
    Ended,
)
