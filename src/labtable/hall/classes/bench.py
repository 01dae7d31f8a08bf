"""The bench of a class: each group makes a card, the teacher looks through them, and the class plays with its own deck.

It is open before a match, or between two. What is accepted counts from the next match on, so that every table of a
match has the same deck.
"""

import asyncio
from contextlib import suppress

from labtable.hall.classes.flow import check_plan
from labtable.hall.classes.lectern import Lectern
from labtable.hall.classes.making import Group, Making, changes_of
from labtable.hall.classes.people import People
from labtable.hall.classes.state import ClassState, Pupil
from labtable.hall.classes.wishes import (
    AcceptCard,
    CloseBench,
    HandBack,
    HandIn,
    OfEditor,
    OfMaker,
    OpenBench,
    SketchCard,
    TakePen,
    WithdrawCard,
)
from labtable.hall.company import clean_text
from labtable.hall.seating import CannotDo
from labtable.hall.workshop import bench_of
from labtable.kernel import BadInput, Game
from labtable.kernel.changes import Changes, Entry, changes_text, parsed

MOST_A_GROUP = 5
DEEPEST = 8
AGAIN = 3.0  # seconds before a group may hand in again, for to look through a card takes long
BROKEN = "Labtable has changed, and this card cannot be played with any more; mend it and hand it in again."
CLOSED = "Cards are not made just now; ask your teacher."


class CardMaking:
    """What is made in one class."""

    def __init__(self, lectern: Lectern, people: People) -> None:
        self.lectern = lectern
        self.people = people
        self.state = lectern.state
        self._is_fresh = False
        """Whether somebody has written what is not written down yet."""
        self._tried: dict[int, float] = {}
        """When each group wanted to hand in last."""

    async def resume(self) -> None:
        """After a restart: lay the deck of the class out again, as far as it can still be played with."""
        making = self.state.making
        if making is None:
            return
        try:
            deck = await _opened(making.game, making.accepted)
        except BadInput:
            good = await _playable(making)
            deck = await _opened(making.game, good)
            if self.state.ended is None:
                self._give_back([group for group in making.accepted if group not in good])
        self.lectern.shelf.lay(making.game, deck)

    def _give_back(self, groups: list[Group]) -> None:
        """Hand cards back that cannot be played with any more; it is written down with the next beat."""
        for group in groups:
            group.stage, group.word = "handed_back", BROKEN
        self._is_fresh = True

    async def keep_sketches(self) -> None:
        """Write down what was written since the last time."""
        if self._is_fresh:
            await self.lectern.change(self.state.draft())
            self._is_fresh = False

    async def greet(self, digest: str) -> None:
        """Somebody has come in: where cards are made they get a group."""
        making, pupil = self.state.making, self.state.find(digest)
        if making is None or not making.is_open or pupil is None or making.of(pupil.number) is not None:
            return
        draft = self.state.draft()
        _making(draft).admit(pupil.number, MOST_A_GROUP)
        await self.lectern.change(draft)

    # The teacher

    async def hear_teacher(self, message: OfEditor) -> None:
        """What the teacher asks for."""
        match message:
            case OpenBench():
                await self._open(message)
            case CloseBench():
                draft = self.state.draft()
                _open_making(draft).is_open = False
                await self.lectern.change(draft)
            case AcceptCard():
                await self._accept(message.group)
            case HandBack():
                await self._hand_back(message.group, message.word)

    async def _open(self, message: OpenBench) -> None:
        """Let groups make cards; who made some before for the same game goes on with them, alone or not."""
        if self.state.ended is not None or self.state.stage not in ("joining", "over"):
            raise CannotDo("Cards are made before a match or between two; wait until this one is over.")
        if message.game not in self.state.plan.games:
            raise CannotDo("This game is not played in this class.")
        bench_of(message.game)  # a game without cards to be made is refused
        draft = self.state.draft()
        before = draft.making
        making = before if before is not None and before.game == message.game else self._anew(draft, message)
        if making.alone != message.alone:
            making.alone, making.groups = message.alone, [group for group in making.groups if group.card]
            self._gather(draft, making)
        making.is_open = True
        for pupil in draft.pupils:
            making.admit(pupil.number, MOST_A_GROUP)
        await self.lectern.change(draft)
        if before is not None and before is not making:
            self.lectern.shelf.lay(before.game, None)

    def _anew(self, draft: ClassState, message: OpenBench) -> Making:
        """A bench for another game; no card goes for it that its group is done with, as long as it can be played."""
        before = draft.making
        if before is not None and before.game in draft.plan.games and not all(each.may_write for each in before.groups):
            title = self.lectern.shelf.game(before.game).title
            raise CannotDo(
                f"There are cards for {title} already; go on with these, or hand them all back to their groups first."
            )
        making = draft.making = Making(game=message.game, alone=message.alone)
        self._gather(draft, making)
        return making

    def _gather(self, draft: ClassState, making: Making) -> None:
        """Groups of those who have none, as the tables are now; if somebody joins later, tables may be others."""
        if making.alone or not draft.pupils:
            return
        if draft.stage == "joining" and any(pupil.table is None for pupil in draft.pupils):
            self.people.share_out(draft)
        for table in draft.tables:
            pupils = [each for seat in table.seats for each in seat if making.of(each) is None]
            if pupils:
                making.gather(pupils)

    async def _accept(self, number: int) -> None:
        """Take a card into the deck, if it can be played with beside those that are there already."""
        draft = self.state.draft()
        making = _open_making(draft)
        group = _group(making, number)
        if group.stage != "handed_in":
            raise CannotDo("This card is not handed in; wait for it, or say a word to the group.")
        group.stage = "accepted"
        await self._lay_out(draft, making)

    async def _hand_back(self, number: int, word: str) -> None:
        """Give a card back to be mended, with a word; one that was accepted leaves the deck."""
        draft = self.state.draft()
        making = _open_making(draft)
        group = _group(making, number)
        if group.stage not in ("handed_in", "accepted"):
            raise CannotDo("This group writes its card yet; it is not handed in.")
        was_in_deck = group.stage == "accepted"
        group.stage, group.word = "handed_back", clean_text(word) if word.strip() else ""
        self._tried.pop(number, None)  # who is handed it back may be quick
        if was_in_deck:
            await self._lay_out(draft, making)
        else:
            await self.lectern.change(draft)

    async def _lay_out(self, draft: ClassState, making: Making) -> None:
        """Write another deck down and play with it from now on."""
        before = self.lectern.shelf.game(making.game) if _accepted(self.state) else None
        self.lectern.shelf.lay(making.game, await _opened(making.game, making.accepted))
        try:
            check_plan(draft.plan, self.lectern.house)
            await self.lectern.change(draft)
        except Exception:
            self.lectern.shelf.lay(making.game, before)
            raise

    # The groups

    async def hear(self, me: Pupil, message: OfMaker) -> None:
        """What a pupil asks for."""
        if isinstance(message, SketchCard):
            self._sketch(_group_of(self.state, me), me, message)
            return
        draft = self.state.draft()
        group = _group_of(draft, me)
        match message:
            case WithdrawCard():
                _check(group.stage == "handed_in", "Your card is not with your teacher.")
                group.stage = "making"
            case TakePen():
                group.pen = me.number
            case HandIn():
                _check(group.may_write, "Your card is with your teacher already.")
                self._not_so_soon(group)
                await asyncio.to_thread(check_card, _making(draft).game, group)
                group.stage, group.word = "handed_in", ""
        await self.lectern.change(draft)

    def _not_so_soon(self, group: Group) -> None:
        """Refuse a group that has wanted to hand in a moment ago: every try keeps the whole class waiting."""
        now = self.lectern.wall.now()
        _check(now - self._tried.get(group.number, -AGAIN) >= AGAIN, "Wait a moment before you hand in again.")
        self._tried[group.number] = now

    def _sketch(self, group: Group, me: Pupil, message: SketchCard) -> None:
        """Show what somebody writes to their group; with the next beat it is written down, and the teacher sees it."""
        game = _making(self.state).game
        _check(group.may_write, "Your card is with your teacher; take it back before you change it.")
        _check(group.pen == me.number, "Somebody else of your group writes; take the pen first.")
        _check(message.table in bench_of(game).kinds, "There is no such kind of card.")
        _check(depth_of(message.card) <= DEEPEST, "This card is nested too deep.")
        parsed(changes_text(Changes(changes=game, name="-", add={message.table: [message.card]})))
        group.table, group.card = message.table, signed(game, group, message)
        self._is_fresh = True
        makers = {each.digest for each in self.state.pupils if each.number in group.pupils}
        for visit in self.lectern.visits.all():
            if visit.digest in makers:
                self.lectern.pictures.tell_bench(visit)


