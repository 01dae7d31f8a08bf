"""Company: what people say to each other around a table, in set words or in their own, and what a host does about it.

Who sits at the table may always use the set words. Own words, and any words of those who watch, need the host's leave.
What is said to a side goes to the people who share it when it is said, and to nobody who comes to that side later.
"""

import unicodedata
from collections.abc import Awaitable, Callable

from labtable.hall.audience import Audience, Reader
from labtable.hall.bucket import Bucket
from labtable.hall.clock import Clock
from labtable.hall.door import encoded
from labtable.hall.frames import Lines, Said
from labtable.hall.seating import UNSEEN, CannotDo, RoomState
from labtable.hall.talk import Line, Speaker, sign_of
from labtable.hall.wishes import Judge, OfTalk, Report, Say, Write

Keep = Callable[[RoomState], Awaitable[None]]

AT_ONCE = 5  # lines of one person in a burst
A_SECOND = 1 / 3
ALL_AT_ONCE = 25  # lines of a whole room in a burst
ALL_A_SECOND = 1.0
MOST_MARKS = 3  # that may stand on one letter; a tower of them covers the lines above
WATCHING = "watching"  # who watches shares one measure, for keys cost nothing
TOO_MUCH = "You have said much in a short time; wait a few seconds."
GONE = "This line is not there any more."


class Company:
    """What is said in a room: heard, measured, kept, and only then told."""

    def __init__(self, state: RoomState, audience: Audience, clock: Clock, keep: Keep) -> None:
        self.state = state
        self.audience = audience
        self.clock = clock
        self.keep = keep
        """Writes a draft of the room down; then the room is like it."""
        self._host = state.host
        self._each: dict[str, Bucket] = {}
        self._all = Bucket(ALL_AT_ONCE, ALL_A_SECOND, clock.now())

    async def hear(self, reader: Reader, message: OfTalk) -> None:
        """What somebody says, or wants done about what was said."""
        match message:
            case Say():
                await self._say(reader, message)
            case Write():
                await self._write(reader, message)
            case Report():
                await self._report(reader, message.line)
            case Judge():
                await self._judge(reader, message)

    def greet(self, reader: Reader) -> None:
        """Tell somebody who comes what was said."""
        sign, is_host = sign_of(reader.digest), self._is_host(reader)
        lines = [line.spoken(sign, is_host) for line in self.state.talk.lines if line.reaches(sign)]
        reader.send(encoded(Lines(you=sign, lines=lines)))

    def look_around(self) -> None:
        """Whoever becomes host, or is it no more, knows of other things."""
        if self.state.host != self._host:
            before, self._host = self._host, self.state.host
            for reader in [*self.audience.of(before), *self.audience.of(self._host)]:
                self.greet(reader)

    # Saying

    async def _say(self, reader: Reader, message: Say) -> None:
        speaker = self._speaker(reader)
        to = self._side(reader) if message.side else []
        self._measure(WATCHING if speaker.seat is None else speaker.sign)
        draft = self.state.draft()
        await self._tell(draft, draft.talk.add(speaker, self.clock.now(), word=message.word, to=to))

    async def _write(self, reader: Reader, message: Write) -> None:
        speaker = self._speaker(reader)
        if not self._is_free:
            raise CannotDo("At this table only the set words are said; the host may allow others.")
        text, to = clean_text(message.text), self._side(reader) if message.side else []
        self._measure(WATCHING if speaker.seat is None else speaker.sign)
        draft = self.state.draft()
        await self._tell(draft, draft.talk.add(speaker, self.clock.now(), text=text, to=to))

    def _speaker(self, reader: Reader) -> Speaker:
        """Who speaks, if they may."""
        sign = sign_of(reader.digest)
        if reader.seat is not None:
            return Speaker(sign, self.state.sitter(reader.digest).name, reader.seat)
        if not self._is_free and not self._is_host(reader):
            raise CannotDo("Who watches can speak only where the host lets everybody write freely.")
        if not reader.name:
            raise CannotDo("Say first what you are called.")
        return Speaker(sign, reader.name, None)

    def _side(self, reader: Reader) -> list[str]:
        """Those to whom something goes that is said to the own side."""
        people = [] if reader.seat is None else self.state.seats[reader.seat].people
        if len(people) < 2:
            raise CannotDo("Nobody shares your side.")
        return [sign_of(person.digest) for person in people]

    def _measure(self, whose: str) -> None:
        """Refuse who says too much, and whoever comes when the room does."""
        now = self.clock.now()
        if not self._all.has_some(now) or not self._of(whose, now).take(now):
            raise CannotDo(TOO_MUCH)
        self._all.take(now)

    def _of(self, whose: str, now: float) -> Bucket:
        return self._each.setdefault(whose, Bucket(AT_ONCE, A_SECOND, now))

    async def _tell(self, draft: RoomState, line: Line) -> None:
        await self.keep(draft)
        said = encoded(Said(line=line.spoken("", is_host=False)))
        for reader in self.audience.readers:
            if line.reaches(sign_of(reader.digest)):
                reader.send(said)

    # What should not have been said

    async def _report(self, reader: Reader, number: int) -> None:
        sign = sign_of(reader.digest)
        draft = self.state.draft()
        line = draft.talk.line(number, sign)
        if reader.seat is None:
            raise CannotDo("Only those who sit at the table can show the host a line; you can mute who said it.")
        if line is None:
            raise CannotDo(GONE)
        if line.to:
            raise CannotDo("What is said on a side stays there, also before the host; you can mute who said it.")
        if sign in line.reporters:
            return
        line.reporters.append(sign)
        await self.keep(draft)
        for each in self.audience.readers:
            if each.digest == reader.digest or self._is_host(each):
                self.greet(each)

    async def _judge(self, reader: Reader, message: Judge) -> None:
        if not self._is_host(reader):
            raise CannotDo("Only the host of this table may do that.")
        draft = self.state.draft()
        line = draft.talk.line(message.line, sign_of(reader.digest))
        if line is None:
            raise CannotDo(GONE)
        if message.strike:
            draft.talk.strike(message.line)
        else:
            line.reporters = []
        await self.keep(draft)
        for each in self.audience.readers:
            if line.reaches(sign_of(each.digest)):
                self.greet(each)

    @property
    def _is_free(self) -> bool:
        """Whether the host lets people write what they like."""
        return self.state.customs.chat == "free"

    def _is_host(self, reader: Reader) -> bool:
        return reader.digest == self.state.host


def clean_text(text: str) -> str:
    """A text as everybody may read it: in one line, without signs that nobody sees and without towers of marks."""
    visible = "".join(sign for sign in text.translate(UNSEEN) if sign.isprintable() or sign.isspace())
    marks, cleaned = 0, ""
    for sign in " ".join(visible.split()):
        marks = marks + 1 if unicodedata.category(sign) in ("Mn", "Me") else 0
        cleaned += sign if marks <= MOST_MARKS else ""
    if not cleaned:
        raise CannotDo("A line is made of letters, digits and signs that can be read.")
    return cleaned
