"""What happens around a table, besides the game itself."""

from labtable.kernel import Event
from labtable.kernel.sentence import Who


class Replaced(Event, frozen=True, kw_only=True):
    """A bot was stuck, and another chose for it."""

    seat: Who
    level: str
    by: str


class Hurried(Event, frozen=True, kw_only=True):
    """So many bots had to think that one did not wait for its turn, and a faster one chose for it."""

    seat: Who
    level: str
    by: str


class TimeWasUp(Event, frozen=True, kw_only=True):
    """Somebody's time for a choice was over, and a bot made it."""

    seat: Who


class TakenBack(Event, frozen=True, kw_only=True):
    """Somebody took a move back."""

    seat: Who


EVENTS = (Replaced, Hurried, TimeWasUp, TakenBack)
