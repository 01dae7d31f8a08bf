"""What happens on a table of PDB: the game, each with its sentence for the log."""

from labtable.games.pdb.tokens import in_words, purse
from labtable.kernel.event import Aside, Event, Names
from labtable.kernel.words import verb

Tokens = dict[str, int]


class Took(Event, frozen=True, kw_only=True):
    """§S7 Somebody took a token of the starting Data."""

    seat: int
    token: str

    def sentence(self, names: Names) -> str:
        who = names[self.seat]
        return f"{who} {verb(who, 'takes')} a {self.token} to start with."


class Traded(Event, frozen=True, kw_only=True):
    """§14 Somebody used a box: tokens changed hands."""

    seat: int
    box: str
    pay: Tokens
    gain: Tokens

    def exchange(self, who: str) -> str:
        """What was paid and gained, as the end of a sentence."""
        pay, gain = in_words(purse(self.pay)), in_words(purse(self.gain))
        if pay and gain:
            return f": {pay} for {gain}"
        if pay:
            return f" and {verb(who, 'pays')} {pay}"
        return f" and {verb(who, 'gets')} {gain}" if gain else ""


class Placed(Traded, frozen=True, kw_only=True):
    """§6 A Researcher stands on a box."""

    def sentence(self, names: Names) -> str:
        who = names[self.seat]
        return f"{who} {verb(who, 'goes')} to {names.card(self.box)}{self.exchange(who)}."


class Graduated(Traded, frozen=True, kw_only=True):
    """§A10 A Researcher left."""

    def sentence(self, names: Names) -> str:
        who = names[self.seat]
        return f"{who} {verb(who, 'lets')} a Researcher graduate{self.exchange(who)}."


class LaidAside(Event, frozen=True, kw_only=True):
    """§P-09 A Researcher for whom there was nothing to do."""

    seat: int

    def sentence(self, names: Names) -> str:
        who = names[self.seat]
        return f"{who} {verb(who, 'lays')} a Researcher aside: there is nothing they can do."


class Joined(Aside, frozen=True, kw_only=True):
    """§A1 A recruit joined a lab."""

    seat: int
    researchers: int

    def sentence(self, names: Names) -> str:
        who = names[self.seat]
        return f"{who} now {verb(who, 'has')} {self.researchers} Researchers."


class Acquired(Event, frozen=True, kw_only=True):
    """§A11 A claimed card came to its claimant."""

    seat: int
    card: str

    def sentence(self, names: Names) -> str:
        who = names[self.seat]
        return f"{who} {verb(who, 'acquires')} {names.card(self.card)}."

    def told(self) -> str:
        return self.card


class TurnedUp(Aside, frozen=True, kw_only=True):
    """§15 A card came into an Innovate box."""

    box: str
    card: str

    def sentence(self, names: Names) -> str:
        return f"{names.card(self.card)} is turned up."


class RoundEnded(Aside, frozen=True, kw_only=True):
    """§15 All Researchers were played."""

    round: int
    scores: list[int]

    def sentence(self, names: Names) -> str:
        return f"Round {self.round} is over."


class DrawnToLead(Event, frozen=True, kw_only=True):
    """§P-22 The Leader token went to a player by lot."""

    seat: int

    def sentence(self, names: Names) -> str:
        who = names[self.seat]
        return f"{who} {verb(who, 'wins')} the draw for the Leader token."


class Ended(Aside, frozen=True, kw_only=True):
    """§16 The game is over."""

    winners: list[int]
    scores: list[int]

    def sentence(self, names: Names) -> str:
        return f"The game is over. {names.winning(self.winners)}."


EVENTS = (Took, Placed, Graduated, LaidAside, Joined, Acquired, TurnedUp, RoundEnded, DrawnToLead, Ended)
