"""Phases: every one has its number, and the chapters say what each is."""

from labtable.games.stem import phases
from labtable.games.stem.flow import PHASES
from labtable.games.stem.phase import Moment, Question

QUESTIONS = [phase for phase in PHASES if isinstance(phase, Question)]


def test_every_phase_is_found_by_its_number() -> None:
    assert [phase.number for phase in PHASES] == list(range(phases.NEXT + 1))


def test_the_moments_for_inspirations_and_for_answers_are_the_secret_ones() -> None:
    assert [question.id for question in QUESTIONS if isinstance(question, Moment)] == ["window", "answer"]


def test_a_player_is_midway_from_the_first_step_of_a_choice_to_its_last() -> None:
    midway = [question.id for question in QUESTIONS if question.midway]
    assert midway == ["aim", "ability", "add_to", "card", "step", "enhance", "extra", "drop"]
