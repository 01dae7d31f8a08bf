"""What happens at a table of the GSA Starter Deck, each with its sentence for the log."""

from collections.abc import Sequence

from labtable.kernel.event import Aside, Event, Names
from labtable.kernel.seats import all_but, only
from labtable.kernel.words import counted, listed, verb, whom

BACKS = {"project": "Project", "resource": "Resource"}


class TurnBegan(Aside, frozen=True, kw_only=True):
    """§T1 A turn began; the scores as they stood."""

    seat: int
    round: int
    scores: list[int]

    def sentence(self, names: Names) -> str:
        who = names[self.seat]
        return f"Round {self.round}: {who} {verb(who, 'begins')} a turn."


class Named(Aside, frozen=True, kw_only=True):
    """§G-10 Somebody named a pile to draw from."""

    seat: int
    source: str

    def sentence(self, names: Names) -> str:
        return f"{names[self.seat]} will draw from the {self.source.capitalize()} pile."


class Drew(Aside, frozen=True, kw_only=True):
    """§G-10 What somebody drew, for their own eyes."""

    seat: int
    sources: list[str]
    cards: list[str]

    def sentence(self, names: Names) -> str:
        who = names[self.seat]
        return f"{who} {verb(who, 'draws')} {listed([names.card(card) for card in self.cards])}."

    def audience(self) -> int:
        return only(self.seat)


class DrewHidden(Aside, frozen=True, kw_only=True):
    """§G-10 What the others see of it: the backs, and where the cards came from."""

    seat: int
    sources: list[str]
    backs: list[str]

    def sentence(self, names: Names) -> str:
        who = names[self.seat]
        number = {back: self.backs.count(back) for back in self.backs}
        drawn = [f"{count if count > 1 else 'a'} {BACKS[b]} card{'s' * (count > 1)}" for b, count in number.items()]
        return f"{who} {verb(who, 'draws')} {listed(drawn)}."

    def audience(self) -> int:
        return all_but(self.seat)


class TookDiscard(Aside, frozen=True, kw_only=True):
    """§T4 The top card of the Discard pile was taken."""

    seat: int
    card: str

    def sentence(self, names: Names) -> str:
        who = names[self.seat]
        return f"{who} {verb(who, 'takes')} {names.card(self.card)} from the top of the Discard pile."


class Refilled(Aside, frozen=True, kw_only=True):
    """§G-14 The Burn pile became the Resource pile."""

    cards: int

    def sentence(self, names: Names) -> str:
        return f"The Burn pile is shuffled: {counted(self.cards, 'card')} in the new Resource pile."


class Recycled(Aside, frozen=True, kw_only=True):
    """§G-15 The Discard pile became the Resource pile."""

    cards: int

    def sentence(self, names: Names) -> str:
        cards = counted(self.cards, "card")
        return f"The Discard pile is shuffled, all but its top card: {cards} in the new Resource pile."


class Armed(Event, frozen=True, kw_only=True):
    """§E1 The last Project card was drawn."""

    seat: int

    def sentence(self, names: Names) -> str:
        return "The last Project card is drawn: the next completed project ends the game."


class PutDown(Event, frozen=True, kw_only=True):
    """§G-30 A mandatory project went on the table."""

    seat: int
    project: str

    def sentence(self, names: Names) -> str:
        who = names[self.seat]
        return f"{names.card(self.project)} is mandatory: {whom(who)} {verb(who, 'puts')} it on the table."

    def told(self) -> str:
        return self.project


class Started(Event, frozen=True, kw_only=True):
    """§A2 A project was started."""

    seat: int
    project: str

    def sentence(self, names: Names) -> str:
        who = names[self.seat]
        return f"{who} {verb(who, 'starts')} {names.card(self.project)}."

    def told(self) -> str:
        return self.project


class Attached(Event, frozen=True, kw_only=True):
    """§A3 A card was laid beside a project."""

    seat: int
    project: str
    card: str
    type: str
    """The type that it counts as."""

    def sentence(self, names: Names) -> str:
        who = names[self.seat]
        wild = "" if self.type == self.card else f" (as {names.card(self.type)})"
        return f"{who} {verb(who, 'adds')} {names.card(self.card)}{wild} to {names.card(self.project)}."

    def told(self) -> str:
        return self.card


class Completed(Event, frozen=True, kw_only=True):
    """§A4 A project was completed."""

    seat: int
    project: str

    def sentence(self, names: Names) -> str:
        who = names[self.seat]
        return f"{who} {verb(who, 'completes')} {names.card(self.project)}!"

    def told(self) -> str:
        return self.project


class Abandoned(Event, frozen=True, kw_only=True):
    """§G-27 A project was given up."""

    seat: int
    project: str

    def sentence(self, names: Names) -> str:
        who = names[self.seat]
        return f"{who} {verb(who, 'gives')} up {names.card(self.project)} and {verb(who, 'takes')} its resources back."


class Guarded(Event, frozen=True, kw_only=True):
    """A guard lies beside a project."""

    seat: int
    project: str

    def sentence(self, names: Names) -> str:
        return f"{names.card(self.project)} is guarded now."


