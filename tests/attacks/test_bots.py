"""One visitor asks for more thoughts than there is time for; everybody else's bots play on."""

import asyncio
from pathlib import Path

import pytest

from labtable.server.settings import Settings
from labtable.server.sql import sqlite_file
from tests.server.visitors import ME, Tables, bot, running

pytestmark = pytest.mark.anyio
FIRST = {"first_leader": "1"}
SOCKETS, HINTS = 8, 25  # 50 seconds of thought
SOON = 15.0  # a busy machine starts its worker late


async def ask_for_hints(tables: Tables) -> None:
    """Many sockets at one seat, each with many hints at once."""
    eve = await tables.host(ME, bot(), options=FIRST, start=True)
    sockets = [eve, *[await tables.come(eve.room["code"], eve.key) for _ in range(SOCKETS - 1)]]
    for each in sockets:
        for _ in range(HINTS):
            await each.say("hint")
        await each.say("start")  # its refusal says that everything before it was heard
        await each.until(lambda guest: any(refused["do"] == "start" for refused in guest.refused))


async def test_a_strangers_bot_moves_though_somebody_asks_for_hundreds_of_hints(tmp_path: Path) -> None:
    settings = Settings(workers=1, pace=0.0, messages_at_once=1000)
    async with running(sqlite_file(tmp_path / "t.db"), settings) as tables:
        await ask_for_hints(tables)
        ada = await tables.host(ME, bot(), options=FIRST, start=True)
        await ada.my_turn()
        async with asyncio.timeout(SOON):
            for _ in range(2):
                await ada.play()
                await ada.move_on()
                await ada.my_turn()
