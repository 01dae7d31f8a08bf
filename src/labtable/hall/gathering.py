"""Gathering: a room before its match. Seats are taken, and then the cards are dealt so that nobody chose them.

The house promised its secret when the room was opened, and whoever sat down committed a chance. With the start all of
that is fixed and shown, and only then every page tells its chance. Who does not tell it in time is named in the record
and adds nothing: one who has gone to sleep must not hold up a table, and one who saw the others' chances, together with
a house that is not honest, gains no more than a choice between two deals, which everybody can see was taken.
"""

import copy
from collections.abc import Awaitable, Callable
from functools import partial

from labtable.hall.clock import at
from labtable.hall.customs import USUAL
from labtable.hall.house import House
from labtable.hall.seating import CannotDo, Person, RoomState, Seat, clean_name, luck_of
from labtable.hall.store import NotStored
from labtable.hall.waiting import Waiting
from labtable.hall.wishes import AsUsual, Choose, Drop, Place, Resize, Sit, Swap
from labtable.kernel import Game, new_record
from labtable.kernel.deal import FairDeal, promise_of, seed_of
from labtable.kernel.lesson import lesson_of
from labtable.kernel.option import read_options

PLAYED_AGAIN = "This deal is played once more with seats swapped; nobody looks into it before that is over."
Keep = Callable[[RoomState], Awaitable[None]]
Do = Callable[[Callable[[], Awaitable[None]]], None]


class Gathering:
    """The seats of a room until its match begins, and how that comes about."""

    def __init__(
        self,
        state: RoomState,
        game: Game,
        house: House,
        keep: Keep,
        do: Do,
    ) -> None:
        self.state = state
        self.game = game
        self.house = house
        self.keep = keep
        """Writes a draft down; then the room is like it, and everybody is told."""
        self.do = do

    def resume(self) -> None:
        """Wait for chances, if the room came back in the middle of its deal."""
        if self.state.stage == "dealing":
            self._wait_for_chances()

    def must_gather(self) -> None:
        """Refuse what can be done before the start only."""
        if self.state.stage != "gathering":
            raise CannotDo("The match has begun; seats and options stay as they are.")

    async def sit(self, digest: str, message: Sit) -> None:
        """Take an open seat, or one's own again with another chance."""
        self.must_gather()
        seat = self._seat(message.seat)
        others = [each for each in seat.people if each.digest != digest]
        if seat.level or len(others) >= self.game.most_sharing:
            raise CannotDo("This seat is taken; choose another.")
        name = clean_name(message.name)
        self.state.check_name(name, digest)
        draft = self.state.draft()
        me = draft.find(digest) or Person(name, digest)
        draft.stand(digest)
        me.name, me.commitment = name, message.commitment
        draft.seats[message.seat].people.append(me)
        await self.keep(draft)

    async def stand(self, digest: str) -> None:
        """Give a seat up."""
        draft = self.state.draft()
        draft.stand(digest)
        await self.keep(draft)

    async def arrange(self, message: Resize | Place | Drop | Swap | Choose | AsUsual) -> None:
        """Change one thing of seats and options, on top of all that was changed before."""
        draft = self.state.draft()
        match message:
            case Resize():
                self.game.check_seats(message.seats)
                draft.seats = resized(draft.seats, message.seats)
            case Place():
                seat = self._seat(message.seat)
                if seat.people:
                    raise CannotDo(f"{seat.people[0].name} sits there; choose another seat.")
                if message.level:
                    self.house.shelf.check_level(self.game, message.level)
                draft.seats[message.seat] = Seat(level=message.level)
            case Drop():
                self.game.check_seats(len(draft.seats) - 1)
                if self._seat(message.seat).people:
                    raise CannotDo("Somebody sits there; remove them first.")
                del draft.seats[message.seat]
            case Swap():
                both = self._seat(message.seat), self._seat(message.other)
                draft.seats[message.seat], draft.seats[message.other] = reversed(copy.deepcopy(both))
            case AsUsual():
                draft.options, draft.customs = read_options(self.game.options, {}), USUAL
            case Choose():
                draft.options = read_options(self.game.options, {**draft.options, message.option: message.value})
        self.game.new(0, len(draft.seats), dict(draft.options))  # options that do not fit the seats are refused now
        await self.keep(draft)

    def _seat(self, number: int) -> Seat:
        if number >= len(self.state.seats):
            raise CannotDo(f"There is no seat {number + 1}; this table has {len(self.state.seats)}.")
        return self.state.seats[number]

    # The deal

    async def commit(self, digest: str, commitment: str) -> None:
        """Commit a chance, in place of an earlier one."""
        self.must_gather()
        draft = self.state.draft()
        draft.sitter(digest).commitment = commitment
        await self.keep(draft)

    async def start(self) -> None:
        """Let the cards be dealt; where a deal waits for days, a second start waits no longer."""
        if self.state.stage == "dealing" and self.state.customs.slow:
            await self._deal_now()
            return
        self.must_gather()
        draft = self.state.draft()
        fix(self.game, draft, self.house.clock.now())
        await self.keep(draft)
        if self.state.stage == "dealing":
            self._wait_for_chances()

    async def reveal(self, digest: str, chance: str) -> None:
        """Take in a chance that was committed; the last one lets the match begin."""
        draft = self.state.draft()
        me = draft.sitter(digest)
        if me.chance and me.chance == chance:
            return  # told once more, perhaps while the last of the others told theirs
        if draft.stage != "dealing" or not me.commitment:
            raise CannotDo("Nobody waits for your chance now.")
        if promise_of(chance) != me.commitment:
            raise CannotDo("This is not the chance that you committed; only that one counts.")
        me.chance = chance
        if not draft.silent():
            deal(self.game, draft, self.house.clock.now())
        await self.keep(draft)

    def _wait_for_chances(self) -> None:
        """Wait a while; where the match takes days, for those who are away too, and over a restart."""
        manners, clock = self.house.manners, self.house.clock
        if self.state.customs.slow:
            at(clock, self.state.dealing_since + manners.slow_reveal, self.do, self._time_is_up)
        else:
            clock.later(manners.reveal, partial(self.do, self._time_is_up))

    async def _deal_now(self) -> None:
        """Deal without the chances of those who are away; who is here has had the time to tell theirs."""
        if self.house.clock.now() - self.state.dealing_since < self.house.manners.reveal:
            raise CannotDo("Those who are here add their chances just now; wait a moment.")
        await self._time_is_up()

    async def _time_is_up(self) -> None:
        if self.state.stage != "dealing":
            return
        draft = self.state.draft()
        deal(self.game, draft, self.house.clock.now())
        try:
            await self.keep(draft)
        except NotStored:
            self._wait_for_chances()
            raise


