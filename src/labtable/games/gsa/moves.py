"""The catalogue: sources to name, actions, answers, the parts of a Modifier, discards."""

from typing import Final

from labtable.kernel.move import Move

PROJECT: Final = 0
RESOURCE: Final = 1
DISCARD: Final = 2
SOURCES: Final = ("project", "resource", "discard")
REAL: Final = -1  # in place of a wild's number: the card itself


class Name(Move):
    """The name of a source to draw from (§G-10)."""

    def __init__(self, id: int, source: int) -> None:
        super().__init__(id, f"draw:{SOURCES[source]}", f"Draw from the {SOURCES[source].capitalize()} pile")
        self.source = source


class Start(Move):
    """A Project card of the hand goes on the table (§A2)."""

    def __init__(self, id: int, text: str, label: str, project: int) -> None:
        super().__init__(id, text, label)
        self.project = project


class Attach(Move):
    """A resource for a project (§A3)."""

    def __init__(self, id: int, text: str, label: str, type: int, project: int) -> None:
        super().__init__(id, text, label)
        self.type = type
        self.project = project


class Offer(Move):
    """An offer to collaborate: a project of one's own, and another's (§G-40)."""

    def __init__(self, id: int, text: str, label: str, own: int, other: int) -> None:
        super().__init__(id, text, label)
        self.own = own
        self.other = other


class Answer(Move):
    """Yes or no to an offer (§C4)."""

    def __init__(self, id: int, text: str, label: str, accepts: bool) -> None:
        super().__init__(id, text, label)
        self.accepts = accepts


class Play(Move):
    """A Modifier from the hand (§A5)."""

    def __init__(self, id: int, text: str, label: str, modifier: int) -> None:
        super().__init__(id, text, label)
        self.modifier = modifier


class Aim(Move):
    """The project or collaboration that a Modifier is played on (§G-61, §G-93)."""

    def __init__(self, id: int, text: str, label: str, project: int) -> None:
        super().__init__(id, text, label)
        self.project = project


class Rival(Move):
    """The player that a Modifier is played on."""

    def __init__(self, id: int, seat: int) -> None:
        super().__init__(id, f"rival:{seat + 1}", f"The player at seat {seat + 1}")
        self.seat = seat


class Call(Move):
    """The type that a wild is to be (§G-64), or that is taken out of the Discard pile."""

    def __init__(self, id: int, text: str, label: str, type: int) -> None:
        super().__init__(id, text, label)
        self.type = type


class Remove(Move):
    """The attached card that goes: a real one, or a wild by its Modifier (§G-65)."""

    def __init__(self, id: int, text: str, label: str, type: int, wild: int) -> None:
        super().__init__(id, text, label)
        self.type = type
        self.wild = wild


class Discard(Move):
    """A card of the hand for the Discard pile (§H1)."""

    def __init__(self, id: int, text: str, label: str, face: int) -> None:
        super().__init__(id, text, label)
        self.face = face


class End(Move):
    """The end of the action phase."""

    def __init__(self, id: int) -> None:
        super().__init__(id, "end", "End actions")


class Done(Move):
    """The end of the discard phase."""

    def __init__(self, id: int) -> None:
        super().__init__(id, "done", "End the turn")


class Moves:
    """All moves of an edition, each kind in its own list."""

    def __init__(self, seats: int) -> None:
        self.everything: list[Move] = []
        self.names: list[Name] = []
        self.starts: list[Start] = []
        self.attaches: list[list[Attach]] = []  # by project, then by type
        self.offers: list[list[Offer]] = []  # by own project, then by the others in order
        self.plays: list[Play] = []
        self.aims: list[Aim] = []
        self.rivals: list[Rival] = []
        self.calls: list[Call] = []
        self.removes: list[Remove] = []
        self.discards: list[Discard] = []
        for source in (PROJECT, RESOURCE, DISCARD):
            self.names.append(Name(self.next(), source))
            self.everything.append(self.names[-1])
        for seat in range(seats):
            self.rivals.append(Rival(self.next(), seat))
            self.everything.append(self.rivals[-1])
        self.accept = Answer(self.next(), "accept", "Accept the collaboration", True)
        self.everything.append(self.accept)
        self.refuse = Answer(self.next(), "refuse", "Refuse the collaboration", False)
        self.everything.append(self.refuse)
        self.end = End(self.next())
        self.everything.append(self.end)
        self.done = Done(self.next())
        self.everything.append(self.done)

    def next(self) -> int:
        """The number of the next move."""
        return len(self.everything)
