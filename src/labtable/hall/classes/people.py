"""People: what a teacher does with pupils: seats them, moves them, calls them something else, sends them away."""

from labtable.hall.classes.lectern import Lectern
from labtable.hall.classes.nicknames import draw
from labtable.hall.classes.rooms import games_of
from labtable.hall.classes.sharing import chairs, share_out
from labtable.hall.classes.state import ClassState, ClassTable, Pupil
from labtable.hall.classes.wishes import (
    MergePupils,
    MergeTables,
    MovePupil,
    RemovePupil,
    RenamePupil,
    Reseat,
)
from labtable.hall.seating import CannotDo, clean_name
from labtable.kernel.lesson import lesson_of

MOST_REMOVED = 200
OTHER_DEVICE = "You go on with another device; this one can be closed."
REMOVED_BY_TEACHER = "Your teacher has removed you from this class."
OfPeople = MergePupils | MergeTables | MovePupil | RemovePupil | RenamePupil | Reseat


class People:
    """The pupils of one class, as its teacher arranges them."""

    def __init__(self, lectern: Lectern) -> None:
        self.lectern = lectern
        self.state = lectern.state

    async def hear(self, message: OfPeople) -> None:
        """What the teacher asks for."""
        if self.state.ended is not None:
            raise CannotDo("This class is over; open a new one.")
        match message:
            case MovePupil():
                await self._move(message.pupil, message.table)
            case MergePupils():
                await self._make_one(message.pupil, message.into)
            case MergeTables():
                await self._merge(message.table, message.into)
            case RemovePupil():
                await self._remove(message.pupil)
            case RenamePupil():
                await self._rename(message.pupil, message.name)
            case Reseat():
                await self._reseat()

    # Seats

    async def _reseat(self) -> None:
        if self.state.stage not in ("joining", "over"):
            raise CannotDo("They are playing; move single pupils, or wait until the match is over.")
        draft = self.state.draft()
        self.share_out(draft)
        await self.lectern.change(draft)

    def share_out(self, draft: ClassState) -> None:
        """Give everybody a table, by who has not met."""
        games = games_of(draft.plan, self.lectern.house)
        draft.tables = share_out(draft.pupils, games, draft.plan, draft.have_met())
        for table in draft.tables:
            for number in (each for seat in table.seats for each in seat):
                draft.pupil(number).table = table.number

    async def seat_late(self, number: int) -> None:
        """Give a late comer a chair, where there is one: at the table with the fewest pupils."""
        open_tables = [table for table in self.state.tables if self.chair(table) is not None]
        if open_tables:
            table = min(open_tables, key=lambda each: sum(map(len, each.seats)))
            await self._move(number, table.number)

    def chair(self, table: ClassTable) -> int | None:
        """A seat at which another pupil can sit: a bot's, a new one before the match, or one that may be shared."""
        is_open = not (table.is_ending or self.is_over(table))
        free = chairs(table, self.lectern.house.shelf.game(table.game)) if is_open else []
        return free[0] if free else None

    def is_over(self, table: ClassTable) -> bool:
        """Whether the match of a table is over."""
        room = self.lectern.rooms.get(table.room)
        return room is not None and room.state.stage == "over"

    async def _move(self, number: int, to: int | None) -> None:
        """Seat a pupil at another table, or at none."""
        draft = self.state.draft()
        pupil = draft.pupil(number)
        if to is None:
            draft.stand(number)
        elif pupil.table == to:
            raise CannotDo(f"{pupil.name} sits at table {to} already.")
        else:
            self._seat(draft, pupil, to)
        await self._settle(draft)

    def _seat(self, draft: ClassState, pupil: Pupil, to: int) -> None:
        table = draft.table(to)
        seat = self.chair(table)
        if seat is None:
            raise CannotDo(f"Table {to} has no chair for another pupil; choose another table.")
        if seat == len(table.seats):
            table.seats.append([])
        before = None if pupil.table is None else draft.table(pupil.table)
        draft.sit(pupil.number, table, seat)
        if before is None or before.game != table.game:
            self.begin_steps(draft, pupil)

    def begin_steps(self, draft: ClassState, pupil: Pupil) -> None:
        """Let a pupil take the first steps of their game, where there are any and it is the time for them."""
        table = draft.table(pupil.table or 0)
        game = self.lectern.house.shelf.game(table.game)
        is_time = draft.stage == "lesson" and not table.room
        pupil.done = not is_time or lesson_of(game) is None
        pupil.steps = pupil.steps if pupil.done else self.lectern.rooms.new_code(draft)

    async def _merge(self, number: int, into: int) -> None:
        """Let all pupils of a table move to another, if it has chairs for all of them."""
        if number == into:
            raise CannotDo("Choose two different tables.")
        here = self.state.table(number)
        people = [pupil for seat in here.seats for pupil in seat]
        draft = self.state.draft()
        for each in people:
            self._seat(draft, draft.pupil(each), into)
        draft.tables = [each for each in draft.tables if each.number != number]
        await self._settle(draft)
        await self.lectern.rooms.stop(here.room)

    async def _settle(self, draft: ClassState) -> None:
        """Write down who sits where, let them sit there, and only then tell: who is told finds their chair."""
        self._note(draft)
        await self.lectern.keep(draft)
        await self.lectern.rooms.ensure()
        await self.lectern.rooms.agree()
        self.lectern.tell()
        self.lectern.noticed()

    def _note(self, draft: ClassState) -> None:
        """Note of every match that is played who sits there now: the report tells of them, and they have met."""
        for played in draft.played:
            table = draft.table_in(played.room)
            if table is not None and not self.is_over(table):
                played.seats = [*table.seats]

    # Names, and sending away

    async def _make_one(self, number: int, into: int) -> None:
        """Let somebody who came twice be one pupil again, with all that they did and the device that they hold."""
        draft = self.state.draft()
        one, other = draft.pupil(number), draft.pupil(into)
        if one is other:
            raise CannotDo("Choose two different pupils.")
        here = self.lectern.visits.here()
        goes, stays = (other.digest, one.digest) if one.digest in here else (one.digest, other.digest)
        place = draft.place_of(number)
        draft.stand(number)
        draft.pupils.remove(one)
        draft.claims = [each for each in draft.claims if each.pupil != number]
        other.digest = stays
        _follow(draft, number, into)
        if other.table is None and place is not None:
            draft.sit(into, *place)
            self.begin_steps(draft, other)
        await self._settle(draft)
        self.lectern.let_go(goes, OTHER_DEVICE)

    async def _rename(self, number: int, name: str | None) -> None:
        called = draw(self.state.is_free).name if name is None else clean_name(name)
        if not self.state.is_free(called, number):
            raise CannotDo(f"Somebody in this class is called {called} already; choose another name.")
        draft = self.state.draft()
        draft.pupil(number).name = called
        await self._settle(draft)

    async def _remove(self, number: int) -> None:
        """Let a pupil never come back; a bot plays on where they sat."""
        draft = self.state.draft()
        pupil = draft.pupil(number)
        draft.stand(number)
        draft.pupils.remove(pupil)
        if draft.making is not None:
            draft.making.leave(number)
        draft.claims = [each for each in draft.claims if each.pupil != number]
        draft.removed = [*draft.removed, pupil.digest][-MOST_REMOVED:]
        self._note(draft)
        await self.lectern.change(draft)
        self.lectern.let_go(pupil.digest, REMOVED_BY_TEACHER)
        await self.lectern.rooms.agree()


def _follow(draft: ClassState, gone: int, stays: int) -> None:
    """Let what somebody played and made under a number that goes be theirs under the one that stays."""
    for played in draft.played:
        played.seats = [list(dict.fromkeys(stays if each == gone else each for each in seat)) for seat in played.seats]
    if draft.making is not None:
        draft.making.follow(gone, stays)
