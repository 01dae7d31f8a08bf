"""A lesson is read whole or not at all, and what is wrong with it is named."""

from pathlib import Path

import pytest

from labtable.games.pdb import PdbGame
from labtable.kernel import BadInput, load_game
from labtable.kernel.lesson import lesson_of, read_lesson
from tests.games.pdb.test_cards import edition

HEAD = 'seed = 1\nseats = 2\noptions = { first_leader = "2", target = 3 }\nfarewell = "Play on."\n'
FIRST = '[[step]]\nmove = "take:circle"\nsay = "Take it."\nrule = "S7"\n'
SECOND = '[[step]]\nseat = 1\nmove = "publish"\n'


def test_a_lesson_tells_its_steps_apart() -> None:
    lesson = read_lesson(load_game("pdb"), "a.toml", HEAD + FIRST + SECOND)
    assert [step.is_newcomers for step in lesson.step] == [True, False]
    assert lesson.newcomers == 1


def test_a_game_without_a_lesson_has_none() -> None:
    class Bare(PdbGame):
        """There is no lesson beside this file."""

    assert lesson_of(Bare()) is None


def test_a_lesson_is_dealt_with_the_games_own_cards_only(tmp_path: Path) -> None:
    assert lesson_of(PdbGame()) is not None
    assert lesson_of(PdbGame(edition(tmp_path, "gain = { sample = 1 }", "gain = { crystal = 1 }"))) is None


@pytest.mark.parametrize(
    ("text", "wrong"),
    [
        ("seed = ", "The lesson file a.toml is not TOML"),
        (HEAD.replace("seats", "chairs") + FIRST, "Object contains unknown field `chairs`"),
        (
            HEAD + FIRST + '[[step]]\nmoves = "publish"\n',
            "a.toml, step number 2: Object contains unknown field `moves`",
        ),
        (HEAD + FIRST.replace("Take it.", ""), "step number 1: the newcomer's move has no words or no rule"),
        (HEAD + FIRST.replace("S7", "S99"), "step number 1: PDB: the game has no rule S99"),
        (HEAD + FIRST + 'shows = "a circle"', "step number 1: what it shows is not told in its words"),
        (HEAD + FIRST.replace("circle", "moon"), "cannot be played: Line 2"),
        (HEAD + FIRST + SECOND.replace("publish", "innovate_1"), "cannot be played: Line 3"),
        (HEAD.replace('"2"', '"4"') + FIRST, "cannot be played: Line 1"),
    ],
)
def test_what_is_wrong_with_a_lesson_is_named(text: str, wrong: str) -> None:
    with pytest.raises(BadInput) as told:
        read_lesson(load_game("pdb"), "a.toml", text)
    assert wrong in str(told.value)


def test_a_lesson_leaves_something_to_play() -> None:
    game = load_game("pdb")
    table = game.new(1, 2, {"first_leader": "2", "target": 3})
    steps = []
    while table.legal():
        move = next((each for each in table.legal() if each.text == "publish"), table.legal()[0])
        words = 'say = "Do it."\nrule = "4"\n' if table.actor == 0 else ""
        steps.append(f'[[step]]\nseat = {table.actor}\nmove = "{move.text}"\n{words}')
        table.play(move)
    with pytest.raises(BadInput, match=r"The lesson file a\.toml ends the game"):
        read_lesson(game, "a.toml", HEAD + "".join(steps))
