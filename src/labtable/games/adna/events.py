"""What happens in Adna's Lab, each with its sentence for the log."""

from collections.abc import Sequence

from labtable.kernel.event import Aside, Event, Names
from labtable.kernel.seats import all_but, only
from labtable.kernel.words import YOU, counted, figure, listed, opening, verb, whose

CARD = {"bases": "Base", "reactions": "Reaction", "enzymes": "Enzyme"}
HOW = {"action": "plays", "answer": "answers with", "repair": "repairs with"}
LETTERS = "ACGTU"
BOTH = only(0, 1)


def chain_words(names: Names, seat: int, chain: int) -> str:
    """Whose chain an event is about, seen from who did it."""
    owner = names[chain]
    return "their own chain" if chain == seat and owner != YOU else f"{whose(owner)} chain"


def called(names: Names, cards: list[str]) -> str:
    """Some cards in a row; a base is called by its letter."""
    return ", ".join(card if card in LETTERS else names.card(card) for card in cards)


def on_chain(seat: int, chain: int | None) -> Sequence[int]:
    """Whom it concerns that a seat does something to a chain: its owner, unless it is their own doing."""
    return () if chain is None or chain == seat else (chain,)


class Searched(Aside, frozen=True, kw_only=True):
    """§A-02 Six cards of the search for the starter."""

    seat: int
    bases: str

    def sentence(self, names: Names) -> str:
        who = names[self.seat]
        return f"{who} {verb(who, 'takes')} {self.bases} in the search for A, T and G."


class Started(Aside, frozen=True, kw_only=True):
    """§P2 The starter was found."""

    seat: int

    def sentence(self, names: Names) -> str:
        who = names[self.seat]
        return f"{who} {verb(who, 'starts')} the game."


class Began(Aside, frozen=True, kw_only=True):
    """§P6 A turn began."""

    seat: int
    turn: int

    def sentence(self, names: Names) -> str:
        who = names[self.seat]
        return f"Turn {self.turn}: {who} {verb(who, 'begins')}."


class Drew(Aside, frozen=True, kw_only=True):
    """§P6 What somebody drew, for their own eyes."""

    seat: int
    deck: str
    cards: list[str]

    def sentence(self, names: Names) -> str:
        who = names[self.seat]
        number = counted(len(self.cards), CARD[self.deck])
        return f"{who} {verb(who, 'draws')} {number}: {called(names, self.cards)}."

    def audience(self) -> int:
        return only(self.seat)


class DrewHidden(Aside, frozen=True, kw_only=True):
    """§A-54 What the others see of a draw."""

    seat: int
    deck: str
    number: int

    def sentence(self, names: Names) -> str:
        who = names[self.seat]
        return f"{who} {verb(who, 'draws')} {counted(self.number, CARD[self.deck])}."

    def audience(self) -> int:
        return all_but(self.seat)


class Laid(Event, frozen=True, kw_only=True):
    """§P7 A base was laid on a chain."""

    seat: int
    chain: int
    base: str

    def against(self) -> Sequence[int]:
        return on_chain(self.seat, self.chain)

    def sentence(self, names: Names) -> str:
        who = names[self.seat]
        return f"{who} {verb(who, 'lays')} {self.base} on {chain_words(names, self.seat, self.chain)}."


class Announced(Event, frozen=True, kw_only=True):
    """§Q5 Everybody sees what is announced."""

    seat: int
    card: str
    how: str
    """As an action, an answer or a repair."""
    company: list[str]
    """The cards that go with it."""
    chain: int | None
    temperature: int | None

    def against(self) -> Sequence[int]:
        return on_chain(self.seat, self.chain)

    def sentence(self, names: Names) -> str:
        who = names[self.seat]
        does, *rest = HOW[self.how].split(" ")
        level = "" if self.temperature is None else f" to {figure(self.temperature)} °C"
        target = "" if self.chain is None else f" on {chain_words(names, self.seat, self.chain)}"
        company = f", with {listed([names.card(card) for card in self.company])}" if self.company else ""
        return f"{who} {' '.join([verb(who, does), *rest])} {names.card(self.card)}{level}{target}{company}."

    def told(self) -> str:
        return self.card


class Stopped(Event, frozen=True, kw_only=True):
    """§D3 An announcement does not work."""

    seat: int
    card: str

    def sentence(self, names: Names) -> str:
        return f"{opening(whose(names[self.seat]))} {names.card(self.card)} is stopped."


class Moved(Aside, frozen=True, kw_only=True):
    """§O7 The thermometer shows another temperature."""

    temperature: int

    def sentence(self, names: Names) -> str:
        return f"The thermometer shows {figure(self.temperature)} °C."


class TurnedUp(Aside, frozen=True, kw_only=True):
    """A base of the deck lies open."""

    base: str

    def sentence(self, names: Names) -> str:
        return f"{self.base} is turned up."


class Took(Event, frozen=True, kw_only=True):
    """§A-40 Cards of the other's hand, by chance and for all to see."""

    seat: int
    cards: list[str]

    def against(self) -> Sequence[int]:
        return (1 - self.seat,)

    def sentence(self, names: Names) -> str:
        who = names[self.seat]
        number = counted(len(self.cards), "card")
        return f"{who} {verb(who, 'takes')} {number} from the other hand: {called(names, self.cards)}."


