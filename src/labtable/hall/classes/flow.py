"""The flow of a lesson: joining, first steps, match, and what comes after; by the teacher's word or by the clock."""

from functools import partial

from labtable.hall.classes import tended
from labtable.hall.classes.lectern import Lectern
from labtable.hall.classes.notes import notes_file
from labtable.hall.classes.people import People
from labtable.hall.classes.plan import ClassPlan
from labtable.hall.classes.rooms import AT_ONCE, games_of, played_at
from labtable.hall.classes.state import KEPT, ClassState, ClassTable
from labtable.hall.classes.tended import in_room
from labtable.hall.classes.wishes import Arrange, Begin, CountDown, EndLesson, EndRound, Extend, Pause
from labtable.hall.clock import at
from labtable.hall.house import House
from labtable.hall.manners import MINUTE
from labtable.hall.room import Room
from labtable.hall.seating import CannotDo, new_secret
from labtable.kernel.lesson import lesson_of
from labtable.kernel.option import read_options

STEPS_TIME = 8 * MINUTE  # for the first steps
TALK_TIME = 5 * MINUTE  # at the end, to talk about it,
JOIN_TIME = 2 * MINUTE  # and at the beginning, to come in
SHORTEST = 20 * MINUTE  # a lesson in which there is time for both
REST = 15.0  # seconds between two games on one deal, to look at the end of the first
EARLY = 0.05  # seconds by which a clock may be early
OfFlow = Arrange | Begin | CountDown | EndLesson | EndRound | Extend | Pause


