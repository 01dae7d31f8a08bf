"""Every lesson can be played to its end, has words for each step, teaches good play, and leaves a game to play."""

import pytest

from labtable.bots import SearchBot, Weighed
from labtable.bots.search import Budget
from labtable.kernel import NOBODY, Game, Knowledge, Move, Table, load_game, seeded
from labtable.kernel.lesson import NEWCOMER, Lesson, lesson_of
from labtable.kernel.record import Step, lay_again, move_of, replay_on
from tests.games.ours import OURS

MOST_WORDS = 42  # what is read in a few seconds
FEWEST_STEPS, MOST_STEPS = 8, 16
LARGE = Budget(3000)  # looks at one decision, as many as the strongest level takes
CLEARLY = 0.04  # chances of winning; what falls behind by less can hardly be told from luck


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


@pytest.mark.many_games
@pytest.mark.parametrize("name", OURS)
def test_no_taught_move_is_clearly_worse_than_the_best_unless_it_shows_something(name: str) -> None:
    game, taught = load_game(name), lesson(name)
    table = lay_again(game, taught.record(game).header)
    losses: dict[str, float] = {}
    for number, step in enumerate(taught.step):
        move = move_of(game, table, number, Step(step.seat, step.move))
        if step.is_newcomers and not step.shows:
            losses[f"{number + 1} {step.move}"] = lost_by(game, table, move)
        table.play(move)
    assert {step: lost for step, lost in losses.items() if lost > CLEARLY} == {}


def lost_by(game: Game, table: Table, taught: Move) -> float:
    """By how much a move falls behind the one that a strong search finds best."""
    weighed = SearchBot(seeded(1), LARGE).weigh(Knowledge(game, table, NEWCOMER))
    worth = {each.move.text: each.worth for each in weighed}
    return max(weighed, key=Weighed.rank).worth - worth[taught.text]