def resized(seats: list[Seat], many: int) -> list[Seat]:
    """So many seats: open ones go first, then bots, from the last on; no person goes."""
    added = [Seat() for _ in range(many - len(seats))]
    dispensable = sorted(
        (number for number, seat in enumerate(seats) if not seat.people),
        key=lambda number: (seats[number].is_open, number),
        reverse=True,
    )
    gone = dispensable[: max(0, len(seats) - many)]
    if len(seats) - len(gone) > many:
        raise CannotDo("More people sit here than that; remove somebody first.")
    return [seat for number, seat in enumerate(seats) if number not in gone] + added


def fix(game: Game, draft: RoomState, now: float) -> None:
    """Fix seats and commitments; the cards are dealt when all chances are told, or at once if there are none."""
    if any(seat.is_open for seat in draft.seats):
        raise CannotDo("A seat is still open; wait for somebody, or give it to a bot.")
    if draft.customs.both_ways and len(draft.seats) != 2:
        raise CannotDo("Two games on one deal with seats swapped are for two; take another seat away.")
    if draft.customs.both_ways:
        draft.closed, draft.luck = "" if draft.return_of else PLAYED_AGAIN, luck_of(draft.secret)
    draft.stage, draft.dealing_since = "dealing", now
    if draft.lesson or draft.dealt is not None or not draft.silent():
        deal(game, draft, now)


def deal(game: Game, draft: RoomState, now: float) -> None:
    """Let the match of a room begin, with a seed that nobody chose, or with that of its lesson."""
    lesson = lesson_of(game) if draft.lesson else None
    dealt = draft.dealt or FairDeal(
        promise_of(draft.secret), draft.secret, draft.chances(), draft.commitments(), draft.silent()
    )
    seed = seed_of(dealt.secret, dealt.chances) if lesson is None else lesson.seed
    header = new_record(game, seed, len(draft.seats), dict(draft.options), draft.names()).header
    if lesson is None:
        header.deal = dealt
    draft.header, draft.stage = header, "playing"
    if draft.customs.slow:
        draft.waiting = Waiting(now)
