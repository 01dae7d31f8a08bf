"""The store over either database: one commit for many rooms, nothing half done, and nothing by who lost a room."""

import asyncio
from collections.abc import AsyncIterator, Sequence

import asyncpg
import pytest

from labtable.hall.store import CardFile, Change, Entry, Lost, NotStored, Stored, TakeBack
from labtable.kernel.record import Step
from labtable.server.database import Claim
from labtable.server.sql import SqlStore
from tests.postgres.cluster import Cluster

pytestmark = pytest.mark.anyio
WAITING = "SELECT count(*) FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()"
JOURNAL: list[Entry] = [Step(0, "one"), Step(1, "two"), Step(0, "three"), TakeBack(1, 1), Step(1, "other")]


@pytest.fixture
async def store(database: str) -> AsyncIterator[SqlStore]:
    found = SqlStore(database)
    await found.open()
    yield found
    await found.close()


@pytest.fixture
async def other(database: str, store: SqlStore) -> AsyncIterator[SqlStore]:
    """The store of another node, over the same database."""
    found = SqlStore(database)
    await found.open()
    yield found
    await found.close()


def room(code: str) -> Change:
    return Change(code=code, fence=1, touched=1.0, state="{}", is_new=True)


def moved(code: str, *entries: Entry, fence: int = 1, first: int = 0) -> Change:
    return Change(code=code, fence=fence, touched=9.0, first=first, entries=entries)


async def test_what_rooms_want_at_once_is_committed_together(store: SqlStore, monkeypatch: pytest.MonkeyPatch) -> None:
    commits: list[int] = []
    write = store.database.write

    async def counted(changes: Sequence[Change]) -> set[Claim]:
        commits.append(len(changes))
        return await write(changes)

    monkeypatch.setattr(store.database, "write", counted)
    await asyncio.gather(*(store.keep(room(f"room{number}")) for number in range(50)))
    assert sum(commits) == 50
    assert len(commits) < 5
    await asyncio.gather(*(store.keep(moved(f"room{number}", Step(number % 3, "move"))) for number in range(50)))
    assert await store.load("room7") == Stored("{}", [Step(1, "move")], 1)


async def test_a_journal_is_only_ever_added_to(store: SqlStore) -> None:
    await store.keep(room("a"))
    await store.keep(moved("a", *JOURNAL[:3]))
    await store.keep(moved("a", JOURNAL[3], first=3))
    await store.keep(Change(code="a", fence=1, touched=4.0, state='{"new": 1}', first=4, entries=JOURNAL[4:]))
    assert await store.load("a") == Stored('{"new": 1}', JOURNAL, 1)
    assert await store.load("b") is None


@pytest.mark.parametrize(
    "change",
    [
        moved("used", Step(0, "one")),
        moved("used", TakeBack(0, 0)),
        Change(code="used", fence=1, touched=9.0, state="{}"),
        moved("used"),
    ],
    ids=["a move", "a move taken back", "the state", "nothing but time"],
)
async def test_whatever_happens_in_a_room_keeps_it_from_expiring(store: SqlStore, change: Change) -> None:
    for code in ("used", "left"):
        await store.keep(room(code))
    await store.keep(change)
    assert await store.expire(5.0, live=[], most=10) == 1
    assert await store.load("left") is None
    assert await store.load("used") == Stored("{}", list(change.entries), 1)
    assert await store.expire(10.0, live=[], most=10) == 1


async def test_a_room_in_which_people_are_is_not_forgotten_however_old_it_is(store: SqlStore) -> None:
    for code in ("used", "left"):
        await store.keep(room(code))
    assert await store.expire(100.0, live=["used"], most=10) == 1
    assert await store.load("used") is not None
    assert await store.load("left") is None


