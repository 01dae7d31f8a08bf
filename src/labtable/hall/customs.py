"""Customs: how the people of one room want to play together, apart from the rules of the game."""

from typing import Literal

import msgspec

from labtable.hall.manners import DAY, MINUTE
from labtable.kernel.option import OptionValue

Chat = Literal["words", "free"]
Watching = Literal["nobody", "link", "listed"]
TakingBack = Literal["ask", "free", "never"]
TurnTime = Literal[0, 60, 180, 600, 86_400, 259_200]
LONGEST_AT_ONE_SITTING = 10 * MINUTE
AT_ANY_TIME = frozenset({"chat", "watching"})
"""What the host may change after the start too: it guards the people, and no move hangs on it."""


class Customs(msgspec.Struct, frozen=True, kw_only=True):
    """What the host of a room chose, for all to see."""

    chat: Chat = "words"
    """Whether people have the fixed words alone, or may write what they like."""
    watching: Watching = "link"
    """Who may watch: nobody, whoever has the link, or anybody, because the home page names the table."""
    taking_back: TakingBack = "ask"
    """Whether a choice on which others have built is taken back if they agree, without asking, or never."""
    turn_time: TurnTime = 0
    """Seconds for a choice, after which a bot makes it; 0 for as long as it takes."""
    by_team: bool = False
    """Whether a move of a side that people share counts only when all of them who are here agree on it."""
    both_ways: bool = False
    """Whether two play every deal twice, the second time with seats swapped."""
    slow: bool = False
    """Whether the match takes days: nobody counts as away, and people come when it suits them."""

    def fault(self) -> str | None:
        """What does not go together, in a sentence."""
        if self.slow and 0 < self.turn_time < DAY:
            return "At a table that takes days a choice has a day at least, or as long as it takes."
        if not self.slow and self.turn_time > LONGEST_AT_ONE_SITTING:
            return "A choice has ten minutes at most, unless the table takes days."
        return None

    def with_one(self, custom: str, value: OptionValue) -> "Customs":
        """The customs once one is another; when a table begins to take days, or no longer does, no time is set."""
        if custom not in self.__struct_fields__:
            raise msgspec.ValidationError(custom)
        times = {"turn_time": 0} if custom == "slow" else {}
        return msgspec.convert({**msgspec.structs.asdict(self), **times, custom: value}, Customs)

    def changed(self, now: "Customs") -> set[str]:
        """The customs that are other ones now."""
        return {name for name in self.__struct_fields__ if getattr(self, name) != getattr(now, name)}


USUAL = Customs()
