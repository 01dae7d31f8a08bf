"""Pictures: what each socket of a class is sent, and nothing that its reader may not know."""

from labtable.hall import door
from labtable.hall.classes.clock import ClassClock
from labtable.hall.classes.frames import (
    Absent,
    ClaimEntry,
    Class,
    ClassBench,
    ClassDoor,
    ClassMet,
    ClassTables,
    GroupCard,
    Neighbour,
    OwnTable,
    PupilEntry,
    Roster,
    Yourself,
)
from labtable.hall.classes.making import Group, Making
from labtable.hall.classes.nicknames import draw
from labtable.hall.classes.overview import Overview
from labtable.hall.classes.report import questions_for
from labtable.hall.classes.sharing import are_friends
from labtable.hall.classes.state import ClassState, ClassTable, Pupil
from labtable.hall.classes.visits import Visit, Visits
from labtable.hall.frames import Refused, Reply
from labtable.hall.seating import BOT_NAMES
from labtable.kernel.deal import promise_of

FRESH = 30.0  # seconds in which a word of the teacher is told again to who comes in


class Pictures:
    """Makes all frames of one class."""

    def __init__(self, state: ClassState, visits: Visits, overview: Overview, clock: ClassClock) -> None:
        self.state = state
        self.visits = visits
        self.overview = overview
        self.clock = clock

    def tell(self, visit: Visit) -> None:
        """Send somebody what is new of the class."""
        _send(visit, self._class(visit))
        if visit.role == "pupil":
            me = self.state.find(visit.digest)
            visit.is_known = me is not None
            _send(visit, self._door(visit) if me is None else self._you(me))
            if me is not None and self.state.stage == "over":
                _send(visit, self._met(me))
        else:
            _send(visit, self._roster(is_teacher=visit.role == "teacher"))
        self.tell_bench(visit)

    def tell_bench(self, visit: Visit) -> None:
        """Send somebody what is new of the cards that the class makes."""
        making, me = self.state.making, self.state.find(visit.digest)
        if making is not None and (visit.role != "pupil" or me is not None):
            _send(visit, self._bench(making, visit.role == "teacher", None if me is None else making.of(me.number)))

    def tell_tables(self, visit: Visit) -> None:
        """Send somebody what is new of the tables."""
        if visit.role == "pupil":
            me = self.state.find(visit.digest)
            if me is not None:
                _send(visit, self._you(me))
            return
        is_teacher = visit.role == "teacher"
        _send(visit, self._tables(is_teacher))
        if is_teacher and visit.looks_at is not None:
            self._look_on(visit, visit.looks_at)

    def tell_word(self, visit: Visit) -> None:
        """Send somebody the last word of the teacher, as long as it is fresh and for them."""
        word, me = self.state.word, self.state.find(visit.digest)
        if word is None or self.clock.wall() - word.when > FRESH:
            return
        is_meant = word.table is None or visit.role == "teacher" or (me is not None and me.table == word.table)
        if is_meant:
            _send(visit, word)

    def tell_why_not(self, visit: Visit, why: str) -> None:
        """Tell the teacher why what comes next by itself cannot come; once, however often it is tried."""
        if visit.role == "teacher":
            _send(visit, Refused(do="begin", why=why))

    # The class

    def _class(self, visit: Visit) -> Class:
        state, here = self.state, self.visits.here()
        left = None if state.until is None or not self.clock.stands else max(0.0, state.until - self.clock.now())
        return Class(
            code=state.code,
            short="" if state.ended is not None else state.short,
            role=visit.role,
            plan=state.plan,
            stage=state.stage,
            match=state.match,
            pupils=len(state.pupils),
            here=sum(pupil.digest in here for pupil in state.pupils),
            locked=state.locked,
            paused=self.clock.stands,
            until=self.clock.shown(state.until),
            left=left,
            ending=state.ending,
            promise=promise_of(state.secrets[max(state.secrets)]) if state.plan.same_deals else "",
        )

    def _roster(self, *, is_teacher: bool) -> Roster:
        here = self.visits.here()
        pupils = [
            PupilEntry(pupil=each.number, name=each.name, face=each.face, here=each.digest in here, table=each.table)
            for each in self.state.pupils
        ]
        claims = [ClaimEntry(claim=each.number, pupil=each.pupil) for each in self.state.claims]
        return Roster(pupils=pupils, claims=claims if is_teacher else [])

    def _tables(self, is_teacher: bool) -> ClassTables:
        whys = sum(sum(each.values()) for each in self.state.whys.values())
        return ClassTables(
            tables=self.overview.cards(is_teacher, self.visits.here()),
            met=self.overview.met(is_teacher=is_teacher),
            of=self.overview.of(),
            news=self.overview.news(is_teacher=is_teacher),
            whys=whys if is_teacher else 0,
        )

    def _bench(self, making: Making, is_teacher: bool, own: Group | None) -> ClassBench:
        game = self.overview.rooms.house.shelf.game(making.game)
        return ClassBench(
            game=making.game,
            open=making.is_open,
            alone=making.alone,
            edition=game.edition.digest if making.accepted else "",
            own=None if own is None else own.number,
            groups=[self._group(group, is_teacher or group is own) for group in making.groups],
        )

    def _group(self, group: Group, is_theirs: bool) -> GroupCard:
        """A group, with its card for who may see it: themselves, the teacher, and once it is accepted everybody."""
        people = [each for each in self.state.pupils if each.number in group.pupils]
        is_shown = is_theirs or group.stage == "accepted"
        return GroupCard(
            group=group.number,
            pupils=[each.number for each in people],
            makers=[each.name for each in people if each.name],
            pen=group.pen if any(each.number == group.pen for each in people) else None,
            stage=group.stage,
            table=group.table if is_shown else "",
            card=group.card if is_shown else {},
            word=group.word if is_theirs else "",
        )

    def _look_on(self, visit: Visit, number: int) -> None:
        """A table with open hands; it goes to the teacher and to nobody else."""
        table = next((each for each in self.state.tables if each.number == number), None)
        room = None if table is None else self.overview.rooms.get(table.room)
        if room is not None and room.course is not None:
            visit.send("look", door.looked_on(number, room.course.match, room.course.names))

    # Pupils

    def _door(self, visit: Visit) -> ClassDoor:
        here = self.visits.here()
        claim = next((each.pupil for each in self.state.claims if each.digest == visit.digest), None)
        if visit.drawn is None:
            visit.drawn = draw(self.state.is_free)
        return ClassDoor(
            drawn=visit.drawn,
            absent=[_named(each) for each in self.state.pupils if each.digest not in here and each.name],
            claimed=claim,
            denied=visit.denied,
        )

    def _you(self, me: Pupil) -> Yourself:
        table = next((each for each in self.state.tables if each.number == me.table), None)
        may_choose = self.state.stage == "joining" and self.state.plan.friends
        return Yourself(
            pupil=me.number,
            name=me.name,
            face=me.face,
            game=me.game,
            friend=me.friend,
            is_mutual=any(are_friends(me, each) for each in self.state.pupils),
            raised=me.hand is not None,
            place=None if table is None else self._place(me, table),
            classmates=[_named(each) for each in self.state.pupils if each is not me] if may_choose else [],
        )

    def _place(self, me: Pupil, table: ClassTable) -> OwnTable:
        stage = self.overview.stage(table)
        return OwnTable(
            table=table.number,
            game=table.game,
            room=table.room or (me.steps if stage == "lesson" else ""),
            stage=stage,
            back=self.state.is_played_back(table),
            seat=next((number for number, seat in enumerate(table.seats) if me.number in seat), 0),
            with_=[each for number in range(len(table.seats)) for each in self._neighbours(me, table, number)],
        )

    def _neighbours(self, me: Pupil, table: ClassTable, number: int) -> list[Neighbour]:
        pupils = [self.state.pupil(each) for each in table.seats[number]]
        if not pupils:
            return [Neighbour(name=BOT_NAMES[number], face=None, pupil=None)]
        return [Neighbour(name=each.name, face=each.face, pupil=each.number) for each in pupils if each is not me]

    def _met(self, me: Pupil) -> ClassMet:
        return ClassMet(
            met=self.overview.met(is_teacher=False),
            of=self.overview.of(),
            table=me.table,
            questions=questions_for(self.overview, me.number),
        )


def _named(pupil: Pupil) -> Absent:
    return Absent(pupil=pupil.number, name=pupil.name, face=pupil.face)


def _send(visit: Visit, frame: Reply) -> None:
    visit.send(str(frame.__struct_config__.tag), door.encoded(frame))
