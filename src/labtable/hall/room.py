"""A room: the people around a table. One task owns it and does one thing after the other, so there are no locks."""

from collections.abc import Awaitable, Callable
from functools import partial

from labtable.hall import door
from labtable.hall.audience import REMOVED, RESTART, Audience, Reader
from labtable.hall.company import Company
from labtable.hall.course import Act, Course
from labtable.hall.frames import Request
from labtable.hall.frames import Room as RoomFrame
from labtable.hall.gathering import Gathering
from labtable.hall.host import Host
from labtable.hall.house import House
from labtable.hall.inbox import Inbox
from labtable.hall.lease import Lease
from labtable.hall.letters import Standing
from labtable.hall.lobby import Lobby
from labtable.hall.match import Match
from labtable.hall.placard import Eyes, Placard
from labtable.hall.pupils import check_pupil
from labtable.hall.seating import CannotDo, RoomState
from labtable.hall.store import NotStored
from labtable.hall.wishes import (
    AsUsual,
    BeReady,
    Choose,
    Commit,
    Drop,
    FromBrowser,
    Hello,
    LeaveLesson,
    MakeHost,
    Nudge,
    OfTalk,
    Place,
    Rematch,
    Remove,
    Rename,
    Resize,
    Reveal,
    SetCustom,
    Sit,
    Stand,
    Start,
    Substitute,
    Swap,
    Wear,
)
from labtable.kernel import BadInput, Game
from labtable.kernel.lesson import NEWCOMER
from labtable.kernel.sentence import Sentence
from labtable.kernel.words import counted

OpenRematch = Callable[[RoomState, str, Callable[[str], Awaitable[None]]], Awaitable[None]]


def nobody_listens(digest: str, rule: str) -> None:
    """Nobody wants to know which rules are run into here."""


