"""Events: what happened on the table, and who may know."""

from typing import Final

EVERYBODY: Final = -1
SPECTATOR: Final = 31  # the bit of those who sit at no seat


class Event:
    """Something that happened: a past participle, its facts, and the audience as a set of bits."""

    def __init__(self, kind: str, facts: dict[str, object], audience: int = EVERYBODY) -> None:
        self.kind = kind
        self.facts = facts
        self.audience = audience

    def __repr__(self) -> str:
        return f"<Event {self.kind} {self.facts}>"

    def __reduce__(self) -> tuple[object, ...]:
        return Event, (self.kind, self.facts, self.audience)

    def reaches(self, seat: int | None) -> bool:
        """Whether this seat, or a spectator (None), may know of it."""
        return (self.audience >> (SPECTATOR if seat is None else seat)) & 1 == 1


def only(*seats: int) -> int:
    """The audience of these seats alone."""
    audience = 0
    for seat in seats:
        audience |= 1 << seat
    return audience


def all_but(*seats: int) -> int:
    """The audience of everybody else, spectators included."""
    return ~only(*seats)
