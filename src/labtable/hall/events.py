"""What happens around a table, besides the game itself."""

from labtable.kernel import Event, Names
from labtable.kernel.words import opening, whose


class Replaced(Event, frozen=True, kw_only=True):
    """A bot was stuck, and another chose for it."""

    seat: int
    level: str
    by: str

    def sentence(self, names: Names) -> str:
        return f"{names[self.seat]} was stuck, so {self.by} chose instead."


class Hurried(Event, frozen=True, kw_only=True):
    """So many bots had to think that one did not wait for its turn, and a faster one chose for it."""

    seat: int
    level: str
    by: str

    def sentence(self, names: Names) -> str:
        return f"Many bots are thinking at other tables, so {self.by} chose quickly for {names[self.seat]}."


class TimeWasUp(Event, frozen=True, kw_only=True):
    """Somebody's time for a choice was over, and a bot made it."""

    seat: int

    def sentence(self, names: Names) -> str:
        return f"{opening(whose(names[self.seat]))} time was up, so a bot made one choice."


class TakenBack(Event, frozen=True, kw_only=True):
    """Somebody took a move back."""

    seat: int

    def sentence(self, names: Names) -> str:
        return f"{names[self.seat]} took a move back."


EVENTS = (Replaced, Hurried, TimeWasUp, TakenBack)
