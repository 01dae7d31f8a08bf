"""Titles of cards, what can be announced with them, and announcements that wait to be settled."""

from typing import Final

from mypy_extensions import i64

from labtable.games.adna.decks import ENZYMES, Faces, bit
from labtable.games.adna.effect import Effect
from labtable.games.adna.thermometer import Levels
from labtable.kernel.fixed import Fixed
from labtable.kernel.move import Move

ACTION: Final = 0
ANSWER: Final = 1
REPAIR: Final = 2
OWN: Final = 0
RIVAL: Final = 1
NO_CHAIN: Final = -1
NONE: Final = -1


class Title(Fixed):
    """A title of the Reactions deck or an enzyme: its levels, its effects in order, and what it stops."""

    def __init__(self, id: str, name: str, deck: int, face: int, levels: Levels, effects: list[Effect]) -> None:
        super().__init__(id)
        self.name = name
        self.deck = deck
        self.face = face
        self.levels: Levels = levels
        self.effects = effects
        self.moves_temperature = len(effects) == 1 and effects[0].moves_temperature
        self.stops: Faces = 0  # §A-25 the Reactions titles it stops
        self.stops_everything = False  # §A-23
        self.worth = 0.0  # about how many bases it is worth in a hand
        self.actions: list[Play] = []
        self.answers: list[Play] = []
        self.repairs: list[Play] = []


class Play(Move):
    """One way to announce a title (§A-58): its chain, its buffer and its level, where it names them."""

    def __init__(self, id: int, text: str, label: str, kind: int, title: Title, chain: int, level: int) -> None:
        super().__init__(id, text, label)
        self.kind = kind
        self.title = title
        self.chain = chain
        self.level = level
        self.cost: list[int] = []  # the Reactions titles announced with it, in the order of its row
        self.needs: Faces = 0  # all Reactions titles of the announcement
        self.buffer: Faces = 0

    @property
    def enzyme(self) -> bool:
        """Whether an enzyme leads."""
        return self.title.deck == ENZYMES

    def ask_for(self, faces: list[int], buffer: int) -> None:
        """§Q9, §A-31 What the announcement takes from the hand besides its title; a buffer of NONE is none."""
        self.cost = faces
        if not self.enzyme:
            self.needs |= bit(self.title.face)
        for face in faces:
            self.needs |= bit(face)
        if buffer != NONE:
            self.buffer = bit(buffer)


class Announcement:
    """An announcement that is not settled yet: whose it is, and how far its effects have come."""

    def __init__(self, play: Play, seat: int, step: int, stopped: bool) -> None:
        self.play = play
        self.seat = seat
        self.step = step
        self.stopped = stopped

    def chain(self) -> int:
        """The seat whose chain it names."""
        return self.seat if self.play.chain == OWN else 1 - self.seat

    def clone(self) -> "Announcement":
        return Announcement(self.play, self.seat, self.step, self.stopped)


def stops(answer: Title, against: Title) -> bool:
    """§A-24, §A-25 Whether a title, if it works as an answer, stops another."""
    if answer.stops_everything:
        return not against.stops_everything
    return against.deck != ENZYMES and (answer.stops >> i64(against.face)) & 1 == 1
