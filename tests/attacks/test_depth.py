"""Messages that nest deeper than anybody reads get a sentence."""

import pytest

from tests.server.conftest import tables as tables
from tests.server.visitors import ME, OPEN, Tables

pytestmark = pytest.mark.anyio
DEEP = "[" * 8000


async def test_a_deep_message_is_refused_and_the_socket_goes_on(tables: Tables) -> None:
    ada = await tables.host(ME, OPEN)
    for text in (DEEP, '{"do":"start","x":' + DEEP, '{"do":' + DEEP):
        await ada.socket.send(text)
        assert "cannot be read" in (await ada.why_not())["why"]
    await ada.say("start")
    assert "still open" in (await ada.why_not())["why"]


async def test_a_deep_request_is_refused(tables: Tables) -> None:
    for text in (DEEP, '{"game":"pdb","x":' + DEEP, '{"options":' + DEEP):
        answer = await tables.http.post("/api/rooms", content=text)
        assert (answer.status_code, "cannot be read" in answer.json()["error"]) == (422, True)
