"""Bots from files: loaded, played, and named in one sentence when they fail."""

import gc
from pathlib import Path
from types import FunctionType, ModuleType

import pytest

from labtable.bots import BotFault, make_bot, own
from labtable.kernel import BadInput, Game, Knowledge, Move, Rng, load_game, seeded
from labtable.kernel.cards import Cards
from labtable.kernel.digest import attributes, digest
from labtable.lab.side import Side
from labtable.testing import random_table
from tests.games.ours import OURS

PDB = load_game("pdb")


def a_bot(folder: Path, body: str, name: str = "mine.py") -> str:
    path = folder / name
    path.write_text(f"def choose(knowledge, rng):\n    {body}\n")
    return str(path)


def ask(spec: str) -> str:
    table = PDB.new(1, 2)
    return make_bot(spec, seeded(1)).choose(Knowledge(PDB, table, table.actor)).text


def test_a_file_with_one_function_is_a_bot(tmp_path: Path) -> None:
    assert ask(a_bot(tmp_path, "return knowledge.legal()[-1]")) == "take:triangle"


def test_a_bot_may_use_its_generator(tmp_path: Path) -> None:
    assert ask(a_bot(tmp_path, "return knowledge.legal()[rng.below(3)]")).startswith("take:")


def test_behind_what_a_bot_is_given_there_is_no_table_but_one_that_its_seat_could_imagine(tmp_path: Path) -> None:
    """Also for one that looks where it should not."""
    path = tmp_path / "peeper.py"
    path.write_text(
        "seen = []\n\n"
        "def choose(knowledge, rng):\n"
        "    seen.append(knowledge._table)\n"
        "    return knowledge.legal()[0]\n\n"
        "choose.seen = seen\n"
    )
    gsa = load_game("gsa")
    table = gsa.new(1, 2)
    true = digest(table, without=frozenset({"rng"}))
    peeper = own.load_own_bot(str(path)).choose
    for seed in range(8):
        own.OwnBot(str(path), peeper, seeded(seed)).choose(Knowledge(gsa, table, table.actor))
    seen = peeper.seen  # type: ignore[attr-defined]  # the file above has put it there
    assert len({digest(each, without=frozenset({"rng"})) for each in seen} - {true}) == 8
    for each in seen:
        assert each.legal() == table.legal()
        assert gsa.view(each, table.actor) == gsa.view(table, table.actor)


def led_to(thing: object) -> set[int]:
    """Everything that a thing leads to, however deep, by identity; what all tables share leads no further."""
    found: set[int] = set()
    ahead = [thing]
    while ahead:
        each = ahead.pop()
        if id(each) not in found and not isinstance(each, type | FunctionType | ModuleType | Game):
            found.add(id(each))
            ahead.extend(gc.get_referents(each))
    return found


@pytest.mark.parametrize("name", OURS)
def test_nothing_that_a_bot_is_given_leads_to_the_table_its_cards_or_its_chance(name: str) -> None:
    game = load_game(name)
    table = random_table(game, 5, 2, moves=12)
    reached: set[int] = set()

    def choose(knowledge: Knowledge, rng: Rng) -> Move:
        reached.update(led_to([knowledge, rng]))
        return knowledge.legal()[0]

    own.OwnBot("mine.py", choose, seeded(1)).choose(Knowledge(game, table, table.actor))
    assert len(reached) > 100
    parts = [part for part in (getattr(table, name) for name in attributes(table)) if isinstance(part, Rng | Cards)]
    assert not reached & {id(table), *map(id, parts), *(id(part.faces) for part in parts if isinstance(part, Cards))}


@pytest.mark.parametrize(
    ("body", "sentence"),
    [
        ("return 1 / 0", "raised ZeroDivisionError: division by zero"),
        ("return None", "returned None, which is no legal move here"),
        ("return knowledge.game.catalogue.moves[-1]", "returned <Move .*>, which is no legal move here"),
        ("while True: pass", "took longer than 0.2 seconds"),
    ],
)
def test_a_bot_that_fails_is_named(tmp_path: Path, body: str, sentence: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(own, "SECONDS_A_MOVE", 0.2)
    with pytest.raises(BotFault, match=f"The bot .*mine.py {sentence}"):
        ask(a_bot(tmp_path, body))


def test_a_file_that_is_no_bot_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match="There is no bot file"):
        make_bot("./none.py", seeded(1))
    empty = tmp_path / "empty.py"
    empty.write_text("")
    with pytest.raises(BadInput, match="has no function choose"):
        make_bot(str(empty), seeded(1))
    with pytest.raises(BadInput, match=r"There is no bot\.py in the folder"):
        make_bot(str(tmp_path), seeded(1))
    broken = tmp_path / "broken.py"
    broken.write_text("import nothing_at_all\n")
    with pytest.raises(BotFault, match="cannot be loaded: ModuleNotFoundError"):
        make_bot(str(broken), seeded(1))
    vain = tmp_path / "vain.py"
    vain.write_text("GAMES = 3\n\ndef choose(knowledge, rng):\n    return knowledge.legal()[0]\n")
    with pytest.raises(BadInput, match=r"GAMES of the bot .* are names of games"):
        make_bot(str(vain), seeded(1))


def test_a_folder_is_a_bot_that_finds_what_lies_beside_it(tmp_path: Path) -> None:
    for number, name in enumerate(("one", "other")):
        folder = tmp_path / name
        folder.mkdir()
        (folder / "which.py").write_text(f"PLACE = {number}\n")
        (folder / "bot.py").write_text(
            "from pathlib import Path\n"
            "import which\n"
            "SHIFT = int((Path(__file__).parent / 'weights').read_text())\n"
            "def choose(knowledge, rng):\n"
            "    return knowledge.legal()[which.PLACE + SHIFT]\n"
        )
        (folder / "weights").write_text("1")
    table = PDB.new(1, 2)
    assert [ask(str(tmp_path / name)) for name in ("one", "other")] == [move.text for move in table.legal()[1:3]]


def test_a_bot_may_name_the_games_that_it_plays(tmp_path: Path) -> None:
    path = tmp_path / "mine.py"
    path.write_text("GAMES = ('pdb',)\n\ndef choose(knowledge, rng):\n    return knowledge.legal()[0]\n")
    mine = own.load_own_bot(str(path))
    assert (mine.plays("pdb"), mine.plays("gsa")) == (True, False)
    own.check_plays(str(path), "pdb")
    with pytest.raises(BadInput, match=r"mine\.py does not play gsa; its file names pdb"):
        Side(game="gsa", bots=[str(path), "random"]).check()
    assert own.load_own_bot(a_bot(tmp_path, "return None", "any.py")).plays("gsa")