async def _opened(game: str, groups: list[Group]) -> Game | None:
    """The game with the cards of some groups, nothing if there are none; refused if they cannot be played with."""
    if not groups:
        return None
    changes = changes_of(game, groups)
    parsed(changes_text(changes))  # no longer than an edition may be
    return await asyncio.to_thread(bench_of(game).opened, changes)


async def _playable(making: Making) -> list[Group]:
    """Of the cards that were accepted those that can still be played with, one beside the others."""
    found: list[Group] = []
    for group in making.accepted:
        with suppress(BadInput):
            await _opened(making.game, [*found, group])
            found.append(group)
    return found


def check_card(game: str, group: Group) -> None:
    """Refuse a card that cannot be played with."""
    if not group.card:
        raise CannotDo("There is no card yet; write it first.")
    bench, changes = bench_of(game), changes_of(game, [group])
    problem = next(iter(bench.problems(changes)), None)
    if problem is not None:
        where = f"{problem.field}: " if problem.field else ""
        raise CannotDo(f"Your card is not ready. {where}{problem.words}.")
    bench.tried_out(changes)


def signed(game: str, group: Group, message: SketchCard) -> Entry:
    """A card as its group wrote it, with an id that is nobody else's, and their line where such cards have one."""
    card = {name: value for name, value in message.card.items() if name != "author"} | {"id": group.id}
    shape = bench_of(game).shapes[message.table]
    return card | {"author": group.author} if "author" in shape.__struct_fields__ else card


def depth_of(value: object) -> int:
    """How deep lists and tables lie in each other; it counts without calling itself, for a stranger nests them."""
    deepest, waiting = 0, [(value, 1)]
    while waiting:
        each, depth = waiting.pop()
        deepest = max(deepest, depth)
        inside = each.values() if isinstance(each, dict) else each if isinstance(each, list) else ()
        waiting += [(part, depth + 1) for part in inside]
    return deepest


def _accepted(state: ClassState) -> list[Group]:
    return [] if state.making is None else state.making.accepted


def _making(state: ClassState) -> Making:
    if state.making is None:
        raise CannotDo(CLOSED)
    return state.making


def _open_making(state: ClassState) -> Making:
    making = _making(state)
    _check(making.is_open, CLOSED)
    return making


def _group_of(state: ClassState, me: Pupil) -> Group:
    group = _open_making(state).of(me.number)
    if group is None:
        raise CannotDo(CLOSED)
    return group


def _group(making: Making, number: int) -> Group:
    group = making.group(number)
    if group is None:
        raise CannotDo("There is no such group.")
    return group


def _check(holds: bool, otherwise: str) -> None:
    if not holds:
        raise CannotDo(otherwise)
