"""Cards that are tried out: the verdict comes line by line, from the workers, behind everything else."""

import json

import pytest

from tests.games.editions import CARDS, text
from tests.server.visitors import Frame, Tables

pytestmark = pytest.mark.anyio


async def tried(tables: Tables, game: str, table: str, id: str, **more: object) -> list[Frame]:
    asked = {"toml": text(game, **more), "table": table, "id": id}
    answer = await tables.http.post(f"/api/workshop/{game}/trial", json=asked, timeout=90)
    assert answer.status_code == 200, answer.text
    return [json.loads(line) for line in answer.text.splitlines()]


async def test_a_card_is_tried_out_and_the_last_line_is_its_verdict(
    tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("labtable.hall.trials.MOST_DEALS", 60)
    lines = await tried(tables, "pdb", "box", "talk")
    assert [line["over"] for line in lines] == [False] * (len(lines) - 1) + [True]
    assert [line["deals"] for line in lines] == sorted(line["deals"] for line in lines)
    last = lines[-1]
    assert (last["deals"], last["of"], last["used"]["value"] > 50) == (60, 60, True)
    assert last["rounds"] > 0
    assert last["title"].endswith(".")


async def test_only_a_card_that_is_among_the_changes_is_tried_out(tables: Tables) -> None:
    asked = {"toml": text("pdb"), "table": "box", "id": "nothing"}
    answer = await tables.http.post("/api/workshop/pdb/trial", json=asked)
    assert (answer.status_code, "There is no card 'nothing'" in answer.text) == (422, True)


async def test_a_card_that_cannot_be_played_with_is_told_so_before_any_game(tables: Tables) -> None:
    wrong = {"project": [{**CARDS["gsa"]["project"][0], "needs": ["unicorn"]}]}
    asked = {"toml": text("gsa", add=wrong), "table": "project", "id": "sleepless"}
    answer = await tables.http.post("/api/workshop/gsa/trial", json=asked)
    assert (answer.status_code, "unicorn" in answer.text) == (422, True)
