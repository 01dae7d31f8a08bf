"""Everyday events: what happens in many games, told so that a small one need not write its own."""

from labtable.kernel.event import Event
from labtable.kernel.seats import all_but, only
from labtable.kernel.sentence import Which, Who


class Passed(Event, frozen=True, kw_only=True):
    """Somebody passed."""

    seat: Who


class Played(Event, frozen=True, kw_only=True):
    """Somebody laid a card open."""

    seat: Who
    card: Which

    def told(self) -> str:
        return self.card


class LaidFaceDown(Event, frozen=True, kw_only=True):
    """Somebody laid a card face down, and alone knows which."""

    seat: Who
    card: Which

    def audience(self) -> int:
        return only(self.seat)


class LaidHidden(Event, frozen=True, kw_only=True):
    """What the others see of a card that is laid face down."""

    seat: Who

    def audience(self) -> int:
        return all_but(self.seat)


class Won(Event, frozen=True, kw_only=True):
    """Somebody won a card."""

    seat: Who
    card: Which

    def told(self) -> str:
        return self.card


class RoundEnded(Event, frozen=True, kw_only=True):
    """A round is over; the log has its headings from it, and the end its chart."""

    round: int
    scores: list[int]


EVERYDAY = (Passed, Played, LaidFaceDown, LaidHidden, Won, RoundEnded)
