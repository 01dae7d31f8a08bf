"""The course of a match: moves of people and bots, answers in windows, and moves taken back.

Everything here runs in the one task of its room, one thing after the other. What comes in late (a bot's move,
the end of a pause) carries the turn it belongs to, and is dropped if the table has moved on.
"""

import asyncio
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from functools import partial

from labtable.hall import door
from labtable.hall.advice import Advice, Decision, advise
from labtable.hall.audience import Audience, Reader
from labtable.hall.events import TakenBack
from labtable.hall.guide import guide_of
from labtable.hall.hints import Hints
from labtable.hall.house import House
from labtable.hall.match import Match, Takeback, allowed
from labtable.hall.seating import SUBSTITUTE, CannotDo, RoomState
from labtable.hall.store import Change, NotStored
from labtable.hall.window import Asked, Window
from labtable.hall.wire import Play, Request
from labtable.kernel import Event, Move, Record, Table
from labtable.kernel.lesson import LessonStep

Act = Callable[[], Awaitable[None]]
Happened = Sequence[Event]


class Course:
    """A match as it is played: who is asked now, what has been shown, and what waits."""

    def __init__(
        self,
        state: RoomState,
        match: Match,
        house: House,
        audience: Audience,
        do: Callable[[Act], None],
        room_changed: Callable[[], None],
    ) -> None:
        self.state = state
        self.match = match
        self.house = house
        self.audience = audience
        self.do = do
        self.room_changed = room_changed
        self.names = state.names()
        self.window: Window | None = None
        self.request: Request | None = None
        self.guide = guide_of(match) if state.lesson else None
        self.turn = 0
        self.thinking = False
        # Ticks start at the moment the room came into memory: no picture from before a restart is taken for a new one.
        self.tick = int(house.clock.now() * 1000)
        self._stored = len(match.record.steps)
        self._cuts = 0
        self._tasks: set[asyncio.Task[None]] = set()
        self._thoughts: list[asyncio.Task[None]] = []  # of bots, about this turn
        self.hints = Hints(house.thinkers, self._begin)
        if any(seat.played_by for seat in state.seats) and not match.over:
            self._begin(house.thinkers.wake(state.code))

    def end(self) -> None:
        """Let everything go that still thinks."""
        for task in self._tasks:
            task.cancel()

    # Showing

    def _moment(self, happened: Happened = ()) -> door.Moment:
        return door.Moment(
            self.match,
            self.names,
            tick=self.tick,
            happened=happened,
            window=self.window,
            thinking=self.thinking,
            guidance=None if self.guide is None else self.guide.guidance(self.window),
        )

    def _told(self) -> list[Event]:
        return [told.event for told in self.match.told]

    def _past(self) -> door.Moment:
        return self._moment(self._told())

    def frame(self, seat: int | None) -> bytes:
        """The table as a seat sees it now."""
        return self._moment().frame(seat, self.takeback(seat))

    def welcome(self, reader: Reader) -> None:
        """Show somebody who comes in the log and the table, and let bots go on who waited for company."""
        reader.send(self._past().log(reader.seat))
        if self._waits_for_company():
            self.go_on()
        else:
            reader.send(self.frame(reader.seat))

    def _waits_for_company(self) -> bool:
        """Whether nothing is under way that should be; a window that spared the only person is opened for two."""
        if self.window is not None:
            return self.window.is_spared and not self._is_alone_with_bots()
        return not self.thinking and (self.match.table.in_secret() or self._bot_to_move() is not None)

    def show(self, happened: Happened) -> None:
        """Show everybody the table and what happened."""
        self.tick += 1
        moment = self._moment(happened)
        self.audience.tell(lambda seat: moment.frame(seat, self.takeback(seat)))

    # Going on

    def begin(self) -> None:
        """Show everybody the table as it was set up, and what happened then."""
        self.go_on(self._told())

    def go_on(self, happened: Happened = ()) -> None:
        """Find out who is asked now, and show the table."""
        self.turn += 1
        self._drop_thoughts()
        self.window = None
        self.thinking = False
        had_request, self.request = self.request is not None, None
        if self.match.table.in_secret():
            self._open_window()
        elif self.audience.readers:  # bots do not play to an empty room
            self._let_bot_think()
        self.show(happened)
        if had_request or self.match.over:
            self.room_changed()

    async def _make(self, moves: list[Move], notes: Happened = ()) -> None:
        """Make moves, write them down, and only then show them."""
        happened = [*notes]
        for move in moves:
            happened += self.match.choose(move)
        await self._keep()
        self.go_on(happened)

    async def _keep(self) -> None:
        """Write down what is new; if that fails, the table goes back to what was written."""
        new = self.match.record.steps[self._stored :]
        draft = self._ended() if self.match.over else None
        change = Change(
            code=self.state.code,
            touched=self.house.clock.now(),
            state=None if draft is None else draft.text(),
            first=self._stored,
            steps=new,
        )
        try:
            await self.house.store.keep(change)
        except NotStored:
            self.match.cut(self._stored)
            self._cuts += 1
            self.go_on()
            raise
        self._stored += len(new)
        if draft is not None:  # not before: from now on anybody may look into the record
            self.match.record.close(self.match.table)
            self.state.become(draft)

    def _ended(self) -> RoomState:
        """The room as it is once the end of the match is stored."""
        draft = self.state.draft()
        draft.stage = "over"
        return draft

    # People

    async def play(self, seat: int | None, message: Play) -> None:
        """A person's choice: a move at their turn, or an answer in a window."""
        if seat is None:
            raise CannotDo("You are watching; only those who sit at the table can make moves.")
        if self.match.over:
            raise CannotDo("The game is over.")
        if message.tick != self.tick:
            raise CannotDo("The table has changed since you looked; look again and choose.")
        if self.window is not None:
            await self._answer(self.window, seat, message.move)
        elif seat != self.match.table.actor:
            raise CannotDo("It is not your turn.")
        else:
            await self._make([self._allowed(self.match.table, message.move)])

    def _allowed(self, table: Table, id: int) -> Move:
        """The move with this number, if the rules allow it now, and the lesson where there is one."""
        move = allowed(self.match.game, table, id)
        if self.guide is not None:
            self.guide.check(move, self.window)
        return move

    async def hint(self, reader: Reader) -> None:
        """Let a strong bot think for a person; the table does not wait for it."""
        asked = self._asked(reader.seat)
        if asked is None:
            raise CannotDo("There is nothing for you to decide now.")
        if self._lesson_step() is not None:
            raise CannotDo("The lesson says what to do; hints come after it.")
        self.hints.ask(reader, self._decision(asked), self.tick)

    def _asked(self, seat: int | None) -> Asked | None:
        """What a seat must decide now."""
        if self.window is not None:
            return self.window.question(seat)
        return Asked(seat, self.match.table) if seat is not None and seat == self.match.table.actor else None

    def changed_hands(self, seat: int) -> None:
        """A person is back, or a bot holds the seat from now on: whoever was about to choose there is dropped."""
        if self.window is None and seat == self.match.table.actor:
            self.go_on()
        elif self.window is not None and self.state.seats[seat].held:
            self._stop_waiting(self.window, seat)

    # Bots

    def _decision(self, asked: Asked) -> Decision:
        """A decision as it stands now, for somebody to think about while the table may go on."""
        record = Record(self.match.record.header, self.match.record.steps.copy())
        table, seat, silent = asked.table.clone(), asked.seat, asked.place
        return Decision(self.state.code, self._cuts, self.match.game, record, table, seat, silent)

    def _begin(self, work: Coroutine[None, None, None]) -> asyncio.Task[None]:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    def _drop_thoughts(self) -> None:
        """Nobody waits any more for what was to be decided in the last turn."""
        while self._thoughts:
            self._thoughts.pop().cancel()
        self.hints.clear()

    def _let_bot_think(self) -> None:
        """If a bot must decide now, let it think."""
        level = self._bot_to_move()
        self.thinking = level is not None
        if self.thinking and self._lesson_step() is not None:
            self._later(self.house.manners.pace, self._follow_lesson)
        elif level is not None:
            self._think(Asked(self.match.table.actor, self.match.table), level, self.house.manners.pace)

    def _bot_to_move(self) -> str | None:
        """The level of the bot that must decide now, if it is one."""
        return None if self.match.over else self.state.seats[self.match.table.actor].played_by

    def _think(self, asked: Asked, level: str, pace: float) -> None:
        """Let a bot think; its move is made after the pace, however soon it knows."""
        due = self.house.clock.now() + pace
        self._thoughts.append(self._begin(self._advised(self.turn, self._decision(asked), level, due)))

    async def _advised(self, turn: int, decision: Decision, level: str, due: float) -> None:
        advice = await advise(self.house.thinkers, decision, level)
        act = partial(self._bot_moves, turn, decision.seat, advice)
        self.house.clock.later(due - self.house.clock.now(), partial(self.do, act))

    async def _bot_moves(self, turn: int, seat: int, advice: Advice) -> None:
        if turn != self.turn:
            return
        if self.window is not None:
            self.window.answers[seat] = advice.move
        else:
            await self._make([advice.move], advice.notes)

    # Windows

    def _open_window(self) -> None:
        """Ask all seats of a window at once; what happens when hangs on who is asked, never on what they hold."""
        manners, seats = self.house.manners, self.state.seats
        bots = {number for number, seat in enumerate(seats) if seat.played_by}
        window = self.window = Window(self.match.game, self.match.table, bots)
        guided = self.guide is not None and self.guide.lead(window)
        for asked in window.asked:
            level = seats[asked.seat].played_by
            if level is not None and not asked.can_only_pass and not guided:
                self._think(asked, level, 0.0)
        if self._is_alone_with_bots():
            window.spare()
        window.until = self.house.clock.now() + (manners.countdown if window.awaited else manners.answer_pause)
        window.pause_is_over = not window.has_bots and bool(window.awaited)
        if not window.pause_is_over:
            self._later(manners.answer_pause, self._pause_over)
        if window.awaited and guided:
            window.until = None
        elif window.awaited:
            self._later(manners.countdown, self._countdown_over)

    def _is_alone_with_bots(self) -> bool:
        """Whether one person is connected and bots sit everywhere else."""
        people = sum(len(seat.people) for seat in self.state.seats if not seat.held)
        return people == 1 and self.audience.visitors() == 1

    def _later(self, seconds: float, act: Callable[[int], Awaitable[None]]) -> None:
        self.house.clock.later(seconds, partial(self.do, partial(act, self.turn)))

    async def _pause_over(self, turn: int) -> None:
        if turn == self.turn and self.window is not None:
            self.window.pause_is_over = True
            await self._settle(self.window)

    async def _countdown_over(self, turn: int) -> None:
        if turn == self.turn and self.window is not None:
            await self._make(self.window.outcome())

    async def _answer(self, window: Window, seat: int, id: int) -> None:
        question = window.question(seat)
        if question is None:
            raise CannotDo("You have nothing to answer, or have answered already.")
        window.answers[seat] = self._allowed(question.table, id)
        for reader in self.audience.at(seat):
            reader.send(self.frame(seat))
        await self._settle(window)

    async def _settle(self, window: Window) -> None:
        if window.is_settled:
            await self._make(window.outcome())

    def _stop_waiting(self, window: Window, seat: int) -> None:
        """A bot answers for a seat from now on, after the usual pause."""
        question = window.question(seat)
        window.awaited.discard(seat)
        window.pause_is_over = False
        if question is not None and not question.can_only_pass:
            self._think(question, SUBSTITUTE, 0.0)
        self._later(self.house.manners.answer_pause, self._pause_over)

    # Lessons

    def _lesson_step(self) -> LessonStep | None:
        """The step of a lesson that comes next."""
        return None if self.guide is None else self.guide.step

    async def _follow_lesson(self, turn: int) -> None:
        """A bot makes the move that the lesson has for it."""
        if turn == self.turn and self.guide is not None and self.guide.step is not None:
            await self._make([self.guide.move(self.guide.step)])

    def leave_lesson(self) -> None:
        """Play on freely."""
        self.guide = None
        self.go_on()

    # Taking back

    def takeback(self, seat: int | None) -> Takeback:
        """Whether a seat may take back, must ask, or cannot."""
        if seat is None or self.window is not None:
            return "no"
        return self.match.takeback(seat, alone=not self._others(seat))

    def _others(self, seat: int) -> list[int]:
        """The other seats at which people sit and decide for themselves."""
        return [
            number
            for number, each in enumerate(self.state.seats)
            if number != seat and each.people and not each.held and self.audience.is_present(number)
        ]

    async def undo(self, seat: int | None) -> None:
        """Take a choice back, or ask the others."""
        takeback = self.takeback(seat)
        if seat is None or takeback == "no":
            raise CannotDo("There is nothing that you could take back now.")
        if takeback == "free":
            await self._take_back(seat)
        elif self.request is not None:
            raise CannotDo("Somebody has asked to take a move back already; answer that first.")
        else:
            self.request = Request(seat=seat, what="undo", agreed=[], missing=self._others(seat))
            self.room_changed()

    async def consent(self, seat: int | None, agree: bool) -> None:
        """Agree to a request or not; one refusal ends it."""
        request = self.request
        if request is None or seat not in request.missing:
            raise CannotDo("Nobody asks you for anything now.")
        missing = [each for each in request.missing if each != seat]
        if agree and not missing:
            await self._take_back(request.seat)
            return
        asked_on = Request(seat=request.seat, what="undo", agreed=[*request.agreed, seat], missing=missing)
        self.request = asked_on if agree else None
        self.room_changed()

    async def excuse(self, seat: int) -> None:
        """Do not wait for the consent of somebody who has gone."""
        if self.request is not None and seat in self.request.missing:
            await self.consent(seat, agree=True)

    async def _take_back(self, seat: int) -> None:
        steps = self.match.last_choice(seat)
        assert steps is not None, "there is something to take back"
        await self.house.store.keep(Change(code=self.state.code, touched=self.house.clock.now(), kept=steps))
        self.match.take_back(steps)
        self._stored = steps
        self._cuts += 1
        self.audience.tell(self._past().log)  # it has become shorter
        self.go_on([TakenBack(seat=seat)])