class Room:
    """The seats, the sockets, and the course of the match once it has begun."""

    def __init__(
        self,
        state: RoomState,
        game: Game,
        match: Match | None,
        lease: Lease,
        house: House,
        open_rematch: OpenRematch,
    ) -> None:
        self.state = state
        self.lease = lease
        self.house = house
        self.open_rematch = open_rematch
        self.game = game
        self.audience = Audience()
        self.company = Company(state, self.audience, house.clock, self.keep)
        self.course: Course | None = None
        self.away_since: dict[int, float] = {}
        self.quiet_since = house.clock.now()
        self.ran_into: Callable[[str, str], None] = nobody_listens
        """Told of a rule that somebody ran into, and of the digest of their key."""
        self.inbox = Inbox(state.code)
        self.gathering = Gathering(state, self.game, house, self._reseat, self.do)
        self.host = Host(state, house, self.audience, self._change, self.do, self.tell_room)
        self.lobby = Lobby(state, self.audience, house.clock, self._change, self.tell_room)
        if match is not None:
            self._set_course(match)
        for number, seat in enumerate(state.seats):
            if seat.people:
                self.away_since[number] = self.quiet_since

    def begin(self) -> None:
        """Start to do what is asked; until then a room can only be looked at."""
        self.inbox.begin()
        self.gathering.resume()
        if self.course is not None:
            self.course.wake()

    def _set_course(self, match: Match) -> Course:
        match.last_round = self.state.last_round
        self.course = Course(self.state, match, self.lease, self.house, self.audience, self.do, self.tell_room)
        if match.over:
            match.close()
        return self.course

    # The one task

    def do(self, act: Act) -> None:
        """Put something into the inbox."""
        self.inbox.do(act)

    async def idle(self) -> None:
        """Wait until nothing is left in the inbox."""
        await self.inbox.idle()

    async def end(self) -> None:
        """Leave memory; everything is stored."""
        await self.inbox.end()
        if self.course is not None:
            self.course.end()
        for reader in self.audience.readers:
            reader.close(RESTART)

    # Coming and going

    def come(self, reader: Reader, key: str) -> None:
        """Let a socket in."""
        self.quiet_since = self.house.clock.now()  # so that the room is not let go before it has heard of it
        self.do(partial(self._come, reader, key))

    async def _come(self, reader: Reader, key: str) -> None:
        reader.digest = self.state.digest(key)
        try:
            self.host.check_entry(reader.digest)
        except CannotDo as error:
            reader.refuse("stay", error.why)
            reader.close(REMOVED)
            return
        reader.seat = self.state.seat_of(reader.digest)
        self.audience.add(reader)
        welcome = None if reader.seat is None else await self._back(reader.seat)
        self.host.look_around()
        self.tell_room()
        self.company.greet(reader)
        if self.course is not None:
            self.course.welcome(reader, welcome)
            if welcome is not None and reader.seat is not None:
                self.course.changed_hands(reader.seat)

    async def _back(self, number: int) -> Sentence | None:
        """Somebody is at a seat again; what they are told if a bot had held it."""
        self.away_since.pop(number, None)
        if not self.state.seats[number].held:
            return None
        draft, match = self.state.draft(), self._begun.match
        chosen = match.chosen_by(number, draft.hand_back(number, len(match.journal)))
        try:
            await self.keep(draft)
        except NotStored:
            return None  # the bot holds it until they come again
        return door.welcome_back(chosen)

    def leave(self, reader: Reader) -> None:
        """Let a socket go."""
        self.do(partial(self._leave, reader))

    async def _leave(self, reader: Reader) -> None:
        if reader not in self.audience.readers:
            return
        self.audience.remove(reader)
        self.quiet_since = self.house.clock.now()
        if reader.seat is not None and not self.audience.is_present(reader.seat):
            self.away_since[reader.seat] = self.quiet_since
        if self.course is not None:
            self.course.bots.hints.drop(reader)
        self.host.look_around()
        self.tell_room()

    # What people ask for

    def hear(self, reader: Reader, message: FromBrowser) -> None:
        """Take a message in."""
        self.do(partial(self._obey, reader, message))

    async def _obey(self, reader: Reader, message: FromBrowser) -> None:
        do = str(message.__struct_config__.tag)
        if reader.digest in self.state.removed:
            return  # what was still on its way when its sender was removed
        try:
            await self._answer(reader, message)
        except CannotDo as error:
            reader.refuse(do, error.why, error.rule)
            if error.rule is not None:
                self.ran_into(reader.digest, error.rule)
        except BadInput as error:
            reader.refuse(do, str(error))
        except NotStored:
            reader.refuse(do, "That could not be written down, so it was not done; try again in a moment.")

    async def _answer(self, reader: Reader, message: FromBrowser) -> None:
        check_pupil(self.state, self.house.clock, message)
        match message:
            case Hello():
                raise CannotDo("You have said hello already.")
            case Sit() | Start() | Commit() | Reveal():
                await self._gather(reader, message)
            case Resize() | Place() | Drop() | Swap() | Choose() | AsUsual():
                self.gathering.must_gather()
                self.host.must_be(reader)
                await self.gathering.arrange(message)
            case SetCustom() | MakeHost() | Remove():
                await self.host.hear(reader, message, self.course)
            case Rename() | Wear() | BeReady() | Nudge():
                await self.lobby.hear(reader, message)
            case Stand():
                await self._stand(reader)
            case Substitute():
                await self._substitute(reader, message.seat)
            case Rematch():
                await self._rematch(reader)
            case LeaveLesson():
                await self._leave_lesson(self._begun, reader)
            case OfTalk():
                await self.company.hear(reader, message)
            case _:
                await self._begun.hear(reader, message)

    async def _gather(self, reader: Reader, message: Sit | Start | Commit | Reveal) -> None:
        match message:
            case Sit():
                await self.gathering.sit(reader.digest, message)
            case Start():
                self.host.must_be(reader)
                await self.gathering.start()
            case Commit():
                await self.gathering.commit(reader.digest, message.commitment)
            case Reveal():
                await self.gathering.reveal(reader.digest, message.chance)

    def finished(self) -> Match:
        """The match, once it is over: until then nobody may look into it."""
        if self.course is None or self.state.stage != "over":
            raise CannotDo("The match is not over; until then its record is closed.")
        if self.state.closed:
            raise CannotDo(self.state.closed)
        return self.course.match

    @property
    def _begun(self) -> Course:
        """The course of the match, once it has begun."""
        if self.course is None:
            raise CannotDo("The match has not begun yet.")
        return self.course

    # Before the start

    async def _reseat(self, draft: RoomState) -> None:
        """Change the room before its match: store it, give every socket its seat, tell everybody, and perhaps begin."""
        await self.keep(draft)
        self.audience.reseat(lambda reader: self.state.seat_of(reader.digest))
        self.away_since = {
            number: self.away_since.get(number, self.house.clock.now())
            for number, seat in enumerate(self.state.seats)
            if seat.people and not self.audience.is_present(number)
        }
        course = None if draft.header is None else self._set_course(Match(self.game, draft.header))
        self.host.clear_the_room(course)
        self.host.look_around()
        self.tell_room()
        if course is not None:
            course.begin()

    async def _change(self, draft: RoomState) -> None:
        """Change who is here or what they may do, at any time; who stood up during the match stays so."""
        if draft.stage == "gathering":
            await self._reseat(draft)
        else:
            await self.keep(draft)
            self.tell_room()

    async def _stand(self, reader: Reader) -> None:
        if reader.seat is None:
            raise CannotDo("You are not sitting at the table.")
        if self.state.stage == "gathering":
            await self.gathering.stand(reader.digest)
            return
        seat, now = reader.seat, self.house.clock.now()
        self.audience.reseat(lambda each: None if each.digest == reader.digest else each.seat)
        for each in self.audience.readers:
            if each.digest == reader.digest and self.course is not None:
                each.send(self.course.frame(None))
        if not self.audience.is_present(seat):
            self.away_since[seat] = now - self.house.manners.patience  # who leaves need not be waited for
        self.tell_room()

    # During the match and after

    async def _substitute(self, reader: Reader, number: int) -> None:
        if self.course is None or self.state.stage != "playing":
            raise CannotDo("Bots hold seats only while a match is played.")
        if reader.seat is None:
            raise CannotDo("Only those who sit at the table may let a bot play on.")
        if self.state.customs.slow:
            raise CannotDo("This match takes days; nobody counts as away.")
        since = self.away_since.get(number)
        if since is None or self.state.seats[number].held:
            raise CannotDo("Nobody is away from that seat.")
        if self.house.clock.now() - since < self.house.manners.patience:
            raise CannotDo(f"Give them {counted(round(self.house.manners.patience), 'second')} to come back first.")
        draft = self.state.draft()
        draft.hand_over(number, len(self.course.match.journal))
        await self.keep(draft)
        self.tell_room()
        self.course.changed_hands(number)

    async def _leave_lesson(self, course: Course, reader: Reader) -> None:
        if course.guide is None or reader.seat != NEWCOMER:
            raise CannotDo("You are not in a lesson.")
        draft = self.state.draft()
        draft.lesson = False
        await self.keep(draft)
        course.leave_lesson()

    async def _rematch(self, reader: Reader) -> None:
        if self.state.stage != "over":
            raise CannotDo("A rematch follows a match that is over.")
        if reader.seat is None and reader.digest != self.state.host:
            raise CannotDo("Only those who played may ask for a rematch.")
        if self.state.rematch is None:
            await self.open_rematch(self.state, reader.digest, partial(self._announce, reader.seat))
        self.tell_room()

    async def _announce(self, seat: int | None, rematch: str) -> None:
        draft = self.state.draft()
        draft.rematch, draft.rematch_by = rematch, seat
        draft.return_game = rematch if draft.closed else None
        await self.keep(draft)

    # Showing and storing

    async def keep(self, draft: RoomState) -> None:
        """Write a draft down; only then it is how the room is."""
        listing = None if self.course is None else self.course.ledger.listing(draft)
        await self.lease.keep(state=draft.text(), listing=listing)
        self.state.become(draft)

    def tell_room(self) -> None:
        """Send everybody the room as it is now."""
        placard = self._placard()
        shared = placard.shared(self.course)
        made: dict[Eyes, bytes] = {}
        for reader in self.audience.readers:
            eyes = placard.eyes(reader)
            if eyes not in made:
                made[eyes] = door.encoded(placard.addressed(shared, eyes, self._request(reader.seat)))
            reader.send(made[eyes])
        self.audience.noticed()
        self.company.look_around()
        if self.course is not None:
            self.course.team.look_around()

    def frame(self, you: int | None = None, host: bool = False) -> RoomFrame:
        """The room as somebody sees it who sits at a seat or at none."""
        placard = self._placard()
        return placard.addressed(placard.shared(self.course), (you, host, ""), self._request(you))

    def standing(self, key: str = "") -> Standing:
        """How it stands here, for somebody with this key; of the match itself a stranger is told nothing."""
        digest = self.state.digest(key) if key else ""
        if self.course is None or self.state.seat_of(digest) is None:
            return door.standing(self.state, None, None, digest, len(self.audience.at(None)))
        return self.course.standing(digest)

    def _request(self, you: int | None) -> Request | None:
        course = self.course
        return None if course is None else course.consent.request(course.match, you)

    def _placard(self) -> Placard:
        return Placard(self.state, self.game, self.house, self.audience, self.away_since)
