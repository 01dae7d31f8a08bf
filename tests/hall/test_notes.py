"""Teachers' notes: every file says what its game has, and a mistake in one is told in a sentence."""

import pytest

from labtable.hall.classes.notes import notes_file, notes_of, read_notes
from labtable.kernel import BadInput, load_game

ASKED = 'ask = "Why?"\nanswer = "So."'


@pytest.mark.parametrize("name", ["pdb", "gsa", "adna", "stem"])
def test_the_notes_of_a_game_plan_a_lesson_and_have_questions_for_what_may_happen(name: str) -> None:
    game = load_game(name)
    notes, file = notes_of(game), notes_file(game)
    assert sum(step.minutes for step in notes.plan) == 45
    assert len(notes.questions) >= 12
    assert {bool(each.card) for each in file.question} == {True, False}
    assert any(each.count for each in file.question)
    assert len({each.ask for each in file.question}) == len(file.question)


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ('kinds = ["planet"]', "has no cards of the kind 'planet'"),
        (f"[[question]]\n{ASKED}", "question number 1: it must hang on one card, one count or one rule"),
        (f'[[question]]\ncard = "4ins"\nrule = "5"\n{ASKED}', "it must hang on one"),
        (f'[[question]]\ncard = "moon"\n{ASKED}', "has no card 'moon'"),
        (f'[[question]]\ncount = "moons"\n{ASKED}', "counts no 'moons'"),
        (f'[[question]]\nrule = "99"\n{ASKED}', "has no rule 99"),
        ("[[question]]\nask = 1", "Expected `str`, got `int`"),
    ],
)
def test_a_mistake_in_a_file_is_told_in_a_sentence(text: str, why: str) -> None:
    with pytest.raises(BadInput) as told:
        read_notes(load_game("pdb"), "class.toml", text)
    assert why in str(told.value)
