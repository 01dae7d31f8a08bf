"""The course of a turn: from one question over all that asks nobody to the next one."""

from typing import Final

from labtable.games.gsa import actions, collaboration, discard, draw, modifiers, phases
from labtable.games.gsa.phase import Interlude, Question
from labtable.games.gsa.table import GsaTable
from labtable.kernel.move import Move
from labtable.kernel.phase import Phase


def number_of(phase: Phase) -> int:
    """The number by which tables know a phase."""
    return phase.number


QUESTIONS: Final[list[Question]] = sorted(
    [
        *draw.QUESTIONS,
        *actions.QUESTIONS,
        *collaboration.QUESTIONS,
        *modifiers.QUESTIONS,
        *discard.QUESTIONS,
    ],
    key=number_of,
)
INTERLUDES: Final[list[Interlude]] = [*draw.INTERLUDES]


def question_of(table: GsaTable) -> Question:
    """What the table asks; nobody ever sees it between two questions."""
    return QUESTIONS[table.phase]


def choose(table: GsaTable, move: Move) -> None:
    """Carry out a choice, then everything up to the next question; §G-92 one with a single answer is not asked."""
    chosen: Move | None = move
    while chosen is not None:
        question_of(table).choose(table, chosen)
        while table.phase >= phases.START:
            INTERLUDES[table.phase - phases.START].go_on(table)
        chosen = question_of(table).only_possibility(table)