class Flow:
    """How far a class is, and what comes next."""

    def __init__(self, lectern: Lectern, people: People) -> None:
        self.lectern = lectern
        self.people = people
        self.state = lectern.state
        self.clock = lectern.clock
        self._over_since: dict[str, float] = {}
        """When the first of two games was seen to be over."""

    async def hear(self, message: OfFlow) -> None:
        """What the teacher asks for."""
        if self.state.ended is not None:
            raise CannotDo("This class is over; open a new one.")
        match message:
            case Arrange():
                await self._arrange(message.plan)
            case CountDown():
                await self._count_down(message.seconds)
            case Begin():
                await self._begin()
            case Pause():
                await self._pause(message.paused)
            case Extend():
                await self._extend(message.minutes * MINUTE)
            case EndRound():
                await self._end_round(message.table)
            case EndLesson():
                await self.end()

    async def resume(self) -> None:
        """After a restart: find or open every room that there should be, and go on."""
        await self.lectern.rooms.ensure()
        await self.lectern.rooms.recall()
        await self.lectern.rooms.agree()
        self._wait()
        self.lectern.tell()
        self.lectern.noticed()

    # Before the start

    async def _arrange(self, plan: ClassPlan) -> None:
        if self.state.stage != "joining":
            raise CannotDo("The class has begun; what it plays stays as it is.")
        check_plan(plan, self.lectern.house)
        draft = self.state.draft()
        draft.plan, draft.tables = plan, []
        for pupil in draft.pupils:
            pupil.table = None
        await self.lectern.change(draft)

    async def _count_down(self, seconds: int) -> None:
        if self.state.stage != "joining":
            raise CannotDo("The class has begun already.")
        draft = self.state.draft()
        draft.until = self.clock.now() + seconds if seconds else None
        await self.lectern.change(draft)
        self._wait()

    # The clock

    def _wait(self) -> None:
        """Let this stage end by itself when its time is up."""
        if self.state.until is not None:
            at(self.clock, self.state.until, self.lectern.do, self._time_is_up)

    async def _time_is_up(self) -> None:
        until = self.state.until
        if until is None or self.clock.now() < until - EARLY or self.state.ended is not None:
            return
        if self.state.stage == "joining" and not self.state.pupils:
            await self._count_down(0)
        elif self.state.stage in ("joining", "lesson"):
            await self._begin()
        elif self.state.stage == "playing" and not self.state.ending:
            await self._end_round(None)

    async def _pause(self, paused: bool) -> None:
        """Let every clock and every bot of the class stand still, or go on."""
        was = self.clock.stands
        (self.clock.stop if paused else self.clock.go_on)()
        try:
            await self.lectern.change(self.state.draft())
        except Exception:
            (self.clock.stop if was else self.clock.go_on)()
            raise
        await self.lectern.rooms.each(tended.stand_still)

    async def _extend(self, seconds: float) -> None:
        if self.state.until is None or self.state.ending:
            raise CannotDo("No time runs now that could be longer.")
        draft = self.state.draft()
        draft.until = self.state.until + seconds
        draft.ends = None if draft.ends is None else draft.ends + seconds
        await self.lectern.change(draft)
        self._wait()

    # From one stage to the next

    async def _begin(self) -> None:
        """Begin what comes next."""
        if not self.state.pupils:
            raise CannotDo("Nobody has joined yet; let the code stand on the wall a little longer.")
        draft = self.state.draft()
        if draft.making is not None:
            draft.making.is_open = False
        match self.state.stage:
            case "joining":
                self._sit_down(draft)
            case "lesson":
                self._deal(draft, draft.tables)
            case "playing":
                raise CannotDo("The match goes on at some tables; wait, or let it end with this round.")
            case "over":
                self._again(draft)
        await self._go(draft)

    async def _go(self, draft: ClassState) -> None:
        """Write a draft down, open the rooms that it names, and tell everybody."""
        await self.lectern.keep(draft)
        await self.lectern.rooms.ensure()
        self._wait()
        self.lectern.tell()
        self.lectern.noticed()

    def _sit_down(self, draft: ClassState) -> None:
        """Give everybody a table, and begin with the first steps or with the match."""
        if not draft.tables or any(pupil.table is None for pupil in draft.pupils):
            self.people.share_out(draft)
        now, draft.begun = self.clock.now(), self.lectern.wall.now()
        draft.match = 1
        seconds = draft.plan.minutes * MINUTE
        besides = JOIN_TIME + TALK_TIME if seconds >= SHORTEST else 0.0
        draft.ends = now + seconds - besides if seconds else None
        has_steps = any(lesson_of(game) is not None for game in games_of(draft.plan, self.lectern.house))
        if draft.plan.lesson and has_steps:
            draft.stage, draft.until = "lesson", now + min(STEPS_TIME, (seconds - besides) / 2 or STEPS_TIME)
            for pupil in draft.pupils:
                self.people.begin_steps(draft, pupil)
        else:
            self._deal(draft, draft.tables)

    def _again(self, draft: ClassState) -> None:
        """Another match, at tables with others, as far as there are any."""
        draft.match += 1
        draft.ending = False
        self.people.share_out(draft)
        seconds = draft.plan.minutes * MINUTE
        draft.ends = self.clock.now() + seconds - TALK_TIME if seconds >= SHORTEST else None
        self._deal(draft, draft.tables)

    def _deal(self, draft: ClassState, tables: list[ClassTable]) -> None:
        """Let matches begin at tables; when all have begun, the first steps are over."""
        for table in tables:
            if not table.room:
                table.room = self.lectern.rooms.new_code(draft)
                draft.played.append(played_at(table, draft.match))
        if all(table.room for table in draft.tables):
            draft.stage, draft.until = "playing", draft.ends

    # What happens at the tables

    async def look(self) -> None:
        """See who is through with the first steps, and which matches are over."""
        if self.state.ended is not None or self.clock.stands:
            return
        if self.state.stage == "lesson":
            await self._look_at_steps()
        elif self.state.stage == "playing":
            await self._look_at_matches()

    async def _look_at_steps(self) -> None:
        draft = self.state.draft()
        for pupil in draft.pupils:
            pupil.done = pupil.done or self._is_through(pupil.steps)
        ready = [table for table in draft.tables if not table.room and self._is_ready(draft, table)]
        is_new = [each.done for each in draft.pupils] != [each.done for each in self.state.pupils]
        self._deal(draft, ready)
        if ready:
            await self._go(draft)
        elif is_new:
            await self.lectern.change(draft)

    def _is_through(self, code: str) -> bool:
        """Whether somebody is through with their first steps, or has left them."""
        room = self.lectern.rooms.get(code)
        if room is None or room.course is None:
            return False
        guide = room.course.guide
        return guide is None or guide.step is None

    def _is_ready(self, draft: ClassState, table: ClassTable) -> bool:
        """Whether all of a table who are here are through; where nobody is here it waits for the clock."""
        here = self.lectern.visits.here()
        people = [draft.pupil(each) for seat in table.seats for each in seat]
        present = [each for each in people if each.digest in here]
        return bool(present) and all(each.done for each in present)

    async def _look_at_matches(self) -> None:
        """Let the second game on a deal begin; when all is over, everybody may look into it."""
        over = [table for table in self.state.tables if self.is_over(table)]
        twice = [table for table in over if self.state.is_played_back(table)]
        now = self.clock.now()
        again = [table for table in twice if now - self._over_since.setdefault(table.room, now) >= REST]
        if again:
            draft = self.state.draft()
            for table in again:
                self._swap(draft, draft.table(table.number))
            await self._go(draft)
        elif len(over) == len(self.state.tables) and not twice:
            draft = self.state.draft()
            draft.stage, draft.until = "over", None
            draft.secrets[draft.match + 1] = new_secret()
            await self.lectern.rooms.each(tended.open_up)
            await self.lectern.change(draft)

    def is_over(self, table: ClassTable) -> bool:
        """Whether nothing is played at a table any more."""
        room = self.lectern.rooms.get(table.room)
        return room is None or room.state.stage == "over" or not any(table.seats)

    def _swap(self, draft: ClassState, table: ClassTable) -> None:
        table.seats, table.leg = [*reversed(table.seats)], 2
        table.room = self.lectern.rooms.new_code(draft)
        draft.played.append(played_at(table, draft.match))

    # The end

    async def _end_round(self, number: int | None) -> None:
        """Let all tables, or one, end with the round that they play."""
        draft = self.state.draft()
        if self.state.stage == "lesson" and number is None:
            draft.stage, draft.until = "playing", None
        if draft.stage != "playing":
            raise CannotDo("No match is played now.")
        draft.ending = draft.ending or number is None
        tables = draft.tables if number is None else [draft.table(number)]
        for table in tables:
            table.is_ending = True
        await self.lectern.change(draft)
        for room in filter(None, (self.lectern.rooms.get(table.room) for table in tables)):
            last = full_round(room) if room.audience.readers else AT_ONCE  # where nobody is, no round goes on
            await in_room(room, partial(tended.end_after, last))
        self.lectern.noticed()

    async def end(self) -> None:
        """End the class: all matches stop, and no name stays in the database."""
        for table in self.state.tables:
            await self.lectern.rooms.stop(table.room)
        await self.lectern.rooms.each(tended.open_up)
        self.lectern.names.update({pupil.number: pupil.name for pupil in self.state.pupils})
        draft = self.state.draft()
        draft.stage, draft.until, draft.ended = "over", None, self.lectern.wall.now()
        draft.forget_names()
        await self.lectern.keep(draft)
        await self.lectern.rooms.each(tended.forget_names)
        await self.lectern.house.store.prolong(draft.code, draft.ended + KEPT)
        await self.lectern.house.store.tidy()
        self.lectern.tell()
        self.lectern.noticed()


def full_round(room: Room) -> int:
    """The round that is played, or where a round is one seat's turn, the last turn of those that all have had."""
    assert room.course is not None, "a match is played there"
    table = room.course.match.table
    if not notes_file(room.game).rounds_are_turns:
        return table.round
    return -(-table.round // table.seats) * table.seats


def check_plan(plan: ClassPlan, house: House) -> None:
    """Refuse a plan that the games cannot follow."""
    for game in games_of(plan, house):
        options = read_options(game.options, dict(plan.options.get(game.name, {})))
        for seats in range(game.fewest_seats, max(game.fewest_seats, min(plan.size, game.most_seats)) + 1):
            game.new(0, seats, dict(options))  # options that do not fit a table that there may be are refused now
    for name in plan.options:
        house.shelf.game(name)
