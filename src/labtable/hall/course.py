"""The course of a match: moves of people and bots, answers in windows, and moves taken back.

Everything here runs in the one task of its room, one thing after the other. What comes in late (a bot's move,
the end of a pause) carries the turn it belongs to, and is dropped if the table has moved on.
"""

from collections.abc import Awaitable, Callable, Sequence
from functools import partial

from labtable.hall import door
from labtable.hall.advice import Advice
from labtable.hall.answers import Answers
from labtable.hall.audience import Audience, Reader
from labtable.hall.bots import Bots
from labtable.hall.clock import at
from labtable.hall.consent import Consent
from labtable.hall.events import TakenBack
from labtable.hall.frames import Undoing
from labtable.hall.guide import guide_of
from labtable.hall.hourglass import Hourglass
from labtable.hall.house import House
from labtable.hall.lease import Lease
from labtable.hall.ledger import Ledger
from labtable.hall.letters import Standing
from labtable.hall.match import MOST_CUTS, Match, allowed
from labtable.hall.seating import CannotDo, RoomState
from labtable.hall.store import NotStored
from labtable.hall.team import Team
from labtable.hall.waiting import Asking
from labtable.hall.window import Asked, Window
from labtable.hall.wishes import Answer, AskMe, Hint, Hurry, Play, Suggest, Undo, Will, Withdraw
from labtable.kernel import Event, Move, Table
from labtable.kernel.lesson import LessonStep
from labtable.kernel.sentence import Sentence

Act = Callable[[], Awaitable[None]]
Happened = Sequence[Event]
OfATable = Play | Suggest | Undo | Answer | Withdraw | Hint | AskMe | Hurry


