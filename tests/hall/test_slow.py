"""A table that takes days: nobody need be there at the same time, and nothing is lost while nobody is."""

import asyncio

import pytest

from labtable.hall.clock import NAP
from labtable.hall.customs import Customs
from labtable.hall.hall import Hall
from labtable.hall.house import House
from labtable.hall.letters import NewRoom, SeatPlan
from labtable.hall.manners import DAY, HOUR, Manners
from labtable.hall.room import Room
from labtable.hall.wishes import Answer, AskMe, Play, Reveal, SetCustom, Sit, Start, Substitute, Undo, Will
from labtable.kernel.deal import promise_of
from tests.hall.test_hall import Drawer, InPlace, Listener
from tests.server.evenings import HandClock

pytestmark = pytest.mark.anyio
SLOW = Customs(slow=True)
NAMES = ("Ada", "Bo", "Cem")
CHANCES = ("0a" * 16, "0b" * 16, "0c" * 16)


def key(seat: int) -> str:
    return f"{seat:032x}"


class Days:
    """A room whose people come and go, in a house that may close and open again."""

    def __init__(self, drawer: Drawer, clock: HandClock) -> None:
        self.drawer = drawer
        self.clock = clock
        self.hall = Hall(House(Manners(), drawer, InPlace(), clock))
        self.people: dict[int, Listener] = {}

    async def open(self, game: str, seats: int, customs: Customs = SLOW, *, bots: int = 0) -> Room:
        """Everybody has sat down, each with a chance committed."""
        plan = [SeatPlan(sitter="me"), *[SeatPlan(sitter="open")] * (seats - 1 - bots)]
        plan += [SeatPlan(sitter="bot", level="easy")] * bots
        new = NewRoom(game=game, seats=plan, name="Ada", key=key(0), customs=customs, commitment=promise_of(CHANCES[0]))
        self.room = await self.hall.open(new)
        self.room.state.secret = "00" * 32  # always the same deal
        for seat in range(seats - bots):
            await self.come(seat)
            if seat:
                sits = Sit(seat=seat, name=NAMES[seat], commitment=promise_of(CHANCES[seat]))
                self.room.hear(self.people[seat], sits)
        await self.rest()
        return self.room

    async def begin(self, game: str, seats: int, customs: Customs = SLOW, *, bots: int = 0) -> Room:
        """The match runs."""
        await self.open(game, seats, customs, bots=bots)
        self.room.hear(self.people[0], Start())
        for seat, listener in self.people.items():
            self.room.hear(listener, Reveal(chance=CHANCES[seat]))
        await self.rest()
        assert self.room.state.stage == "playing"
        return self.room

    async def rest(self) -> None:
        """Let everything happen that can happen at this moment."""
        await self.room.idle()
        while self.clock.next_due() <= self.clock.time or (self.room.course and self.room.course.bots.tasks):
            for task in list(self.room.course.bots.tasks if self.room.course else ()):
                await asyncio.gather(task, return_exceptions=True)  # it may be cancelled meanwhile
            await asyncio.sleep(0)  # a task that is done tells so in the next turn of the loop
            self.clock.move_to(self.clock.time)
            await self.room.idle()

    async def wait(self, seconds: float) -> None:
        await self.rest()
        until = self.clock.time + seconds
        while self.clock.next_due() <= until:
            self.clock.move_to(self.clock.next_due())
            await self.rest()
        self.clock.move_to(until)

    async def come(self, seat: int) -> Listener:
        found = self.people[seat] = Listener()
        self.room.come(found, key(seat))
        await self.rest()
        return found

    async def leave(self, seat: int) -> None:
        self.room.leave(self.people.pop(seat))
        await self.rest()

    async def close_and_open(self) -> None:
        """The house closes and opens again; nobody is there then."""
        await self.hall.end()
        self.people.clear()
        self.hall = Hall(House(Manners(), self.drawer, InPlace(), self.clock))
        found = await self.hall.find(self.room.state.code)
        assert found is not None
        self.room = found
        await self.rest()

    async def play(self, seat: int, move: int) -> None:
        self.room.hear(self.people[seat], Play(move=move, tick=self.people[seat].tick))
        await self.rest()

    @property
    def steps(self) -> int:
        assert self.room.course is not None
        return len(self.room.course.match.record.steps)

    @property
    def awaited(self) -> set[int]:
        """The seats of people that the open window waits for."""
        assert self.room.course is not None
        window = self.room.course.window
        return set() if window is None else window.awaited - window.answers.keys()

    async def reach_a_window(self, people: int) -> None:
        """Play until so many people are asked at once."""
        while len(self.awaited) < people:
            asked = [seat for seat, each in self.people.items() if each.offers]
            if asked:
                await self.play(asked[0], self.people[asked[0]].offers[-1])
            else:
                await self.wait(1.2)

    async def passes(self, seat: int) -> None:
        assert self.room.course is not None
        assert self.room.course.window is not None
        question = self.room.course.window.question(seat)
        assert question is not None
        await self.play(seat, question.pass_move.id)


