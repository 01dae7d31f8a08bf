"""The course of a turn: from one question over all that asks nobody to the next one."""

from typing import Final

from labtable.games.stem import end, enhancement, hero, inspiration, setup, stack, turn
from labtable.games.stem.moves import StemMove
from labtable.games.stem.phase import Interlude, Invitation, Inviting, Question
from labtable.games.stem.table import StemTable
from labtable.kernel.phase import Phase


class Place:
    """What a table finds by the number of its phase: a question, or what passes by itself.

    Compiled code makes sure of the class of whatever it takes from a list; of a class without children that is quick.
    """

    def __init__(self, phase: Phase) -> None:
        self.question = phase if isinstance(phase, Question) else None
        self.interlude = phase if isinstance(phase, Interlude) else None


def number_of(phase: Phase) -> int:
    """The number by which tables know a phase."""
    return phase.number


CHAPTERS: Final[list[Phase]] = [
    *setup.PHASES,
    *turn.PHASES,
    *hero.PHASES,
    *enhancement.PHASES,
    *inspiration.PHASES,
    *stack.PHASES,
    *end.PHASES,
]
INVITING: Final = [Inviting(phase) for phase in CHAPTERS if isinstance(phase, Invitation)]
PHASES: Final[list[Phase]] = sorted([*CHAPTERS, *INVITING], key=number_of)
PLACES: Final = [Place(phase) for phase in PHASES]


def question_of(table: StemTable) -> Question:
    """What the table asks."""
    question = PLACES[table.phase].question
    assert question is not None, "nobody looks at a table between two questions"
    return question


def choose(table: StemTable, move: StemMove) -> None:
    """Carry out a choice, then everything up to the next question; §S-69 one with a single answer is not asked."""
    question = question_of(table)
    chosen: StemMove | None = move
    while chosen is not None:
        question.choose(table, chosen)
        question = go_on(table)
        chosen = question.only_possibility(table)


def hush(table: StemTable) -> None:
    """§S-61 All pass who are asked for an Inspiration and hold none; it comes to the same as asking one by one."""
    while question_of(table).hush(table):
        only = go_on(table).only_possibility(table)
        if only is not None:
            choose(table, only)


def go_on(table: StemTable) -> Question:
    """Everything that asks nobody, up to the next question."""
    place = PLACES[table.phase]
    interlude = place.interlude
    while interlude is not None:
        interlude.go_on(table)
        place = PLACES[table.phase]
        interlude = place.interlude
    question = place.question
    assert question is not None, "what passes by itself leads to a question"
    return question
