"""Everyday events: what happens in many games, told so that a small one need not write its own."""

from labtable.kernel.event import Event, Names
from labtable.kernel.seats import all_but, only
from labtable.kernel.words import verb


class Passed(Event, frozen=True, kw_only=True):
    """Somebody passed."""

    seat: int

    def sentence(self, names: Names) -> str:
        return f"{names[self.seat]} {verb(names[self.seat], 'passes')}."


class Played(Event, frozen=True, kw_only=True):
    """Somebody laid a card open."""

    seat: int
    card: str

    def sentence(self, names: Names) -> str:
        return f"{names[self.seat]} {verb(names[self.seat], 'plays')} {names.card(self.card)}."

    def told(self) -> str:
        return self.card


class LaidFaceDown(Event, frozen=True, kw_only=True):
    """Somebody laid a card face down, and alone knows which."""

    seat: int
    card: str

    def sentence(self, names: Names) -> str:
        return f"{names[self.seat]} {verb(names[self.seat], 'lays')} {names.card(self.card)} face down."

    def audience(self) -> int:
        return only(self.seat)


class LaidHidden(Event, frozen=True, kw_only=True):
    """What the others see of a card that is laid face down."""

    seat: int

    def sentence(self, names: Names) -> str:
        return f"{names[self.seat]} {verb(names[self.seat], 'lays')} a card face down."

    def audience(self) -> int:
        return all_but(self.seat)


class Won(Event, frozen=True, kw_only=True):
    """Somebody won a card."""

    seat: int
    card: str

    def sentence(self, names: Names) -> str:
        return f"{names[self.seat]} {verb(names[self.seat], 'wins')} {names.card(self.card)}."

    def told(self) -> str:
        return self.card


class RoundEnded(Event, frozen=True, kw_only=True):
    """A round is over; the log has its headings from it, and the end its chart."""

    round: int
    scores: list[int]

    def sentence(self, names: Names) -> str:
        return f"Round {self.round} is over."


EVERYDAY = (Passed, Played, LaidFaceDown, LaidHidden, Won, RoundEnded)
