"""What happens at a table of the GSA Starter Deck, `words.ftl` has a sentence for each."""

from collections.abc import Mapping, Sequence

from labtable.kernel.event import Aside, Event
from labtable.kernel.seats import all_but, only
from labtable.kernel.sentence import Fact, Sentence, Which, Who


class TurnBegan(Aside, frozen=True, kw_only=True):
    """§T1 A turn began; the scores as they stood."""

    seat: Who
    round: int
    scores: list[int]


class Named(Aside, frozen=True, kw_only=True):
    """§G-10 Somebody named a pile to draw from."""

    seat: Who
    source: str


class Drew(Aside, frozen=True, kw_only=True):
    """§G-10 What somebody drew, for their own eyes."""

    seat: Who
    sources: list[str]
    cards: list[Which]

    def audience(self) -> int:
        return only(self.seat)


class DrewHidden(Aside, frozen=True, kw_only=True):
    """§G-10 What the others see of it: the backs, and where the cards came from."""

    seat: Who
    sources: list[str]
    backs: list[str]

    def besides(self) -> Mapping[str, Fact]:
        number = {back: self.backs.count(back) for back in self.backs}
        return {"backs": [Sentence(f"gsa-backs-{back}", {"count": count}) for back, count in number.items()]}

    def audience(self) -> int:
        return all_but(self.seat)


class TookDiscard(Aside, frozen=True, kw_only=True):
    """§T4 The top card of the Discard pile was taken."""

    seat: Who
    card: Which


class Refilled(Aside, frozen=True, kw_only=True):
    """§G-14 The Burn pile became the Resource pile."""

    cards: int


class Recycled(Aside, frozen=True, kw_only=True):
    """§G-15 The Discard pile became the Resource pile."""

    cards: int


class Armed(Event, frozen=True, kw_only=True):
    """§E1 The last Project card was drawn."""

    seat: Who


class PutDown(Event, frozen=True, kw_only=True):
    """§G-30 A mandatory project went on the table."""

    seat: Who
    project: Which

    def told(self) -> str:
        return self.project


class Started(Event, frozen=True, kw_only=True):
    """§A2 A project was started."""

    seat: Who
    project: Which

    def told(self) -> str:
        return self.project


class Attached(Event, frozen=True, kw_only=True):
    """§A3 A card was laid beside a project."""

    seat: Who
    project: Which
    card: Which
    type: Which
    """The type that it counts as."""

    def besides(self) -> Mapping[str, Fact]:
        return {"wild": self.type != self.card}

    def told(self) -> str:
        return self.card


class Completed(Event, frozen=True, kw_only=True):
    """§A4 A project was completed."""

    seat: Who
    project: Which

    def told(self) -> str:
        return self.project


class Abandoned(Event, frozen=True, kw_only=True):
    """§G-27 A project was given up."""

    seat: Who
    project: Which


class Guarded(Event, frozen=True, kw_only=True):
    """A guard lies beside a project."""

    seat: Who
    project: Which


class Stopped(Event, frozen=True, kw_only=True):
    """A guard stopped an attack."""

    seat: Who
    owners: list[Who]
    project: Which

    def against(self) -> Sequence[int]:
        return self.owners


class Removed(Event, frozen=True, kw_only=True):
    """A card was taken from a project."""

    seat: Who
    owners: list[Who]
    card: Which
    project: Which

    def against(self) -> Sequence[int]:
        return self.owners


class Pair(Event, frozen=True, kw_only=True):
    """§C1 A pair of projects that somebody offered to work on together."""

    seat: Who
    project: Which
    other: Which


class Offered(Pair, frozen=True, kw_only=True):
    """§G-40 A collaboration was offered."""

    to: Who


class Accepted(Pair, frozen=True, kw_only=True):
    """§C4 The other player wanted it."""

    by: Who


class Refused(Pair, frozen=True, kw_only=True):
    """§C4 The other player did not want it."""

    by: Who


class Played(Event, frozen=True, kw_only=True):
    """§A5 A Modifier was played."""

    seat: Who
    card: Which

    def told(self) -> str:
        return self.card


class Recovered(Event, frozen=True, kw_only=True):
    """§G-94 A card came back out of the Discard pile."""

    seat: Who
    card: Which


class Stole(Event, frozen=True, kw_only=True):
    """A card changed hands, for the eyes of both."""

    seat: Who
    victim: Who
    card: Which

    def against(self) -> Sequence[int]:
        return (self.victim,)

    def audience(self) -> int:
        return only(self.seat, self.victim)


class StoleHidden(Event, frozen=True, kw_only=True):
    """A card changed hands, for the others."""

    seat: Who
    victim: Who

    def against(self) -> Sequence[int]:
        return (self.victim,)

    def audience(self) -> int:
        return all_but(self.seat, self.victim)


class Delayed(Event, frozen=True, kw_only=True):
    """§G-67 Somebody will draw fewer cards."""

    seat: Who
    victim: Who
    by: int

    def against(self) -> Sequence[int]:
        return (self.victim,)


class Discarded(Aside, frozen=True, kw_only=True):
    """§H1 A card was discarded."""

    seat: Who
    card: Which


class Triggered(Event, frozen=True, kw_only=True):
    """§E1 Somebody brought about the end."""

    seat: Who


class Ended(Aside, frozen=True, kw_only=True):
    """§E2 The game is over."""

    winners: list[Who]
    scores: list[int]


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
