"""Consent: a choice on which others have built is taken back only if all of them agree.

It belongs to the seats that people hold, whether or not they are here; a bot has no say, not even one that holds a
seat for somebody. Who is away is asked on coming back, unless the request has lapsed by then.
"""

from labtable.hall import door
from labtable.hall.clock import Clock
from labtable.hall.frames import Request
from labtable.hall.match import Match
from labtable.hall.seating import CannotDo, RoomState
from labtable.hall.waiting import Asking


class Consent:
    """What a table is asked for, if anything."""

    def __init__(self, state: RoomState, clock: Clock) -> None:
        self.state = state
        self.clock = clock
        self.asking: Asking | None = None if state.waiting is None else state.waiting.asking
        self._denied: dict[int, int] = {}
        """The seats that were refused, and how long the journal was then."""

    def others(self, seat: int) -> list[int]:
        """The seats that have a say in what another takes back."""
        return [
            number for number, each in enumerate(self.state.seats) if number != seat and each.people and not each.held
        ]

    def withdraw(self, seat: int | None) -> None:
        """Let go what a seat asked for; as after a refusal, it is not asked for twice."""
        if self.asking is None or self.asking.seat != seat:
            raise CannotDo("You have not asked for anything.")
        self.deny()

    def go_on(self, entries: int) -> None:
        """A table that has gone on is asked no more for what was asked before."""
        if self.asking is not None and self.asking.entries != entries:
            self.asking = None

    def ask(self, seat: int, kept: int, until: float, entries: int) -> Asking:
        """What all others are asked; one thing at a time, and nothing twice.

        Bots wait for the answers, so whoever asked over and over would hold up the table.
        """
        if self.asking is not None:
            raise CannotDo("Somebody has asked to take a move back already; answer that first.")
        if self._denied.get(seat) == entries:
            raise CannotDo("The others did not agree; you can ask again after the next move.")
        return Asking(seat, kept, until, entries, self.others(seat), [])

    def deny(self) -> None:
        """Remember that what is asked was refused."""
        if self.asking is not None:
            self._denied[self.asking.seat] = self.asking.entries

    def after(self, seat: int | None, agree: bool) -> Asking | None:
        """What is asked after a seat's answer: one refusal ends it; where nobody's consent is missing it is granted."""
        asking = self.asking
        if asking is None or seat is None or seat not in asking.missing:
            raise CannotDo("Nobody asks you for anything now.")
        missing = [each for each in asking.missing if each != seat]
        return asking._replace(missing=missing, agreed=[*asking.agreed, seat]) if agree else None

    def request(self, match: Match, seat: int | None) -> Request | None:
        """What is asked for, with all that would go, as a seat may know it."""
        asking = self.asking
        if asking is None:
            return None
        return Request(
            seat=asking.seat,
            what="undo",
            agreed=asking.agreed,
            missing=asking.missing,
            goes=door.going(match, asking.kept, seat),
            until=self.clock.shown(asking.until) or asking.until,
        )

    def has_lapsed(self, now: float) -> bool:
        """Whether nobody need answer any more."""
        return self.asking is not None and self.asking.until <= now
