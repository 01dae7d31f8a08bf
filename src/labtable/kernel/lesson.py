"""Lessons: a first game on a prepared deal, in which every move of the newcomer has its words and its rule."""

from functools import lru_cache
from typing import Final

import msgspec
from msgspec.structs import replace

from labtable.kernel.errors import BadInput, BadRecord
from labtable.kernel.game import Game
from labtable.kernel.option import OptionValue
from labtable.kernel.record import Record, Step, lay_again, new_record, play_step
from labtable.kernel.table import NOBODY, Table
from labtable.kernel.toml import read_toml

FILE: Final = "lesson.toml"
NEWCOMER: Final = 0
MOST_GAMES: Final = 64  # whose lessons are remembered


class LessonStep(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One move of a lesson; where the newcomer makes it, what to do and why, and the paragraph that says so."""

    move: str
    seat: int = NEWCOMER
    say: str = ""
    rule: str = ""
    shows: str = ""
    """Those of its words that tell what a move is for which is not among the best; most steps teach good play."""

    @property
    def is_newcomers(self) -> bool:
        """Whether the newcomer makes this move and is told why."""
        return self.seat == NEWCOMER and self.say != ""


class Lesson(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A prepared deal and the moves on it, in the order of play; after the last one the game goes on freely.

    The file leaves out the passes of those who hold no answer; once it is read, they are there.
    """

    seed: int
    seats: int
    options: dict[str, OptionValue] = {}
    farewell: str
    """What is said after the last step."""
    step: list[LessonStep]

    @property
    def newcomers(self) -> int:
        """How many steps the newcomer takes."""
        return sum(step.is_newcomers for step in self.step)

    def record(self, game: Game) -> Record:
        """The record of the whole lesson."""
        record = new_record(game, self.seed, self.seats, dict(self.options))
        record.steps = [Step(step.seat, step.move) for step in self.step]
        return record


@lru_cache(MOST_GAMES)
def lesson_of(game: Game) -> Lesson | None:
    """The lesson that lies beside a game's module, if there is one; it is dealt with the game's own cards only."""
    file = game.beside(FILE)
    if file is None or game.edition != type(game)().edition:
        return None
    return read_lesson(game, str(file), file.read_text(encoding="utf-8"))


def read_lesson(game: Game, source: str, text: str) -> Lesson:
    """The lesson of a TOML text; one that cannot be played, or leaves the newcomer without words, is bad input."""
    lesson = read_toml("lesson file", source, text, Lesson)
    for number, step in enumerate(lesson.step, start=1):
        wrong = _wrong(game, step)
        if wrong:
            raise BadInput(f"The lesson file {source}, step number {number}: {wrong}.")
    try:
        whole, table = _played(game, lesson)
    except BadRecord as error:
        raise BadInput(f"The lesson file {source} cannot be played: {error}") from error
    if table.actor == NOBODY:
        raise BadInput(f"The lesson file {source} ends the game; leave the newcomer something to play.")
    return whole


def _played(game: Game, lesson: Lesson) -> tuple[Lesson, Table]:
    """The lesson with the passes between its steps of which there is nothing to say, and the table at its end."""
    table = lay_again(game, lesson.record(game).header)
    steps: list[LessonStep] = []
    for line, step in enumerate(lesson.step, start=2):
        while table.speechless() and (passing := table.silence()):
            steps.append(LessonStep(move=passing.text, seat=table.actor))
            table.carry_out(passing)
        play_step(game, table, line, Step(step.seat, step.move))
        steps.append(step)
    return replace(lesson, step=steps), table


def _wrong(game: Game, step: LessonStep) -> str:
    """What is wrong with the words of a step."""
    if step.seat == NEWCOMER and not (step.say and step.rule):
        return "the newcomer's move has no words or no rule"
    if step.rule and step.rule not in game.rulebook:
        return f"{game.title} has no rule {step.rule}"
    if step.shows not in step.say:
        return "what it shows is not told in its words"
    return ""