async def test_many_old_rooms_are_forgotten_with_their_journals_a_few_at_a_time(store: SqlStore) -> None:
    many = 15
    changes = [room(f"room{number}") for number in range(many)]
    for change in changes:
        change.entries = JOURNAL[:1]
    await asyncio.gather(*map(store.keep, changes))
    assert [await store.expire(5.0, live=["room0"], most=10) for _ in range(3)] == [10, 4, 0]
    assert await store.fences([change.code for change in changes]) == {"room0": 1}
    await store.keep(room("room1"))
    assert await store.load("room1") == Stored("{}", [], 1)


async def test_a_change_that_cannot_be_kept_spoils_no_other(store: SqlStore) -> None:
    await store.keep(room("a"))
    await store.keep(moved("a", Step(0, "one")))
    bad = store.keep(Change(code="a", fence=1, touched=2.0, state="[]", first=0, entries=[Step(0, "again")]))
    good = store.keep(room("b"))
    results = await asyncio.gather(bad, good, return_exceptions=True)
    assert isinstance(results[0], NotStored)
    assert not isinstance(results[0], Lost)
    assert results[1] is None
    assert await store.load("a") == Stored("{}", [Step(0, "one")], 1)


async def test_who_claims_a_room_finds_all_that_was_kept(store: SqlStore, other: SqlStore) -> None:
    await store.keep(room("a"))
    await store.keep(moved("a", *JOURNAL))
    assert await other.claim("a", now=3.0) == Stored("{}", JOURNAL, 2)
    assert await other.claim("b", now=3.0) is None


async def test_who_has_lost_a_room_can_write_nothing_in_it(store: SqlStore, other: SqlStore) -> None:
    await store.keep(room("a"))
    await other.claim("a", now=2.0)
    with pytest.raises(Lost):
        await store.keep(Change(code="a", fence=1, touched=3.0, state="[]", entries=[Step(0, "late")]))
    await other.keep(moved("a", Step(0, "in time"), fence=2))
    assert await store.load("a") == Stored("{}", [Step(0, "in time")], 2)


async def test_a_lost_room_spoils_no_other_in_its_commit(store: SqlStore, other: SqlStore) -> None:
    for code in ("a", "b"):
        await store.keep(room(code))
    await other.claim("a", now=2.0)
    late, fine = store.keep(moved("a", Step(0, "late"))), store.keep(moved("b", Step(0, "fine")))
    results = await asyncio.gather(late, fine, return_exceptions=True)
    assert isinstance(results[0], Lost)
    assert results[1] is None
    assert await store.load("a") == Stored("{}", [], 2)
    assert await store.load("b") == Stored("{}", [Step(0, "fine")], 1)


async def test_who_comes_back_to_a_room_does_not_write_what_was_left_from_before(store: SqlStore) -> None:
    """Both changes are in one commit, of the same room and the same node, with two fences."""
    await store.keep(room("a"))
    await store.claim("a", now=2.0)
    before, now = store.keep(moved("a", Step(0, "before"), first=1)), store.keep(moved("a", Step(0, "now"), fence=2))
    results = await asyncio.gather(before, now, return_exceptions=True)
    assert isinstance(results[0], Lost)
    assert results[1] is None
    assert await store.load("a") == Stored("{}", [Step(0, "now")], 2)


async def test_of_two_who_claim_at_once_one_has_the_room(store: SqlStore, other: SqlStore) -> None:
    await store.keep(room("a"))
    claims = await asyncio.gather(*(each.claim("a", now=2.0) for each in (store, other) for _ in range(5)))
    fences = sorted(claim.fence for claim in claims if claim is not None)
    assert fences == list(range(2, 12))
    assert await store.fences(["a", "b"]) == {"a": 11}


async def test_a_claim_keeps_a_room_from_expiring(store: SqlStore, other: SqlStore) -> None:
    await store.keep(room("a"))
    await other.claim("a", now=9.0)
    assert await store.expire(5.0, live=[], most=10) == 0


async def test_a_room_that_has_expired_is_lost_to_who_still_has_it(store: SqlStore, other: SqlStore) -> None:
    await store.keep(room("a"))
    await other.expire(5.0, live=[], most=10)
    with pytest.raises(Lost):
        await store.keep(moved("a", Step(0, "late")))


