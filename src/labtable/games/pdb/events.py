"""What happens on a table of PDB: the game; `words.ftl` has a sentence for each."""

from collections.abc import Mapping

from labtable.kernel.event import Aside, Event
from labtable.kernel.sentence import Fact, Sentence, Which, Who

Tokens = dict[str, int]


def counted(tokens: Tokens) -> list[Fact]:
    """How many there are of each kind."""
    return [Sentence(f"pdb-{kind}s", {"count": count}) for kind, count in tokens.items()]


class Took(Event, frozen=True, kw_only=True):
    """§S7 Somebody took a token of the starting Data."""

    seat: Who
    token: str


class Traded(Event, frozen=True, kw_only=True):
    """§14 Somebody used a box: tokens changed hands."""

    seat: Who
    box: Which
    pay: Tokens
    gain: Tokens

    def besides(self) -> Mapping[str, Fact]:
        """Whether there is something to pay, to gain, or both; and what."""
        trade = "both" if self.pay and self.gain else "pay" if self.pay else "gain" if self.gain else "none"
        return {"trade": trade, "pay": counted(self.pay), "gain": counted(self.gain)}


class Placed(Traded, frozen=True, kw_only=True):
    """§6 A Researcher stands on a box."""


class Graduated(Traded, frozen=True, kw_only=True):
    """§A10 A Researcher left."""


class LaidAside(Event, frozen=True, kw_only=True):
    """§P-09 A Researcher for whom there was nothing to do."""

    seat: Who


class Joined(Aside, frozen=True, kw_only=True):
    """§A1 A recruit joined a lab."""

    seat: Who
    researchers: int


class Acquired(Event, frozen=True, kw_only=True):
    """§A11 A claimed card came to its claimant."""

    seat: Who
    card: Which

    def told(self) -> str:
        return self.card


class TurnedUp(Aside, frozen=True, kw_only=True):
    """§15 A card came into an Innovate box."""

    box: Which
    card: Which


class RoundEnded(Aside, frozen=True, kw_only=True):
    """§15 All Researchers were played."""

    round: int
    scores: list[int]


class DrawnToLead(Event, frozen=True, kw_only=True):
    """§P-22 The Leader token went to a player by lot."""

    seat: Who


class Ended(Aside, frozen=True, kw_only=True):
    """§16 The game is over."""

    winners: list[Who]
    scores: list[int]


EVENTS = (Took, Placed, Graduated, LaidAside, Joined, Acquired, TurnedUp, RoundEnded, DrawnToLead, Ended)
