"""The register: who is in a class, what they are called, and what pupils ask for."""

from labtable.hall.classes.lectern import Lectern
from labtable.hall.classes.nicknames import draw, is_nickname
from labtable.hall.classes.people import OTHER_DEVICE, People
from labtable.hall.classes.plan import MOST_PUPILS
from labtable.hall.classes.state import Claim, Pupil
from labtable.hall.classes.visits import Visit
from labtable.hall.classes.wishes import (
    Admit,
    AskWhy,
    Befriend,
    ComeBack,
    Depart,
    Draw,
    Enter,
    Face,
    Lock,
    LowerHand,
    OfMember,
    Prefer,
    RaiseHand,
)
from labtable.hall.seating import CannotDo, clean_name

OVER = "This class is over; thank you for playing."
MOST_CLAIMS = 30
WHY_AGAIN = 3.0  # seconds before the same rule counts again, however often it is pressed,
WHY_ELSE = 1.0  # and before another one does
OfRegister = Admit | Lock | LowerHand


class Register:
    """The pupils of one class."""

    def __init__(self, lectern: Lectern, people: People) -> None:
        self.lectern = lectern
        self.people = people
        self.state = lectern.state

    async def hear(self, visit: Visit, message: OfMember) -> None:
        """What a pupil asks for."""
        match message:
            case Draw():
                visit.drawn = draw(self.state.is_free, but="" if visit.drawn is None else visit.drawn.name)
                self.lectern.pictures.tell(visit)
            case Enter():
                await self._enter(visit, message)
            case ComeBack():
                await self._claim(visit, message.pupil)
            case _:
                await self._ask(self.me(visit), message)

    def me(self, visit: Visit) -> Pupil:
        """The pupil who speaks."""
        me = self.state.find(visit.digest)
        if me is None:
            raise CannotDo("You are not in the class yet; choose a name first.")
        return me

    async def _ask(self, me: Pupil, message: Prefer | Befriend | RaiseHand | AskWhy | Depart) -> None:
        match message:
            case AskWhy():
                await self._ask_why(me, message.rule)
            case RaiseHand():
                await self._raise_hand(me.number, message.raised)
            case Prefer() | Befriend() | Depart():
                self._must_join()
                await self._before(me.number, message)

    def _must_join(self) -> None:
        if self.state.stage != "joining":
            raise CannotDo("The class has begun; ask your teacher.")

    # Before the start

    async def _before(self, number: int, message: Prefer | Befriend | Depart) -> None:
        draft = self.state.draft()
        me = draft.pupil(number)
        match message:
            case Prefer():
                if message.game is not None and message.game not in draft.plan.games:
                    raise CannotDo("This game is not played in this class.")
                me.game = message.game
            case Befriend():
                if message.pupil is not None:
                    draft.pupil(message.pupil)
                me.friend = message.pupil
            case Depart():
                draft.stand(number)
                draft.pupils.remove(me)
                if draft.making is not None:
                    draft.making.leave(number)
        await self.lectern.change(draft)

    async def _enter(self, visit: Visit, message: Enter) -> None:
        """Join, or be called something else before the start."""
        if self.state.ended is not None:
            raise CannotDo(OVER)
        me = self.state.find(visit.digest)
        if me is not None:
            self._must_join()
        elif self.state.locked:
            raise CannotDo("Your teacher lets nobody new in just now; tell them that you are here.")
        elif len(self.state.pupils) >= MOST_PUPILS:
            raise CannotDo(f"A class has {MOST_PUPILS} pupils at most, and this one is full.")
        name, face = self._name(visit, message, 0 if me is None else me.number)
        draft = self.state.draft()
        if me is None:
            draft.pupils.append(Pupil(number=draft.next_number(), name=name, face=face, digest=visit.digest))
        else:
            mine = draft.pupil(me.number)
            mine.name, mine.face = name, face
        await self.lectern.change(draft)
        if me is None and self.state.stage != "joining":
            await self.people.seat_late(self.state.pupils[-1].number)

    def _name(self, visit: Visit, message: Enter, number: int) -> tuple[str, Face]:
        """What somebody is to be called, and their face."""
        kind = self.state.plan.names
        if message.name is None:
            drawn = visit.drawn if visit.drawn is not None and self.state.is_free(visit.drawn.name, number) else None
            drawn = drawn or draw(self.state.is_free)
            if kind == "first":
                raise CannotDo("Write your first name, please; your teacher wishes so.")
            return drawn.name, message.face or drawn.face
        if kind == "nicknames":
            raise CannotDo("Take a nickname that is drawn for you; your teacher wishes so.")
        name = clean_name(message.name)
        if is_nickname(name) and (visit.drawn is None or visit.drawn.name != name):
            raise CannotDo("Nicknames are drawn; take the one that you drew, or write your first name.")
        if not self.state.is_free(name, number):
            raise CannotDo(f"Somebody in this class is called {name} already; add a letter, or take a nickname.")
        return name, message.face or draw(self.state.is_free).face

    # Coming back on another device

    async def _claim(self, visit: Visit, number: int) -> None:
        """Somebody says that they are a pupil who is away; the teacher decides."""
        pupil = self.state.pupil(number)
        if self.state.find(visit.digest) is not None:
            raise CannotDo("You are in the class already.")
        if pupil.digest in self.lectern.visits.here():
            raise CannotDo(f"{pupil.name} is here with another device; close that one first.")
        draft = self.state.draft()
        draft.claims = [each for each in draft.claims if each.digest != visit.digest][-MOST_CLAIMS:]
        draft.claims.append(Claim(draft.next_number(), number, visit.digest))
        visit.denied = False
        await self.lectern.change(draft)

    async def hear_teacher(self, message: OfRegister) -> None:
        """What the teacher asks of the register."""
        match message:
            case Admit():
                await self._admit(message.claim, message.agree)
            case LowerHand():
                await self._raise_hand(message.pupil, False)
            case Lock():
                draft = self.state.draft()
                draft.locked = message.locked
                await self.lectern.change(draft)

    async def _admit(self, number: int, agree: bool) -> None:
        """The teacher's answer; whoever was right sits where they sat, with the new key everywhere."""
        claim = next((each for each in self.state.claims if each.number == number), None)
        if claim is None:
            raise CannotDo("Nobody waits for this answer any more.")
        draft = self.state.draft()
        draft.claims = [each for each in draft.claims if each.number != number]
        old = draft.pupil(claim.pupil).digest
        if agree:
            draft.pupil(claim.pupil).digest = claim.digest
        for visit in self.lectern.visits.with_digest(claim.digest):
            visit.denied = not agree
        await self.lectern.change(draft)
        if agree:
            self.lectern.let_go(old, OTHER_DEVICE)
            await self.lectern.rooms.agree()

    # Hands and questions

    async def _raise_hand(self, number: int, raised: bool) -> None:
        """Ask the teacher to come, or no longer."""
        draft = self.state.draft()
        me = draft.pupil(number)
        me.hand = (me.hand or self.lectern.wall.now()) if raised else None
        await self.lectern.change(draft)

    async def _ask_why(self, me: Pupil, rule: str) -> None:
        """Somebody pressed "why?"."""
        table = None if me.table is None else self.state.table(me.table)
        if table is None:
            raise CannotDo("You sit at no table yet.")
        if rule not in self.lectern.house.shelf.game(table.game).rulebook:
            raise CannotDo("There is no such rule.")
        await self.count_why(me.number, table.game, rule)

    async def count_why(self, number: int, game: str, rule: str) -> None:
        """Count that a rule was asked for, or run into; it is written down with the next beat."""
        pupil, now = next((each for each in self.state.pupils if each.number == number), None), self.lectern.wall.now()
        if pupil is not None and now - pupil.asked >= (WHY_AGAIN if pupil.why == rule else WHY_ELSE):
            pupil.whys, pupil.why, pupil.asked = pupil.whys + 1, rule, now
            self.state.count_why(game, rule)
            self.lectern.noticed()
