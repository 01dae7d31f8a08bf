"""A process in which bots think and reviews are counted: it reads what is asked, a line each, and answers it."""

import sys
from typing import BinaryIO

import msgspec

from labtable.hall.desks import Desks, Task
from labtable.hall.thinking import Memory, Question, answer


def serve(questions: BinaryIO, answers: BinaryIO) -> None:
    """Answer a line with a line until there are no more."""
    memory, desks = Memory(), Desks()
    decoder: msgspec.json.Decoder[Question | Task] = msgspec.json.Decoder(Question | Task)
    for line in questions:
        asked = decoder.decode(line)
        found = desks.count(asked) if isinstance(asked, Task) else answer(memory, asked)
        answers.write(msgspec.json.encode(found) + b"\n")
        answers.flush()


if __name__ == "__main__":
    serve(sys.stdin.buffer, sys.stdout.buffer)
