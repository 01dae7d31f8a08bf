"""Tuning: the search meets a goal that can be met, departs from print no further than it must, and can be repeated."""

import json
import tomllib
from pathlib import Path

import pytest
from click.testing import CliRunner

from labtable.cli import main
from labtable.kernel import BadInput, load_game
from labtable.kernel.toml_text import toml_of
from labtable.lab.crew import crew_of
from labtable.lab.statistics import Estimate
from labtable.lab.tune import Goal, Trial, front, place, read_tuning, tune
from tests.games.ours import OURS

TUNING = """
game = "pdb"
seats = 2
bots = "random"
games = 12
trials = 8
options = { target = 6 }

[[range]]
option = "target"
low = 3
high = 6

[[range]]
card = "supply.sample"
low = 10
high = 20
step = 5

[[goal]]
measure = "length"
most = 14.0
"""


def write(folder: Path, text: str = TUNING) -> Path:
    path = folder / "tuning.toml"
    path.write_text(text)
    return path


def test_print_comes_first_and_what_meets_the_goal_with_least_change_leads(tmp_path: Path) -> None:
    tuning = read_tuning(write(tmp_path))
    trials = tune(tuning, crew_of(1))
    assert trials[0].numbers == tuning.print == {"target": 6, "supply.sample": 20}
    best = front(trials)
    assert best[0].meets
    assert best[0].values[0].value <= 14.0
    assert all(trial.distance >= best[0].distance for trial in trials if trial.meets)
    assert best == front(tune(read_tuning(write(tmp_path)), crew_of(2)))


def test_a_number_is_found_by_name_by_id_and_by_place() -> None:
    text = load_game("pdb").card_text
    assert text is not None
    cards = tomllib.loads(text.text)
    holder, key = place(cards, "box.prep_2.exchanges.0.gain.sample")
    assert holder[key] == 2
    for path in ("supply.gold", "box.prep_9.exchanges", "box.prep_2.exchanges.7", "supply.sample.more"):
        with pytest.raises(BadInput, match=f"There is no number at '{path}'"):
            place(cards, path)


@pytest.mark.parametrize("name", OURS)
def test_a_card_file_is_written_so_that_it_is_the_same_game(name: str) -> None:
    game = load_game(name)
    assert game.card_text is not None
    cards = tomllib.loads(game.card_text.text)
    assert tomllib.loads(toml_of(cards)) == cards


def test_the_best_card_file_can_be_played(tmp_path: Path) -> None:
    best = tmp_path / "best.toml"
    asked = ["tune", str(write(tmp_path, TUNING.replace("most = 14.0", "most = 9.0"))), "--jobs", "1"]
    told = CliRunner().invoke(main, [*asked, "--write", str(best)])
    assert told.exit_code == 0, told.output
    assert "length at most 9" in told.output
    assert load_game("pdb", best).edition.name == "tuned"
    data = json.loads(CliRunner().invoke(main, [*asked, "--json"]).stdout)
    assert data["edition"] == best.read_text()
    assert data["print"]["distance"] == 0.0


def trial(distance: float, *missed: float) -> Trial:
    values = [Estimate(0.0, 0.0, 0.0)] * len(missed)
    return Trial(numbers={"a": int(10 * distance)}, values=values, missed=list(missed), distance=distance)


def test_on_the_front_each_is_better_than_any_other_at_something() -> None:
    near, far, worse, met = trial(0.1, 2.0, 0.8), trial(0.5, 1.0, 1.0), trial(0.6, 1.0, 1.0), trial(0.9, 0.0, 0.0)
    assert front([worse, near, far, met]) == [met, far, near]
    assert worse not in front([worse, near, far, met])


def test_a_goal_is_missed_by_as_much_as_it_is_beyond() -> None:
    assert [Goal(measure="x", near=50.0, within=3.0).missed(value) for value in (50.0, 53.0, 55.0, 40.0)] == [
        0,
        0,
        2,
        7,
    ]
    assert [Goal(measure="x", least=1.0).missed(value) for value in (0.5, 1.0, 2.0)] == [0.5, 0, 0]
    assert [Goal(measure="x", least=1.0, most=2.0).missed(value) for value in (0.0, 1.5, 5.0)] == [1, 0, 3]
    assert Goal(measure="x", least=1.0, most=2.0).words() == "x at least 1 and at most 2"


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ('measure = "length"', 'measure = "luck"', "no measure 'luck'"),
        ("high = 20", "high = 10", "The range of supply.sample is empty: from 10 to 10 by 5"),
        ("low = 3", "low = 7", "The range of target is empty"),
        ('card = "supply.sample"', 'card = "name"', "name is no whole number"),
        ('card = "supply.sample"', 'card = "supply.gold"', "nothing is called 'gold' there"),
        ('option = "target"', 'option = "luck"', "no option 'luck'"),
        ('option = "target"', 'option = "target"\ncard = "supply.sample"', "either a card"),
        ("most = 14.0", "", "says neither near, least nor most"),
        ("most = 14.0", "most = 14.0\nleast = 15.0", "Nothing meets the goal length at least 15 and at most 14"),
        ("trials = 8", "trials = 0", "at least one trial, not 0"),
        ("high = 6", "high = 60", "takes a whole number from 3 to 24, not 60"),
        ("low = 10\nhigh = 20", "low = -10\nhigh = 20", "supply"),
        ('bots = "random"', 'bots = "genius"', "no bot 'genius'"),
    ],
)
def test_a_tuning_that_cannot_be_played_is_refused_in_one_sentence(
    tmp_path: Path, old: str, new: str, sentence: str
) -> None:
    assert old in TUNING
    with pytest.raises(BadInput, match=sentence):
        read_tuning(write(tmp_path, TUNING.replace(old, new, 1)))
