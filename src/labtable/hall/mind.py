"""A mind: what is asked of a thinker far away, a line each, and its answers; it remembers tables and matches."""

import msgspec

from labtable.hall.desks import Desks, Task
from labtable.hall.thinking import Memory, Question, answer


class Mind:
    """The tables and matches that one thinker knows; where machines are slow its levels may think for longer."""

    def __init__(self, patience: float = 1.0) -> None:
        self._memory, self._desks = Memory(patience), Desks()
        self._decoder: msgspec.json.Decoder[Question | Task] = msgspec.json.Decoder(Question | Task)

    def answer(self, line: bytes | str) -> bytes:
        """Think about a question, or count a piece of a review."""
        asked = self._decoder.decode(line)
        found = self._desks.count(asked) if isinstance(asked, Task) else answer(self._memory, asked)
        return msgspec.json.encode(found)
