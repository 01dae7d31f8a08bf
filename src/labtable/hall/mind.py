"""A mind: what is asked of a thinker far away, a line each, and its answers; it remembers tables and matches."""

import msgspec

from labtable.hall.desks import Desks, Task
from labtable.hall.thinking import Memory, Question, answer
from labtable.lab.trial import Trial


class Mind:
    """The tables and matches that one thinker knows; where machines are slow its levels may think for longer."""

    def __init__(self, patience: float = 1.0) -> None:
        self._memory, self._desks = Memory(patience), Desks()
        self._decoder: msgspec.json.Decoder[Question | Task | Trial] = msgspec.json.Decoder(Question | Task | Trial)

    def answer(self, line: bytes | str) -> bytes:
        """Think about a question, count a piece of a review, or try a card out."""
        match self._decoder.decode(line):
            case Trial() as trial:
                found: object = self._desks.try_out(trial)
            case Task() as task:
                found = self._desks.count(task)
            case question:
                found = answer(self._memory, question)
        return msgspec.json.encode(found)
