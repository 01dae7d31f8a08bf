"""Pace: how long bots pause between two moves, by the wishes of the people at the table."""

from labtable.hall.audience import Audience, Reader
from labtable.hall.manners import Manners
from labtable.hall.wishes import Speed

STRETCH: dict[Speed, float] = {"slow": 3.0, "normal": 1.0, "fast": 0.3, "skip": 0.0}
"""By how much a wish stretches the pause."""


class Pace:
    """The pause of the bots at one table; answers in windows keep a pause of their own, which no wish can change."""

    def __init__(self, manners: Manners, audience: Audience) -> None:
        self.manners = manners
        self.audience = audience

    def seconds(self) -> float:
        """How long the pause is now: whoever at the table wants it slowest has their will."""
        wishes = [STRETCH[each.wish] for each in self.audience.readers if each.seat is not None]
        return self.manners.pace * max(wishes, default=1.0)

    def wish(self, reader: Reader, speed: Speed) -> None:
        """Somebody wants a speed, in all their windows; to skip is a wish until their own next move."""
        for each in self.audience.readers:
            if each.digest == reader.digest:
                each.speed = each.speed if speed == "skip" else speed
                each.skips = speed == "skip"

    def has_moved(self, reader: Reader) -> None:
        """Somebody made a move of their own: from here on they want to see again what bots do."""
        self.wish(reader, reader.speed)
