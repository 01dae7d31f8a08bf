"""Every lesson can be played to its end has words for each step, and leaves a game to play."""

import pytest

from labtable.kernel import NOBODY, load_game
from labtable.kernel.lesson import NEWCOMER, Lesson, lesson_of
from labtable.kernel.record import lay_again, replay_on
from tests.games.ours import OURS

MOST_WORDS = 42  # what is read in a few seconds
FEWEST_STEPS, MOST_STEPS = 8, 14


def lesson(name: str) -> Lesson:
    found = lesson_of(load_game(name))
    assert found is not None
    return found


@pytest.mark.parametrize("name", OURS)
def test_a_lesson_is_played_and_the_game_goes_on(name: str) -> None:
    game = load_game(name)
    record = lesson(name).record(game)
    table = lay_again(game, record.header)
    played = list(replay_on(game, table, record))
    assert played == record.steps
    assert table.actor != NOBODY
    assert table.legal()


@pytest.mark.parametrize("name", OURS)
def test_every_step_of_the_newcomer_is_told_in_few_words(name: str) -> None:
    steps = [step for step in lesson(name).step if step.is_newcomers]
    assert FEWEST_STEPS <= len(steps) <= MOST_STEPS
    assert lesson(name).step[-1].seat == NEWCOMER, "the last words are the newcomer's"
    for step in steps:
        assert 0 < len(step.say.split()) <= MOST_WORDS, step.say
        assert step.say.endswith((".", "!"))
        assert step.rule in load_game(name).rulebook
