"""Studies as files: what they say, and what is wrong with them in one sentence."""

import re
from pathlib import Path

import pytest

from labtable.kernel import BadInput, load_game
from labtable.lab.crew import crew_of
from labtable.lab.findings import findings_of
from labtable.lab.measures import known_names, usual_names
from labtable.lab.run import run
from labtable.lab.study import StudyFile, read_study
from labtable.lab.tune import read_tuning
from tests.games.ours import OURS
from tests.lab.studies import changed, study

WHOLE = """
question = "Does a short game help the first Leader?"
game = "pdb"
seats = 3
bots = ["greedy", "random", "random"]
games = 500
seed = 9
options = { first_leader = "1" }
measures = ["places", "length", "depositions"]
decides = ["place_1"]
skill = [["greedy", "random"]]

[matters]
places = 3.0
fair = 4.0

[[change]]
options = { target = 4 }

[[change]]
name = "other cards"
edition = "cards.toml"
bots = "random"
"""


def write(folder: Path, text: str = WHOLE) -> Path:
    cards = Path(__file__).parents[2] / "src/labtable/games/pdb/cards.toml"
    (folder / "cards.toml").write_text(cards.read_text().replace("sample = 20", "sample = 30", 1))
    (folder / "adna.toml").write_text((cards.parents[1] / "adna/cards.toml").read_text())
    path = folder / "short.toml"
    path.write_text(text)
    return path


def test_a_study_is_read_with_its_card_files_beside_it(tmp_path: Path) -> None:
    found = read_study(write(tmp_path))
    assert found.names == ["before", "target=4", "other cards"]
    assert [side.bots for side in found.sides] == [["greedy", "random", "random"]] * 2 + [["random"] * 3]
    assert found.sides[1].options == {"first_leader": "1", "target": 4}
    assert found.sides[2].options == {"first_leader": "1"}
    assert found.decides == ["place_1"]
    assert [measure.name for measure in found.measured()] == ["place_1", "place_2", "place_3", "length", "depositions"]
    assert load_game("pdb", found.sides[2].edition).edition.digest != load_game("pdb").edition.digest


def test_a_bot_in_a_file_is_looked_for_beside_its_study_and_told_by_its_name(tmp_path: Path) -> None:
    (tmp_path / "first.py").write_text("def choose(knowledge, rng):\n    return knowledge.legal()[0]\n")
    text = 'game = "pdb"\nseats = 2\nbots = "first.py"\ngames = 2\noptions = { target = 3 }\nmeasures = ["length", "bots"]\n'
    found = read_study(write(tmp_path, text + '[[change]]\nbots = ["first.py", "random"]\n'))
    assert found.sides[0].bots == [str(tmp_path / "first.py")] * 2
    findings = findings_of(run(found, crew_of(1)))
    assert str(tmp_path) not in str(findings)
    assert findings.sides[1].lines == ["−bots = first.py, first.py", "+bots = first.py, random"]
    with pytest.raises(BadInput, match=r"second\.py"):
        read_study(write(tmp_path, 'game = "pdb"\nbots = "second.py"\n'))


def test_a_study_that_says_little_measures_what_is_usual_and_decides_by_what_every_game_has() -> None:
    found = study(options={})
    assert found.question == "Is PDB fair?"
    assert found.names == ["standard"]
    assert found.measures == usual_names(load_game("pdb"))
    assert "depositions" in found.measures
    assert "depositions" not in found.decides
    assert study(measures=["depositions"]).decides == ["depositions"]


def test_in_a_game_without_attacks_interaction_is_not_usual() -> None:
    assert "interaction" not in usual_names(load_game("pdb"))
    assert "interaction" in usual_names(load_game("gsa"))


def test_parts_hang_on_the_study_alone() -> None:
    assert [(found.part, found.parts) for found in (study(games=7), study(games=1050), study(games=1_000_000))] == [
        (1, 7),
        (10, 105),
        (500, 2000),
    ]


