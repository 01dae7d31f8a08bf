"""The guide: leads a newcomer through a lesson, and the bots too, as long as the match follows it."""

from labtable.hall.frames import Guidance
from labtable.hall.match import Match
from labtable.hall.seating import CannotDo
from labtable.hall.window import Window
from labtable.kernel import Move
from labtable.kernel.lesson import NEWCOMER, Lesson, LessonStep, lesson_of


class Guide:
    """A lesson beside the match that is to follow it."""

    def __init__(self, lesson: Lesson, match: Match) -> None:
        self.lesson = lesson
        self.match = match

    @property
    def step(self) -> LessonStep | None:
        """The step that comes next; None after the last."""
        at = len(self.match.record.steps)
        return self.lesson.step[at] if at < len(self.lesson.step) else None

    def move(self, step: LessonStep) -> Move:
        """The move of a step."""
        found = self.match.game.catalogue.named(step.move)
        assert found is not None, "the lesson was checked when it was read"
        return found

    def check(self, move: Move, window: Window | None) -> None:
        """Refuse the newcomer another move than that of the step."""
        step = self.newcomers_step(window)
        if step is not None and move.text != step.move:
            wanted = self.move(step).label
            raise CannotDo(f"First try this: {wanted}. To do as you like, leave the lesson.", step.rule)

    def lead(self, window: Window) -> bool:
        """Answer for everybody but the newcomer, who is asked only where the lesson has an answer for them.

        After the last step everybody answers for themselves; whether the lesson still leads.
        """
        if self.step is None:
            return False
        steps = self.answers(window)
        for asked in window.asked:
            step = steps.get(asked.seat)
            if step is None or not step.is_newcomers:
                window.answers[asked.seat] = asked.pass_move if step is None else self.move(step)
        window.awaited -= window.answers.keys()
        return True

    def answers(self, window: Window) -> dict[int, LessonStep]:
        """The steps with which the seats of a window answer; nobody comes to speak after the first real answer."""
        found: dict[int, LessonStep] = {}
        to_come = self.lesson.step[len(self.match.record.steps) :]
        for asked, step in zip(window.asked, to_come, strict=False):
            found[asked.seat] = step
            if step.move != asked.pass_move.text:
                break
        return found

    def guidance(self, window: Window | None) -> Guidance:
        """What the newcomer is told now."""
        taken = sum(step.is_newcomers for step in self.lesson.step[: len(self.match.record.steps)])
        step = self.newcomers_step(window)
        done = self.step is None
        return Guidance(
            number=min(taken + 1, self.lesson.newcomers),
            of=self.lesson.newcomers,
            say=self.lesson.farewell if done else step.say if step else "",
            rule=step.rule if step else "",
            move=step.move if step else None,
            done=done,
        )

    def newcomers_step(self, window: Window | None) -> LessonStep | None:
        """The step that the newcomer is to take now, if it is their turn."""
        if window is None:
            return self.step if self.step is not None and self.step.is_newcomers else None
        return None if window.answered(NEWCOMER) else self.answers(window).get(NEWCOMER)


def guide_of(match: Match) -> Guide | None:
    """A guide for a match that follows the lesson of its game so far."""
    lesson = lesson_of(match.game)
    if lesson is None:
        return None
    course = lesson.record(match.game).steps
    made = match.record.steps
    shared = min(len(course), len(made))
    return Guide(lesson, match) if made[:shared] == course[:shared] else None
