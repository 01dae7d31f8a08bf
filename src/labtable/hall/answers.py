"""Answers: the windows of a match, from the moment at which everybody is asked to what comes of it.

What comes in late (a bot's answer, the end of a pause) carries the window it belongs to, and is dropped after it.
"""

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from functools import partial

from labtable.hall.advice import Advice
from labtable.hall.bots import Bots
from labtable.hall.clock import at
from labtable.hall.guide import Guide
from labtable.hall.house import House
from labtable.hall.match import Match
from labtable.hall.seating import SUBSTITUTE, CannotDo, RoomState
from labtable.hall.store import NotStored
from labtable.hall.will import Wills
from labtable.hall.window import Asked, Window
from labtable.hall.wishes import Will
from labtable.kernel import Move, Table

Late = Callable[[Window], Awaitable[None]]
Showing = tuple[Callable[[int], None], Callable[[], None]]
"""Shows one seat, or everybody, the table as it stands."""


class Answers:
    """The window that is open, if any, and how everybody wants to be asked."""

    def __init__(
        self,
        state: RoomState,
        match: Match,
        house: House,
        bots: Bots,
        do: Callable[[Callable[[], Awaitable[None]]], None],
        make: Callable[[list[Move]], Awaitable[None]],
        note: Callable[[dict[int, str]], Awaitable[None]],
        showing: Showing,
    ) -> None:
        self.state = state
        self.match = match
        self.house = house
        self.bots = bots
        self.do = do
        self.make = make
        self.note = note
        """Writes down what was answered where a match takes days."""
        self.show_seat, self.show_all = showing
        self.wills = Wills({} if state.waiting is None else state.waiting.wills)
        self.window: Window | None = None
        self.turn = 0

    def close(self, turn_of: int) -> None:
        """Nobody is asked any more; it is somebody's turn."""
        self.window = None
        self.wills.begin_turn(turn_of)

    def open(self, turn: int, guide: Guide | None, *, alone: bool) -> None:
        """Ask all seats of a window at once; what happens when hangs on who is asked, never on what they hold."""
        seats = self.state.seats
        self.turn = turn
        bots = {number for number, seat in enumerate(seats) if seat.played_by}
        window = self.window = Window(self.match.game, self.match.table, bots)
        window.is_guided = guide is not None and guide.lead(window)
        for asked in window.asked:
            level = seats[asked.seat].played_by
            if level is not None and not window.is_guided:
                self._let_answer(asked, level)
        self._remember(window)
        if alone:
            window.spare()
        if not window.is_guided:
            window.heed(self.wills)
        self._wait(window)

    def _remember(self, window: Window) -> None:
        """What was answered before everybody left still counts, as long as nothing has happened since."""
        given = {} if self.state.waiting is None else self.state.waiting.answers
        for asked in window.asked:
            move = self.match.game.catalogue.named(given.get(asked.seat, ""))
            if move is not None and asked.seat in window.awaited:
                window.answers[asked.seat] = move

    async def _note(self) -> None:
        """Write down what people have answered where they are not to answer twice."""
        if self.state.customs.slow:
            await self.note(self._answered())

    def _answered(self) -> dict[int, str]:
        """What people have answered in the window that is open, by their seats."""
        window = self.window
        if window is None:
            return {}
        return {seat: window.answers[seat].text for seat in window.awaited & window.answers.keys()}

    def _let_answer(self, asked: Asked, level: str) -> None:
        """Let a bot think about its answer even if it holds none: that it thinks must not betray its hand."""
        self.bots.answer(self.turn, asked, level, self._bot_answers)

    async def _bot_answers(self, turn: int, seat: int, advice: Advice) -> None:
        if turn == self.turn and self.window is not None:
            self.window.answers[seat] = advice.move

    # Waiting

    def _wait(self, window: Window) -> None:
        """Wait for people as long as they may think; for bots, and who wants no question, as long as bots seem to."""
        pause = self.house.manners.answer_pause
        window.until = self.house.clock.now() + pause
        window.pause_is_over = not window.needs_pause
        if window.needs_pause:
            self._later(window, pause, self._pause_over)
        if window.awaited:
            self._count_down(window)

    def _count_down(self, window: Window) -> None:
        """The time for people begins, unless it runs already; with nobody else at the table it need not run."""
        if window.is_guided or window.is_private:
            window.until = None
        elif not window.counts_down:
            window.counts_down = True
            window.until = self._end_of_time()
            at(self.house.clock, window.until, self.do, partial(self._countdown_over, window))

    def _end_of_time(self) -> float:
        """Until when people may think; where the match takes days, since the window was opened, whoever was there."""
        manners, waiting, now = self.house.manners, self.state.waiting, self.house.clock.now()
        if not self.state.customs.slow:
            return now + manners.countdown
        since = now if waiting is None else waiting.since
        return max(now + manners.answer_pause, since + manners.slow_countdown)

    def _later(self, window: Window, seconds: float, act: Late) -> None:
        self.house.clock.later(seconds, partial(self.do, partial(act, window)))

    async def _pause_over(self, window: Window) -> None:
        if window is self.window:
            window.pause_is_over = True
            async with self._trying_again(window, self._pause_over):
                await self._settle(window)

    async def _countdown_over(self, window: Window) -> None:
        if window is self.window:
            async with self._trying_again(window, self._countdown_over):
                await self.make(window.outcome())

    @asynccontextmanager
    async def _trying_again(self, window: Window, act: Late) -> AsyncIterator[None]:
        """What the clock does and could not be written down is tried again after a pause."""
        try:
            yield
        except NotStored:
            self._later(window, self.house.manners.answer_pause, act)
            raise

    async def _settle(self, window: Window) -> None:
        if window.is_settled:
            await self.make(window.outcome())

    # People

    async def answer(self, seat: int, id: int, allowed: Callable[[Table, int], Move]) -> None:
        """A person's answer."""
        window = self.window
        question = None if window is None else window.question(seat)
        if window is None or question is None:
            raise CannotDo("You have nothing to answer, or have answered already.")
        window.answers[seat] = allowed(question.table, id)
        self.wills.answered(seat)
        self.show_seat(seat)
        try:
            if window.is_settled:
                await self.make(window.outcome())
            else:
                await self._note()
        except NotStored:
            del window.answers[seat]
            self.show_seat(seat)
            raise

    async def heed(self, seat: int, will: Will) -> None:
        """A seat tells its will, which holds for what is asked now as well."""
        self.wills.tell(seat, will)
        window = self.window
        if self.state.customs.slow:
            await self.note(self._answered())
        if window is None or window.is_guided:
            self.show_seat(seat)
            return
        was_waiting = bool(window.awaited)
        window.heed(self.wills)
        if window.awaited and not was_waiting:
            self._count_down(window)
            self.show_all()
        else:
            self.show_seat(seat)
        await self._settle(window)

    def stop_waiting(self, window: Window, seat: int) -> None:
        """A bot answers for a seat from now on, after the usual pause."""
        question = window.question(seat)
        window.awaited.discard(seat)
        window.pause_is_over = False
        if question is not None:
            self._let_answer(question, SUBSTITUTE)
        self._later(window, self.house.manners.answer_pause, self._pause_over)