def test_a_digest_tells_studies_apart_that_come_to_other_numbers(tmp_path: Path) -> None:
    bot = tmp_path / "bot.py"
    bot.write_text("def choose(knowledge, rng):\n    return knowledge.legal()[0]\n")
    first = study(bots=str(bot))
    assert first.digest() == study(bots=str(bot)).digest()
    bot.write_text("def choose(knowledge, rng):\n    return knowledge.legal()[-1]\n")
    digests = {
        first.digest(),
        study(bots=str(bot)).digest(),
        study().digest(),
        study(seed=5).digest(),
        study(games=21).digest(),
        study(change=changed(options={"target": 4})).digest(),
        study(measures=["length"]).digest(),
    }
    assert first.digest() in digests
    assert len({study(bots=str(bot)).digest(), *digests}) == 6


@pytest.mark.parametrize(
    ("written", "sentence"),
    [
        ({"measures": ["luck"]}, "There is no measure 'luck' in PDB: the game; the measures are: places, length"),
        ({"measures": ["cuts"]}, "There is no measure 'cuts' in PDB"),
        ({"games": 0}, "at least one game, not 0"),
        ({"seats": 7}, "takes 2 to 4 seats, not 7"),
        ({"bots": "greedy,greedy,greedy"}, "There are 2 seats, but 3 bots are named"),
        ({"bots": "genius"}, "no bot 'genius'"),
        ({"options": {"target": 99}}, "takes a whole number from 3 to 24, not 99"),
        ({"change": changed(options={"target": 99})}, "from 3 to 24, not 99"),
        ({"change": changed(name="nothing")}, "The change 'nothing' changes nothing"),
        ({"change": changed(edition="nowhere.toml")}, "nowhere.toml cannot be read"),
        ({"change": changed(options={"target": 4}) * 2}, "Two changes of a study have the same name"),
        ({"change": changed(options={"target": 4}) * 7}, "6 changes at most, not 7"),
        ({"matters": {"luck": 1.0}}, "No measure of this study is called 'luck'"),
        ({"matters": {"length": 0.0}}, "What matters of length is a number above 0, not 0"),
        ({"decides": ["luck"]}, "cannot decide by 'luck'"),
        ({"skill": [("genius", "random")]}, "no bot 'genius'"),
    ],
)
def test_a_study_that_cannot_be_played_is_refused_in_one_sentence(written: dict[str, object], sentence: str) -> None:
    with pytest.raises(BadInput, match=sentence):
        study(**written)


@pytest.mark.parametrize(
    ("lines", "sentence"),
    [
        ('until = { measure = "luck", narrow = 1.0 }', "cannot wait for 'luck'"),
        ('until = { measure = "length", narrow = -1.0 }', "narrow is a number above 0"),
        ('until = { measure = "length", narrow = 1.0, most = 0 }', "at least one game"),
        ('bands = "wide"', "unknown field `bands`"),
        ('[[change]]\nedition = "adna.toml"', "no card file of PDB"),
        ("games = [", "is not TOML"),
        ('games = "many"', "field games: Expected `int`, got `str`"),
    ],
)
def test_what_is_wrong_with_a_file_is_named(tmp_path: Path, lines: str, sentence: str) -> None:
    path = write(tmp_path, f'game = "pdb"\n{lines}\n')
    with pytest.raises(BadInput, match=sentence) as error:
        read_study(path)
    assert str(error.value).count("\n") == 0


def test_a_study_that_is_not_there_is_told() -> None:
    with pytest.raises(BadInput, match=r"The study nowhere\.toml cannot be read"):
        read_study(Path("nowhere.toml"))


def test_the_guide_tells_every_key_and_every_measure_and_its_study_can_be_played(tmp_path: Path) -> None:
    guide = (Path(__file__).parents[2] / "docs/studies.md").read_text(encoding="utf-8")
    for key in (*StudyFile.__struct_fields__,):
        assert f"`{key}" in guide or f"[[{key}]]" in guide, key
    for name in OURS:
        for measure in known_names(load_game(name)):
            assert f"`{measure}`" in guide, measure
    shown = re.findall(r"^```toml\n(.*?)^```$", guide, re.MULTILINE | re.DOTALL)
    (tmp_path / "short.toml").write_text(shown[0])
    assert read_study(tmp_path / "short.toml").names == ["before", "to 8"]
    (tmp_path / "tuning.toml").write_text(shown[1])
    assert read_tuning(tmp_path / "tuning.toml").print == {"supply.sample": 20, "target": 12}
