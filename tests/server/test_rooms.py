"""A room's life: opened, gathered in, played, left, come back to, and played again."""

import pytest

from tests.server.visitors import ME, OPEN, Tables, bot, play_to_the_end

pytestmark = pytest.mark.anyio
SHORT = {"target": 3}


async def test_a_room_against_bots_is_played_to_its_end(tables: Tables) -> None:
    ada = await tables.host(ME, bot("easy"), options=SHORT, start=True)
    await play_to_the_end(ada)
    await ada.until(lambda guest: guest.room["stage"] == "over")