class TookBases(Took, frozen=True, kw_only=True):
    """§A-41 All bases of the other's hand, for the eyes of both."""

    def audience(self) -> int:
        return BOTH


class TookHidden(Event, frozen=True, kw_only=True):
    """§A-54 What those who watch see of it."""

    seat: int
    number: int

    def sentence(self, names: Names) -> str:
        who = names[self.seat]
        return f"{who} {verb(who, 'takes')} {counted(self.number, 'card')} from the other hand."

    def audience(self) -> int:
        return ~BOTH


class Saw(Event, frozen=True, kw_only=True):
    """§R12 The other's hand, for who looked at it."""

    seat: int
    bases: list[str]
    reactions: list[str]
    enzymes: list[str]

    def sentence(self, names: Names) -> str:
        who = names[self.seat]
        seen = [called(names, cards) for cards in (self.bases, self.reactions, self.enzymes) if cards]
        return f"{who} {verb(who, 'looks')} at the other hand: {'; '.join(seen)}."

    def audience(self) -> int:
        return only(self.seat)


class Looked(Event, frozen=True, kw_only=True):
    """§A-54 That somebody looked at the other's hand, for all others."""

    seat: int

    def against(self) -> Sequence[int]:
        return (1 - self.seat,)

    def sentence(self, names: Names) -> str:
        who = names[self.seat]
        return f"{who} {verb(who, 'looks')} at the other hand."

    def audience(self) -> int:
        return all_but(self.seat)


class Discarded(Aside, frozen=True, kw_only=True):
    """§A-06 A discard, for who made it."""

    seat: int
    deck: str
    card: str

    def sentence(self, names: Names) -> str:
        who = names[self.seat]
        return f"{who} {verb(who, 'discards')} {called(names, [self.card])} ({CARD[self.deck]})."

    def audience(self) -> int:
        return only(self.seat)


class DiscardedHidden(Aside, frozen=True, kw_only=True):
    """§A-54 A discard shows the others its deck only."""

    seat: int
    deck: str

    def sentence(self, names: Names) -> str:
        who = names[self.seat]
        return f"{who} {verb(who, 'discards')} a card ({CARD[self.deck]})."

    def audience(self) -> int:
        return all_but(self.seat)


class Mutated(Event, frozen=True, kw_only=True):
    """§F3 Two bases of a chain changed places."""

    seat: int
    chain: int
    bases: str

    def against(self) -> Sequence[int]:
        return on_chain(self.seat, self.chain)

    def sentence(self, names: Names) -> str:
        who = names[self.seat]
        where = chain_words(names, self.seat, self.chain)
        return f"{who} {verb(who, 'mutates')} {where}, which now reads {self.bases}."


class Rearranged(Event, frozen=True, kw_only=True):
    """The bases of a chain lie in another order."""

    chain: int
    bases: str

    def sentence(self, names: Names) -> str:
        return f"{opening(whose(names[self.chain]))} chain now reads {self.bases}."


class Removed(Event, frozen=True, kw_only=True):
    """Bases left a chain."""

    chain: int
    bases: str
    places: list[int]

    def against(self) -> Sequence[int]:
        return (self.chain,)

    def sentence(self, names: Names) -> str:
        return f"{opening(whose(names[self.chain]))} chain loses {self.bases}."


class Cut(Event, frozen=True, kw_only=True):
    """§F1 An enzyme cut a chain."""

    chain: int
    bases: str
    uracil: bool

    def sentence(self, names: Names) -> str:
        uracil = "; the U is gone" if self.uracil else ""
        return f"{opening(whose(names[self.chain]))} chain is cut, and {self.bases or 'no base'} lies loose{uracil}."


class Lost(Removed, frozen=True, kw_only=True):
    """§A-43 The loose piece is gone."""

    def sentence(self, names: Names) -> str:
        return f"{opening(whose(names[self.chain]))} chain loses {self.bases} for good."


class Rejoined(Event, frozen=True, kw_only=True):
    """§A-44 The loose piece was joined again."""

    chain: int
    bases: str

    def sentence(self, names: Names) -> str:
        return f"{opening(whose(names[self.chain]))} chain is joined again with {self.bases}."


class Won(Event, frozen=True, kw_only=True):
    """§A-10 Somebody won a game."""

    seat: int
    length: int
    points: int

    def sentence(self, names: Names) -> str:
        who, points = names[self.seat], counted(self.points, "point")
        return f"{who} {verb(who, 'wins')} the game with {self.length} bases, for {points}."


class Shared(Event, frozen=True, kw_only=True):
    """§A-52 Nobody won a game."""

    turns: int

    def sentence(self, names: Names) -> str:
        return f"After {self.turns} turns the game is shared."


class Ended(Aside, frozen=True, kw_only=True):
    """§A-62 The match is over; games and points count where there were several games."""

    games: int
    winners: list[int]
    won: list[int]
    scores: list[int]

    def sentence(self, names: Names) -> str:
        first, second = self.winners[0], 1 - self.winners[0]
        points = f"points {figure(self.scores[first])} to {figure(self.scores[second])}"
        count = f"games {self.won[first]} to {self.won[second]}, {points}"
        return f"The match is over. {names.winning(self.winners)}{'' if self.games == 1 else ', ' + count}."


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