class Stopped(Event, frozen=True, kw_only=True):
    """A guard stopped an attack."""

    seat: int
    owners: list[int]
    project: str

    def against(self) -> Sequence[int]:
        return self.owners

    def sentence(self, names: Names) -> str:
        return f"A guard protects {names.card(self.project)}: nothing happens."


class Removed(Event, frozen=True, kw_only=True):
    """A card was taken from a project."""

    seat: int
    owners: list[int]
    card: str
    project: str

    def against(self) -> Sequence[int]:
        return self.owners

    def sentence(self, names: Names) -> str:
        return f"{names.card(self.card)} is removed from {names.card(self.project)}."


class Pair(Event, frozen=True, kw_only=True):
    """§C1 A pair of projects that somebody offered to work on together."""

    seat: int
    project: str
    other: str


class Offered(Pair, frozen=True, kw_only=True):
    """§G-40 A collaboration was offered."""

    to: int

    def sentence(self, names: Names) -> str:
        who = names[self.seat]
        pair = f"{names.card(self.project)} with {names.card(self.other)}"
        return f"{who} {verb(who, 'asks')} {whom(names[self.to])} to join {pair}."


class Accepted(Pair, frozen=True, kw_only=True):
    """§C4 The other player wanted it."""

    by: int

    def sentence(self, names: Names) -> str:
        who = names[self.by]
        pair = f"{names.card(self.project)} and {names.card(self.other)}"
        return f"{who} {verb(who, 'accepts')}: {pair} are worked on together now."


class Refused(Pair, frozen=True, kw_only=True):
    """§C4 The other player did not want it."""

    by: int

    def sentence(self, names: Names) -> str:
        who = names[self.by]
        pair = f"{names.card(self.project)} and {names.card(self.other)}"
        return f"{who} {verb(who, 'refuses')}: {pair} stay apart."


class Played(Event, frozen=True, kw_only=True):
    """§A5 A Modifier was played."""

    seat: int
    card: str

    def sentence(self, names: Names) -> str:
        who = names[self.seat]
        return f"{who} {verb(who, 'plays')} {names.card(self.card)}."

    def told(self) -> str:
        return self.card


class Recovered(Event, frozen=True, kw_only=True):
    """§G-94 A card came back out of the Discard pile."""

    seat: int
    card: str

    def sentence(self, names: Names) -> str:
        who = names[self.seat]
        return f"{who} {verb(who, 'takes')} {names.card(self.card)} back from the Discard pile."


class Stole(Event, frozen=True, kw_only=True):
    """A card changed hands, for the eyes of both."""

    seat: int
    victim: int
    card: str

    def against(self) -> Sequence[int]:
        return (self.victim,)

    def sentence(self, names: Names) -> str:
        who = names[self.seat]
        return f"{who} {verb(who, 'takes')} {names.card(self.card)} from {whom(names[self.victim])}."

    def audience(self) -> int:
        return only(self.seat, self.victim)


class StoleHidden(Event, frozen=True, kw_only=True):
    """A card changed hands, for the others."""

    seat: int
    victim: int

    def against(self) -> Sequence[int]:
        return (self.victim,)

    def sentence(self, names: Names) -> str:
        who = names[self.seat]
        return f"{who} {verb(who, 'takes')} a Resource card from {whom(names[self.victim])}."

    def audience(self) -> int:
        return all_but(self.seat, self.victim)


class Delayed(Event, frozen=True, kw_only=True):
    """§G-67 Somebody will draw fewer cards."""

    seat: int
    victim: int
    by: int

    def against(self) -> Sequence[int]:
        return (self.victim,)

    def sentence(self, names: Names) -> str:
        return f"{names[self.victim]} will draw {counted(self.by, 'card')} fewer next turn."


class Discarded(Aside, frozen=True, kw_only=True):
    """§H1 A card was discarded."""

    seat: int
    card: str

    def sentence(self, names: Names) -> str:
        who = names[self.seat]
        return f"{who} {verb(who, 'discards')} {names.card(self.card)}."


class Triggered(Event, frozen=True, kw_only=True):
    """§E1 Somebody brought about the end."""

    seat: int

    def sentence(self, names: Names) -> str:
        who = names[self.seat]
        return f"{who} {verb(who, 'brings')} about the end: after this turn everybody has one more."


class Ended(Aside, frozen=True, kw_only=True):
    """§E2 The game is over."""

    winners: list[int]
    scores: list[int]

    def sentence(self, names: Names) -> str:
        return f"The game is over. {names.winning(self.winners)}."


EVENTS = (
    TurnBegan,
    Named,
    Drew,
    DrewHidden,
    TookDiscard,
    Refilled,
    Recycled,
    Armed,
    PutDown,
    Started,
    Attached,
    Completed,
    Abandoned,
    Guarded,
    Stopped,
    Removed,
    Offered,
    Accepted,
    Refused,
    Played,
    Recovered,
    Stole,
    StoleHidden,
    Delayed,
    Discarded,
    Triggered,
    Ended,
)
