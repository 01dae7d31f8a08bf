"""Bots of the host's own: chosen by name, thought out in the processes of the house, replaced when they fail."""

from pathlib import Path

import httpx
import pytest

from labtable.hall.own_bots import OwnBots
from labtable.hall.shelf import Shelf
from labtable.kernel import BadInput, parse_record
from labtable.kernel.record import lay_again, play_step
from tests.server.conftest import QUICK
from tests.server.visitors import ME, Tables, bot, new_key, play_to_the_end, running

pytestmark = pytest.mark.anyio
SHORT = {"first_leader": "1", "target": 3}
THE_LAST = '"""Takes what it likes least."""\n\n{games}\n\ndef choose(knowledge, rng):\n    return {move}\n'


def an_agent(folder: Path, name: str = "agent", games: str = "", move: str = "knowledge.legal()[-1]") -> str:
    (folder / name).mkdir()
    (folder / name / "bot.py").write_text(THE_LAST.format(games=games, move=move))
    return str(folder / name)


async def test_people_play_against_a_bot_of_the_hosts_where_it_plays_the_game(tmp_path: Path, database: str) -> None:
    own = OwnBots([an_agent(tmp_path, games="GAMES = ('pdb',)")])
    async with running(database, QUICK, shelf=Shelf(bots=own)) as tables:
        books = {name: (await tables.http.get(f"/api/games/{name}")).json()["levels"] for name in ("pdb", "gsa")}
        ada = await tables.host(ME, bot("agent"), options=SHORT, start=True)
        await play_to_the_end(ada)
        record = parse_record((await tables.http.get(f"/api/rooms/{ada.room['code']}/record")).text)
        refused = await sorry(tables, "gsa", "agent")
    assert [each["name"] for each in books["pdb"]] == ["easy", "medium", "hard", "expert", "agent"]
    assert books["pdb"][-1]["words"] == "Takes what it likes least."
    assert [each["name"] for each in books["gsa"]] == ["easy", "medium", "hard", "expert"]
    assert refused == "There is no bot 'agent'; the bots are: easy, medium, hard, expert."
    game = Shelf().game("pdb")
    table, chosen = lay_again(game, record.header), 0
    for number, step in enumerate(record.steps, start=2):
        if table.actor == 1:
            assert step.move == table.legal()[-1].text
            chosen += 1
        play_step(game, table, number, step)
    assert chosen > 3
    assert not [frame for frame in ada.frames if str(tmp_path) in frame], "nobody is told where it lies"


async def sorry(tables: Tables, game: str, level: str) -> str:
    """Why a room with a bot cannot be opened."""
    wish = {"game": game, "seats": [ME, bot(level)], "key": new_key(), "name": "Ada"}
    answer: httpx.Response = await tables.http.post("/api/rooms", json=wish)
    return str(answer.json()["error"])


async def test_a_bot_of_the_hosts_that_fails_is_replaced_and_the_table_says_so(tmp_path: Path, database: str) -> None:
    own = OwnBots([an_agent(tmp_path, move="1 / 0")])
    async with running(database, QUICK, shelf=Shelf(bots=own)) as tables:
        ada = await tables.host(ME, bot("agent"), options=SHORT, start=True)
        await play_to_the_end(ada)
    noted = [frame for frame in ada.frames if '"kind":"replaced"' in frame]
    assert noted
    assert all('"level":"agent"' in frame and str(tmp_path) not in frame for frame in noted)


def test_what_cannot_be_a_bot_of_the_hosts_is_told_before_anybody_plays(tmp_path: Path) -> None:
    (tmp_path / "there").mkdir()
    one, other = an_agent(tmp_path), an_agent(tmp_path / "there")
    for paths, sentence in (
        (["greedy"], "files or folders, such as ./agent, not 'greedy'"),
        ([one, other], "Two bots are called agent"),
        ([an_agent(tmp_path, "hard")], "'hard' cannot be used"),
        ([an_agent(tmp_path, "My Bot")], "'My Bot' cannot be used"),
        ([str(tmp_path / "none")], "There is no bot file"),
    ):
        with pytest.raises(BadInput, match=sentence):
            OwnBots(paths)