def opened_with(code: str, digest: str, text: str = "cards") -> Change:
    return Change(code=code, fence=1, touched=1.0, state="{}", is_new=True, cards=CardFile(digest, "pdb", text))


async def test_a_card_file_is_kept_with_the_first_room_that_is_opened_with_it(store: SqlStore) -> None:
    await asyncio.gather(*(store.keep(opened_with(f"room{number}", "d1")) for number in range(5)))
    await store.keep(opened_with("later", "d1", text="with mended words"))
    await store.keep(opened_with("other", "d2", text="other cards"))
    assert [await store.cards("pdb", digest) for digest in ("d1", "d2", "d3")] == ["cards", "other cards", None]
    assert await store.cards("gsa", "d1") is None


async def test_a_room_that_could_not_be_opened_leaves_no_card_file(store: SqlStore) -> None:
    await store.keep(room("a"))
    with pytest.raises(NotStored):
        await store.keep(opened_with("a", "d1"))
    assert await store.cards("pdb", "d1") is None


async def test_card_files_that_no_room_needs_are_forgotten_a_few_at_a_time(store: SqlStore) -> None:
    for number in range(5):
        await store.keep(opened_with(f"room{number}", f"d{number}"))
    await store.keep(room("without cards"))
    assert await store.forget_cards(10) == 0
    await store.forget([f"room{number}" for number in range(4)])
    assert [await store.forget_cards(3) for _ in range(3)] == [3, 1, 0]
    assert await store.cards("pdb", "d4") == "cards"


async def test_no_card_file_is_forgotten_while_a_room_is_being_opened_with_it(postgres: Cluster) -> None:
    """The commit of another node is under way, so its room cannot be seen yet; whoever forgets waits for it."""
    address = await postgres.new_database()
    store, node = SqlStore(address), await asyncpg.connect(address)
    await store.open()
    await store.keep(opened_with("before", "d"))
    await store.forget(["before"])
    async with node.transaction():
        await node.execute("INSERT INTO editions (digest, game, text) VALUES ('d', 'pdb', '') ON CONFLICT DO NOTHING")
        await node.execute("INSERT INTO rooms (code, touched, state, edition) VALUES ('new', 1, '{}', 'd')")
        forgetting = asyncio.create_task(store.forget_cards(10))
        while not forgetting.done() and not await node.fetchval(WAITING):
            await asyncio.sleep(0.01)
    assert await forgetting == 0
    assert await store.cards("pdb", "d") == "cards"
    await node.close()
    await store.close()


async def test_what_waits_when_the_store_closes_is_written(database: str) -> None:
    store = SqlStore(database)
    await store.open()
    waits = asyncio.create_task(store.keep(room("a")))
    await asyncio.sleep(0)
    await store.close()
    await waits
    again = SqlStore(database)
    await again.open()
    assert await again.load("a") == Stored("{}", [], 1)
    await again.close()


async def test_a_class_goes_with_all_its_tables_and_its_short_code_and_nothing_else_does(store: SqlStore) -> None:
    for code, classroom in (("class", "class"), ("class-one", "class"), ("class-two", "class"), ("other", None)):
        change = Change(code=code, fence=1, touched=1.0, state="{}", is_new=True, classroom=classroom)
        await store.keep(change)
    await store.keep(moved("class-one", Step(0, "one")))
    assert await store.lend("abcd", "class", until=10.0)
    assert await store.lend("abcde", "other", until=10.0)
    await store.forget_class("class")
    assert [await store.load(code) for code in ("class", "class-one", "class-two")] == [None] * 3
    assert await store.load("other") is not None
    assert (await store.lent("abcd", 1.0), await store.lent("abcde", 1.0)) == (None, "other")


async def test_the_classes_whose_time_is_over_are_found_by_their_codes(store: SqlStore) -> None:
    for short, code, until in (("aaaa", "old", 5.0), ("bbbb", "new", 50.0), ("ccccc", "table", 5.0)):
        await store.lend(short, code, until)
    assert await store.overdue(10.0, 4, 20) == ["old"]
