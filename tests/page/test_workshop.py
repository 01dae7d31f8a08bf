"""The workshop without a server: the page's own hall looks at cards as a server does."""

import json

import msgspec
import pytest

from labtable.hall.workshop import Sheet, checked, workbench
from labtable.page.own import OwnHall
from tests.games.editions import text
from tests.page.evening import Drawers

pytestmark = pytest.mark.anyio


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


async def asked(parts: list[str], body: str = "") -> list[tuple[int, str]]:
    """What the page's own hall answers, piece by piece."""
    found: list[tuple[int, str]] = []
    await OwnHall(Drawers(1)).ask(
        json.dumps({"parts": parts, "body": body}), lambda status, said: found.append((status, said))
    )
    return found


async def test_forms_and_cards_are_told_as_a_server_tells_them() -> None:
    bench = msgspec.json.encode(workbench("gsa")).decode()
    assert await asked(["workshop", "gsa"]) == [(200, bench)]
    sheet = Sheet(toml=text("gsa"))
    looked = msgspec.json.encode(checked("gsa", sheet)).decode()
    assert await asked(["workshop", "gsa"], msgspec.json.encode(sheet).decode()) == [(200, looked)]


async def test_a_card_that_nobody_made_is_not_tried_out() -> None:
    ((status, said),) = await asked(
        ["workshop", "gsa", "trial"], json.dumps({"toml": text("gsa"), "table": "species", "id": "elf"})
    )
    assert (status, "no card 'elf'" in said) == (422, True)