@pytest.fixture
async def days() -> Days:
    return Days(Drawer(), HandClock())


async def test_an_answer_counts_for_those_who_come_when_its_giver_has_long_gone(days: Days) -> None:
    await days.begin("stem", 3)
    await days.reach_a_window(3)
    before = days.steps
    for seat in (0, 1):
        await days.passes(seat)
    assert days.steps == before, "the third is waited for"
    await days.close_and_open()
    await days.wait(HOUR)
    await days.come(2)
    assert days.awaited == {2}, "nobody is asked twice"
    await days.passes(2)
    await days.wait(2.0)
    assert days.steps > before
    assert days.room.state.waiting is not None
    assert days.room.state.waiting.answers == {}, "in the next window they are asked again"


async def test_whoever_has_not_answered_after_a_day_passes_though_nobody_was_there(days: Days) -> None:
    await days.begin("stem", 3)
    await days.reach_a_window(3)
    before, waited_for = days.steps, sorted(days.awaited)
    await days.wait(20 * HOUR)
    assert days.steps == before, "there is no hurry"
    await days.close_and_open()
    await days.wait(5 * HOUR)
    await days.come(waited_for[0])
    await days.wait(2.0)
    assert days.steps > before


async def test_how_people_want_to_be_asked_is_kept_too(days: Days) -> None:
    await days.begin("stem", 3)
    quiet = Will(when="called")
    for seat in (1, 2):
        days.room.hear(days.people[seat], AskMe(will=quiet))
    await days.rest()
    await days.close_and_open()
    assert days.room.course is not None
    assert days.room.course.answers.wills.of(1).when == days.room.course.answers.wills.of(2).when == "called"


async def test_a_request_to_take_back_waits_for_its_answer_while_the_house_is_closed(days: Days) -> None:
    seat, other = await asking(days)
    await days.wait(HOUR)
    await days.close_and_open()
    for each in (other, seat):
        await days.come(each)
        request = days.room.frame(each).request
        assert request is not None
        assert (request.seat, request.missing) == (seat, [other])
    steps = days.steps
    days.room.hear(days.people[other], Answer(agree=True))
    await days.rest()
    assert days.steps < steps, "it is taken back"
    assert days.room.frame(seat).request is None
    await days.close_and_open()
    assert days.room.frame(seat).request is None, "and asked for no more"


@pytest.mark.parametrize("answer", [None, Answer(agree=False)], ids=["nobody answers", "somebody refuses"])
async def test_a_request_to_take_back_that_has_ended_is_not_kept(days: Days, answer: Answer | None) -> None:
    seat, other = await asking(days)
    if answer is not None:
        days.room.hear(days.people[other], answer)
        await days.rest()
    await days.close_and_open()
    await days.wait(DAY if answer is None else 1.0)
    await days.come(seat)
    assert days.room.frame(seat).request is None


async def asking(days: Days) -> tuple[int, int]:
    """Both have moved, and the first of them asks to take it back; who asks, and who is asked."""
    room = await days.begin("pdb", 2)
    assert room.course is not None
    moved: list[int] = []
    while len(moved) < 2 or moved[-1] == moved[-2]:
        table = room.course.match.table
        moved.append(table.actor)
        await days.play(table.actor, table.legal()[0].id)
    room.hear(days.people[moved[-2]], Undo())
    await days.rest()
    assert room.frame(moved[-1]).request is not None
    return moved[-2], moved[-1]


