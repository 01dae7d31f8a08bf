"""Phases: every one has its number, and the chapters say what each is."""

from labtable.games.stem import phases
from labtable.games.stem.flow import PHASES, PLACES
from tests.games.stem.tables import a_table

QUESTIONS = [place.question for place in PLACES if place.question is not None]


def test_every_phase_is_found_by_its_number() -> None:
    assert [phase.number for phase in PHASES] == list(range(phases.NEXT + 1))


def test_who_is_asked_is_a_secret_in_the_moments_for_inspirations_and_for_answers() -> None:
    table = a_table()
    assert [question.id for question in QUESTIONS if question.silence(table) is not None] == ["window", "answer"]


def test_a_player_is_midway_from_the_first_step_of_a_choice_to_its_last() -> None:
    midway = [question.id for question in QUESTIONS if question.midway]
    assert midway == ["aim", "ability", "add_to", "card", "step", "enhance", "extra", "drop"]
