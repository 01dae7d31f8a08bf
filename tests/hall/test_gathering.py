"""A fair deal: seats and hashes are fixed first, the chances told after that, and who tells none is named."""

import pytest

from labtable.hall.frames import Stage
from labtable.hall.hall import Hall
from labtable.hall.house import House
from labtable.hall.letters import NewRoom, SeatPlan
from labtable.hall.manners import Manners
from labtable.hall.room import Room
from labtable.hall.wishes import Commit, Resize, Reveal, Sit, Start
from labtable.kernel.deal import FairDeal, promise_of, prove
from tests.hall.test_hall import Drawer, InPlace, Listener
from tests.server.evenings import HandClock

pytestmark = pytest.mark.anyio
ADAS_KEY, BOS_KEY = "ab" * 16, "cd" * 16
ADAS, BOS = "0a" * 16, "0b" * 16


class Table:
    """A room in which Ada, its host, and Bo have sat down, each with a chance committed."""

    def __init__(self, drawer: Drawer) -> None:
        self.drawer, self.clock = drawer, HandClock()
        self.hall = Hall(House(Manners(), drawer, InPlace(), self.clock))
        self.ada, self.bo = Listener(), Listener()

    async def lay(self) -> Room:
        plan = [SeatPlan(sitter="me"), SeatPlan(sitter="open")]
        new = NewRoom(game="pdb", seats=plan, name="Ada", key=ADAS_KEY, commitment=promise_of(ADAS))
        self.room = await self.hall.open(new)
        self.room.come(self.ada, ADAS_KEY)
        self.room.come(self.bo, BOS_KEY)
        self.room.hear(self.bo, Sit(seat=1, name="Bo", commitment=promise_of(BOS)))
        await self.room.idle()
        return self.room

    async def start(self) -> None:
        self.room.hear(self.ada, Start())
        await self.room.idle()

    async def reveal(self, who: Listener, chance: str) -> None:
        self.room.hear(who, Reveal(chance=chance))
        await self.room.idle()

    async def wait(self, seconds: float) -> None:
        self.clock.move_to(self.clock.now() + seconds)
        await self.room.idle()

    def is_in(self, stage: Stage) -> bool:
        return self.room.state.stage == stage

    @property
    def deal(self) -> FairDeal:
        assert self.room.state.header is not None
        found = self.room.state.header.deal
        assert isinstance(found, FairDeal)
        return found


@pytest.fixture
async def table(drawer: Drawer) -> Table:
    found = Table(drawer)
    await found.lay()
    return found


@pytest.fixture
async def drawer() -> Drawer:
    return Drawer()


async def test_chances_are_told_only_after_all_hashes_are_fixed_and_shown(table: Table) -> None:
    await table.reveal(table.ada, ADAS)
    assert table.ada.refused[-1] == "Nobody waits for your chance now."
    await table.start()
    shown = table.room.frame().deal
    assert shown is not None
    assert table.is_in("dealing")
    assert shown.commitments == [promise_of(ADAS), promise_of(BOS)]
    await table.reveal(table.ada, ADAS)
    shown = table.room.frame().deal
    assert shown is not None
    assert shown.chances == [], "nobody learns a chance before all are told"
    await table.reveal(table.bo, BOS)
    assert table.is_in("playing")
    assert (table.deal.chances, table.deal.silent) == ([ADAS, BOS], [])
    assert table.room.state.header is not None
    prove(table.deal, table.room.state.header.seed)
    await table.hall.end()


async def test_once_the_start_is_asked_for_nobody_can_commit_another_chance(table: Table) -> None:
    await table.start()
    before = table.room.state.text()
    table.room.hear(table.bo, Sit(seat=1, name="Bo", commitment=promise_of("0c" * 16)))
    table.room.hear(table.ada, Resize(seats=3))
    await table.room.idle()
    assert table.room.state.text() == before
    await table.hall.end()


async def test_a_chance_may_be_committed_anew_until_the_start(table: Table) -> None:
    other = promise_of("0c" * 16)
    table.room.hear(table.bo, Commit(commitment=other))
    await table.start()
    assert table.room.state.commitments() == [promise_of(ADAS), other]
    table.room.hear(table.bo, Commit(commitment=promise_of(BOS)))
    await table.room.idle()
    assert table.room.state.commitments() == [promise_of(ADAS), other]
    assert "has begun" in table.bo.refused[-1]
    await table.hall.end()


async def test_a_chance_that_is_told_twice_counts_once_and_is_no_news(table: Table) -> None:
    await table.start()
    await table.reveal(table.ada, ADAS)
    heard = table.bo.rooms
    await table.reveal(table.ada, ADAS)
    assert (table.bo.rooms, table.ada.refused) == (heard, []), "or two pages would talk for ever"
    await table.reveal(table.bo, BOS)
    await table.reveal(table.ada, ADAS)
    assert table.ada.refused == [], "nor is it a fault when the cards are dealt by then"
    await table.hall.end()


async def test_a_chance_that_is_told_once_more_after_the_deal_is_no_mistake(table: Table) -> None:
    await table.start()
    await table.reveal(table.ada, ADAS)
    await table.reveal(table.bo, BOS)
    assert table.is_in("playing")
    await table.reveal(table.ada, ADAS)
    assert table.ada.refused == []
    await table.reveal(table.ada, BOS)
    assert "Nobody waits" in table.ada.refused[-1]
    await table.hall.end()


async def test_another_chance_than_the_committed_one_is_refused(table: Table) -> None:
    await table.start()
    await table.reveal(table.bo, "0c" * 16)
    assert "not the chance that you committed" in table.bo.refused[-1]
    assert table.room.state.silent() == ["Ada", "Bo"]
    await table.hall.end()


async def test_who_tells_no_chance_in_time_is_named_and_adds_nothing(table: Table) -> None:
    await table.start()
    await table.reveal(table.ada, ADAS)
    await table.wait(9.0)
    assert table.is_in("dealing")
    await table.wait(1.0)
    assert table.is_in("playing")
    assert (table.deal.chances, table.deal.silent) == ([ADAS, ""], ["Bo"])
    shown = table.room.frame().deal
    assert shown is not None
    assert shown.silent == ["Bo"]
    await table.reveal(table.bo, BOS)
    assert table.bo.refused[-1] == "Nobody waits for your chance now."
    await table.hall.end()


async def test_a_deal_goes_on_after_a_restart_and_after_a_full_disk(table: Table) -> None:
    await table.start()
    await table.reveal(table.ada, ADAS)
    await table.hall.end()
    again = await table.hall.find(table.room.state.code)
    assert again is not None
    table.room = again
    table.drawer.jammed = True
    await table.wait(10.0)
    assert table.is_in("dealing")
    table.drawer.jammed = False
    await table.wait(10.0)
    assert table.is_in("playing")
    assert table.deal.chances == [ADAS, ""]
    await table.hall.end()


async def test_a_table_where_nobody_adds_a_chance_begins_at_once(drawer: Drawer) -> None:
    table = Table(drawer)
    plan = [SeatPlan(sitter="me"), SeatPlan(sitter="bot", level="easy")]
    table.room = await table.hall.open(NewRoom(game="pdb", seats=plan, name="Ada", key=ADAS_KEY, start=True))
    assert table.is_in("playing")
    assert table.deal.commitments == ["", ""]
    await table.hall.end()