async def test_nobody_counts_as_away_and_no_bot_takes_a_seat(days: Days) -> None:
    await days.begin("pdb", 2)
    await days.leave(1)
    await days.wait(3 * DAY)
    shown = days.room.frame().seats[1]
    assert (shown.present, shown.away_since) == (True, None)
    assert not shown.people[0].here
    days.room.hear(days.people[0], Substitute(seat=1))
    await days.rest()
    assert days.people[0].refused[-1] == "This match takes days; nobody counts as away."


async def test_bots_go_on_though_nobody_looks(days: Days) -> None:
    await days.begin("pdb", 3, bots=2)
    assert days.room.course is not None
    while days.room.course.match.table.actor == 0:
        await days.play(0, days.people[0].offers[-1])
    before = days.steps
    await days.leave(0)
    await days.wait(HOUR)
    assert days.room.course.match.table.actor == 0
    assert days.steps > before


async def test_a_deal_waits_a_day_for_the_chances_of_those_who_are_away(days: Days) -> None:
    room = await days.open("pdb", 2)
    await days.leave(1)
    room.hear(days.people[0], Start())
    room.hear(days.people[0], Reveal(chance=CHANCES[0]))
    await days.wait(20 * HOUR)
    assert (room.state.stage, room.frame().waits_until) == ("dealing", 1000.0 + DAY)
    shown = room.frame().deal
    assert shown is not None
    assert (shown.silent, shown.chances) == (["Bo"], [])
    await days.close_and_open()
    await days.come(1)
    days.room.hear(days.people[1], Reveal(chance=CHANCES[1]))
    await days.rest()
    assert days.room.state.stage == "playing"
    assert days.room.state.silent() == []


async def test_a_deal_that_waited_for_a_day_waits_no_longer(days: Days) -> None:
    room = await days.open("pdb", 2)
    room.hear(days.people[0], Start())
    await days.wait(20 * HOUR)
    await days.close_and_open()
    await days.wait(4 * HOUR)
    assert days.room.state.stage == "playing"
    assert days.room.state.silent() == ["Ada", "Bo"]


async def test_the_host_may_deal_without_those_who_are_away_once_the_others_had_the_time(days: Days) -> None:
    room = await days.open("pdb", 2)
    for _ in range(2):
        room.hear(days.people[0], Start())
    room.hear(days.people[0], Reveal(chance=CHANCES[0]))
    await days.rest()
    assert "wait a moment" in days.people[0].refused[-1]
    await days.wait(10.0)
    room.hear(days.people[0], Start())
    await days.rest()
    assert (room.state.stage, room.state.silent()) == ("playing", ["Bo"])


async def test_time_for_a_choice_runs_while_the_house_is_closed_and_then_a_bot_makes_one(days: Days) -> None:
    await days.begin("pdb", 2, Customs(slow=True, turn_time=86_400))
    await days.wait(DAY - HOUR)
    before = days.steps
    await days.close_and_open()
    await days.wait(2 * HOUR)
    assert days.steps == before, "nobody has come, so the room sleeps"
    await days.come(0)
    await days.wait(1.0)
    assert days.steps == before + 1, "one choice and no more"
    await days.wait(DAY - HOUR)
    assert days.steps == before + 1


async def test_what_waits_for_days_keeps_no_room_in_memory(days: Days) -> None:
    await days.begin("pdb", 2, Customs(slow=True, turn_time=259_200))
    await days.hall.end()
    days.people.clear()
    days.clock.move_to(days.clock.time + NAP)
    assert days.clock.next_due() == float("inf"), "the only nap is over, and nobody lay down again"


async def test_customs_of_a_running_match_stay(days: Days) -> None:
    room = await days.begin("pdb", 2)
    room.hear(days.people[0], SetCustom(custom="slow", value=False))
    await days.rest()
    assert "how it is played stays" in days.people[0].refused[-1]
    assert room.state.customs.slow
