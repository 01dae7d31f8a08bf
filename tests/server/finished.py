"""Matches that are over, laid into a server as if they had been played there, and their reviews."""

import json
from collections.abc import AsyncGenerator

from labtable.hall.lease import FIRST_FENCE
from labtable.hall.seating import Person, RoomState, Seat, new_code
from labtable.hall.store import Change
from labtable.kernel import Record
from tests.review.matches import NAMES
from tests.server.visitors import Frame, Tables


def seated(record: Record, names: list[str], opened: float) -> RoomState:
    """A room that is over, in which this match was played."""
    code = new_code()
    return RoomState(
        code=code,
        salt=code,
        game=record.header.game,
        edition=record.header.edition.digest,
        options=record.header.options,
        seats=[Seat([Person(name, f"digest of {name}")]) for name in names],
        host=f"digest of {names[0]}",
        secret="",
        opened=opened,
        stage="over",
        header=record.header,
    )


async def laid(tables: Tables, record: Record, stage: str = "over") -> str:
    """A room of the server in which this match was played, or is played still."""
    state = seated(record, NAMES, tables.hall.house.clock.now())
    if stage != "over":
        state.stage = "playing"
    change = Change(code=state.code, fence=FIRST_FENCE, touched=state.opened, state=state.text(), is_new=True)
    change.entries = record.steps if stage == "over" else record.steps[:-1]
    await tables.hall.house.store.keep(change)
    return state.code


async def lines_of(tables: Tables, code: str) -> AsyncGenerator[Frame, None]:
    """The review of a room as it comes."""
    async with tables.http.stream("GET", f"/api/rooms/{code}/review") as answer:
        assert answer.status_code == 200
        assert answer.headers["content-type"] == "application/x-ndjson"
        async for line in answer.aiter_lines():
            yield json.loads(line)


async def review_of(tables: Tables, code: str) -> list[Frame]:
    return [line async for line in lines_of(tables, code)]


def kinds(found: list[Frame]) -> list[str]:
    return [line["is"] for line in found]


def last(found: list[Frame], kind: str) -> Frame:
    return [line for line in found if line["is"] == kind][-1]
