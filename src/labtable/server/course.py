"""The course of a match: moves of people and bots, answers in windows, and moves taken back.

Everything here runs in the one task of its room, one thing after the other. What comes in late (a bot's thought,
the end of a pause) carries the turn it belongs to, and is dropped if the table has moved on.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from functools import partial

from labtable.bots import make_bot
from labtable.kernel import Event, Game, Knowledge, Move, Table, seeded
from labtable.server import door
from labtable.server.audience import Audience, Reader
from labtable.server.house import House
from labtable.server.match import Match, Takeback
from labtable.server.seating import SUBSTITUTE, CannotDo, RoomState
from labtable.server.store import Change, NotStored
from labtable.server.window import Window
from labtable.server.wire import Happening, Hinted, Play, Request, WeighedMove
from labtable.server.workers import Stuck

log = logging.getLogger(__name__)
LAST_RESORT = "greedy"
HINT_LEVEL = "hard"

Act = Callable[[], Awaitable[None]]


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
        self.window: Window | None = None
        self.request: Request | None = None
        self.turn = 0
        self.thinking = False
        # Ticks start at the moment the room came into memory: no picture from before a restart is taken for a new one.
        self.tick = int(house.clock.now() * 1000)
        self._stored = len(match.record.steps)
        self._cuts = 0
        self._tasks: set[asyncio.Task[None]] = set()

    # Showing

    def frame(self, seat: int | None, happened: Sequence[Event | Happening] = ()) -> bytes:
        """The table as a seat sees it now."""
        return door.table_frame(
            self.match,
            seat,
            self.state.names(),
            tick=self.tick,
            happened=list(happened),
            undo="no" if seat is None else self.takeback(seat),
            window=self.window,
            thinking=self.thinking,
        )

    def welcome(self, reader: Reader) -> None:
        """Show somebody who comes in the log and the table, and let bots go on who waited for company."""
        reader.send(door.log_frame(self.match, reader.seat, self.state.names()))
        reader.send(self.frame(reader.seat))
        if len(self.audience) == 1 and not self.thinking and self.window is None:
            self.go_on([])

    def show(self, happened: Sequence[Event | Happening]) -> None:
        """Show everybody the table and what happened."""
        self.tick += 1
        self.audience.tell(lambda seat: self.frame(seat, happened))

    # Going on

    def go_on(self, happened: Sequence[Event | Happening]) -> None:
        """Find out who is asked now, and show the table."""
        self.turn += 1
        self.window = None
        self.thinking = False
        had_request, self.request = self.request is not None, None
        if self.match.table.in_secret():
            self._open_window()
        elif not self.match.over and self.audience.readers:
            self._let_bot_think()
        self.show(happened)
        if had_request or self.match.over:
            self.room_changed()

    def _let_bot_think(self) -> None:
        seat = self.match.table.actor
        level = self.state.seats[seat].played_by
        if level is not None:
            self.thinking = True
            self._think(self.match.table, seat, level, self.house.settings.pace)

    async def _make(self, moves: list[Move], happened: Sequence[Event | Happening] = ()) -> None:
        """Make moves, write them down, and only then show them."""
        events: list[Event | Happening] = [*happened]
        for move in moves:
            events += self.match.choose(move)
        await self._keep()
        self.go_on(events)

    async def _keep(self) -> None:
        """Write down what is new; if that fails, the table goes back to what was written."""
        record = self.match.record
        new = record.steps[self._stored :]
        if not new and not self.match.over:
            return
        state = None
        if self.match.over:
            record.close(self.match.table)
            self.state.stage = "over"
            state = self.state.text()
        now = self.house.clock.now()
        change = Change(code=self.state.code, touched=now, state=state, first=self._stored, steps=new)
        try:
            await self.house.store.keep(change)
        except NotStored:
            self.state.stage = "playing"
            self._return_to(self._stored)
            raise CannotDo("The move could not be written down, so it was not made; try again in a moment.") from None
        self._stored = len(record.steps)

    def _return_to(self, steps: int) -> None:
        self.match.cut(steps)
        self._cuts += 1
        self.go_on([])

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
            await self._answer(seat, message.move)
            return
        if seat != self.match.table.actor:
            raise CannotDo("It is not your turn.")
        await self._make([self._legal(self.match.table, message.move)])

    def _legal(self, table: Table, id: int) -> Move:
        """The move with this number, if the rules allow it now."""
        moves = self.match.game.catalogue.moves
        if not 0 <= id < len(moves):
            raise CannotDo(f"{self.match.game.title} has no move {id}; choose one that is offered.")
        rule = table.refusal(moves[id])
        if rule is not None:
            raise CannotDo(rule.words, rule.number)
        return moves[id]

    async def hint(self, reader: Reader) -> None:
        """Let `hard` think for a person; the table does not wait for it."""
        table = self._asked_table(reader.seat)
        if table is None or reader.seat is None:
            raise CannotDo("There is nothing for you to decide now.")
        self._begin(self._hint(reader, reader.seat, self.tick))

    async def _hint(self, reader: Reader, seat: int, tick: int) -> None:
        try:
            thought = await self.house.workers.choose(self._name, self.match.record, seat, HINT_LEVEL, weigh=True)
        except Stuck:
            reader.refuse("hint", "No hint came in time; ask again.")
            return
        moves = self.match.game.catalogue.moves
        visits = sum(each.visits for each in thought.weighed)
        weighed = [
            WeighedMove(move=each.move, label=moves[each.move].label, worth=each.worth, visits=each.visits)
            for each in thought.weighed
        ]
        sure = weighed[0].visits / visits if visits else 1.0
        reader.send(door.encoded(Hinted(tick=tick, move=thought.move, sure=sure, weighed=weighed)))

    def _asked_table(self, seat: int | None) -> Table | None:
        """The table on which a seat must decide now."""
        if self.window is not None:
            question = self.window.question(seat)
            return None if question is None else question.table
        return self.match.table if seat == self.match.table.actor else None

    def returned(self, seat: int) -> None:
        """Somebody is back whose seat a bot held; what the bot was about to do is dropped."""
        if self.window is None and seat == self.match.table.actor:
            self.go_on([])

    async def substituted(self, seat: int) -> None:
        """A bot holds a seat from now on; whatever waits for its player waits no longer."""
        if self.window is None:
            self.returned(seat)
            return
        question = self.window.question(seat)
        self.window.awaited.discard(seat)
        if question is not None and not question.can_only_pass:
            self._think(question.table, seat, SUBSTITUTE, 0.0)
        self.window.pause_is_over = False
        self._later(self.house.settings.answer_pause, self._pause_over)

    # Bots

    @property
    def _name(self) -> str:
        """What workers call this table; a cut makes it another."""
        return f"{self.state.code}:{self._cuts}"

    def _begin(self, work: Awaitable[None]) -> None:
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def _think(self, table: Table, seat: int, level: str, pause: float) -> None:
        """Let a bot think about a table; its move is made after the pause, however soon it knows."""
        self._begin(self._ask_bot(self.turn, table, seat, level, self.house.clock.now() + pause))

    async def _ask_bot(self, turn: int, table: Table, seat: int, level: str, due: float) -> None:
        notes: list[Happening] = []
        try:
            thought = await self.house.workers.choose(self._name, self.match.record, seat, level)
            move = self.match.game.catalogue.moves[thought.move]
            if turn == self.turn and table.refusal(move) is not None:
                raise Stuck("an illegal move")
        except Stuck as trouble:
            if turn != self.turn:
                return
            log.warning("a bot was replaced", extra={"level": level, "trouble": str(trouble)})
            move = await asyncio.to_thread(_greedy_move, self.match.game, table.clone(), seat)
            notes.append(self._replaced(seat, level))
        act = partial(self._bot_moves, turn, seat, move, notes)
        self.house.clock.later(due - self.house.clock.now(), partial(self.do, act))

    def _replaced(self, seat: int, level: str) -> Happening:
        words = f"{self.state.names()[seat]} was stuck, so {LAST_RESORT} chose for it."
        return Happening(kind="replaced", facts={"seat": seat, "level": level}, words=words)

    async def _bot_moves(self, turn: int, seat: int, move: Move, notes: list[Happening]) -> None:
        if turn != self.turn:
            return
        if self.window is not None:
            self.window.answers[seat] = move
        else:
            await self._make([move], notes)

    # Windows

    def _open_window(self) -> None:
        """Ask all seats of a window at once; what happens when hangs on who is asked, never on what they hold."""
        settings = self.house.settings
        self.match.close_free()
        window = self.window = Window(self.match.table)
        for asked in window.asked:
            level = self.state.seats[asked.seat].played_by
            if level is None:
                window.awaited.add(asked.seat)
            elif not asked.can_only_pass:
                self._think(asked.table, asked.seat, level, 0.0)
        if self._is_alone_with_bots():
            self._spare(window)
        has_bots = any(self.state.seats[asked.seat].played_by for asked in window.asked)
        window.pause_is_over = bool(window.awaited) and not has_bots
        window.until = self.house.clock.now() + (settings.countdown if window.awaited else settings.answer_pause)
        if not window.pause_is_over:
            self._later(settings.answer_pause, self._pause_over)
        if window.awaited:
            self._later(settings.countdown, self._countdown_over)

    def _spare(self, window: Window) -> None:
        """Do not bother the only person here with a question that they can only pass."""
        for asked in window.asked:
            if asked.seat in window.awaited and asked.can_only_pass:
                window.awaited.discard(asked.seat)
                window.answers[asked.seat] = asked.pass_move

    def _is_alone_with_bots(self) -> bool:
        """Whether one person is connected and bots sit everywhere else."""
        people = sum(len(seat.people) for seat in self.state.seats if seat.played_by is None)
        return people == 1 and self.audience.visitors() == 1

    def _later(self, seconds: float, act: Callable[[int], Awaitable[None]]) -> None:
        self.house.clock.later(seconds, partial(self.do, partial(act, self.turn)))

    async def _pause_over(self, turn: int) -> None:
        if turn == self.turn and self.window is not None:
            self.window.pause_is_over = True
            await self._settle_if_done(self.window)

    async def _countdown_over(self, turn: int) -> None:
        if turn == self.turn and self.window is not None:
            await self._make(self.window.outcome())

    async def _answer(self, seat: int, id: int) -> None:
        assert self.window is not None, "somebody answers in a window"
        question = self.window.question(seat)
        if question is None:
            raise CannotDo("You have nothing to answer, or have answered already.")
        self.window.answers[seat] = self._legal(question.table, id)
        if self.window.is_settled:
            await self._make(self.window.outcome())
        else:
            for reader in self.audience.at(seat):
                reader.send(self.frame(seat))

    async def _settle_if_done(self, window: Window) -> None:
        if window.is_settled:
            await self._make(window.outcome())

    # Taking back

    def takeback(self, seat: int) -> Takeback:
        """Whether a seat may take back, must ask, or cannot."""
        if self.window is not None:
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
        takeback = "no" if seat is None else self.takeback(seat)
        if seat is None or takeback == "no":
            raise CannotDo("There is nothing that you could take back now.")
        if takeback == "free":
            await self._take_back(seat)
            return
        if self.request is not None:
            raise CannotDo("Somebody has asked to take a move back already; answer that first.")
        self.request = Request(seat=seat, what="undo", agreed=[], missing=self._others(seat))
        self.room_changed()

    async def consent(self, seat: int | None, agree: bool) -> None:
        """Agree to a request or not; one refusal ends it."""
        request = self.request
        if request is None or seat not in request.missing:
            raise CannotDo("Nobody asks you for anything now.")
        if not agree:
            self.request = None
            self.room_changed()
            return
        missing = [each for each in request.missing if each != seat]
        if missing:
            self.request = Request(seat=request.seat, what="undo", agreed=[*request.agreed, seat], missing=missing)
            self.room_changed()
        else:
            await self._take_back(request.seat)

    async def excuse(self, seat: int) -> None:
        """Do not wait for the consent of somebody who has gone."""
        if self.request is not None and seat in self.request.missing:
            await self.consent(seat, agree=True)

    async def _take_back(self, seat: int) -> None:
        steps = self.match.last_choice(seat)
        assert steps is not None, "there is something to take back"
        await self.house.store.keep(Change(code=self.state.code, touched=self.house.clock.now(), kept=steps))
        self.match.cut(steps)
        self._stored = steps
        self._cuts += 1
        words = f"{self.state.names()[seat]} took a move back."
        self.go_on([Happening(kind="taken_back", facts={"seat": seat}, words=words)])

    def end(self) -> None:
        """Let everything go that still thinks."""
        for task in self._tasks:
            task.cancel()


def _greedy_move(game: Game, table: Table, seat: int) -> Move:
    return make_bot(LAST_RESORT, seeded(0)).choose(Knowledge(game, table, seat))
