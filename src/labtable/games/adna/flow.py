"""The course of a turn: from one question over all that asks nobody to the next one."""

from typing import Final

from labtable.games.adna import cutting, effects, end, phases, reactions, settle, setup, turn
from labtable.games.adna.phase import Interlude, Question
from labtable.games.adna.table import AdnaTable
from labtable.kernel.move import Move
from labtable.kernel.phase import Phase


def number_of(phase: Phase) -> int:
    """The number by which tables know a phase."""
    return phase.number


QUESTIONS: Final[list[Question]] = sorted(
    [
        *setup.QUESTIONS,
        *turn.QUESTIONS,
        *settle.QUESTIONS,
        *effects.QUESTIONS,
        *reactions.QUESTIONS,
        *cutting.QUESTIONS,
        *end.QUESTIONS,
    ],
    key=number_of,
)
INTERLUDES: Final[list[Interlude]] = sorted([*setup.INTERLUDES, *turn.INTERLUDES, *settle.INTERLUDES], key=number_of)


def question_of(table: AdnaTable) -> Question:
    """What the table asks; nobody ever sees it between two questions."""
    return QUESTIONS[table.phase]


def choose(table: AdnaTable, move: Move) -> None:
    """Carry out a choice, then everything up to the next question."""
    question_of(table).choose(table, move)
    while table.phase >= phases.START:
        INTERLUDES[table.phase - phases.START].go_on(table)