class Course:
    """A match as it is played: who is asked now, what has been shown, and what waits."""

    def __init__(
        self,
        state: RoomState,
        match: Match,
        lease: Lease,
        house: House,
        audience: Audience,
        do: Callable[[Act], None],
        room_changed: Callable[[], None],
    ) -> None:
        self.state = state
        self.match = match
        self.lease = lease
        self.house = house
        self.audience = audience
        self.do = do
        self.room_changed = room_changed
        self.names = state.names()
        self.consent, self.team = Consent(state, house.clock), Team(state, audience)
        self.guide = guide_of(match) if state.lesson else None
        self.turn, self.thinking = 0, False
        # Ticks start at the moment the room came into memory: no picture from before a restart is taken for a new one.
        self.tick = int(house.clock.wall() * 1000)
        self.bots = Bots(state, match, house, audience, do)
        self.ledger = Ledger(state, match, lease, house.clock, lambda: self.answers.wills.all())
        self.hourglass = Hourglass(self.bots, self._make, lambda: self.consent.asking is None)
        self.answers = Answers(
            state, match, house, self.bots, do, self._make, self.ledger.note, (self._show_seat, self.show_clock)
        )

    def wake(self) -> None:
        """Let those who think for bots know that they will be asked; what was asked before lapses in its time."""
        self.bots.wake()
        if self.consent.asking is not None:
            at(self.house.clock, self.consent.asking.until, self.do, self._lapse)

    def end(self) -> None:
        """Let everything go that still thinks."""
        self.bots.end()

    # Showing

    def _moment(self, happened: Happened = ()) -> door.Moment:
        held = self.state.held()
        return door.Moment(
            self.match,
            tick=self.tick,
            happened=happened,
            window=self.window,
            thinking=self.thinking,
            until=self.house.clock.shown(self.hourglass.until),
            window_until=None if self.window is None else self.house.clock.shown(self.window.until),
            guidance=None if self.guide is None else self.guide.guidance(self.window),
            held=lambda number: held,
        )

    def frame(self, seat: int | None) -> bytes:
        """The table as a seat sees it now."""
        return self._moment().frame(seat, self.undoing(seat), self._will(seat))

    def _will(self, seat: int | None) -> Will | None:
        return None if seat is None else self.answers.wills.of(seat)

    def welcome(self, reader: Reader, welcome: Sentence | None = None) -> None:
        """Show somebody who comes in the log and the table, and let bots go on who waited for company."""
        reader.send(door.past(self.match, self.state.held_at).log(reader.seat, welcome))
        if self._waits_for_company():
            self.go_on()
        else:
            reader.send(self.frame(reader.seat))

    def _waits_for_company(self) -> bool:
        """Whether nothing is under way that should be; a window for the only person is opened for two."""
        if self.window is not None:
            return self.window.is_private and not self._is_alone_with_bots()
        waits = self.match.table.in_secret() or self._bot_to_move() is not None or self.hourglass.should_run
        return waits and not (self.thinking or self.match.over)

    def show(self, happened: Happened) -> None:
        """Show everybody the table and what happened."""
        self.tick += 1
        moment = self._moment(happened)
        self.audience.tell(lambda seat: moment.frame(seat, self.undoing(seat), self._will(seat)))

    # Going on

    def begin(self) -> None:
        """Show everybody the table as it was set up, and what happened then."""
        self.wake()
        self.go_on([told.event for told in self.match.told])

    def go_on(self, happened: Happened = ()) -> None:
        """Find out who is asked now, and show the table."""
        self.turn += 1
        self.bots.drop()
        self.hourglass.stop()
        self.answers.close(self.match.table.whose_turn())
        self.thinking = False
        was_asked = self.consent.asking is not None
        self.consent.go_on(len(self.match.journal))
        if self.match.table.in_secret() and not self.match.over:
            self.answers.open(self.turn, self.guide, alone=self._is_alone_with_bots())
        elif self._is_watched:
            self._let_bot_think()
            if not (self.match.over or self.thinking):
                self.hourglass.begin(self.turn)
        self.show(happened)
        if was_asked or self.match.over:
            self.room_changed()

    @property
    def _is_watched(self) -> bool:
        """Whether bots go on: not for an empty room, unless it takes days, or a class waits for its end."""
        return bool(self.audience.readers) or self.state.customs.slow or self.state.of_class is not None

    async def _make(self, moves: list[Move], notes: Happened = (), helped: int | None = None) -> None:
        """Make moves, write them down, and only then show them; `helped` is a seat for which a bot makes one."""
        draft, happened = self.match.draft(), [*notes]
        for move in moves:
            happened += draft.choose(move)
        try:
            await self.ledger.keep(draft, helped)
        except NotStored:
            self._ask_again()
            raise
        self.go_on(happened)

    def _ask_again(self) -> None:
        """After a move that could not be written down: people can try again, a bot thinks anew."""
        if self.window is None and self._bot_to_move() is not None:
            self.go_on()

    def standing(self, digest: str) -> Standing:
        """How it stands here, for whoever has this key."""
        return door.standing(self.state, self.match, self.window, digest, len(self.audience.at(None)))

    # People

    async def hear(self, reader: Reader, message: OfATable) -> None:
        """What somebody asks for at the table."""
        match message:
            case Play() if not self.team.decides(reader.seat):
                self.bots.pace.has_moved(reader)
                await self.play(reader.seat, message)
            case Play() | Suggest():
                await self.suggest(reader, message)
            case Undo():
                await self.undo(reader.seat)
            case Answer():
                await self.answer(reader.seat, message.agree)
            case Withdraw():
                await self.withdraw(reader.seat)
            case Hint():
                await self.hint(reader)
            case AskMe():
                await self.ask_me(reader.seat, message.will)
            case Hurry():
                self.bots.hurry(reader, message.speed)

    async def play(self, seat: int | None, message: Play) -> None:
        """A person's choice: a move at their turn, or an answer in a window."""
        seat = self._must_look(seat, message.tick)
        if self.window is not None:
            await self.answers.answer(seat, message.move, self._allowed)
            self.team.decided(seat)
        elif seat != self.match.table.actor:
            raise CannotDo("It is not your turn.")
        else:
            await self._make([self._allowed(self.match.table, message.move)])

    def _must_look(self, seat: int | None, tick: int) -> int:
        """The seat of somebody who chooses on the picture that is shown now."""
        if seat is None:
            raise CannotDo("You are watching; only those who sit at the table can make moves.")
        if self.match.over:
            raise CannotDo("The game is over.")
        if tick != self.tick:
            raise CannotDo("The table has changed since you looked; look again and choose.")
        return seat

    async def suggest(self, reader: Reader, message: Suggest | Play) -> None:
        """Point at a move for who shares the side; where decisions are the team's, it is made when they agree."""
        seat = self._must_look(reader.seat, message.tick)
        asked = self._asked(seat)
        if asked is None:
            raise CannotDo("Your side has nothing to decide right now.")
        move = None if message.move is None else self._allowed(asked.table, message.move)
        if self.team.point(reader, move, self.tick) and move is not None:
            self.bots.pace.has_moved(reader)
            await self.play(seat, Play(move=move.id, tick=self.tick))

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
            raise CannotDo("You have nothing to decide right now.")
        if self._lesson_step() is not None:
            raise CannotDo("The lesson says what to do; hints come after it.")
        self.bots.hint(reader, asked, self.tick)

    def _asked(self, seat: int | None) -> Asked | None:
        """What a seat must decide now."""
        if self.window is not None:
            return self.window.question(seat)
        is_asked = seat is not None and seat == self.match.table.actor and not self.match.over
        return Asked(seat, self.match.table) if seat is not None and is_asked else None

    def changed_hands(self, seat: int) -> None:
        """A person is back, or a bot holds the seat from now on: whoever was about to choose there is dropped.

        So is what others were asked for, since another has a say now.
        """
        if self.consent.asking is not None:
            self._stop_asking()
        if self.window is None and seat == self.match.table.actor:
            self.go_on()
        elif self.window is not None and self.state.seats[seat].held:
            self.answers.stop_waiting(self.window, seat)

    # Bots

    def _let_bot_think(self) -> None:
        """If a bot must decide now, let it think."""
        level = self._bot_to_move()
        self.thinking = level is not None
        if self.thinking and self._lesson_step() is not None:
            self.bots.in_time(partial(self._follow_lesson, self.turn), self.house.clock.now())
        elif level is not None:
            asked = Asked(self.match.table.actor, self.match.table)
            self.bots.think(self.turn, asked, level, self._bot_moves)

    def _bot_to_move(self) -> str | None:
        """The level of the bot that must decide now, if it is one."""
        return None if self.match.over else self.state.seats[self.match.table.actor].played_by

    async def _bot_moves(self, turn: int, seat: int, advice: Advice) -> None:
        if turn != self.turn or self.consent.asking is not None:
            return
        await self._make([advice.move], advice.notes)

    # Windows

    @property
    def window(self) -> Window | None:
        """The moment for answers that is open now."""
        return self.answers.window

    async def ask_me(self, seat: int | None, will: Will) -> None:
        """Somebody says how they want to be asked from now on."""
        if seat is None:
            raise CannotDo("You are watching; only those who sit at the table are asked.")
        await self.answers.heed(seat, will)

    def _is_alone_with_bots(self) -> bool:
        """Whether one person is connected and bots sit everywhere else."""
        people = sum(len(seat.people) for seat in self.state.seats if not seat.held)
        return people == 1 and self.audience.visitors() == 1

    def _show_seat(self, seat: int) -> None:
        for reader in self.audience.at(seat):
            reader.send(self.frame(seat))

    def show_clock(self) -> None:
        """Show everybody the same picture with another time."""
        self.audience.tell(self.frame)

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

    def undoing(self, seat: int | None) -> Undoing | None:
        """What a seat would take back now."""
        custom = self.state.customs.taking_back
        if seat is None or self.window is not None or custom == "never":
            return None
        return self.match.undoing(seat, [] if custom == "free" else self.consent.others(seat))

    async def undo(self, seat: int | None) -> None:
        """Take a choice back, or ask the others."""
        if self.state.customs.taking_back == "never":
            raise CannotDo("At this table no move is taken back; its host chose so.")
        if self.match.cuts >= MOST_CUTS:
            raise CannotDo(f"Moves were taken back {MOST_CUTS} times in this match; play on from here.")
        undoing = self.undoing(seat)
        kept = None if seat is None else self.match.last_choice.get(seat)
        if seat is None or kept is None or undoing is None:
            raise CannotDo("You have nothing to take back now.")
        if undoing.asks:
            self._ask_others(seat, kept)
        else:
            await self._take_back(seat, kept)

    def _ask_others(self, seat: int, kept: int) -> None:
        manners = self.house.manners
        until = self.house.clock.now() + (manners.slow_countdown if self.state.customs.slow else manners.consent)
        self._ask(self.consent.ask(seat, kept, until, len(self.match.journal)))
        at(self.house.clock, until, self.do, self._lapse)

    def _ask(self, asking: Asking | None) -> None:
        """Ask so from now on, or nothing more; where a match takes days it is written down."""
        self.consent.asking = asking
        if self.state.customs.slow:
            self.do(partial(self.ledger.ask, asking))
        self.room_changed()

    async def answer(self, seat: int | None, agree: bool) -> None:
        """Agree to what somebody asked for, or not."""
        asking = self.consent.after(seat, agree)
        if asking is None:
            self.consent.deny()
            self._stop_asking()
        elif asking.missing:
            self._ask(asking)
        else:
            await self._take_back(asking.seat, asking.kept)

    async def withdraw(self, seat: int | None) -> None:
        """Ask no longer."""
        self.consent.withdraw(seat)
        self._stop_asking()

    async def _lapse(self) -> None:
        if self.consent.has_lapsed(self.house.clock.now()):
            self._stop_asking()

    def _stop_asking(self) -> None:
        """Nothing is taken back; bots, who waited for the answers, go on."""
        self._ask(None)
        if self._bot_to_move() is not None:
            self.go_on()

    async def _take_back(self, seat: int, kept: int) -> None:
        await self.ledger.keep(self.match.back(seat, kept))
        self.go_on([TakenBack(seat=seat)])
        self.audience.tell(door.past(self.match, self.state.held_at).log)  # now it says what was taken back
