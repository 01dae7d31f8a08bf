"""Pupils: what people may ask for at a table that is a class's, and what they leave to their teacher."""

from labtable.hall.clock import Clock
from labtable.hall.seating import CannotDo, RoomState
from labtable.hall.wishes import (
    Answer,
    AskMe,
    FromBrowser,
    Hint,
    Hurry,
    LeaveLesson,
    OfTalk,
    Play,
    Substitute,
    Suggest,
    Undo,
    Withdraw,
)

OF_PUPILS = (Answer, AskMe, Hint, Hurry, LeaveLesson, OfTalk, Play, Substitute, Suggest, Undo, Withdraw)
WHILE_PAUSED = (AskMe, Hurry, OfTalk)


def check_pupil(state: RoomState, clock: Clock, message: FromBrowser) -> None:
    """Refuse at a table of a class what its teacher arranges, and while everything stands still, what moves it."""
    if state.of_class is None:
        return
    if not isinstance(message, OF_PUPILS):
        raise CannotDo("Your teacher arranges the tables of this class.")
    if isinstance(message, Hint) and not state.of_class.hints:
        raise CannotDo("Your teacher lets you find it out without hints.")
    if clock.stands and not isinstance(message, WHILE_PAUSED):
        raise CannotDo("Your teacher has paused the class; wait until it goes on.")
