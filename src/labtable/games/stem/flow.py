"""The course of a turn: from one question over all that asks nobody to the next one."""

from typing import Final

from labtable.games.stem import end, enhancement, hero, inspiration, phases, setup, stack, turn
from labtable.games.stem.moves import StemMove
from labtable.games.stem.phase import Interlude, Invitation, Inviting, Phase, Question
from labtable.games.stem.table import StemTable


class Place:
    """Where a question is found by its number.

    Compiled code makes sure of the class of whatever it takes from a list; of a class without children that is quick.
    """

    def __init__(self, question: Question) -> None:
        self.question = question


def number_of(phase: Phase) -> int:
    """The number by which tables know a phase."""
    return phase.number


QUESTIONS: Final[list[Question]] = sorted(
    [
        *setup.QUESTIONS,
        *turn.QUESTIONS,
        *hero.QUESTIONS,
        *enhancement.QUESTIONS,
        *inspiration.QUESTIONS,
        *stack.QUESTIONS,
        *end.QUESTIONS,
    ],
    key=number_of,
)
PLACES: Final = [Place(question) for question in QUESTIONS]
INVITING: Final = [Inviting(each) for each in QUESTIONS if isinstance(each, Invitation)]
INTERLUDES: Final[list[Interlude]] = sorted(
    [*turn.INTERLUDES, *hero.INTERLUDES, *stack.INTERLUDES, *INVITING], key=number_of
)


def question_of(table: StemTable) -> Question:
    """What the table asks; nobody ever sees it between two questions."""
    return PLACES[table.phase].question


def choose(table: StemTable, move: StemMove) -> None:
    """Carry out a choice, then everything up to the next question; §S-69 one with a single answer is not asked."""
    chosen: StemMove | None = move
    while chosen is not None:
        question_of(table).choose(table, chosen)
        go_on(table)
        chosen = question_of(table).only_possibility(table)


def go_on(table: StemTable) -> None:
    """Everything that asks nobody."""
    while table.phase >= phases.START:
        INTERLUDES[table.phase - phases.START].go_on(table)
