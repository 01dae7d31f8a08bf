"""The placard: what a room says of itself, who sits where, who watches, and how it is played."""

from msgspec.structs import replace

from labtable.hall.audience import Audience, Reader
from labtable.hall.course import Course
from labtable.hall.frames import Deal, OfClass, Request, SeatState, Sitting, Watcher
from labtable.hall.frames import Room as RoomFrame
from labtable.hall.house import House
from labtable.hall.seating import RoomState, Seat
from labtable.kernel import Game
from labtable.kernel.deal import promise_of

MOST_NAMED = 24  # who watch; the others are counted
Eyes = tuple[int | None, bool, str]
"""A seat or none, whether it is the host who looks, and what the reader is called."""


class Placard:
    """A room as it is now, to be shown to one reader after the other."""

    def __init__(
        self, state: RoomState, game: Game, house: House, audience: Audience, away_since: dict[int, float]
    ) -> None:
        self.state = state
        self.game = game
        self.house = house
        self.audience = audience
        self.away_since = away_since
        self.here = {reader.digest for reader in audience.readers}

    def eyes(self, reader: Reader) -> Eyes:
        """How a reader looks at the room."""
        me = self.state.find(reader.digest)
        return reader.seat, reader.digest == self.state.host, me.name if me is not None else ""

    def addressed(self, shared: RoomFrame, eyes: Eyes, request: Request | None) -> RoomFrame:
        """The room as somebody sees it, from what is the same for all."""
        you, host, me = eyes
        return replace(shared, you=you, host=host, me=me, request=request)

    def shared(self, course: Course | None) -> RoomFrame:
        """The room as far as it is the same for all."""
        state = self.state
        return RoomFrame(
            code=state.code,
            game=state.game,
            edition=self.game.edition.digest,
            options=state.options,
            customs=state.customs,
            seats=[self._seat(number, seat) for number, seat in enumerate(state.seats)],
            stage=state.stage,
            you=None,
            host=False,
            me="",
            watching=len(self.audience.at(None)),
            watchers=self._watchers(),
            deal=self._deal(course),
            patience=self.house.manners.patience,
            rematch=state.rematch,
            rematch_by=state.rematch_by,
            branch=state.branch,
            short=self._short(),
            waits_until=self._waits_until(),
            of_class=self._of_class(),
            ended_early=course is not None and course.match.ended_early,
            closed=state.closed if state.stage == "over" else "",
            return_of=state.return_of,
            return_game=state.return_game,
        )

    def _of_class(self) -> OfClass | None:
        here = self.state.of_class
        if here is None:
            return None
        return OfClass(code=here.code, table=here.table, paused=self.house.clock.stands, hints=here.hints)

    def _short(self) -> str | None:
        """The short code, for as long as it leads here."""
        state = self.state
        is_good = self.house.clock.now() < state.opened + self.house.manners.short
        return state.short if state.short and is_good and state.stage == "gathering" else None

    def _waits_until(self) -> float | None:
        """Until when a deal waits for those who are away; at one sitting that is too short to be told."""
        state = self.state
        waits = state.stage == "dealing" and state.customs.slow
        return state.dealing_since + self.house.manners.slow_reveal if waits else None

    def _watchers(self) -> list[Watcher]:
        """Those who watch, each once, in the order in which they came."""
        found = {reader.number: reader.name for reader in self.audience.at(None)}
        return [Watcher(number=number, name=name) for number, name in found.items()][:MOST_NAMED]

    def _deal(self, course: Course | None) -> Deal | None:
        state = self.state
        if not state.secret:
            return None
        begun, over = state.header is not None, state.stage == "over" and not state.closed
        return Deal(
            promise=promise_of(state.secret),
            commitments=state.commitments(),
            chances=state.chances() if begun else [],
            silent=state.silent() if begun or state.stage == "dealing" else [],
            secret=state.secret if over else None,
            seal=course.match.seal if over and course is not None else None,
        )

    def _seat(self, number: int, seat: Seat) -> SeatState:
        waits_for_nobody = self.state.customs.slow  # where a match takes days, nobody counts as away
        return SeatState(
            seat=number,
            sitter="person" if seat.people else "bot" if seat.level else "open",
            name="" if seat.is_open else seat.name(number),
            level=seat.level,
            sharing=[person.name for person in seat.people] if len(seat.people) > 1 else [],
            people=[
                Sitting(
                    name=person.name,
                    avatar=person.avatar,
                    ready=person.ready,
                    host=person.digest == self.state.host,
                    here=person.digest in self.here,
                )
                for person in seat.people
            ],
            present=not seat.people or waits_for_nobody or number not in self.away_since,
            away_since=None if waits_for_nobody else self.house.clock.shown(self.away_since.get(number)),
            held_by_bot=seat.held,
        )
