"""Whatever comes over the wire gets a refusal or an orderly end, and the room plays on."""

import asyncio
import json
import threading
from collections.abc import Iterator
from typing import Any

import pytest
import requests
import schemathesis
from hypothesis import given, settings
from hypothesis import strategies as st
from schemathesis import GenerationMode, checks
from schemathesis.core.result import Ok
from websockets.exceptions import ConnectionClosed

from labtable.server.settings import Settings
from labtable.server.sql import sqlite_file
from tests.server.visitors import ME, Tables, bot, new_key, running

GENEROUS = Settings(
    pace=0.0,
    answer_pause=0.0,
    workers=1,
    patience=0.0,
    rooms_a_key=10**6,
    rooms_an_address=10**6,
    classes_an_address=10**6,
    strangers_an_address=10**6,
    messages_at_once=10**6,
    prints_an_address=2,  # each takes seconds
)
EXAMPLES = 25
REQUESTS = 8
CHECKS = [
    checks.not_a_server_error,
    checks.status_code_conformance,
    checks.content_type_conformance,
    checks.response_schema_conformance,
]
ORDERLY = {1000, 1008, 1009}


@schemathesis.serializer("application/jsonl", "application/toml")
def as_it_is(context: Any, value: Any) -> bytes:
    """A record or a card file is sent as text; whatever else is made up goes as JSON."""
    return value.encode() if isinstance(value, str) else json.dumps(value).encode()


scalars = st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20)
anything = st.recursive(
    scalars, lambda inner: st.lists(inner) | st.dictionaries(st.text(max_size=8), inner), max_leaves=8
)
words = [
    "hello",
    "sit",
    "stand",
    "resize",
    "place",
    "choose",
    "commit",
    "start",
    "reveal",
    "play",
    "undo",
    "answer",
    "hint",
    "substitute",
    "rematch",
    "suggest",
    "say",
    "write",
    "report",
    "judge",
]
fields = st.fixed_dictionaries(
    {"do": st.sampled_from(words)},
    optional={
        "key": st.just("0" * 32) | scalars,
        "seat": st.integers(-1, 8) | scalars,
        "name": st.text(max_size=30),
        "commitment": st.just("0" * 64) | scalars,
        "seats": st.integers(-1, 9) | scalars,
        "level": st.sampled_from(["", "easy"]) | scalars,
        "option": st.sampled_from(["target", "x"]),
        "value": scalars,
        "move": st.integers(-5, 100) | scalars,
        "tick": st.integers(0, 2**60) | scalars,
        "agree": st.booleans(),
        "word": st.sampled_from(["hello", "boo"]) | scalars,
        "text": st.text(max_size=220) | scalars,
        "side": st.booleans(),
        "line": st.integers(-1, 3) | scalars,
        "strike": st.booleans(),
    },
)
shapes: dict[str, st.SearchStrategy[Any]] = {
    "sit": st.fixed_dictionaries(
        {"seat": st.integers(0, 7), "name": st.text(min_size=1, max_size=24), "commitment": st.just("1" * 64)}
    ),
    "play": st.fixed_dictionaries({"move": st.integers(-5, 200), "tick": st.integers(0, 2**60)}),
    "answer": st.fixed_dictionaries({"agree": st.booleans()}),
    "substitute": st.fixed_dictionaries({"seat": st.integers(0, 7)}),
    "undo": st.just({}),
    "hint": st.just({}),
    "resize": st.fixed_dictionaries({"seats": st.integers(1, 8)}),
    "place": st.fixed_dictionaries({"seat": st.integers(0, 7), "level": st.sampled_from(["", "easy", "x"])}),
    "choose": st.fixed_dictionaries({"option": st.sampled_from(["target", "x"]), "value": scalars}),
    "start": st.just({}),
    "commit": st.just({"commitment": "1" * 64}),
    "reveal": st.just({"chance": "1" * 32}),
    "rematch": st.just({}),
    "suggest": st.fixed_dictionaries({"move": st.none() | st.integers(-5, 200), "tick": st.integers(0, 2**60)}),
    "say": st.fixed_dictionaries({"word": st.sampled_from(["hello", "oh_no"]), "side": st.booleans()}),
    "write": st.fixed_dictionaries({"text": st.text(min_size=1, max_size=200), "side": st.booleans()}),
    "report": st.fixed_dictionaries({"line": st.integers(0, 3)}),
    "judge": st.fixed_dictionaries({"line": st.integers(0, 3), "strike": st.booleans()}),
}
well_formed = st.sampled_from(sorted(shapes)).flatmap(lambda do: shapes[do].map(lambda more: {"do": do, **more}))
text = st.one_of(well_formed.map(json.dumps), fields.map(json.dumps), anything.map(json.dumps), st.text(max_size=200))
messages = st.lists(text | st.binary(max_size=50), min_size=1, max_size=6)


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server in a thread of its own, for tests that do not wait in a loop."""
    found: list[str] = []
    ready, done = threading.Event(), threading.Event()

    async def serve() -> None:
        database = sqlite_file(tmp_path_factory.mktemp("fuzz") / "tables.db")
        async with running(database, GENEROUS) as tables:
            found.append(tables.address)
            ready.set()
            await asyncio.to_thread(done.wait)

    thread = threading.Thread(target=lambda: asyncio.run(serve()))
    thread.start()
    assert ready.wait(20)
    yield found[0]
    done.set()
    thread.join()


async def pester(tables: Tables, code: str, sent: list[str | bytes]) -> None:
    """Send all this as a stranger; every answer keeps to the wire, and the end is orderly."""
    eve = await tables.come(code)
    try:
        for message in sent:
            await eve.socket.send(message)
        await eve.say("stand")
        await eve.until(lambda guest: any(each["do"] == "stand" for each in guest.refused))
    except ConnectionClosed:
        pass
    await eve.leave()
    assert eve.socket.close_code in ORDERLY


async def play_on(tables: Tables, code: str, key: str) -> None:
    """The player's turn comes and their move is acknowledged."""
    ada = await tables.come(code, key)
    await ada.my_turn()
    if not ada.over:
        await ada.play()
        await ada.move_on()
    await ada.leave()


@settings(max_examples=EXAMPLES, deadline=None)
@given(sent=messages)
def test_a_table_survives_whatever_is_sent_to_it(address: str, sent: list[str | bytes]) -> None:
    async def example() -> None:
        tables, key = Tables(int(address.rsplit(":", 1)[1])), new_key()
        code = await tables.open([ME, bot()], key, start=True)
        await pester(tables, code, sent)
        await play_on(tables, code, key)
        await tables.close()

    asyncio.run(example())


def hold_to_the_description(address: str, mode: GenerationMode, only: str = "") -> None:
    """No fault, and every answer as it is described."""
    schema = schemathesis.openapi.from_url(f"http://{address}/api/openapi.json")
    session = requests.Session()
    for found in schema.get_all_operations():
        assert isinstance(found, Ok)
        operation = found.ok()
        if only not in operation.label:
            continue

        @settings(max_examples=REQUESTS, deadline=None)
        @given(case=operation.as_strategy(generation_mode=mode))
        def keeps_to_it(case: Any) -> None:
            case.call_and_validate(session=session, checks=CHECKS)

        keeps_to_it()
    session.close()


def test_requests_that_fit_the_description_are_answered_as_described(address: str) -> None:
    hold_to_the_description(address, GenerationMode.POSITIVE)


def test_requests_that_do_not_fit_it_are_too(address: str) -> None:
    hold_to_the_description(address, GenerationMode.NEGATIVE, only="POST")
