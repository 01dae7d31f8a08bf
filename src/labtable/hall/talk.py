"""Talk: what people have said in a room. It lives in the room's state and nowhere else, and goes with the room."""

import hashlib
from typing import NamedTuple

import msgspec

from labtable.hall.frames import Spoken
from labtable.hall.wishes import Word

MOST_LINES = 60
SIGN = 16  # letters by which a person is known to the others; none can be traced to a key


def sign_of(digest: str) -> str:
    """A sign for a person that tells nothing but that it is the same one."""
    return hashlib.sha256(f"sign:{digest}".encode()).hexdigest()[:SIGN]


class Speaker(NamedTuple):
    """Who says something: their sign, what they are called, and where they sit."""

    sign: str
    name: str
    seat: int | None


class Line(msgspec.Struct):
    """Something that was said."""

    number: int
    who: str
    name: str
    seat: int | None
    when: float
    word: Word | None = None
    text: str = ""
    to: list[str] = []
    """The signs of those to whom alone it was said; none for everybody."""
    reporters: list[str] = []
    """The signs of those who have shown it to the host."""

    def reaches(self, sign: str) -> bool:
        """Whether somebody may know of it."""
        return not self.to or sign in self.to

    def spoken(self, sign: str, is_host: bool) -> Spoken:
        """The line as somebody may know it."""
        return Spoken(
            number=self.number,
            who=self.who,
            name=self.name,
            seat=self.seat,
            side=bool(self.to),
            word=self.word,
            text=self.text,
            when=self.when,
            reports=len(self.reporters) if is_host else 0,
            reported=sign in self.reporters,
        )


class Talk(msgspec.Struct):
    """The last lines that were said in a room, and how many there were."""

    said: int = 0
    lines: list[Line] = []

    def add(self, by: Speaker, when: float, *, word: Word | None = None, text: str = "", to: list[str]) -> Line:
        """One more line; the oldest is forgotten when there are too many."""
        line = Line(self.said, by.sign, by.name, by.seat, when, word, text, to)
        self.said += 1
        self.lines = [*self.lines, line][-MOST_LINES:]
        return line

    def strike(self, number: int) -> None:
        """Let a line be as if it had not been said."""
        self.lines = [line for line in self.lines if line.number != number]

    def line(self, number: int, sign: str) -> Line | None:
        """A line by its number, if somebody may know of it."""
        return next((line for line in self.lines if line.number == number and line.reaches(sign)), None)
